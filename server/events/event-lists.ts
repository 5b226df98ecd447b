import { JsonText } from '../handlers.js';
import type { Database } from '../storage/database.js';
import { readCatalogueVersion } from './catalogue-version-repository.js';
import { CatalogueVersions } from './catalogue-versions.js';
import { type EventFilter, keyOf } from './event-filter.js';
import { findEventOrder, findLockedEvents } from './event-list-repository.js';
import type { Unlocks } from './record-password.js';
import { resolveTermFilter } from './term-filter.js';
import type { Taxonomy } from './term.js';
import { ENTRY_BYTES, textBytes, VersionedCache } from './versioned-cache.js';

/**
 * Lists of events as ids. The whole order of a list is read once for each version of the catalogue, from indexes
 * alone where it can be: then its length is known and every page, however deep, is a part of it.
 */
export class EventLists {
  readonly versions: CatalogueVersions;
  readonly cache: VersionedCache;
  readonly #database: Database;

  /** @param cacheBytes - 0 to keep nothing between requests. */
  constructor(database: Database, cacheBytes: number) {
    this.#database = database;
    this.versions = new CatalogueVersions(() => readCatalogueVersion(database.knex));
    this.cache = new VersionedCache(cacheBytes);
  }

  /** All ids in the list's order. */
  order(version: number, filter: EventFilter): Promise<Int32Array> {
    const key = `order ${keyOf(filter)}`;
    return this.cache.remember(
      version,
      key,
      () => findEventOrder(this.#database, filter),
      (ids) => ids.byteLength + ENTRY_BYTES + key.length,
    );
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
    const locked = await this.cache.remember(
      version,
      'locked',
      () => findLockedEvents(this.#database.knex),
      (records) => ENTRY_BYTES * (1 + records.length),
    );
    return locked.filter(unlocks).map(({ id }) => id);
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
