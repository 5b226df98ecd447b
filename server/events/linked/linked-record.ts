import type { RecordContent, RecordKind } from '../records/record.js';

/** Kinds of records that events are linked to. */
export type LinkedKind = Extract<RecordKind, 'venue' | 'organizer'>;

/** Content that venues and organizers share; the title is their name. */
export interface LinkedContent extends RecordContent {
  /** Texts by their wire names. Empty where there is nothing. */
  readonly contact: Readonly<Record<string, string>>;
}
