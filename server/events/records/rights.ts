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

/** True if the caller may create records, and list unpublished ones. */
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

/**
 * True if a record may be matched by a name that the caller sends: its password must not hide it from the
 * caller.
 */
export function isKnownTo(
  caller: Caller,
  record: Owned & { readonly passwordHash: string | undefined },
): boolean {
  return canRead(caller, record) && (record.passwordHash === undefined || canEdit(caller, record));
}

/**
 * True if the caller may update and delete the record. A contributor loses this right once a record is or
 * was published.
 */
export function canEdit(caller: Caller, record: Owned): boolean {
  if (!canWrite(caller)) return false;
  if (canEditOthers(caller)) return true;
  if (caller.userId !== record.authorId) return false;
  const status = record.status === 'trash' ? record.statusBeforeTrash : record.status;
  return canPublish(caller) || (status !== 'publish' && status !== 'future');
}

/** Requires the right to write. @throws {AppError} 401 for anonymous callers, 403 without the right. */
export function requireWriter(caller: Caller): Principal {
  if (canWrite(caller)) return caller;
  throw forbiddenError(caller);
}

/** Requires the right to change the record. @throws {AppError} without it. */
export function requireEditor(caller: Caller, record: Owned): void {
  if (!canEdit(caller, record)) throw forbiddenError(caller);
}

/**
 * Makes the error of a forbidden request. Its text for anonymous callers tells a client that sent
 * credentials that an intermediary removed them.
 */
export function forbiddenError(caller: Caller): AppError {
  return caller === undefined
    ? new AppError('access.token_required', 'You may not do this: the request has no credentials.')
    : new AppError('access.forbidden', 'You may not do this.');
}
