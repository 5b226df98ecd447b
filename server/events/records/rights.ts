import type { Principal } from '../../auth/principal.js';
import { AppError } from '../../lib/errors.js';
import type { Status } from './status.js';

/** Principal that makes the request; `undefined` is anonymous. */
export type Caller = Principal | undefined;

/** Fields of a record that rights depend on. */
export interface Owned {
  readonly authorId: number;
  readonly status: Status;
  /** Status that a record in the trash had before. */
  readonly statusBeforeTrash: Status | undefined;
}

/** May create records and list more than published ones. */
export function canWrite(caller: Caller): caller is Principal {
  return caller !== undefined && caller.role !== 'subscriber';
}

export function canPublish(caller: Principal): boolean {
  return canEditOthers(caller) || caller.role === 'author';
}

export function canEditOthers(caller: Caller): boolean {
  return caller?.role === 'administrator' || caller?.role === 'editor';
}

/** True if the caller may see the record at all. Trash counts as unpublished. */
export function canRead(caller: Caller, record: Owned): boolean {
  if (record.status === 'publish' || canEditOthers(caller)) return true;
  return canWrite(caller) && caller.userId === record.authorId;
}

/** True if the caller may link an event to the venue or organizer. */
export function isLinkable(caller: Caller, record: Owned): boolean {
  return record.status !== 'trash' && canRead(caller, record);
}

/** True if a record may stand for one that the caller names: its password must not keep it from them. */
export function isKnownTo(
  caller: Caller,
  record: Owned & { readonly passwordHash: string | undefined },
): boolean {
  return canRead(caller, record) && (record.passwordHash === undefined || canEdit(caller, record));
}

/** Updating and deleting. A contributor loses the right to a record that is or was published. */
export function canEdit(caller: Caller, record: Owned): boolean {
  if (!canWrite(caller)) return false;
  if (canEditOthers(caller)) return true;
  if (caller.userId !== record.authorId) return false;
  const status = record.status === 'trash' ? record.statusBeforeTrash : record.status;
  return canPublish(caller) || (status !== 'publish' && status !== 'future');
}

/** @throws {AppError} 401 for the anonymous, 403 for those without the right to write at all. */
export function requireWriter(caller: Caller): Principal {
  if (canWrite(caller)) return caller;
  throw forbiddenError(caller);
}

/** @throws {AppError} when the caller may not change the record. */
export function requireEditor(caller: Caller, record: Owned): void {
  if (!canEdit(caller, record)) throw forbiddenError(caller);
}

/** Whoever has sent credentials may learn from it that a server in between has kept them. */
export function forbiddenError(caller: Caller): AppError {
  return caller === undefined
    ? new AppError('access.token_required', 'You may not do this: the request has no credentials.')
    : new AppError('access.forbidden', 'You may not do this.');
}
