import type { Transaction } from '../storage/database.js';
import { findTakenSlugs, type RecordTable } from './record-repository.js';
import { makeSlug, makeUnique } from './slug.js';
import { isUnfinished, type Status } from './status.js';

/**
 * The slug that a record gets: the wanted one, else the one of its title, else its id; with a number where
 * others of its kind have it. Drafts keep what was wanted as it is until they are published, even if nothing.
 */
export async function chooseSlug(
  trx: Transaction,
  table: RecordTable,
  record: { readonly id: number; readonly title: string; readonly status: Status },
  wanted: string,
): Promise<string> {
  if (isUnfinished(record.status)) return wanted;
  return chooseUniqueSlug(trx, table, record.id, wanted || makeSlug(record.title) || String(record.id));
}

/** `slug`, or with a number where another record of its kind has it. */
export async function chooseUniqueSlug(
  trx: Transaction,
  table: RecordTable,
  id: number,
  slug: string,
): Promise<string> {
  return makeUnique(slug, await findTakenSlugs(trx, table, slug, id));
}
