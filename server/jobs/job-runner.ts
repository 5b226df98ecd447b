import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { type Clock, systemClock } from '../lib/clock.js';
import type { Config } from '../config/config.js';
import type { Database } from '../storage/database/database.js';
import { type Claim, claimJob, recoverJobs } from './claim-repository.js';
import type { JobHandler } from './job.js';
import { JobRun } from './job-run.js';
import { forgetRunner, REPORT_MS, reportRunner } from './runner-repository.js';
import { Waker } from './waker.js';

/** Poll interval without work: it starts here and grows. */
const SHORTEST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 2_000;
/** Delay after a failed poll. */
const ERROR_PAUSE_MS = 1_000;

export type JobRunnerSettings = Pick<Config, 'jobConcurrency' | 'jobLeaseSeconds' | 'shutdownTimeoutSeconds'>;

export interface JobRunnerOptions {
  readonly system: Database;
  readonly handlers: readonly JobHandler[];
  readonly log: Logger;
  readonly settings: JobRunnerSettings;
  readonly clock?: Clock;
}

/** Runs jobs, a few at a time. */
export interface JobRunner {
  /** Id of this runner in its claims. */
  readonly id: string;
  start(): void;
  /**
   * Claims no more jobs, aborts the running ones, and puts unfinished ones back without counting the attempt.
   * Resolves when no claim is held.
   */
  stop(): Promise<void>;
  /** Polls now instead of at the next interval. */
  wake(): void;
  /** Cancels a job that this runner holds now, instead of at its next heartbeat. */
  cancel(jobId: string): void;
}

/**
 * Creates a runner that claims jobs of the kinds that its handlers support, in the order of their submission.
 *
 * Any number of runners may share a queue, in any number of processes; their clocks should agree to within a few
 * seconds.
 */
export function createJobRunner(options: JobRunnerOptions): JobRunner {
  const { system, log, settings, clock = systemClock } = options;
  const id = randomUUID();
  const handlers = new Map(options.handlers.map((handler) => [handler.kind, handler]));
  const leaseMs = settings.jobLeaseSeconds * 1000;
  // Keyed by claim: a lost job may be claimed again while its first run has not ended.
  const runs = new Map<string, { jobId: string; run: JobRun; done: Promise<void> }>();
  const waker = new Waker();
  let loop: Promise<void> | undefined;
  let isStopping = false;
  let recoverAt = 0;
  let reportAt = 0;

  async function poll(): Promise<void> {
    let pauseMs = SHORTEST_PAUSE_MS;
    while (!isStopping) {
      try {
        await report();
        await recoverLost();
        if (await fill()) pauseMs = SHORTEST_PAUSE_MS;
      } catch (error) {
        log.error({ err: error }, 'jobs could not be polled');
        pauseMs = ERROR_PAUSE_MS;
      }
      const wasWoken = await waker.pause(pauseMs * (0.75 + Math.random() / 2));
      pauseMs = wasWoken ? SHORTEST_PAUSE_MS : Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }

  /** Claims jobs until enough run or none is due; true if any was claimed. */
  async function fill(): Promise<boolean> {
    let hasClaimed = false;
    while (!isStopping && runs.size < settings.jobConcurrency) {
      const leaseEndsAt = clock() + leaseMs;
      const claim = await claimNext(leaseEndsAt);
      if (claim === 'lost race') continue;
      if (claim === undefined) break;
      begin(claim, leaseEndsAt);
      hasClaimed = true;
    }
    return hasClaimed;
  }

  async function claimNext(leaseEndsAt: number): Promise<Claim | 'lost race' | undefined> {
    const request = { runnerId: id, kinds: [...handlers.keys()], now: clock(), leaseEndsAt };
    try {
      return await system.write((trx) => claimJob(trx, system.dialect, request));
    } catch (error) {
      if (system.dialect.isUniqueViolation(error)) return 'lost race';
      throw error;
    }
  }

  function begin(claim: Claim, leaseEndsAt: number): void {
    const handler = handlers.get(claim.job.kind);
    if (handler === undefined) throw new Error(`claimed a job of the unknown kind ${claim.job.kind}`);
    const run = new JobRun({ system, clock, log, leaseMs }, claim, leaseEndsAt, handler);
    const done = run.run().finally(() => {
      runs.delete(claim.claimId);
      // Its slot is free, and perhaps its lane.
      waker.wake();
    });
    runs.set(claim.claimId, { jobId: claim.job.id, run, done });
  }

  /** Reports that this runner is alive, so that jobs which wait without one can be told apart. */
  async function report(): Promise<void> {
    const now = clock();
    if (now < reportAt) return;
    await system.write((trx) => reportRunner(trx, id, now));
    reportAt = now + REPORT_MS;
  }

  /** Takes the report back; a failure is harmless, since a report expires. */
  async function withdraw(): Promise<void> {
    try {
      await system.write((trx) => forgetRunner(trx, id));
    } catch (error) {
      log.warn({ err: error }, 'the worker could not take back its report');
    }
  }

  async function recoverLost(): Promise<void> {
    const now = clock();
    if (now < recoverAt) return;
    const count = await system.write((trx) => recoverJobs(trx, { leaseEndedBy: now }, now));
    if (count > 0) log.warn({ count }, 'jobs of lost workers were queued again');
    recoverAt = now + leaseMs / 2;
  }

  return {
    id,
    start() {
      loop ??= poll();
    },
    async stop() {
      isStopping = true;
      waker.wake();
      await loop;
      for (const { run } of runs.values()) run.abort('stopping');
      const withdrawn = loop === undefined ? Promise.resolve() : withdraw();
      const isDone = await settlesWithin(
        [withdrawn, ...[...runs.values()].map(({ done }) => done)],
        settings.shutdownTimeoutSeconds * 1000,
      );
      if (isDone || runs.size === 0) return;
      log.warn(
        { jobs: [...runs.values()].map(({ jobId }) => jobId) },
        'jobs did not stop in time and were released',
      );
      await releaseJobs(system, id, clock);
    },
    wake: () => waker.wake(),
    cancel(jobId) {
      for (const held of runs.values()) if (held.jobId === jobId) held.run.abort('cancelled');
    },
  };
}

/** Releases all claims of a runner that is known to be dead; returns their number. */
export function releaseJobs(system: Database, runnerId: string, clock: Clock = systemClock): Promise<number> {
  return system.write((trx) => recoverJobs(trx, { runnerId }, clock()));
}

async function settlesWithin(promises: readonly Promise<void>[], ms: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), ms);
  });
  const all = Promise.all(promises).then(() => true);
  const isDone = await Promise.race([all, timeout]);
  clearTimeout(timer);
  return isDone;
}
