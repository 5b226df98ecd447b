import type { Fault } from '../errors.js';
import type { Database } from '../storage/database.js';
import { invalid } from './fault.js';
import type { LinkedKind } from './linked-record.js';
import { findOwned } from './record-repository.js';
import { type Caller, canRead, type Owned } from './rights.js';

const TABLES = { venue: 'venues', organizer: 'organizers' } as const;

/** What a filter of a list names by id, whoever asks, and what it names in vain. */
export interface LinkedFilterIds {
  readonly records: ReadonlyMap<number, Owned>;
  readonly faults: readonly Fault[];
}

/** The venues or organizers with these ids. */
export async function resolveLinkedFilter(
  { knex }: Pick<Database, 'knex'>,
  kind: LinkedKind,
  ids: readonly number[],
): Promise<LinkedFilterIds> {
  const records = await findOwned(knex, TABLES[kind], ids);
  const unknown = ids.filter((id) => !records.has(id));
  const reason = `has ids of no ${kind}: ${unknown.join(', ')}`;
  return { records, faults: unknown.length === 0 ? [] : [invalid(kind, reason)] };
}

/** Those that the caller may read: a list must not tell which events are linked to the others. */
export function readableIds({ records }: LinkedFilterIds, caller: Caller): number[] {
  return [...records].flatMap(([id, record]) => (canRead(caller, record) ? [id] : []));
}
