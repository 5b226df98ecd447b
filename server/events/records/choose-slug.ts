import type { Transaction } from '../../storage/database/database.js';
import { findTakenSlugs, type RecordTable } from './record-repository.js';
import { makeSlug, makeUnique } from '../text/slug.js';
import { isUnfinished, type Status } from './status.js';

interface Titled {
  readonly id: number;
  readonly title: string;
  readonly status: Status;
}

/**
 * Chooses the slug of a record: the requested one, else that of its title, else its id; with a number if
 * another record of its kind has it. Drafts keep the requested slug, even if empty, until they are
 * published.
 */
export async function chooseSlug(
  trx: Transaction,
  table: RecordTable,
  record: Titled,
  wanted: string,
): Promise<string> {
  if (isUnfinished(record.status)) return wanted;
  const slug = wanted || makeSlug(record.title) || String(record.id);
  return chooseUniqueSlug(trx, table, record.id, slug);
}

/**
 * Chooses distinct slugs for records that are stored together, in order. Waits for their ids only if one is
 * needed.
 */
export async function chooseSlugs(
  trx: Transaction,
  table: RecordTable,
  records: readonly { readonly record: Omit<Titled, 'id'>; readonly wanted: string }[],
  ids: Promise<readonly number[]>,
): Promise<string[]> {
  const preferred: { readonly slug: string; readonly isShared: boolean }[] = [];
  for (const [index, { record, wanted }] of records.entries()) {
    const isShared = isUnfinished(record.status);
    const slug = wanted || isShared ? wanted : makeSlug(record.title) || String((await ids)[index]);
    preferred.push({ slug, isShared });
  }
  const unique = preferred.filter(({ isShared }) => !isShared).map(({ slug }) => slug);
  const taken = await findTakenSlugs(trx, table, [...new Set(unique)]);
  return preferred.map(({ slug: wanted, isShared }) => {
    if (isShared) return wanted;
    const slug = makeUnique(wanted, taken);
    taken.add(slug);
    return slug;
  });
}

/** Returns `slug`, with a number if another record of its kind has it. */
export async function chooseUniqueSlug(
  trx: Transaction,
  table: RecordTable,
  id: number,
  slug: string,
): Promise<string> {
  return makeUnique(slug, await findTakenSlugs(trx, table, [slug], id));
}
