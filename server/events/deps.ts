import type { Users } from '../access/users.js';
import type { Clock } from '../clock.js';
import type { Database } from '../storage/database.js';
import type { TimeZone } from './time-zone.js';

/** What the catalogue works with. */
export interface EventsDeps {
  readonly database: Database;
  readonly users: Pick<Users, 'findById'>;
  /** Zone of events that name none, and the clock of publication times. */
  readonly siteZone: TimeZone;
  readonly clock: Clock;
}
