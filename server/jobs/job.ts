import type { Transaction } from '../storage/database/database.js';

export type JobStatus = 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';

/** JSON object, as payloads, progress and results are stored. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** Unit of work that survives restarts. Times are epoch milliseconds. */
export interface Job {
  readonly id: string;
  readonly kind: string;
  /** Jobs of one lane run one at a time, in the order of their submission. */
  readonly lane: string | undefined;
  readonly ownerId: number | undefined;
  readonly status: JobStatus;
  readonly payload: JsonObject;
  readonly progress: JsonObject | undefined;
  readonly result: JsonObject | undefined;
  readonly error: JobFailure | undefined;
  readonly attempts: number;
  readonly cancelRequested: boolean;
  /** Id of the request that submitted it, if any. */
  readonly requestId?: string | undefined;
  readonly submittedAt: number;
  readonly updatedAt: number;
  readonly finishedAt: number | undefined;
}

/** Failure of a job, in words that its owner may read. */
export interface JobFailure {
  readonly code: string;
  readonly message: string;
  readonly details: readonly string[];
}

export interface JobSubmission {
  readonly kind: string;
  readonly lane?: string;
  readonly ownerId?: number;
  readonly payload: JsonObject;
  readonly maxAttempts?: number;
  /** The job's id, where the caller must know it before it is stored; a random UUID otherwise. */
  readonly id?: string;
  /** Subjects of the job, such as `layer-3`; `list` finds it by each of them. */
  readonly subjects?: readonly string[];
  /** Id of the submitting request, for the logs. */
  readonly requestId?: string | undefined;
  /** Idempotency key of the owner, and a hash of the request. */
  readonly once?: JobKey;
  /** Runs in the transaction that stores the job, at `now` (epoch milliseconds). */
  readonly alongside?: (trx: Transaction, now: number) => Promise<void>;
}

/** Key and hash of an idempotent request: it creates one job however often it is sent within a day. */
export interface JobKey {
  readonly key: string;
  readonly fingerprint: string;
}

/** Filters, all of which a job must match. */
export interface JobFilter {
  readonly id?: string;
  readonly kind?: string;
  readonly status?: JobStatus;
  readonly lane?: string;
  readonly ownerId?: number;
  /** Subjects, all of which a job must have. */
  readonly subjects?: readonly string[];
  /** Jobs of this owner, and jobs with any of these subjects. */
  readonly visibleTo?: { readonly ownerId: number; readonly subjects: readonly string[] };
}

export interface JobQueue {
  /**
   * Stores a job, or returns the one that an earlier request of this owner with the same key made.
   *
   * @throws {AppError} `request.idempotency_mismatch` when the key was used for another request.
   */
  submit(submission: JobSubmission): Promise<Job>;
  /**
   * Stores a job whose work is already done, started at `startedAt` (epoch milliseconds), for later status requests.
   */
  record(done: JobSubmission & { readonly startedAt: number }): Promise<Job>;
  find(id: string): Promise<Job | undefined>;
  /**
   * Returns the job that an earlier request made; `undefined` for a new request.
   *
   * @throws {AppError} as `submit`.
   */
  findOnce(ownerId: number, once: JobKey): Promise<Job | undefined>;
  /** Lists jobs, newest first. */
  list(filter: JobFilter & { readonly limit: number; readonly offset?: number }): Promise<Job[]>;
  count(filter: JobFilter): Promise<number>;
  /** True if a job has waited for some seconds and no worker runs. */
  isUnattended(job: Pick<Job, 'status' | 'submittedAt'>): Promise<boolean>;
  /** Cancels a job: a queued one at once, a running one as soon as its handler notices. */
  cancel(id: string): Promise<Job | undefined>;
}

/** Context that a handler gets in addition to the job. */
export interface JobContext {
  /** Aborted when the job is cancelled, its lease is lost or the worker stops. */
  readonly signal: AbortSignal;
  /** Stores progress; frequent calls are throttled. */
  progress(progress: JsonObject): void;
  readonly log: import('pino').Logger;
}

/** Handler of one kind of job. */
export interface JobHandler {
  readonly kind: string;
  /**
   * Runs the job and returns its result. After a crash it may run again for the same job, so it must detect completed
   * work.
   *
   * @throws {JobError} to fail the job with a message for its owner; after any other error the job is retried.
   */
  run(job: Job, context: JobContext): Promise<JsonObject>;
  /**
   * Returns the result of a completed job whose outcome was never stored; `undefined` if it did not complete.
   *
   * The runner calls it before it stores a job as cancelled or failed, except for a final failure of the handler.
   * Without this method, such a job counts as not completed.
   */
  findResult?(job: Job): Promise<JsonObject | undefined>;
  /** Counts the rows that a completed job wrote or refused, such as `{ inserted: 3 }`, for the totals at `/metrics`. */
  countRows?(job: Job, result: JsonObject): Readonly<Record<string, number>>;
}

/** Error thrown when a job fails. A retry does not help, unless `retryable`. */
export class JobError extends Error {
  override readonly name = 'JobError';
  readonly code: string;
  readonly details: readonly string[];
  readonly retryable: boolean;
  /** Result stored although the job failed, such as counts and a report of bad rows. */
  readonly result: JsonObject | undefined;

  constructor(
    code: string,
    message: string,
    options: { details?: readonly string[]; retryable?: boolean; result?: JsonObject; cause?: unknown } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.details = options.details ?? [];
    this.retryable = options.retryable ?? false;
    this.result = options.result;
  }
}
