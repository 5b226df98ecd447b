import type { GuessLimiter } from '../../auth/guess-limiter.js';
import type { Users } from '../../auth/users.js';
import type { Clock } from '../../lib/clock.js';
import type { Blobs } from '../../storage/blobs/blobs.js';
import type { Database } from '../../storage/database/database.js';
import type { EventLists } from '../list/event-lists.js';
import type { ImageStore } from '../images/image-store.js';
import type { TimeZone } from '../../lib/time/time-zone.js';

/** What changes of records need. */
export interface WriteDeps {
  readonly database: Database;
  /** Zone of events that name none, and the clock of publication times. */
  readonly siteZone: TimeZone;
  /** Of prices that name none: a code of ISO 4217, where the site has one. */
  readonly siteCurrency?: string | undefined;
  readonly clock: Clock;
}

/** What the catalogue works with. */
export interface EventsDeps extends WriteDeps {
  readonly users: Pick<Users, 'findById'>;
  readonly guesses: GuessLimiter;
  readonly blobs: Blobs;
  readonly images: ImageStore;
  readonly lists: EventLists;
}
