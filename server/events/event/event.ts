import type { EventTimes } from '../records/event-time.js';
import type { RecordContent, Stored } from '../records/record.js';

/** Event without its id. */
export interface EventContent extends RecordContent {
  readonly times: EventTimes;
  /** Time zone as it was sent, in which the times are local. */
  readonly timeZone: string;
  readonly isAllDay: boolean;
  /** The prices sent. */
  readonly prices: readonly string[];
  /** ISO 4217 code of the currency of the prices; `undefined` if none was sent. */
  readonly currency: string | undefined;
  /** `undefined` before one was set; empty after it was removed. */
  readonly website: string | undefined;
  readonly showMap: boolean;
  readonly showMapLink: boolean;
  readonly isHiddenFromListings: boolean;
  readonly isSticky: boolean;
  readonly isFeatured: boolean;
  /** Id of the parent event. */
  readonly parentId: number | undefined;
  /** Identity of the event in the calendar that it came from. */
  readonly origin: CalendarOrigin | undefined;
}

export type CatalogueEvent = EventContent & Stored;

/** Identity of an event in iCalendar: RFC 5545, sections 3.8.4.7, 3.8.4.4 and 3.8.7.4. */
export interface CalendarOrigin {
  readonly uid: string;
  /**
   * RECURRENCE-ID: the start that the recurrence rule gave to this occurrence; empty for an event that does not
   * recur.
   */
  readonly recurrenceId: string;
  readonly sequence: number;
}
