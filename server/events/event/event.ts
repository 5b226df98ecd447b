import type { EventTimes } from '../records/event-time.js';
import type { RecordContent, Stored } from '../records/record.js';

/** An event, without its id. */
export interface EventContent extends RecordContent {
  readonly times: EventTimes;
  /** As given; what the times are wall clock in. */
  readonly timeZone: string;
  readonly isAllDay: boolean;
  /** The prices sent. */
  readonly prices: readonly string[];
  /** Currency of the prices, a code of ISO 4217; `undefined` where nobody named it. */
  readonly currency: string | undefined;
  /** `undefined` until one was set; empty when it was taken away. */
  readonly website: string | undefined;
  readonly showMap: boolean;
  readonly showMapLink: boolean;
  readonly isHiddenFromListings: boolean;
  readonly isSticky: boolean;
  readonly isFeatured: boolean;
  /** The event that it is a part of. */
  readonly parentId: number | undefined;
  /** Identity of the event in the calendar that it came from. */
  readonly origin: CalendarOrigin | undefined;
}

export type CatalogueEvent = EventContent & Stored;

/** How iCalendar names an event: RFC 5545, sections 3.8.4.7, 3.8.4.4 and 3.8.7.4. */
export interface CalendarOrigin {
  readonly uid: string;
  /** The start that the recurrence rule gave to this occurrence; empty for what does not recur. */
  readonly recurrenceId: string;
  readonly sequence: number;
}
