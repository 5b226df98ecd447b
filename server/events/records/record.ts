import type { Owned } from './rights.js';

/** Kinds of records that share one id space. */
export type RecordKind = 'event' | 'venue' | 'organizer' | 'image';

/** Largest id of the columns; PostgreSQL refuses to compare them with larger ones. */
export const MAX_ID = 2 ** 31 - 1;

/** Fields of records of all kinds. Times are epoch milliseconds. */
export interface RecordContent extends Owned {
  /** Normalized; empty if a draft has none. */
  readonly slug: string;
  /** Slug before the record was moved to the trash; `undefined` if unknown, or not in the trash. */
  readonly slugBeforeTrash: string | undefined;
  /** Plain text. */
  readonly title: string;
  /** Sanitised HTML, or plain text with line breaks. */
  readonly description: string;
  readonly excerpt: string;
  readonly publishedAt: number;
  /** True if a client chose `publishedAt`; otherwise a draft gets it when it is published. */
  readonly hasChosenDate: boolean;
  /** Salted hash of the password that readers need; `undefined` for none. */
  readonly passwordHash: string | undefined;
  /** Record of the image shown for it. */
  readonly imageId: number | undefined;
  /** Actual creation time, independent of `publishedAt`; `undefined` for records older than this column. */
  readonly createdAt: number | undefined;
  /** `undefined` until the first update. */
  readonly modifiedAt: number | undefined;
}

/** Returns the actual time of the last change or creation; `CHANGED_AT` is the same in SQL. */
export function changedAt(record: Pick<RecordContent, 'modifiedAt' | 'createdAt' | 'publishedAt'>): number {
  return record.modifiedAt ?? record.createdAt ?? record.publishedAt;
}

export interface Identified {
  readonly id: number;
}

/** Stored record. */
export interface Stored extends Identified {
  /** Starts at 1 and increases with each change. */
  readonly revision: number;
}
