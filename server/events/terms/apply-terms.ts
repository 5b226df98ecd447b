import type { Principal } from '../../auth/principal.js';
import { AppError } from '../../lib/errors.js';
import type { Transaction } from '../../storage/database/database.js';
import { runInTransactionOrder } from '../../storage/sql/run-in-transaction-order.js';
import { invalidField } from '../records/fault.js';
import { foldName } from '../text/slug.js';
import type { Status } from '../records/status.js';
import { TAXONOMIES, type Taxonomy, type Term } from './term.js';
import { readTermLinks, type TermLinks, type TermReference } from './term-link.js';
import { describeMissing } from './term-link-checks.js';
import {
  addToCounts,
  findTermLinks,
  linkTerms,
  lockTerms,
  type TermLinkRow,
  unlinkTerms,
} from './term-link-repository.js';
import { canNameNewTerm, FIELD_KEYS, findTermsMeant } from './term-names.js';
import { canWriteTerms } from './term-rights.js';
import { createTermIn } from './write-term.js';

/** Change of an event, as far as it affects terms. */
export interface TermsChange {
  readonly event: { readonly id: number; readonly status: Status };
  /** Status of the event before the change; `undefined` for a new one. */
  readonly statusBefore: Status | undefined;
  readonly links: TermLinks;
  readonly caller: Principal;
}

/**
 * Sets the terms of an event from a request, creates missing ones, and keeps the counts of all of them
 * correct. Call it for every change of an event, even of its status alone: after the event is stored, while
 * it is locked, and after venues and organizers are locked, to avoid deadlocks.
 *
 * @throws {AppError} for a missing term that the caller may not create.
 */
export async function applyTerms(trx: Transaction, change: TermsChange): Promise<void> {
  await linkTermsOf(trx, await findNamedTerms(trx, [change]));
}

/** Locked terms, and the events that have or get them. */
export interface NamedTerms {
  readonly resolved: readonly ResolvedTermsChange[];
  /** Existing links. */
  readonly links: readonly TermLinkRow[];
  readonly terms: ReadonlyMap<number, Term>;
}

/**
 * First half of `applyTerms`, for several events: finds the terms, creates missing ones, and locks them.
 */
export async function findNamedTerms(trx: Transaction, changes: readonly TermsChange[]): Promise<NamedTerms> {
  const resolved: ResolvedTermsChange[] = [];
  for (const change of changes) {
    const sent = readTermLinks(change.links);
    if (sent.size === 0 && !changesCounts(change)) continue;
    resolved.push({ ...change, wanted: await findWanted(trx, sent, change.caller) });
  }
  const old = resolved.filter(({ statusBefore }) => statusBefore !== undefined);
  const links = await findTermLinks(
    trx,
    old.map(({ event }) => event.id),
  );
  const named = resolved.flatMap(({ wanted }) => [...wanted.values()].flat());
  // Lock before any link changes; terms that are no longer found were deleted meanwhile.
  const terms = await lockTerms(trx, [...new Set([...links.map(({ term_id: id }) => id), ...named])]);
  return { resolved, links, terms };
}

/** Second half: links and counts. @returns the terms of each event, as an event shows them. */
export async function linkTermsOf(
  trx: Transaction,
  { resolved, links, terms }: NamedTerms,
): Promise<Map<number, Term[]>> {
  const added: TermLinkRow[] = [];
  const counts = new Map<number, number>();
  const termsOf = new Map<number, Set<number>>();
  for (const termsChange of resolved) {
    const { id: event_id, status } = termsChange.event;
    const ownLinks = links.filter((link) => link.event_id === event_id);
    const before = new Set(ownLinks.map((link) => link.term_id).filter((id) => terms.has(id)));
    const after = new Set(
      [...terms.values()].flatMap(({ id, taxonomy }) => {
        const isWanted = termsChange.wanted.get(taxonomy)?.includes(id) ?? before.has(id);
        return isWanted ? [id] : [];
      }),
    );
    await unlinkTerms(
      trx,
      event_id,
      [...before].filter((id) => !after.has(id)),
    );
    added.push(...[...after].filter((id) => !before.has(id)).map((term_id) => ({ event_id, term_id })));
    for (const id of new Set([...before, ...after])) {
      const now = Number(isCounted(status) && after.has(id));
      const change = now - Number(isCounted(termsChange.statusBefore) && before.has(id));
      counts.set(id, (counts.get(id) ?? 0) + change);
    }
    termsOf.set(event_id, after);
  }
  await runInTransactionOrder(trx, [() => linkTerms(trx, added), () => addToCounts(trx, counts)]);
  const counted = [...terms.values()].map((term) => ({
    ...term,
    count: term.count + (counts.get(term.id) ?? 0),
  }));
  return new Map([...termsOf].map(([eventId, ids]) => [eventId, counted.filter(({ id }) => ids.has(id))]));
}

interface ResolvedTermsChange extends TermsChange {
  /** Ids by taxonomy. */
  readonly wanted: ReadonlyMap<Taxonomy, readonly number[]>;
}

function isCounted(status: Status | undefined): boolean {
  return status === 'publish';
}

/** True if counts change, even if the request does not mention terms. */
function changesCounts({ event, statusBefore }: TermsChange): boolean {
  return statusBefore !== undefined && isCounted(statusBefore) !== isCounted(event.status);
}

/** Finds the ids of requested terms, by taxonomy. Numbers are accepted unchecked. */
async function findWanted(
  trx: Transaction,
  sent: ReadonlyMap<Taxonomy, readonly TermReference[]>,
  caller: Principal,
): Promise<Map<Taxonomy, number[]>> {
  const wanted = new Map<Taxonomy, number[]>();
  for (const [taxonomy, references] of sent) {
    const ids = references.filter((reference) => typeof reference === 'number');
    const texts = references.filter((reference) => typeof reference === 'string');
    const found = await findTermsMeant(trx, taxonomy, texts, FIELD_KEYS);
    const missing = texts.filter((text) => !found.has(text) && canNameNewTerm(text));
    const created = await createMissing(trx, taxonomy, missing, caller);
    wanted.set(taxonomy, [...ids, ...[...found.values()].map(({ id }) => id), ...created]);
  }
  return wanted;
}

async function createMissing(
  trx: Transaction,
  taxonomy: Taxonomy,
  names: readonly string[],
  caller: Principal,
): Promise<number[]> {
  if (names.length === 0) return [];
  if (!canWriteTerms(caller, taxonomy)) {
    const faults = [invalidField(TAXONOMIES[taxonomy].list, describeMissing(names))];
    throw new AppError('request.invalid', 'Some parameters were not accepted.', { faults });
  }
  const ids: number[] = [];
  // Create in one order, so that requests for the same terms cannot deadlock.
  for (const name of names.toSorted(compareNames)) {
    // Two of the names may differ in case only.
    const same = await findTermsMeant(trx, taxonomy, [name], ['name']);
    ids.push(same.get(name)?.id ?? (await createOrFind(trx, taxonomy, name)));
  }
  return ids;
}

/** Returns the id of a new term, or of one that another request has created concurrently. */
async function createOrFind(trx: Transaction, taxonomy: Taxonomy, name: string): Promise<number> {
  try {
    return (await createTermIn(trx, taxonomy, { name })).id;
  } catch (error) {
    const known =
      error instanceof AppError && error.code === 'term.exists' ? error.data['term_id'] : undefined;
    if (typeof known === 'number') return known;
    throw error;
  }
}

function compareNames(one: string, other: string): number {
  const [a, b] = [foldName(one), foldName(other)];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
