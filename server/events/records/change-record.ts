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

/** Where records of a kind are kept, for those who change them. */
export interface RecordStore<Content extends RecordContent> {
  readonly kind: Exclude<RecordKind, 'image'>;
  readonly table: RecordTable;
  /** Locks the record until the transaction ends. */
  readonly findForChange: (trx: Transaction, id: number) => Promise<(Content & Stored) | undefined>;
  readonly update: (trx: Transaction, record: Content & Identified) => Promise<Content & Stored>;
  /** Removes the links of other records to one that goes to the trash. */
  readonly release: (trx: Transaction, id: number) => Promise<void>;
  /** Creates the error for an unknown record. */
  readonly unknown: () => AppError;
}

/** Caller and time of a change, and the revision that it expects. */
type CallerContext = Pick<ChangeContext, 'caller' | 'nowMs' | 'expected'>;

/** One change of one record. */
export interface Change<Content extends RecordContent> {
  /** The author that the request names. */
  readonly author: number | undefined;
  /** The slug that the request names, in its normal form. */
  readonly slug?: string | undefined;
  /** The record as it is wanted; its slug does not count. */
  readonly apply: (current: Content & Stored) => Content;
}

/**
 * Changes a record. Another status than `trash` takes it out of the trash, under its old slug where that is free.
 *
 * @throws {AppError} when there is none, and when the caller may not change it or give it to somebody else.
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

/** Moves a record to the trash. @throws {AppError} also when it is there already. */
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

/** Takes a record out of the trash, back to what it was before. @throws {AppError} also when it is not there. */
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

/** @throws {AppError} when an author who cannot edit others' records names somebody else. */
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
