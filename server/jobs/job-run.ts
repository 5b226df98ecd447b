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

/** Progress is stored at most this often. */
const PROGRESS_INTERVAL_MS = 500;
/** How long to wait before the database is asked again that did not take a job's end, or did not tell of it. */
const RETRY_MS = 500;

/** So often it is asked whether a job was done, with a wait twice as long each time: some 4 seconds in all. */
const CONCLUDE_TRIES = 4;

/** Those who may not ask again at once wait as long as after so many failures: minutes. */
const UNKNOWN_STEPS = 8;

/** A store of files that does not answer, or a full disk, needs an operator: a job waits so many steps longer. */
const OUTAGE_STEPS = 4;

/** Why a job's signal is aborted. */
export type AbortCause = 'cancelled' | 'lease_lost' | 'stopping';

/** The signal's reason. */
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

/** One claimed job at work: keeps its lease alive, stores its progress and, in the end, how it went. */
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

  /** Resolves when the job's end is stored, or the job is lost. Never rejects. */
  async run(): Promise<void> {
    this.#log.info('job started');
    const alive = this.#keepAlive();
    const write = await this.#work();
    if (write !== undefined) await this.#settle(write);
    this.#isSettled = true;
    this.#beat.wake();
    await alive;
  }

  /** Calls the handler and decides what its outcome means; `undefined` when the job is no longer ours. */
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
   * Ends a job that is not to be tried any more, unless it was done after all: the word of that may have been lost with
   * a worker, or with the connection that committed it.
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
   * Leaves a job of which nobody can tell whether it was done to a later run: it is neither done nor failed. One that is
   * to be cancelled would be claimed again at once, so that its lease is left to end instead.
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

  /** Ends the job and adds it to the sums, both or neither; false when it was lost. */
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

  /** Stores the outcome, again and again while the database does not take it and the job is ours. */
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

  /** Renews the lease three times before it would end, sooner where there is progress to store. */
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
        // After the end is stored the claim is gone as well, which is no loss.
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

  /** Looks whether the job is to be cancelled, between signs of life: one that makes no progress gives few. */
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
