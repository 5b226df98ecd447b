import type { Knex } from 'knex';
import { MAX_ID } from './record.js';
import type { Taxonomy, Term } from './term.js';
import { type TermRow, toTerm } from './term-repository.js';

/** Terms by how much their counts change. */
export type CountChanges = ReadonlyMap<number, number>;

/** The terms of each of these events, by name. One query for both taxonomies. */
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

export async function findTermIdsOfEvent(trx: Knex.Transaction, eventId: number): Promise<number[]> {
  const rows: { term_id: number }[] = await trx('event_terms').where('event_id', eventId).select('term_id');
  return rows.map(({ term_id: id }) => id);
}

/**
 * Those of `ids` that are terms, with their taxonomies, so that nobody can change them before the transaction ends.
 * Call it before their links are touched: whoever deletes a term locks it first, too.
 */
export async function lockTerms(
  trx: Knex.Transaction,
  ids: readonly number[],
): Promise<Map<number, Taxonomy>> {
  const possible = ids.filter((id) => id <= MAX_ID);
  if (possible.length === 0) return new Map();
  // In the order of ids, as all do who lock several: so that no two wait for each other.
  const rows = await trx<TermRow>('terms')
    .whereIn('id', possible)
    .orderBy('id')
    .forUpdate()
    .select('id', 'taxonomy');
  return new Map(rows.map(({ id, taxonomy }) => [id, taxonomy]));
}

export async function linkTerms(
  trx: Knex.Transaction,
  eventId: number,
  termIds: readonly number[],
): Promise<void> {
  if (termIds.length === 0) return;
  await trx('event_terms').insert(termIds.map((termId) => ({ event_id: eventId, term_id: termId })));
}

export async function unlinkTerms(
  trx: Knex.Transaction,
  eventId: number,
  termIds: readonly number[],
): Promise<void> {
  if (termIds.length === 0) return;
  await trx('event_terms').where('event_id', eventId).whereIn('term_id', termIds).delete();
}

/** The terms must be locked. */
export async function addToCounts(trx: Knex.Transaction, changes: CountChanges): Promise<void> {
  for (const amount of new Set(changes.values())) {
    const ids = [...changes.keys()].filter((id) => changes.get(id) === amount);
    if (amount !== 0) await trx<TermRow>('terms').whereIn('id', ids).increment('count', amount);
  }
}

/**
 * Counts events that become published (`1`), or stop being so (`-1`), at all of their terms. For whoever changes
 * the status of events and nothing else; call it after, in the same transaction.
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

/** Counts anew for all terms, for whoever filled the tables without counting. */
export async function recountTerms(trx: Knex.Transaction): Promise<void> {
  await trx.raw(
    `UPDATE terms SET count = (
       SELECT COUNT(*) FROM event_terms JOIN events ON events.id = event_terms.event_id
        WHERE event_terms.term_id = terms.id AND events.status = 'publish')`,
  );
}
