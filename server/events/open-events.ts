import type { GuessLimiter } from '../auth/guess-limiter.js';
import type { Users } from '../auth/users.js';
import { type Clock, systemClock } from '../lib/clock.js';
import type { Config } from '../config/config.js';
import type { Blobs } from '../storage/blobs/blobs.js';
import type { Databases } from '../storage/database/database.js';
import type { EventDeps } from './event/event-deps.js';
import { EventLists } from './list/event-lists.js';
import { createImageStore } from './images/image-store.js';
import { findTimeZone } from '../lib/time/time-zone.js';

/** Services and settings that the catalogue is opened with. */
export interface EventsOptions {
  readonly databases: Pick<Databases, 'events'>;
  readonly access: { readonly users: Pick<Users, 'findById'>; readonly guesses: GuessLimiter };
  readonly blobs: Blobs;
  readonly settings: Pick<
    Config,
    'timeZone' | 'currency' | 'uploadLimitBytes' | 'fetchAllow' | 'eventsCacheBytes'
  >;
  readonly clock?: Clock;
}

/** Dependencies of all of the catalogue. */
export interface EventsDeps extends EventDeps {
  readonly blobs: Blobs;
}

/**
 * Opens what the catalogue's handlers and jobs share.
 *
 * @throws {Error} if the site's zone is unknown; the configuration refuses such a zone first.
 */
export function openEvents({
  databases,
  access,
  blobs,
  settings,
  clock = systemClock,
}: EventsOptions): EventsDeps {
  const siteZone = findTimeZone(settings.timeZone);
  if (siteZone === undefined) throw new Error(`${settings.timeZone} is not a time zone`);
  const { events: database } = databases;
  const images = createImageStore({ database, blobs, clock, settings });
  const lists = new EventLists(database, settings.eventsCacheBytes ?? 0);
  const { users, guesses } = access;
  const siteCurrency = settings.currency;
  return { database, users, guesses, siteZone, siteCurrency, clock, blobs, images, lists };
}
