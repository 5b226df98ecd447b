import type { Owned } from './rights.js';

/** Kinds of records that share one id space. */
export type RecordKind = 'event' | 'venue' | 'organizer' | 'image';

/** Largest id that the columns can hold; PostgreSQL refuses to compare them with more. */
export const MAX_ID = 2 ** 31 - 1;

/** Fields of records of all kinds. Times are epoch milliseconds. */
export interface RecordContent extends Owned {
  /** In its normal form; empty while a draft has none. */
  readonly slug: string;
  /** The slug that a record in the trash had. `undefined` where that is not known, and elsewhere. */
  readonly slugBeforeTrash: string | undefined;
  /** Plain text. */
  readonly title: string;
  /** Sanitised HTML, or plain text with line breaks. */
  readonly description: string;
  readonly excerpt: string;
  readonly publishedAt: number;
  /** True if a client chose `publishedAt`; otherwise a draft gets it when it is published. */
  readonly hasChosenDate: boolean;
  /** A salted hash of the password that readers need; `undefined` for none. */
  readonly passwordHash: string | undefined;
  /** Record of the image that stands for it. */
  readonly imageId: number | undefined;
  /** When it was made here, whatever `publishedAt` says; `undefined` of those that are older than this column. */
  readonly createdAt: number | undefined;
  /** `undefined` until the first update. */
  readonly modifiedAt: number | undefined;
}

/** When a record was really changed or made last; see `CHANGED_AT` for the same in SQL. */
export function changedAt(record: Pick<RecordContent, 'modifiedAt' | 'createdAt' | 'publishedAt'>): number {
  return record.modifiedAt ?? record.createdAt ?? record.publishedAt;
}

export interface Identified {
  readonly id: number;
}

/** A record as it is stored. */
export interface Stored extends Identified {
  /** From 1, one more with each change. */
  readonly revision: number;
}
