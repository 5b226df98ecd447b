import type { Logger } from 'pino';
import type { Clock } from '../../lib/clock.js';
import { GeocodeError } from '../../geocoding/geocoder.js';
import type { Geocoding } from '../../geocoding/geocoding.js';
import type { MatchResult } from '../../geocoding/match-result.js';
import { createPeriodicTask, type PeriodicTask } from '../../lib/periodic-task.js';
import type { Database } from '../../storage/database/database.js';
import { followRevision } from '../linked/linked-import-repository.js';
import { claimSearches, findNextSearch, rescheduleSearch } from '../places/place-search-repository.js';
import { toAddress, venueAddressKey } from './placement.js';
import type { Venue } from './venue.js';
import { venueRepository } from './venue-repository.js';
import { writeRecord } from '../records/write-record.js';

/** Maximum pause, so that a new address is looked up within this time. */
const LONGEST_PAUSE_MS = 1_000;
/** Time for which a process claims a venue. */
const CLAIM_MS = 120_000;
/** Venues per claim: few enough to finish in that time at one per second. */
const VENUES_AT_ONCE = 20;
/** Delay before retrying an address whose look-up failed. */
const RETRY_MS = 300_000;

export interface PlaceFinderDeps {
  /** Database of the catalogue. */
  readonly database: Database;
  readonly geocoding: Pick<Geocoding, 'geocode'>;
  readonly log: Logger;
  readonly clock: Clock;
}

/**
 * Creates a background task that geocodes the addresses of venues without coordinates, and stores the
 * result as a change of the venue. Any number of them, in several processes, look up each address once. The
 * author of the venue pays.
 */
export function createPlaceFinder(deps: PlaceFinderDeps): PeriodicTask {
  return createPeriodicTask(async (signal) => {
    try {
      return await findAndForesee(deps, signal);
    } catch (error) {
      if (!signal.aborted) deps.log.error({ err: error }, 'addresses of venues could not be looked up');
      return LONGEST_PAUSE_MS;
    }
  });
}

/** Handles due venues, and returns the milliseconds until the next are due. */
async function findAndForesee(deps: PlaceFinderDeps, signal: AbortSignal): Promise<number> {
  const { database, clock } = deps;
  const dueAt = (await findNextSearch(database.knex, database.dialect)) ?? Number.POSITIVE_INFINITY;
  const waitMs = dueAt - clock();
  return waitMs > 0 ? Math.min(waitMs, LONGEST_PAUSE_MS) : findDue(deps, signal);
}

/** Geocodes some due venues, and returns the delay until the next ones. */
async function findDue(deps: PlaceFinderDeps, signal: AbortSignal): Promise<number> {
  const { database, clock } = deps;
  const nowMs = clock();
  const claimedUntilMs = nowMs + CLAIM_MS;
  const claim = { nowMs, untilMs: claimedUntilMs, limit: VENUES_AT_ONCE };
  const ids = await database.write((trx) => claimSearches(trx, database.dialect, claim), { signal });
  for (const id of ids) {
    // On shutdown, the remaining venues are handled after the claim expires.
    if (signal.aborted) return 0;
    const venue = await venueRepository.find(database.knex, id);
    if (venue !== undefined) await findPlace(deps, venue, claimedUntilMs, signal);
  }
  // Another process holds the venues that are due.
  return ids.length === 0 ? LONGEST_PAUSE_MS : 0;
}

async function findPlace(
  deps: PlaceFinderDeps,
  venue: Venue,
  claimedUntilMs: number,
  signal: AbortSignal,
): Promise<void> {
  const { database, log, clock } = deps;
  const reschedule = (atMs: number | undefined): Promise<void> =>
    database.write((trx) => rescheduleSearch(trx, venue.id, { claimedUntilMs, atMs }));
  try {
    const verdict = await lookUp(deps, venue, signal);
    if (verdict?.kind === 'matched') await storePlace(deps, venue, verdict);
    else await reschedule(undefined);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof GeocodeError)) throw error;
    log.warn({ venueId: venue.id, reason: error.message }, 'the address of a venue could not be looked up');
    await reschedule(clock() + RETRY_MS);
  }
}

async function lookUp(
  { geocoding }: PlaceFinderDeps,
  venue: Venue,
  signal: AbortSignal,
): Promise<MatchResult | undefined> {
  const [verdict] = await geocoding.geocode({
    // One ledger row for each address that the venue has had.
    jobId: `venue-${String(venue.id)}-${String(venue.revision)}`,
    firstRow: 1,
    userId: venue.authorId,
    addresses: [toAddress(venue.contact)],
    countries: [],
    signal,
  });
  return verdict;
}

/** Stores the result unless the address or coordinates of the venue have changed meanwhile. */
async function storePlace(
  { database, clock }: PlaceFinderDeps,
  asked: Venue,
  { candidate }: Extract<MatchResult, { kind: 'matched' }>,
): Promise<void> {
  await writeRecord(database, async (trx) => {
    const venue = await venueRepository.findForChange(trx, asked.id);
    if (venue?.geocodeAt === undefined || venue.status === 'trash') return;
    if (venueAddressKey(venue.contact) !== venueAddressKey(asked.contact)) return;
    const place = { latitude: candidate.latitude, longitude: candidate.longitude };
    const placement = { place, isGeocoded: true, geocodeAt: undefined };
    await followRevision(
      trx,
      await venueRepository.update(trx, { ...venue, ...placement, modifiedAt: clock() }),
    );
  });
}
