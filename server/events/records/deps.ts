import type { GuessLimiter } from '../../auth/guess-limiter.js';
import type { Users } from '../../auth/users.js';
import type { Clock } from '../../lib/clock.js';
import type { Database } from '../../storage/database/database.js';
import type { TimeZone } from '../../lib/time/time-zone.js';

/** Dependencies of changes to records. */
export interface WriteDeps {
  readonly database: Database;
  /** Default time zone of events, and zone of publication times. */
  readonly siteZone: TimeZone;
  /** ISO 4217 code for prices without a currency, if the site has one. */
  readonly siteCurrency?: string | undefined;
  readonly clock: Clock;
}

/** Dependencies of requests about records. */
export interface RecordDeps extends WriteDeps {
  readonly users: Pick<Users, 'findById'>;
  readonly guesses: GuessLimiter;
}
