import type { Users } from '../access/users.js';
import { type Clock, systemClock } from '../clock.js';
import type { operations } from '../generated/events/types.js';
import type { Handlers } from '../handlers.js';
import type { Database } from '../storage/database.js';
import { createEventHandlers } from './event-handlers.js';
import { findTimeZone } from './time-zone.js';
import { createVenueHandlers } from './venue-handlers.js';

/**
 * The events catalogue: everything that `openapi/events.yaml` promises.
 *
 * @throws {Error} when `siteTimeZone` is not a zone, which the configuration has made sure of.
 */
export function createEventsHandlers(deps: {
  readonly database: Database;
  readonly access: { readonly users: Pick<Users, 'findById'> };
  readonly siteTimeZone: string;
  readonly clock?: Clock;
}): Handlers<operations> {
  const { database, access, siteTimeZone, clock = systemClock } = deps;
  const siteZone = findTimeZone(siteTimeZone);
  if (siteZone === undefined) throw new Error(`${siteTimeZone} is not a time zone`);
  const shared = { database, users: access.users, siteZone, clock };
  return { ...createEventHandlers(shared), ...createVenueHandlers(shared) };
}
