import { JsonText } from '../../api/handlers.js';
import type { Database } from '../../storage/database/database.js';
import { readCatalogueVersion } from '../changes/catalogue-version-repository.js';
import { CatalogueVersions } from '../changes/catalogue-versions.js';
import { type EventChanges, findChangesSince } from '../changes/event-change-repository.js';
import { asksForHidden, type EventFilter, keyOf, type Membership, splitFilter } from './event-filter.js';
import {
  findEventOrder,
  findSortedIds,
  findLockedEvents,
  findPostings,
  findPostingsAmong,
  hasNumericKeys,
} from './event-list-repository.js';
import { intersect, patchPostings, subtract } from './id-sets.js';
import { type SortedIdList, patchOrder } from './sorted-id-list.js';
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

/**
 * Maximum length of a posting list whose ids the database looks up and sorts, instead of reading the sorted
 * id list.
 */
const FEW = 2000;
/** Maximum number of changes to patch a list with; after more, it is read again. */
const MAX_PATCHED = 500;

type Positioned = Pick<EventChanges, 'position'>;
type Events = Partial<SortedIdList> & Pick<SortedIdList, 'ids'>;
type Patch<Kept> = (before: Kept, changedIds: readonly number[]) => Promise<Kept>;

/**
 * Answers lists of events.
 *
 * - A *sorted id list* holds all events that the columns of `events` select, in the order of the list. It
 * gives the total, and every page is a slice of it.
 * - A *posting list* holds the ids of the events that match one search, venue, organizer or term,
 * unordered.
 * - A list with such conditions is the intersection of its sorted id list with its posting lists. If the
 * shortest one is short, the database sorts its ids instead, so that the order of all events is not read.
 * - Both kinds are cached by the version of the catalogue. A new version *patches* them: the ids that the
 * change log names since then are removed, looked up again, and merged in at their new positions.
 * - After many changes, for orders by title, and for filters by place or id, the list is read again.
 * - Events whose password the request does not have are subtracted if a filter could reveal hidden fields.
 */
export class EventLists {
  readonly versions: CatalogueVersions;
  readonly cache: VersionedCache;
  readonly #database: Database;
  readonly #few: number;

  /**
   * @param cacheBytes - 0 to cache nothing between requests.
   * @param few - maximum length of a posting list whose ids the database looks up and sorts.
   */
  constructor(database: Database, cacheBytes: number, few = FEW) {
    this.#database = database;
    this.#few = few;
    this.versions = new CatalogueVersions(() => readCatalogueVersion(database.knex));
    this.cache = new VersionedCache(cacheBytes);
  }

  /** Returns all ids in the order of the list. */
  async order(version: number, filter: EventFilter): Promise<Int32Array> {
    const { memberships, base } = splitFilter(filter);
    const isHiding = asksForHidden(filter);
    if (memberships.length === 0 && !isHiding) return this.#sortedIds(version, base);
    return this.#rememberIds(version, `order ${keyOf(filter)}`, async () => {
      const sets = await Promise.all(memberships.map((membership) => this.#postings(version, membership)));
      const order = await this.#intersectOrder(version, base, sets);
      return isHiding ? subtract(order, await this.#hidden(version, filter)) : order;
    });
  }

  /** Looks up a few ids; intersects many with the sorted id list. */
  async #intersectOrder(
    version: number,
    base: EventFilter,
    sets: readonly Int32Array[],
  ): Promise<Int32Array> {
    const [smallest] = sets.toSorted((a, b) => a.length - b.length);
    if (smallest === undefined) return this.#sortedIds(version, base);
    if (smallest.length > this.#few) return intersect(await this.#sortedIds(version, base), sets);
    const [ids = smallest] = base.ids === undefined ? [] : [intersect(Int32Array.from(base.ids), [smallest])];
    const order = await findEventOrder(this.#database, { ...base, ids: [...new Set(ids)] });
    return intersect(order, sets);
  }

  async #sortedIds(version: number, base: EventFilter): Promise<Int32Array> {
    const database = this.#database;
    const key = `base ${keyOf(base)}`;
    // Places depend on venues, which the log of event changes does not contain; lists of ids are too short
    // to need patching.
    if (base.place !== undefined || base.ids !== undefined || !hasNumericKeys(base)) {
      return this.#rememberIds(version, key, () => findEventOrder(database, base));
    }
    const { ids } = await this.#patched(version, key, {
      read: () => findSortedIds(database, base),
      patch: async (before, changedIds) => {
        const now = await findSortedIds(database, { ...base, ids: changedIds });
        return patchOrder(before, changedIds, now, base.isDescending);
      },
    });
    return ids;
  }

  async #postings(version: number, membership: Membership): Promise<Int32Array> {
    const database = this.#database;
    const { ids } = await this.#patched(version, `members ${JSON.stringify(membership)}`, {
      read: () => findPostings(database, membership),
      patch: async (before, changedIds) => {
        const found = await findPostingsAmong(database, membership, changedIds);
        return { ids: patchPostings(before.ids, changedIds, found) };
      },
    });
    return ids;
  }

  /** Returns a cached list, patched with the changes since, or reads it again. */
  #patched<Kept extends Events>(
    version: number,
    key: string,
    { read, patch }: { read: () => Promise<Kept & Positioned>; patch: Patch<Kept> },
  ): Promise<Kept & Positioned> {
    const make = async (before: (Kept & Positioned) | undefined): Promise<Kept & Positioned> => {
      if (before === undefined) return read();
      const { ids, position } = await this.#changesSince(version, before.position);
      if (ids === undefined) return read();
      return { ...(ids.length === 0 ? before : await patch(before, ids)), position };
    };
    const bytesOf = ({ ids, keys }: Kept): number => ids.byteLength + (keys?.byteLength ?? 0);
    return this.cache.follow(version, key, make, (kept) => bytesOf(kept) + ENTRY_BYTES + 2 * key.length);
  }

  /** Reads the change log once for all lists with the same position. */
  #changesSince(version: number, position: string): Promise<EventChanges> {
    return this.cache.remember(
      version,
      `changes ${position}`,
      () => findChangesSince(this.#database, position, MAX_PATCHED),
      ({ ids = [] }) => ENTRY_BYTES + 8 * ids.length,
    );
  }

  /** Returns the events whose password the request does not have and which the caller may not edit. */
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

  /** Finds the terms that a filter names, with faults for unknown ones. */
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

  /** Finds the venues, organizers or parents that a filter names, with faults for unknown ones. */
  linked(version: number, kind: FilterKind, ids: readonly number[]): Promise<LinkedFilterIds> {
    const key = `linked ${kind} ${JSON.stringify(ids)}`;
    return this.cache.remember(
      version,
      key,
      () => resolveLinkedFilter(this.#database, kind, ids),
      ({ records }) => ENTRY_BYTES * (1 + records.size) + 2 * key.length,
    );
  }

  /** Returns the password-protected events that `unlocks` opens. */
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

  /** Returns a reply that all anonymous callers share, from the cache if it is there. */
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
