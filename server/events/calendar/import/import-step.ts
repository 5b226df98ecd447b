import type { Notice } from '../read/property.js';
import type { ContentByUid } from './linked-choice.js';
import type { Version } from './version.js';

/** Origin of a step: the record that it comes from. */
interface Origin {
  /** Position of the record in the file, from 0. */
  readonly index: number;
  readonly uid: string;
  /** Id of the occurrence; empty if the record does not recur. */
  readonly recurrenceId: string;
  readonly title: string;
  readonly notices: readonly Notice[];
}

interface VersionedStep extends Origin {
  readonly sequence: number;
  readonly stampMs: number | undefined;
}

/** Record of a file that lists all times of an event. */
export interface WholeWord {
  readonly sequence: number;
  readonly stampMs: number | undefined;
  /** RECURRENCE-IDs that the file contains. */
  readonly changed: ReadonlySet<string>;
}

/** Step that creates or updates an event to this version. */
export interface PutStep extends Dated {
  readonly kind: 'put';
  readonly version: Version;
  /** `undefined` if the file has a single occurrence only. */
  readonly whole: WholeWord | undefined;
  readonly words: FileWords;
}

/** Step that cancels an event; without a RECURRENCE-ID, all events of the UID. */
export interface CancelStep extends Dated {
  readonly kind: 'cancel';
  readonly isWhole: boolean;
}

/** Step that cancels all other events of the UID. */
export interface PruneStep extends Dated {
  readonly kind: 'prune';
  readonly keeps: ReadonlySet<string>;
  /** Last day, such as `20281121`, up to which the occurrences are known. */
  readonly lastDay: string;
}

/** Step for a record that is refused. */
export interface RefuseStep extends Origin {
  readonly kind: 'refuse';
}

/** Atomic change of the catalogue. */
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
