import type { Knex } from 'knex';
import { batchLookup } from '../../storage/sql/batch-lookup.js';
import { MAX_ID, type RecordKind } from './record.js';
import type { Owned } from './rights.js';
import type { Status } from './status.js';

/** Record named by its id in a request. */
export interface NamedRecord {
  readonly kind: RecordKind;
  /** Fields of venues and organizers that rights depend on. */
  readonly owned: Owned | undefined;
}

interface NamedRow {
  readonly id: number;
  readonly kind: RecordKind;
  readonly author_id: number | null;
  readonly status: Status | null;
  readonly status_before_trash: Status | null;
}

/** Finds the record with this id. Concurrent lookups, of many requests and of all kinds, share one query. */
export async function findNamedRecord(knex: Knex, id: number): Promise<NamedRecord | undefined> {
  return id > MAX_ID ? undefined : findGathered(knex, id);
}

const findGathered = batchLookup(async (knex, ids: readonly number[]) => {
  const eitherOf = (column: string): Knex.Raw =>
    knex.raw('coalesce(??, ??) as ??', [`venues.${column}`, `organizers.${column}`, column]);
  const rows: NamedRow[] = await knex('records')
    .leftJoin('venues', 'venues.id', 'records.id')
    .leftJoin('organizers', 'organizers.id', 'records.id')
    .whereIn('records.id', ids)
    .select('records.id', 'records.kind', ...['author_id', 'status', 'status_before_trash'].map(eitherOf));
  return new Map(rows.map((row) => [row.id, { kind: row.kind, owned: toOwned(row) }]));
});

function toOwned({ author_id: authorId, status, status_before_trash: before }: NamedRow): Owned | undefined {
  if (authorId === null || status === null) return undefined;
  return { authorId, status, statusBeforeTrash: before ?? undefined };
}
