import type { Knex } from 'knex';
import { insertRows } from '../../storage/sql/insert-rows.js';
import { isSqlite } from '../../storage/sql/is-sqlite.js';
import { MAX_ID } from '../records/record.js';
import type { Guarded } from '../records/record-password.js';
import type { Status } from '../records/status.js';
import type { Term } from './term.js';
import { type TermRow, toTerm } from './term-repository.js';

interface GuardedRow {
  readonly id: number;
  readonly author_id: number;
  readonly status: Status;
  readonly status_before_trash: Status | null;
  readonly password: string | null;
}

/** Changes of counts by term. */
export type CountChanges = ReadonlyMap<number, number>;

/** Finds the terms of each of these events, by name, with one query for both taxonomies. */
export async function findTermsOfEvents(
  knex: Knex,
  eventIds: readonly number[],
): Promise<Map<number, Term[]>> {
  const found = new Map<number, Term[]>(eventIds.map((id) => [id, []]));
  if (eventIds.length === 0) return found;
  const rows: (TermRow & { readonly event_id: number })[] = await knex('event_terms')
    .join('terms', 'terms.id', 'event_terms.term_id')
    .whereIn('event_terms.event_id', eventIds)
    .orderBy(['terms.name_key', 'terms.id'])
    .select('terms.*', 'event_terms.event_id');
  for (const row of rows) found.get(row.event_id)?.push(toTerm(row));
  return found;
}

/** Finds the fields of an event that decide who may read it. */
export async function findGuardedEvent(knex: Knex, id: number): Promise<Guarded | undefined> {
  const row = await knex<GuardedRow>('events')
    .where({ id })
    .first('author_id', 'status', 'status_before_trash', 'password');
  return (
    row && {
      authorId: row.author_id,
      status: row.status,
      statusBeforeTrash: row.status_before_trash ?? undefined,
      passwordHash: row.password ?? undefined,
    }
  );
}

/** Link of an event to a term. */
export interface TermLinkRow {
  readonly event_id: number;
  readonly term_id: number;
}

/** Finds the links of these events with one query, or without one if there are no events. */
export async function findTermLinks(
  trx: Knex.Transaction,
  eventIds: readonly number[],
): Promise<TermLinkRow[]> {
  if (eventIds.length === 0) return [];
  return trx<TermLinkRow>('event_terms').whereIn('event_id', eventIds).select('event_id', 'term_id');
}

/**
 * Locks the existing terms among `ids` until the transaction ends, and returns them by id, in the order of
 * their names. Call it before changing their links: a deletion also locks the term first.
 */
export async function lockTerms(trx: Knex.Transaction, ids: readonly number[]): Promise<Map<number, Term>> {
  const possible = ids.filter((id) => id <= MAX_ID);
  if (possible.length === 0) return new Map();
  // All transactions lock in the order of ids, to avoid deadlocks.
  const rows = await trx<TermRow>('terms').whereIn('id', possible).orderBy('id').forUpdate();
  return new Map(rows.sort(compareNames).map((row) => [row.id, toTerm(row)]));
}

/** Compares as the databases do, by bytes. */
function compareNames(one: TermRow, other: TermRow): number {
  return Buffer.compare(Buffer.from(one.name_key), Buffer.from(other.name_key)) || one.id - other.id;
}

export function linkTerms(trx: Knex.Transaction, links: readonly TermLinkRow[]): Promise<void> {
  return insertRows(
    trx,
    'event_terms',
    links.map((link) => ({ ...link })),
  );
}

export async function unlinkTerms(
  trx: Knex.Transaction,
  eventId: number,
  termIds: readonly number[],
): Promise<void> {
  if (termIds.length === 0) return;
  await trx('event_terms').where('event_id', eventId).whereIn('term_id', termIds).delete();
}

/** Adds to the counts of terms, which must be locked. */
export async function addToCounts(trx: Knex.Transaction, changes: CountChanges): Promise<void> {
  const changed = [...changes].filter(([, amount]) => amount !== 0);
  if (changed.length === 0) return;
  const each = isSqlite(trx) ? 'json_each' : 'json_each_text';
  await trx.raw(
    `UPDATE terms SET count = count + CAST(changed.value AS INTEGER) FROM ${each}(?) AS changed
      WHERE terms.id = CAST(changed.key AS INTEGER)`,
    [JSON.stringify(Object.fromEntries(changed))],
  );
}

/**
 * Counts events that are published (`1`) or unpublished (`-1`) at all of their terms. For operations that
 * only change the status of events; call it afterwards, in the same transaction.
 */
export async function countEventsAtTerms(
  trx: Knex.Transaction,
  eventIds: readonly number[],
  by: 1 | -1,
): Promise<void> {
  const rows: { term_id: number; links: number }[] = await trx('event_terms')
    .whereIn('event_id', eventIds)
    .groupBy('term_id')
    .select('term_id')
    .count({ links: '*' });
  const changes = new Map(rows.map(({ term_id: id, links }) => [id, by * links]));
  await lockTerms(trx, [...changes.keys()]);
  await addToCounts(trx, changes);
}

/** Recomputes the counts of all terms, after tables were filled without counting. */
export async function recountTerms(trx: Knex.Transaction): Promise<void> {
  await trx.raw(
    `UPDATE terms SET count = (
       SELECT COUNT(*) FROM event_terms JOIN events ON events.id = event_terms.event_id
        WHERE event_terms.term_id = terms.id AND events.status = 'publish')`,
  );
}
