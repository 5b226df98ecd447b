import type { Knex } from 'knex';

/** Data about a venue or organizer from calendars. */
export interface LinkedImport<Said> {
  readonly recordId: number;
  /** Revision that the last import left a record in which an import made; `undefined` for records that were made here. */
  readonly revision: number | undefined;
  /** Details that a calendar gave for the record, whether it has them or not. */
  readonly said: Said;
}

interface LinkedImportRow {
  readonly record_id: number;
  readonly revision: number | null;
  readonly said: string;
}

/** Finds the calendar data of records by their ids; records that no calendar named have none. */
export async function findLinkedImports<Said>(
  knex: Knex,
  ids: readonly number[],
): Promise<Map<number, LinkedImport<Said>>> {
  if (ids.length === 0) return new Map();
  const rows = await knex<LinkedImportRow>('linked_imports').whereIn('record_id', ids);
  return new Map(
    rows.map(({ record_id: recordId, revision, said }) => [
      recordId,
      { recordId, revision: revision ?? undefined, said: JSON.parse(said) as Said },
    ]),
  );
}

/** Replaces the calendar data of a record. */
export async function saveLinkedImport<Said>(
  trx: Knex.Transaction,
  { recordId, revision, said }: LinkedImport<Said>,
): Promise<void> {
  await trx<LinkedImportRow>('linked_imports')
    .insert({ record_id: recordId, revision: revision ?? null, said: JSON.stringify(said) })
    .onConflict('record_id')
    .merge();
}

/** Counts a change that the server made by itself as one of the import's: the record is still as the import left it. */
export async function followRevision(
  trx: Knex.Transaction,
  { id, revision }: { readonly id: number; readonly revision: number },
): Promise<void> {
  await trx<LinkedImportRow>('linked_imports')
    .where({ record_id: id, revision: revision - 1 })
    .update({ revision });
}

/** Names the links of events to one record. */
export interface LinksOfRecord {
  readonly table: 'event_venues' | 'event_organizers';
  readonly key: 'venue_id' | 'organizer_id';
  readonly recordId: number;
}

/**
 * Finds the UIDs of other events that are linked to a record and not in the trash, at most `limit`. Events created
 * here have an empty UID.
 */
export async function findLinkedUids(
  knex: Knex,
  { table, key, recordId }: LinksOfRecord,
  { exceptId, limit }: { readonly exceptId: number | undefined; readonly limit: number },
): Promise<string[]> {
  const query: Knex.QueryBuilder = knex(table)
    .join('events', 'events.id', `${table}.event_id`)
    .where(`${table}.${key}`, recordId)
    .whereNot('events.status', 'trash')
    .distinct('events.uid')
    .limit(limit);
  if (exceptId !== undefined) void query.whereNot('events.id', exceptId);
  const rows = (await query) as { readonly uid: string | null }[];
  return rows.map(({ uid }) => uid ?? '');
}
