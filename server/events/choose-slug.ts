import type { Transaction } from '../storage/database.js';
import { findTakenSlugs, type RecordTable } from './record-repository.js';
import { makeSlug, makeUnique } from './slug.js';
import { isUnfinished, type Status } from './status.js';

interface Titled {
  readonly id: number;
  readonly title: string;
  readonly status: Status;
}

/**
 * The slug that a record gets: the wanted one, else the one of its title, else its id; with a number where
 * others of its kind have it. Drafts keep what was wanted as it is until they are published, even if nothing.
 */
export async function chooseSlug(
  trx: Transaction,
  table: RecordTable,
  record: Titled,
  wanted: string,
): Promise<string> {
  if (isUnfinished(record.status)) return wanted;
  return chooseUniqueSlug(trx, table, record.id, preferredSlug(record, wanted));
}

/** The same for records that are about to be stored together, in their order: each differs from the others, too. */
export async function chooseSlugs(
  trx: Transaction,
  table: RecordTable,
  records: readonly { readonly record: Titled; readonly wanted: string }[],
): Promise<string[]> {
  const preferred = records.map(({ record, wanted }) =>
    isUnfinished(record.status)
      ? { slug: wanted, isShared: true }
      : { slug: preferredSlug(record, wanted), isShared: false },
  );
  const unique = preferred.filter(({ isShared }) => !isShared).map(({ slug }) => slug);
  const taken = await findTakenSlugs(trx, table, [...new Set(unique)]);
  return preferred.map(({ slug: wanted, isShared }) => {
    if (isShared) return wanted;
    const slug = makeUnique(wanted, taken);
    taken.add(slug);
    return slug;
  });
}

/** `slug`, or with a number where another record of its kind has it. */
export async function chooseUniqueSlug(
  trx: Transaction,
  table: RecordTable,
  id: number,
  slug: string,
): Promise<string> {
  return makeUnique(slug, await findTakenSlugs(trx, table, [slug], id));
}

function preferredSlug({ id, title }: Titled, wanted: string): string {
  return wanted || makeSlug(title) || String(id);
}
