import { JsonText } from '../handlers.js';
import type { Database } from '../storage/database.js';
import { readCatalogueVersion } from './catalogue-version-repository.js';
import { CatalogueVersions } from './catalogue-versions.js';
import { asksForHidden, type EventFilter, keyOf, type Membership, splitFilter } from './event-filter.js';
import { findEventOrder, findLockedEvents, findMembers } from './event-list-repository.js';
import { intersect, subtract } from './id-sets.js';
import type { Guarded, Unlocks } from './record-password.js';
import { canEditOthers, canWrite } from './rights.js';
import { resolveTermFilter } from './term-filter.js';
import type { Taxonomy } from './term.js';
import { ENTRY_BYTES, textBytes, VersionedCache } from './versioned-cache.js';

/** So many are found one by one sooner than the order of all is read. */
const FEW = 2000;

/**
 * Lists of events as ids. The whole order of a list is read once for each version of the catalogue, from indexes
 * alone where it can be: then its length is known and every page, however deep, is a part of it.
 */
export class EventLists {
  readonly versions: CatalogueVersions;
  readonly cache: VersionedCache;
  readonly #database: Database;
  readonly #few: number;

  /**
   * @param cacheBytes - 0 to keep nothing between requests.
   * @param few - how many are looked up one by one rather than taken from the order of all.
   */
  constructor(database: Database, cacheBytes: number, few = FEW) {
    this.#database = database;
    this.#few = few;
    this.versions = new CatalogueVersions(() => readCatalogueVersion(database.knex));
    this.cache = new VersionedCache(cacheBytes);
  }

  /** All ids in the list's order. */
  order(version: number, filter: EventFilter): Promise<Int32Array> {
    return this.#rememberIds(version, `order ${keyOf(filter)}`, async () => {
      const { memberships, base } = splitFilter(filter);
      const sets = await Promise.all(memberships.map((membership) => this.#members(version, membership)));
      const order = await this.#narrow(version, base, sets);
      return asksForHidden(filter) ? subtract(order, await this.#hidden(version, filter)) : order;
    });
  }

  /** A few are looked up; of many, those are taken that stand in the order of all. */
  async #narrow(version: number, base: EventFilter, sets: readonly Int32Array[]): Promise<Int32Array> {
    const [smallest] = sets.toSorted((a, b) => a.length - b.length);
    if (smallest === undefined) return findEventOrder(this.#database, base);
    if (smallest.length > this.#few) return intersect(await this.order(version, base), sets);
    const [ids = smallest] = base.ids === undefined ? [] : [intersect(Int32Array.from(base.ids), [smallest])];
    const order = await findEventOrder(this.#database, { ...base, ids: [...new Set(ids)] });
    return intersect(order, sets);
  }

  #members(version: number, membership: Membership): Promise<Int32Array> {
    const key = `members ${JSON.stringify(membership)}`;
    return this.#rememberIds(version, key, () => findMembers(this.#database, membership));
  }

  /** Events whose password the caller has not got, and could not change either. */
  async #hidden(version: number, { caller, unlockedIds = [] }: EventFilter): Promise<Int32Array> {
    if (canEditOthers(caller)) return new Int32Array(0);
    const locked = await this.#locked(version);
    const isMine = ({ authorId }: Guarded): boolean => canWrite(caller) && caller.userId === authorId;
    const hidden = locked.filter((record) => !isMine(record) && !unlockedIds.includes(record.id));
    return Int32Array.from(hidden.map(({ id }) => id));
  }

  #rememberIds(version: number, key: string, make: () => Promise<Int32Array>): Promise<Int32Array> {
    return this.cache.remember(version, key, make, (ids) => ids.byteLength + ENTRY_BYTES + 2 * key.length);
  }

  /** The terms that a list's filter names, and what it names in vain. */
  terms(
    version: number,
    taxonomy: Taxonomy,
    values: readonly (string | number)[],
  ): ReturnType<typeof resolveTermFilter> {
    const key = `terms ${taxonomy} ${JSON.stringify(values)}`;
    return this.cache.remember(
      version,
      key,
      () => resolveTermFilter(this.#database, taxonomy, values),
      ({ termIds }) => 8 * termIds.length + ENTRY_BYTES + key.length,
    );
  }

  /** Events that ask for a password which `unlocks` them. */
  async unlocked(version: number, unlocks: Unlocks): Promise<number[]> {
    return (await this.#locked(version)).filter(unlocks).map(({ id }) => id);
  }

  #locked(version: number): ReturnType<typeof findLockedEvents> {
    return this.cache.remember(
      version,
      'locked',
      () => findLockedEvents(this.#database.knex),
      (records) => ENTRY_BYTES * (1 + records.length),
    );
  }

  /** A reply that the whole public gets. */
  rememberReply<Reply extends { readonly body: unknown }>(
    version: number,
    key: string,
    make: () => Promise<Reply>,
  ): Promise<Reply> {
    return this.cache.remember(version, key, make, ({ body }) =>
      body instanceof JsonText ? textBytes(body.text) + 2 * key.length : Infinity,
    );
  }
}
