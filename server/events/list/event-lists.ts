import { JsonText } from '../../api/handlers.js';
import type { Database } from '../../storage/database/database.js';
import { readCatalogueVersion } from '../changes/catalogue-version-repository.js';
import { CatalogueVersions } from '../changes/catalogue-versions.js';
import { type EventChanges, findChangesSince } from '../changes/event-change-repository.js';
import { asksForHidden, type EventFilter, keyOf, type Membership, splitFilter } from './event-filter.js';
import {
  findEventOrder,
  findKeyedOrder,
  findLockedEvents,
  findMembers,
  findMembersAmong,
  hasNumericKeys,
} from './event-list-repository.js';
import { intersect, mendSet, subtract } from './id-sets.js';
import { type KeyedOrder, mendOrder } from './sorted-id-list.js';
import { type FilterKind, type LinkedFilterIds, resolveLinkedFilter } from '../linked/linked-filter.js';
import type { WriteDeps } from '../records/deps.js';
import type { Guarded, Unlocks } from '../records/record-password.js';
import { canEditOthers, canWrite } from '../records/rights.js';
import { resolveTermFilter } from '../terms/term-filter.js';
import type { Taxonomy } from '../terms/term.js';
import { ENTRY_BYTES, textBytes, VersionedCache } from '../changes/versioned-cache.js';

/** Dependencies of lists of events. */
export interface EventListDeps extends WriteDeps {
  readonly lists: EventLists;
}

/** So many are found one by one sooner than the order of all is read. */
const FEW = 2000;
/** After more changes than this everything is read again. */
const MOST_MENDED = 500;

type Positioned = Pick<EventChanges, 'position'>;
type Events = Partial<KeyedOrder> & Pick<KeyedOrder, 'ids'>;
type Mend<Kept> = (before: Kept, changedIds: readonly number[]) => Promise<Kept>;

/**
 * Lists of events as ids. The whole order of a list is read once, from indexes alone where it can be: then its length
 * is known and every page, however deep, is a part of it. With a new version of the catalogue it is mended by what has
 * changed, so that lists of very many events cost little while others are written.
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
  async order(version: number, filter: EventFilter): Promise<Int32Array> {
    const { memberships, base } = splitFilter(filter);
    const isHiding = asksForHidden(filter);
    if (memberships.length === 0 && !isHiding) return this.#baseOrder(version, base);
    return this.#rememberIds(version, `order ${keyOf(filter)}`, async () => {
      const sets = await Promise.all(memberships.map((membership) => this.#members(version, membership)));
      const order = await this.#narrow(version, base, sets);
      return isHiding ? subtract(order, await this.#hidden(version, filter)) : order;
    });
  }

  /** A few are looked up; of many, those are taken that stand in the order of all. */
  async #narrow(version: number, base: EventFilter, sets: readonly Int32Array[]): Promise<Int32Array> {
    const [smallest] = sets.toSorted((a, b) => a.length - b.length);
    if (smallest === undefined) return this.#baseOrder(version, base);
    if (smallest.length > this.#few) return intersect(await this.#baseOrder(version, base), sets);
    const [ids = smallest] = base.ids === undefined ? [] : [intersect(Int32Array.from(base.ids), [smallest])];
    const order = await findEventOrder(this.#database, { ...base, ids: [...new Set(ids)] });
    return intersect(order, sets);
  }

  async #baseOrder(version: number, base: EventFilter): Promise<Int32Array> {
    const database = this.#database;
    const key = `base ${keyOf(base)}`;
    // What venues say decides about places, and of a few ids there is little to mend.
    if (base.place !== undefined || base.ids !== undefined || !hasNumericKeys(base)) {
      return this.#rememberIds(version, key, () => findEventOrder(database, base));
    }
    const { ids } = await this.#follow(version, key, {
      read: () => findKeyedOrder(database, base),
      mend: async (before, changedIds) => {
        const now = await findKeyedOrder(database, { ...base, ids: changedIds });
        return mendOrder(before, changedIds, now, base.isDescending);
      },
    });
    return ids;
  }

  async #members(version: number, membership: Membership): Promise<Int32Array> {
    const database = this.#database;
    const { ids } = await this.#follow(version, `members ${JSON.stringify(membership)}`, {
      read: () => findMembers(database, membership),
      mend: async (before, changedIds) => {
        const found = await findMembersAmong(database, membership, changedIds);
        return { ids: mendSet(before.ids, changedIds, found) };
      },
    });
    return ids;
  }

  /** What was read of all events, mended by the few that have changed since, or read again. */
  #follow<Kept extends Events>(
    version: number,
    key: string,
    { read, mend }: { read: () => Promise<Kept & Positioned>; mend: Mend<Kept> },
  ): Promise<Kept & Positioned> {
    const make = async (before: (Kept & Positioned) | undefined): Promise<Kept & Positioned> => {
      if (before === undefined) return read();
      const { ids, position } = await this.#changesSince(version, before.position);
      if (ids === undefined) return read();
      return { ...(ids.length === 0 ? before : await mend(before, ids)), position };
    };
    const bytesOf = ({ ids, keys }: Kept): number => ids.byteLength + (keys?.byteLength ?? 0);
    return this.cache.follow(version, key, make, (kept) => bytesOf(kept) + ENTRY_BYTES + 2 * key.length);
  }

  /** Lists that were read at the same time ask for the same. */
  #changesSince(version: number, position: string): Promise<EventChanges> {
    return this.cache.remember(
      version,
      `changes ${position}`,
      () => findChangesSince(this.#database, position, MOST_MENDED),
      ({ ids = [] }) => ENTRY_BYTES + 8 * ids.length,
    );
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

  /** The venues, organizers or parents that a list's filter names, and what it names in vain. */
  linked(version: number, kind: FilterKind, ids: readonly number[]): Promise<LinkedFilterIds> {
    const key = `linked ${kind} ${JSON.stringify(ids)}`;
    return this.cache.remember(
      version,
      key,
      () => resolveLinkedFilter(this.#database, kind, ids),
      ({ records }) => ENTRY_BYTES * (1 + records.size) + 2 * key.length,
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
