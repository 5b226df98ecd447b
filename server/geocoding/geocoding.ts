import type { Clock } from '../lib/clock.js';
import type { Config } from '../config/config.js';
import type { Database } from '../storage/database/database.js';
import { addressKey, tidyAddress } from './address.js';
import { type BudgetSettings, COST_UNIT, costOf as costAt, requireBudget, requireSpent } from './budget.js';
import { findAnswers, pruneAnswers, storeAnswers } from './cache-repository.js';
import type { Address, Answer, Geocoder } from './geocoder.js';
import { holdSpending, releaseUsage, reserveUsage, completeUsage, sumJobCosts } from './usage-repository.js';
import { BLANK, chooseMatch, type MatchResult } from './match-result.js';

export interface GeocodingDeps {
  readonly system: Database;
  readonly geocoder: Geocoder;
  readonly settings: BudgetSettings &
    Pick<Config, 'geocoderMinScore' | 'geocoderCache' | 'geocoderCacheDays'>;
  readonly clock: Clock;
}

/** Consecutive rows of a job. */
export interface Batch {
  /** Job of the ledger row, which `firstRow` completes as its key. A restarted job has the same ones. */
  readonly jobId: string;
  readonly firstRow: number;
  /** User who pays; `undefined` for the server itself. */
  readonly userId: number | undefined;
  /** One address per row; blank and `undefined` ones are not geocoded. */
  readonly addresses: readonly (Address | undefined)[];
  /** Upper-case ISO 3166-1 alpha-2 codes. Empty for all countries. */
  readonly countries: readonly string[];
  readonly signal: AbortSignal;
}

/** Geocoding within the budget, with a cache of answers and a ledger of costs. */
export interface Geocoding {
  readonly geocoder: Geocoder;
  /**
   * Returns one verdict per address, in their order.
   *
   * @throws {GeocodeError} when the provider is not usable or the user's budget does not suffice; nothing is spent
   * then.
   */
  geocode(batch: Batch): Promise<MatchResult[]>;
  /** True if users have a budget. */
  readonly hasBudget: boolean;
  /**
   * Checks that the user may spend the maximum cost of this many addresses.
   *
   * @param jobId - job of the addresses; what an earlier attempt of it spent counts as its own.
   * @throws {GeocodeError} `over_budget`.
   */
  requireBudget(userId: number | undefined, addresses: number, jobId?: string): Promise<void>;
  /** Returns the cost of a job, in the unit of the price. */
  findJobCost(jobId: string): Promise<number>;
  /** Deletes answers that are too old or too many. */
  prune(): Promise<void>;
}

const DAY_MS = 86_400_000;

export function createGeocoding(deps: GeocodingDeps): Geocoding {
  const { system, geocoder, settings, clock } = deps;
  const { geocoderCache: mostRemembered } = settings;
  const remembers = geocoder.isRemote && mostRemembered !== undefined;
  const costOf = (addresses: number): number => costAt(addresses, settings);
  const oldest = (): number => clock() - settings.geocoderCacheDays * DAY_MS;

  async function recall(keys: readonly string[]): Promise<Map<string, Answer>> {
    return remembers ? findAnswers(system.knex, geocoder.name, keys, oldest()) : new Map<string, Answer>();
  }

  /** Sends addresses to the provider in batches of its size, caches the answers and adds them to `answers`. */
  async function ask(
    addresses: ReadonlyMap<string, Address>,
    answers: Map<string, Answer>,
    { countries, signal }: Pick<Batch, 'countries' | 'signal'>,
  ): Promise<void> {
    if (addresses.size === 0) return;
    const size = await geocoder.findBatchSize(signal);
    const entries = [...addresses];
    for (let start = 0; start < entries.length; start += size) {
      const part = entries.slice(start, start + size);
      const sent = part.map(([, address]) => address);
      const found = await geocoder.geocode(sent, { signal, countries });
      const fresh = new Map<string, Answer>();
      for (const [index, [key]] of part.entries()) {
        const answer = found[index];
        if (answer === undefined) throw new Error('the geocoder left an address without an answer');
        fresh.set(key, answer);
        answers.set(key, answer);
      }
      if (remembers) await system.write((trx) => storeAnswers(trx, geocoder.name, fresh, clock()));
    }
  }

  async function reserve(batch: Batch, requested: number, missing: number): Promise<void> {
    const { jobId, firstRow, userId } = batch;
    const reservation = {
      jobId,
      firstRow,
      userId,
      provider: geocoder.name,
      requested,
      missing,
      costOf,
      at: clock(),
    };
    await system.write(async (trx) => {
      if (userId !== undefined) await holdSpending(trx, userId);
      const cost = await reserveUsage(trx, reservation);
      // The ledger already contains this cost.
      if (userId !== undefined && cost > 0) await requireSpent(trx, settings, { userId, cost, now: clock() });
    });
  }

  return {
    geocoder,
    async geocode(batch) {
      const tidied = batch.addresses.map((address) => address && tidyAddress(address));
      const keys = tidied.map((address) => address && addressKey(address, batch.countries));
      const wanted = new Map<string, Address>();
      for (const [index, key] of keys.entries()) {
        const address = tidied[index];
        if (key !== undefined && address !== undefined) wanted.set(key, address);
      }
      const requested = keys.filter((key) => key !== undefined).length;
      if (requested === 0) return keys.map(() => BLANK);
      const known = await recall([...wanted.keys()]);
      const missing = new Map([...wanted].filter(([key]) => !known.has(key)));
      await reserve(batch, requested, missing.size);
      const fresh = new Map<string, Answer>();
      try {
        await ask(missing, fresh, batch);
      } catch (error) {
        await system.write((trx) => releaseUsage(trx, { ...batch, costOf, answered: fresh.size }));
        throw error;
      }
      const verdicts = keys.map((key) => {
        const answer = key === undefined ? undefined : (known.get(key) ?? fresh.get(key));
        return answer === undefined ? BLANK : chooseMatch(answer, settings.geocoderMinScore);
      });
      const matched = verdicts.filter(({ kind }) => kind === 'matched').length;
      await system.write((trx) => completeUsage(trx, batch, matched));
      return verdicts;
    },
    hasBudget: settings.geocoderBudget !== undefined,
    async requireBudget(userId, addresses, jobId) {
      if (userId === undefined) return;
      const own = jobId === undefined ? 0 : await sumJobCosts(system.knex, jobId);
      const cost = Math.max(0, costOf(addresses) - own);
      await requireBudget(system.knex, settings, { userId, cost, own, now: clock() });
    },
    findJobCost: async (jobId) => (await sumJobCosts(system.knex, jobId)) / COST_UNIT,
    async prune() {
      await pruneAnswers(system, { since: oldest(), most: mostRemembered ?? 0 });
    },
  };
}
