import type { Principal } from '../access/principal.js';
import { AppError } from '../errors.js';
import type { Transaction } from '../storage/database.js';
import { invalid } from './fault.js';
import { makeSlug } from './slug.js';
import type { Status } from './status.js';
import { TAXONOMIES, type Taxonomy } from './term.js';
import { readTermLinks, type TermLinks, type TermWish } from './term-link.js';
import { describeMissing } from './term-link-checks.js';
import {
  addToCounts,
  findTermIdsOfEvent,
  linkTerms,
  lockTerms,
  unlinkTerms,
} from './term-link-repository.js';
import { findTermsMeant } from './term-names.js';
import { canWriteTerms } from './term-rights.js';
import { createTermIn } from './write-term.js';

/** A change of an event, as far as its terms are concerned. */
export interface TermsChange {
  readonly event: { readonly id: number; readonly status: Status };
  /** What the event was before; `undefined` for a new one. */
  readonly statusBefore: Status | undefined;
  readonly links: TermLinks;
  readonly caller: Principal;
}

/**
 * Gives an event the terms that a request names, creating those that are not there yet, and keeps the counts of
 * all of them right. For every change of an event, also of its status alone: call it when the event is stored,
 * while nobody else can change it, and after venues and organizers were locked, so that no two wait for each other.
 *
 * @throws {AppError} when there is a term to create that the caller may not create.
 */
export async function applyTerms(
  trx: Transaction,
  { event, statusBefore, links, caller }: TermsChange,
): Promise<void> {
  const sent = readTermLinks(links);
  const wasCounted = statusBefore === 'publish';
  const isCounted = event.status === 'publish';
  if (sent.size === 0 && (statusBefore === undefined || wasCounted === isCounted)) return;
  const wanted = await findWanted(trx, sent, caller);
  const linked = statusBefore === undefined ? [] : await findTermIdsOfEvent(trx, event.id);
  // Before any link changes; what is not found any more was deleted since.
  const taxonomies = await lockTerms(trx, [...new Set([...linked, ...[...wanted.values()].flat()])]);
  const before = new Set(linked.filter((id) => taxonomies.has(id)));
  const after = new Set(
    [...taxonomies].flatMap(([id, taxonomy]) => {
      const isWanted = wanted.get(taxonomy)?.includes(id) ?? before.has(id);
      return isWanted ? [id] : [];
    }),
  );
  await unlinkTerms(
    trx,
    event.id,
    [...before].filter((id) => !after.has(id)),
  );
  await linkTerms(
    trx,
    event.id,
    [...after].filter((id) => !before.has(id)),
  );
  const changes = [...taxonomies.keys()].map((id) => {
    const now = Number(isCounted && after.has(id));
    return [id, now - Number(wasCounted && before.has(id))] as const;
  });
  await addToCounts(trx, new Map(changes));
}

/** Ids of what is wanted, by taxonomy. Numbers are taken on trust. */
async function findWanted(
  trx: Transaction,
  sent: ReadonlyMap<Taxonomy, readonly TermWish[]>,
  caller: Principal,
): Promise<Map<Taxonomy, number[]>> {
  const wanted = new Map<Taxonomy, number[]>();
  for (const [taxonomy, wishes] of sent) {
    const ids = wishes.filter((wish) => typeof wish === 'number');
    const texts = wishes.filter((wish) => typeof wish === 'string');
    const found = await findTermsMeant(trx, taxonomy, texts, ['slug', 'name']);
    const missing = texts.filter((text) => !found.has(text));
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
    const faults = [invalid(TAXONOMIES[taxonomy].list, describeMissing(names))];
    throw new AppError('request.invalid', 'Some parameters were not accepted.', { faults });
  }
  const ids: number[] = [];
  // In one order for all, so that no two who create the same terms wait for each other.
  for (const name of names.toSorted(compareSlugs)) {
    // Two of the names may come to the same.
    const same = await findTermsMeant(trx, taxonomy, [name], ['slug', 'name']);
    ids.push((same.get(name) ?? (await createTermIn(trx, taxonomy, { name }))).id);
  }
  return ids;
}

function compareSlugs(one: string, other: string): number {
  const [a, b] = [makeSlug(one), makeSlug(other)];
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
