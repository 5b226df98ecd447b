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

/** An address that somebody writes now is looked up after this at the latest. */
const LONGEST_PAUSE_MS = 1_000;
/** Time for which this process alone has a venue. */
const CLAIM_MS = 120_000;
/** So few that even one a second are done in that time. */
const VENUES_AT_ONCE = 20;
/** Until an address is tried again that could not be looked up. */
const RETRY_MS = 300_000;

export interface PlaceFinderDeps {
  /** The catalogue's. */
  readonly database: Database;
  readonly geocoding: Pick<Geocoding, 'geocode'>;
  readonly log: Logger;
  readonly clock: Clock;
}

/**
 * Makes a finder that looks up the addresses of venues that have no coordinates, some time after they were written,
 * and stores what it finds as a change of the venue. Any number of them, in as many processes, look each address up
 * once. The author of the venue pays.
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

/** Deals with what is due; how long there will be nothing to do. */
async function findAndForesee(deps: PlaceFinderDeps, signal: AbortSignal): Promise<number> {
  const { database, clock } = deps;
  const dueAt = (await findNextSearch(database.knex, database.dialect)) ?? Number.POSITIVE_INFINITY;
  const waitMs = dueAt - clock();
  return waitMs > 0 ? Math.min(waitMs, LONGEST_PAUSE_MS) : findDue(deps, signal);
}

/** Looks up some venues that are due; how long to wait for the next ones. */
async function findDue(deps: PlaceFinderDeps, signal: AbortSignal): Promise<number> {
  const { database, clock } = deps;
  const nowMs = clock();
  const claimedUntilMs = nowMs + CLAIM_MS;
  const claim = { nowMs, untilMs: claimedUntilMs, limit: VENUES_AT_ONCE };
  const ids = await database.write((trx) => claimSearches(trx, database.dialect, claim), { signal });
  for (const id of ids) {
    // When we stop, the rest is taken up when the claim ends.
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
    // A row of the ledger for each address that the venue has had.
    jobId: `venue-${String(venue.id)}-${String(venue.revision)}`,
    firstRow: 1,
    userId: venue.authorId,
    addresses: [toAddress(venue.contact)],
    countries: [],
    signal,
  });
  return verdict;
}

/** Unless somebody has given the venue another address, or coordinates, in the meantime. */
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
