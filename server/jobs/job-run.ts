import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Clock } from '../lib/clock.js';
import type { Database, Transaction } from '../storage/database/database.js';
import { backoffMs } from './backoff.js';
import {
  type Claim,
  type Ending,
  finishJob,
  isCancelRequested,
  renewLease,
  requeueJob,
} from './claim-repository.js';
import { JobError, type JobFailure, type JobHandler, type JsonObject } from './job.js';
import { describeFailure, isOutage, toLogged, WORKER_LOST } from './job-failure.js';
import { figuresOf } from './job-figures.js';
import { addJobFigures } from './job-figures-repository.js';
import { Waker } from './waker.js';

/** Minimum interval between writes of progress. */
const PROGRESS_INTERVAL_MS = 500;
/** Delay before retrying to store a job's outcome. */
const RETRY_MS = 500;

/** Number of attempts to read whether a job was done; the delay doubles after each. */
const CONCLUDE_TRIES = 4;

/** Failure count for the delay of jobs that must not run again at once, which makes it minutes. */
const UNKNOWN_STEPS = 8;

/** Extra backoff steps when an operator must act: the blob store does not answer, or the disk is full. */
const OUTAGE_STEPS = 4;

/** Causes for which a job's signal is aborted. */
export type AbortCause = 'cancelled' | 'lease_lost' | 'stopping';

/** Reason with which the signal of a job is aborted. */
export class JobAborted extends Error {
  override readonly name = 'JobAborted';
  readonly why: AbortCause;

  constructor(why: AbortCause) {
    super(`the job was aborted: ${why}`);
    this.why = why;
  }
}

export interface JobRunDeps {
  readonly system: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly leaseMs: number;
}

/** Execution of one claimed job: renews its lease, stores its progress and finally its outcome. */
export class JobRun {
  readonly #deps: JobRunDeps;
  readonly #claim: Claim;
  readonly #handler: JobHandler;
  readonly #log: Logger;
  readonly #controller = new AbortController();
  readonly #beat = new Waker();
  readonly #startedAt: number;
  #leaseEndsAt: number;
  #progress: JsonObject | undefined;
  #isSettled = false;

  constructor(deps: JobRunDeps, claim: Claim, leaseEndsAt: number, handler: JobHandler) {
    this.#deps = deps;
    this.#claim = claim;
    this.#handler = handler;
    this.#leaseEndsAt = leaseEndsAt;
    this.#startedAt = deps.clock();
    const { id: jobId, kind, attempts: attempt, requestId } = claim.job;
    this.#log = deps.log.child({ jobId, kind, attempt, ...(requestId !== undefined && { requestId }) });
  }

  /** Asks the handler to stop. Only the first cause counts. */
  abort(why: AbortCause): void {
    if (!this.#controller.signal.aborted) this.#controller.abort(new JobAborted(why));
  }

  /** Runs the job. Resolves when its outcome is stored or its claim is lost. Never rejects. */
  async run(): Promise<void> {
    this.#log.info('job started');
    const alive = this.#keepAlive();
    const write = await this.#work();
    if (write !== undefined) await this.#settle(write);
    this.#isSettled = true;
    this.#beat.wake();
    await alive;
  }

  /** Calls the handler and derives the job's outcome; `undefined` when the claim was lost. */
  async #work(): Promise<Settlement | undefined> {
    const { signal } = this.#controller;
    const { job, maxAttempts } = this.#claim;
    if (job.cancelRequested) return this.#conclude('cancelled');
    if (job.attempts > maxAttempts) return this.#conclude('failed', { failure: WORKER_LOST });
    try {
      const result = await this.#handler.run(job, {
        signal,
        log: this.#log,
        progress: (progress) => (this.#progress = progress),
      });
      this.#log.info('job completed');
      return { kind: 'end', ending: this.#end('completed', result) };
    } catch (error) {
      return this.#judge(error, signal.aborted ? (signal.reason as JobAborted).why : undefined);
    }
  }

  async #judge(error: unknown, aborted: AbortCause | undefined): Promise<Settlement | undefined> {
    const { job, maxAttempts } = this.#claim;
    const result = error instanceof JobError ? error.result : undefined;
    if (aborted === 'lease_lost') return undefined;
    if (aborted === 'cancelled') return this.#conclude('cancelled', { result });
    if (aborted === 'stopping') return { kind: 'requeue', delayMs: 0, givesBackAttempt: true };
    const failure = describeFailure(error);
    const isFinal = error instanceof JobError && !error.retryable;
    if (isFinal || job.attempts >= maxAttempts) {
      this.#log[error instanceof JobError ? 'warn' : 'error'](toLogged(error), 'job failed');
      if (isFinal) return { kind: 'end', ending: this.#end('failed', result, failure) };
      return this.#conclude('failed', { result, failure });
    }
    const delayMs = backoffMs(job.attempts + (isOutage(error) ? OUTAGE_STEPS : 0));
    this.#log.warn({ ...toLogged(error), delayMs }, 'job failed, will be tried again');
    return { kind: 'requeue', delayMs, error: failure };
  }

  /**
   * Fails or cancels a job, unless it was done after all: the result may have been lost with a worker or a connection.
   */
  async #conclude(
    status: 'cancelled' | 'failed',
    { result, failure }: { result?: JsonObject | undefined; failure?: JobFailure } = {},
  ): Promise<Settlement | undefined> {
    const { job } = this.#claim;
    for (let tries = 1; ; tries += 1) {
      try {
        const done = await this.#handler.findResult?.(job);
        this.#log.warn({ status: done === undefined ? status : 'completed' }, 'job concluded');
        const ending = done === undefined ? this.#end(status, result, failure) : this.#end('completed', done);
        return { kind: 'end', ending };
      } catch (error) {
        this.#log.error({ err: error, tries }, 'the outcome of the job could not be read');
      }
      if (tries === CONCLUDE_TRIES) return this.#giveUp(status, failure);
      await sleep(RETRY_MS * 2 ** (tries - 1));
    }
  }

  /**
   * Leaves a job to a later run when it is unknown whether it was done. A cancelled one would be claimed again at
   * once, so its lease is left to expire.
   */
  #giveUp(status: 'cancelled' | 'failed', failure: JobFailure | undefined): Settlement | undefined {
    const { attempts } = this.#claim.job;
    if (status === 'cancelled') {
      this.#log.error('the job stays claimed until its lease expires, then another run takes it');
      return undefined;
    }
    const delayMs = backoffMs(attempts + UNKNOWN_STEPS);
    this.#log.error({ delayMs }, 'the job is left to another run');
    return { kind: 'requeue', delayMs, error: failure, givesBackAttempt: true };
  }

  #end(status: Ending['status'], result?: JsonObject, error?: JobFailure): Ending {
    return { status, result, error, progress: this.#progress };
  }

  /** Stores the outcome and adds the job to the totals in one transaction; false when the claim was lost. */
  async #finish(trx: Transaction, ending: Ending, now: number): Promise<boolean> {
    const { job } = this.#claim;
    if (!(await finishJob(trx, this.#claim, ending, now))) return false;
    const rows = ending.result === undefined ? {} : (this.#handler.countRows?.(job, ending.result) ?? {});
    await addJobFigures(
      trx,
      { kind: job.kind, status: ending.status },
      figuresOf(ending, now - this.#startedAt, rows),
    );
    return true;
  }

  /** Stores the outcome, and retries as long as the database fails and the claim holds. */
  async #settle(settlement: Settlement): Promise<void> {
    const { system, clock } = this.#deps;
    for (;;) {
      try {
        const now = clock();
        const isOurs = await system.write((trx) =>
          settlement.kind === 'end'
            ? this.#finish(trx, settlement.ending, now)
            : requeueJob(trx, this.#claim, { ...settlement, runAt: now + settlement.delayMs, now }),
        );
        if (!isOurs) this.#log.warn('job was lost before its end was stored');
        return;
      } catch (error) {
        this.#log.error({ err: error }, 'the end of the job could not be stored');
        if (clock() >= this.#leaseEndsAt) return;
        await sleep(RETRY_MS);
      }
    }
  }

  /** Renews the lease three times per lease period, sooner where there is progress to store. */
  async #keepAlive(): Promise<void> {
    const { leaseMs } = this.#deps;
    const pauseMs = Math.min(PROGRESS_INTERVAL_MS, leaseMs / 3);
    let stored: JsonObject | undefined;
    let renewedAt = this.#leaseEndsAt - leaseMs;
    for (;;) {
      await this.#beat.pause(pauseMs);
      if (this.#isSettled) return;
      const progress = this.#progress === stored ? undefined : this.#progress;
      if (progress === undefined && this.#deps.clock() < renewedAt + leaseMs / 3) {
        await this.#heedCancel();
        continue;
      }
      if (!(await this.#renew(progress))) continue;
      stored = progress ?? stored;
      renewedAt = this.#leaseEndsAt - leaseMs;
    }
  }

  async #renew(progress: JsonObject | undefined): Promise<boolean> {
    const { system, clock, leaseMs } = this.#deps;
    const now = clock();
    const leaseEndsAt = now + leaseMs;
    try {
      const renewed = await system.write((trx) =>
        renewLease(trx, this.#claim, { leaseEndsAt, progress, now }),
      );
      if (renewed === undefined) {
        // The claim also ends when the outcome is stored, which is no loss.
        if (!this.#isSettled) this.#lose();
        return false;
      }
      this.#leaseEndsAt = leaseEndsAt;
      if (renewed.cancelRequested) this.abort('cancelled');
      return true;
    } catch (error) {
      this.#log.warn({ err: error }, 'the lease could not be renewed');
      if (clock() >= this.#leaseEndsAt) this.#lose();
      return false;
    }
  }

  /** Polls for a cancellation between heartbeats, which are rare without progress. */
  async #heedCancel(): Promise<void> {
    if (this.#controller.signal.aborted) return;
    try {
      if (await isCancelRequested(this.#deps.system, this.#claim)) this.abort('cancelled');
    } catch (error) {
      this.#log.warn({ err: error }, 'the cancellation state of the job could not be read');
    }
  }

  #lose(): void {
    if (this.#controller.signal.aborted) return;
    this.#log.warn('the lease was lost: another worker may have the job');
    this.abort('lease_lost');
  }
}

type Settlement =
  | { readonly kind: 'end'; readonly ending: Ending }
  | {
      readonly kind: 'requeue';
      readonly delayMs: number;
      readonly error?: JobFailure | undefined;
      readonly givesBackAttempt?: boolean;
    };
