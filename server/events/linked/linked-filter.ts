import type { Fault } from '../../lib/errors.js';
import type { Database } from '../../storage/database/database.js';
import { invalidField } from '../records/fault.js';
import { findOwned } from '../records/record-repository.js';
import { type Caller, canRead, type Owned } from '../records/rights.js';

/** Table of each kind of record that lists are filtered by. */
const FILTERS = {
  venue: { field: 'venue', table: 'venues' },
  organizer: { field: 'organizer', table: 'organizers' },
  event: { field: 'post_parent', table: 'events' },
} as const;

export type FilterKind = keyof typeof FILTERS;

/** Records that a filter names by id, for every caller, and faults for unknown ids. */
export interface LinkedFilterIds {
  readonly records: ReadonlyMap<number, Owned>;
  readonly faults: readonly Fault[];
}

/** The records of this kind with these ids. */
export async function resolveLinkedFilter(
  { knex }: Pick<Database, 'knex'>,
  kind: FilterKind,
  ids: readonly number[],
): Promise<LinkedFilterIds> {
  const { field, table } = FILTERS[kind];
  const records = await findOwned(knex, table, ids);
  const unknown = ids.filter((id) => !records.has(id));
  const reason = `must contain ids of existing ${kind}s only; not found: ${unknown.join(', ')}`;
  return { records, faults: unknown.length === 0 ? [] : [invalidField(field, reason)] };
}

/**
 * Returns the ids that the caller may read: a list must not tell which events are linked to the others, or parts of
 * them.
 */
export function readableIds({ records }: LinkedFilterIds, caller: Caller): number[] {
  return [...records].flatMap(([id, record]) => (canRead(caller, record) ? [id] : []));
}
