import type { WallClock } from '../../../lib/time/wall-clock.js';
import type { FileZone } from './file-zones.js';
import type { Notice } from './property.js';
import type { RecurrenceRule } from './recurrence-rule.js';
import type { Duration } from './values.js';

/** Start of an event: a day, or a time in a zone. */
export type Start =
  | { readonly isAllDay: true; readonly wall: WallClock }
  | { readonly isAllDay: false; readonly wall: WallClock; readonly epochMs: number; readonly zone: FileZone };

/** Content of a record except its times; a missing property is empty. */
export interface IncomingContent {
  readonly title: string;
  /** Unsanitised HTML. */
  readonly description: string;
  readonly location: string;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  readonly organizer: { readonly name: string; readonly email: string } | null;
  readonly categories: readonly string[];
  readonly url: string;
  readonly isPrivate: boolean;
  readonly isTentative: boolean;
}

/** Recurrence of a record: RRULEs, RDATEs and EXDATEs. */
export interface Recurrence {
  readonly rules: readonly RecurrenceRule[];
  readonly dates: readonly { readonly start: Start; readonly duration: Duration | undefined }[];
  readonly exceptions: readonly Start[];
}

/** VEVENT that has been read. */
export interface IncomingRecord {
  readonly index: number;
  readonly uid: string;
  /** Occurrence that the record replaces; `undefined` for a series or a single event. */
  readonly replaces: Start | undefined;
  readonly sequence: number;
  /** Time at which the calendar wrote this version, if known. */
  readonly stampMs: number | undefined;
  readonly isCancelled: boolean;
  readonly start: Start;
  readonly duration: Duration;
  readonly content: IncomingContent;
  readonly recurrence: Recurrence | undefined;
  readonly notices: readonly Notice[];
}

/** VEVENT that cannot be imported, with its faults. */
export interface RefusedRecord {
  readonly index: number;
  readonly uid: string;
  readonly title: string;
  readonly faults: readonly Notice[];
}
