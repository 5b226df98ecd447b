import type { WallClock } from '../../../lib/time/wall-clock.js';
import type { FileZone } from './file-zones.js';
import type { Notice } from './notice.js';
import type { RecurrenceRule } from './recurrence-rule.js';
import type { Duration } from './values.js';

/** When something begins: on a day, or at a time in a zone. */
export type Start =
  | { readonly isAllDay: true; readonly wall: WallClock }
  | { readonly isAllDay: false; readonly wall: WallClock; readonly epochMs: number; readonly zone: FileZone };

/** Content of a record except its times; empty for missing properties. */
export interface IncomingContent {
  readonly title: string;
  /** HTML, not sanitised yet. */
  readonly description: string;
  readonly location: string;
  readonly position: { readonly latitude: number; readonly longitude: number } | null;
  readonly organizer: { readonly name: string; readonly email: string } | null;
  readonly categories: readonly string[];
  readonly url: string;
  readonly isPrivate: boolean;
  readonly isTentative: boolean;
}

/** How a record repeats itself. Dates and exceptions are starts. */
export interface Recurrence {
  readonly rules: readonly RecurrenceRule[];
  readonly dates: readonly { readonly start: Start; readonly duration: Duration | undefined }[];
  readonly exceptions: readonly Start[];
}

/** A record of a file. */
export interface Incoming {
  readonly index: number;
  readonly uid: string;
  /** The occurrence that it replaces; `undefined` for a whole series or what does not recur. */
  readonly replaces: Start | undefined;
  readonly sequence: number;
  /** When this version was made, as far as is told. */
  readonly stampMs: number | undefined;
  readonly isCancelled: boolean;
  readonly start: Start;
  readonly duration: Duration;
  readonly content: IncomingContent;
  readonly recurrence: Recurrence | undefined;
  readonly notices: readonly Notice[];
}

/** A record that cannot be taken. */
export interface Refused {
  readonly index: number;
  readonly uid: string;
  readonly title: string;
  readonly faults: readonly Notice[];
}
