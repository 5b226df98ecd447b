import type { Notice } from '../read/notice.js';
import type { FileWords } from './linked-choice.js';
import type { Version } from './version.js';

/** Origin of a step: the record that it comes from. */
interface Origin {
  /** Place of the record in the file, from 0. */
  readonly index: number;
  readonly uid: string;
  /** Id of the occurrence; empty if the record does not recur. */
  readonly recurrenceId: string;
  readonly title: string;
  readonly notices: readonly Notice[];
}

interface Dated extends Origin {
  readonly sequence: number;
  readonly stampMs: number | undefined;
}

/** The record of a file that tells all times at which something takes place. */
export interface WholeWord {
  readonly sequence: number;
  readonly stampMs: number | undefined;
  /** RECURRENCE-IDs of what the file tells apart. */
  readonly changed: ReadonlySet<string>;
}

/** There shall be an event of this version. */
export interface PutStep extends Dated {
  readonly kind: 'put';
  readonly version: Version;
  /** `undefined` where the file has a single occurrence alone. */
  readonly whole: WholeWord | undefined;
  readonly words: FileWords;
}

/** The event takes place no more; without a RECURRENCE-ID none that has the UID does. */
export interface CancelStep extends Dated {
  readonly kind: 'cancel';
  readonly isWhole: boolean;
}

/** Events of the UID other than these take place no more. */
export interface PruneStep extends Dated {
  readonly kind: 'prune';
  readonly keeps: ReadonlySet<string>;
  /** Nothing is known of occurrences after this day, `20281121`. */
  readonly lastDay: string;
}

/** The record cannot be taken. */
export interface RefuseStep extends Origin {
  readonly kind: 'refuse';
}

/** One thing to be done with the catalogue, all of it or nothing. */
export type ImportStep = PutStep | CancelStep | PruneStep | RefuseStep;

/** Outcome of a record or of one of its occurrences, in the terms of the OpenAPI document. */
export interface ImportOutcome {
  readonly index: number;
  readonly uid: string;
  readonly recurrence_id: string;
  readonly title: string;
  readonly action: 'created' | 'updated' | 'unchanged' | 'outdated' | 'cancelled' | 'failed';
  readonly id?: number;
  readonly faults: readonly Notice[];
}
