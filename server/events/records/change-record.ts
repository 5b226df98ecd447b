import type { Principal } from '../../auth/principal.js';
import { AppError } from '../../lib/errors.js';
import type { Transaction } from '../../storage/database/database.js';
import { chooseSlug, chooseUniqueSlug } from './choose-slug.js';
import { requireRevision } from './precondition.js';
import type { Identified, RecordContent, RecordKind, Stored } from './record.js';
import { type ChangeContext, restoreRecord, trashRecord } from './record-changes.js';
import type { RecordTable } from './record-repository.js';
import { canEditOthers, forbiddenError, requireEditor } from './rights.js';
import { markTrashed, unmarkTrashed } from '../text/slug.js';

/** Store of records of a kind, for functions that change them. */
export interface RecordStore<Content extends RecordContent> {
  readonly kind: Exclude<RecordKind, 'image'>;
  readonly table: RecordTable;
  /** Locks the record until the transaction ends. */
  readonly findForChange: (trx: Transaction, id: number) => Promise<(Content & Stored) | undefined>;
  readonly update: (trx: Transaction, record: Content & Identified) => Promise<Content & Stored>;
  /** Removes links of other records to one that is moved to the trash. */
  readonly release: (trx: Transaction, id: number) => Promise<void>;
  /** Creates the error for an unknown record. */
  readonly unknown: () => AppError;
}

/** Caller and time of a change, and the revision that it expects. */
type CallerContext = Pick<ChangeContext, 'caller' | 'nowMs' | 'expected'>;

/** One change of one record. */
export interface Change<Content extends RecordContent> {
  /** Author named in the request. */
  readonly author: number | undefined;
  /** Normalized slug named in the request. */
  readonly slug?: string | undefined;
  /** Returns the changed record; its slug is ignored. */
  readonly apply: (current: Content & Stored) => Content;
}

/**
 * Changes a record. A status other than `trash` restores it from the trash, under its old slug if that is
 * free.
 *
 * @throws {AppError} if it does not exist, or the caller may not change it or assign it to another user.
 */
export async function changeRecordIn<Content extends RecordContent>(
  trx: Transaction,
  store: RecordStore<Content>,
  id: number,
  { author, slug, apply }: Change<Content>,
  { caller, nowMs, expected }: CallerContext,
): Promise<Content & Stored> {
  const current = await requireEditable(trx, store, id, caller);
  requireRevision(expected, current.revision);
  requireOwnAuthor(author, caller);
  const content = apply(current);
  if (content.status === 'trash') {
    const changed = { ...content, id, slug: current.slug };
    if (current.status === 'trash') return store.update(trx, changed);
    return putInTrash(trx, store, { ...changed, status: current.status }, nowMs);
  }
  return storeWithSlug(trx, store, { ...content, id, slug: slug ?? slugOutOfTrash(current) });
}

/** Moves a record to the trash. @throws {AppError} also if it is already there. */
export async function trashRecordIn<Content extends RecordContent>(
  trx: Transaction,
  store: RecordStore<Content>,
  id: number,
  { caller, nowMs, expected }: CallerContext,
): Promise<Content & Stored> {
  const record = await requireEditable(trx, store, id, caller);
  if (record.status === 'trash') {
    throw new AppError(`${store.kind}.in_trash`, `The ${store.kind} is already in the trash.`);
  }
  requireRevision(expected, record.revision);
  return putInTrash(trx, store, record, nowMs);
}

/** Restores a record from the trash to its earlier status. @throws {AppError} also if it is not there. */
export async function restoreRecordIn<Content extends RecordContent>(
  trx: Transaction,
  store: RecordStore<Content>,
  id: number,
  { caller, nowMs, expected }: CallerContext,
): Promise<Content & Stored> {
  const record = await requireEditable(trx, store, id, caller);
  if (record.status !== 'trash') {
    throw new AppError(`${store.kind}.not_in_trash`, `The ${store.kind} is not in the trash.`);
  }
  requireRevision(expected, record.revision);
  return storeWithSlug(trx, store, { ...restoreRecord(record, nowMs), slug: slugOutOfTrash(record) });
}

/**
 * Checks a named author. @throws {AppError} if a caller who cannot edit others' records names another user.
 */
export function requireOwnAuthor(author: number | undefined, caller: Principal): void {
  const isOwn = author === undefined || author === caller.userId;
  if (!isOwn && !canEditOthers(caller)) throw forbiddenError(caller);
}

async function requireEditable<Content extends RecordContent>(
  trx: Transaction,
  store: RecordStore<Content>,
  id: number,
  caller: Principal,
): Promise<Content & Stored> {
  const record = await store.findForChange(trx, id);
  if (record === undefined) throw store.unknown();
  requireEditor(caller, record);
  return record;
}

async function putInTrash<Content extends RecordContent>(
  trx: Transaction,
  store: RecordStore<Content>,
  record: Content & Identified,
  nowMs: number,
): Promise<Content & Stored> {
  await store.release(trx, record.id);
  const slug = await chooseUniqueSlug(trx, store.table, record.id, markTrashed(record.slug));
  return store.update(trx, { ...trashRecord(record, nowMs), slug });
}

async function storeWithSlug<Content extends RecordContent>(
  trx: Transaction,
  store: RecordStore<Content>,
  record: Content & Identified,
): Promise<Content & Stored> {
  return store.update(trx, { ...record, slug: await chooseSlug(trx, store.table, record, record.slug) });
}

function slugOutOfTrash({ status, slug, slugBeforeTrash }: RecordContent): string {
  return status === 'trash' ? (slugBeforeTrash ?? unmarkTrashed(slug)) : slug;
}
