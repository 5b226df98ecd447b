import type { EventTimes } from './event-time.js';
import type { Identified, RecordContent } from './record.js';

/** An event, without its id. */
export interface EventContent extends RecordContent {
  readonly times: EventTimes;
  /** As given; what the times are wall clock in. */
  readonly timeZone: string;
  readonly isAllDay: boolean;
  /** The prices sent. */
  readonly prices: readonly string[];
  /** `undefined` until one was set; empty when it was taken away. */
  readonly website: string | undefined;
  readonly showMap: boolean;
  readonly showMapLink: boolean;
  readonly isHiddenFromListings: boolean;
  readonly isSticky: boolean;
  readonly isFeatured: boolean;
}

export type CatalogueEvent = EventContent & Identified;
