import type { GuessLimiter } from '../auth/guess-limiter.js';
import type { Users } from '../auth/users.js';
import { type Clock, systemClock } from '../lib/clock.js';
import type { Config } from '../config/config.js';
import type { Blobs } from '../storage/blobs/blobs.js';
import type { Databases } from '../storage/database/database.js';
import type { EventsDeps } from './records/deps.js';
import { EventLists } from './list/event-lists.js';
import { createImageStore } from './images/image-store.js';
import { findTimeZone } from '../lib/time/time-zone.js';

/** What the catalogue is given. */
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

/** @throws {Error} when the site's zone is none, which the configuration has made sure of. */
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
