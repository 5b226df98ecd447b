import type { Notice } from '../read/property.js';
import type { ContentByUid } from './linked-choice.js';
import type { Version } from './version.js';

/** Origin of a step: the record that it comes from. */
interface Origin {
  /** Index of the record in the file, from 0. */
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

/** Version of the record that defines a series, and the occurrences that other records of the file replace. */
export interface SeriesVersion {
  readonly sequence: number;
  readonly stampMs: number | undefined;
  /** RECURRENCE-IDs of occurrences that have a record of their own. */
  readonly changed: ReadonlySet<string>;
}

/** Step that creates an event, or updates it to this version. */
export interface PutStep extends VersionedStep {
  readonly kind: 'put';
  readonly version: Version;
  /** `undefined` if the file has an occurrence without its series. */
  readonly seriesVersion: SeriesVersion | undefined;
  readonly contentByUid: ContentByUid;
}

/** Step that cancels an event; with `isWhole`, all events of the UID. */
export interface CancelStep extends VersionedStep {
  readonly kind: 'cancel';
  readonly isWhole: boolean;
}

/** Step that cancels the events of the UID that the series no longer contains. */
export interface PruneStep extends VersionedStep {
  readonly kind: 'prune';
  readonly keeps: ReadonlySet<string>;
  /** Last day of the expansion, such as `20281121`; later events are kept. */
  readonly lastDay: string;
}

/** Step for a record that cannot be imported. */
export interface RefuseStep extends Origin {
  readonly kind: 'refuse';
}

/** One change of the catalogue, which is applied in one transaction. */
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
