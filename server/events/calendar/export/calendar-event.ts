import type { EventTimes } from '../../records/event-time.js';
import type { TimeZone } from '../../../lib/time/time-zone.js';

/** Content of an event in a calendar. Texts are plain. */
export interface CalendarEvent {
  readonly uid: string;
  /** RECURRENCE-ID of the occurrence, as in `CalendarOrigin`; empty for an event that does not recur. */
  readonly recurrenceId: string;
  readonly sequence: number;
  readonly publishedAt: number;
  readonly modifiedAt: number;
  readonly times: EventTimes;
  readonly zone: TimeZone;
  readonly isAllDay: boolean;
  readonly title: string;
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  readonly isPrivate: boolean;
  /** `undefined` if the reader may only know that the event takes place. */
  readonly details: CalendarDetails | undefined;
}

export interface CalendarDetails {
  /** As stored: sanitised HTML, or text with line breaks. */
  readonly description: string;
  /** The venue's name and address. */
  readonly location: string;
  readonly position: { readonly latitude: number; readonly longitude: number } | undefined;
  readonly organizer: { readonly name: string; readonly email: string } | undefined;
  readonly categories: readonly string[];
  readonly url: string;
  readonly image: { readonly url: string; readonly mediaType: string | undefined } | undefined;
}
