import type { Users } from '../access/users.js';
import { type Clock, systemClock } from '../clock.js';
import type { Config } from '../config.js';
import type { operations } from '../generated/events/types.js';
import type { Handlers } from '../handlers.js';
import type { Databases } from '../storage/database.js';
import { createEventHandlers } from './event-handlers.js';
import { findTimeZone } from './time-zone.js';
import { createVenueHandlers } from './venue-handlers.js';

/**
 * The events catalogue: everything that `openapi/events.yaml` promises.
 *
 * @throws {Error} when the site's zone is none, which the configuration has made sure of.
 */
export function createEventsHandlers(deps: {
  readonly databases: Pick<Databases, 'events'>;
  readonly access: { readonly users: Pick<Users, 'findById'> };
  readonly settings: Pick<Config, 'timeZone'>;
  readonly clock?: Clock;
}): Handlers<operations> {
  const { databases, access, settings, clock = systemClock } = deps;
  const siteZone = findTimeZone(settings.timeZone);
  if (siteZone === undefined) throw new Error(`${settings.timeZone} is not a time zone`);
  const shared = { database: databases.events, users: access.users, siteZone, clock };
  return { ...createEventHandlers(shared), ...createVenueHandlers(shared) };
}
