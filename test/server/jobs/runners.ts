import type { Logger } from 'pino';
import type { JobHandler, JobQueue } from '../../../server/jobs/job.js';
import { createJobQueue } from '../../../server/jobs/job-queue.js';
import { createJobRunner, type JobRunner } from '../../../server/jobs/job-runner.js';
import type { Database } from '../../../server/storage/database/database.js';
import type { TestDatabases } from '../../support/databases/databases.js';
import { eventually, handlerOf, silentLog } from '../../support/servers/jobs.js';

export const LEASE_MS = 30_000;

export interface StartOptions {
  readonly concurrency?: number;
  readonly graceSeconds?: number;
  readonly system?: Database;
  readonly findResult?: NonNullable<JobHandler['findResult']>;
  readonly log?: Logger;
}

/** Runners of one handler and their queue, at a time that stands still; each test begins with an empty queue. */
export class Runners {
  /** Epoch milliseconds. */
  now = 0;
  readonly runners: JobRunner[] = [];
  #databases: TestDatabases | undefined;
  #queue: JobQueue | undefined;

  constructor(open: () => Promise<TestDatabases>) {
    before(async () => {
      this.#databases = await open();
    });
    beforeEach(async () => {
      await this.databases.system.write((trx) => trx('jobs').delete());
      this.now = Date.parse('2026-05-01T10:00:00Z');
      this.#queue = createJobQueue(this.databases.system, {
        clock: this.clock,
        onSubmit: () => this.runners.forEach((runner) => runner.wake()),
      });
    });
    afterEach(async () => {
      await Promise.all(this.runners.splice(0).map((runner) => runner.stop()));
    });
  }

  readonly clock = (): number => this.now;

  get databases(): TestDatabases {
    if (this.#databases === undefined) throw new Error('the test has not begun');
    return this.#databases;
  }

  get queue(): JobQueue {
    if (this.#queue === undefined) throw new Error('the test has not begun');
    return this.#queue;
  }

  readonly start = (run: JobHandler['run'], options: StartOptions = {}): JobRunner => {
    const { concurrency = 2, graceSeconds = 20, findResult, log = silentLog } = options;
    const settings = {
      jobConcurrency: concurrency,
      jobLeaseSeconds: LEASE_MS / 1000,
      shutdownTimeoutSeconds: graceSeconds,
    };
    const runner = createJobRunner({
      system: options.system ?? this.databases.system,
      handlers: [{ ...handlerOf(run), ...(findResult && { findResult }) }],
      log,
      settings,
      clock: this.clock,
    });
    this.runners.push(runner);
    runner.start();
    return runner;
  };

  readonly submit = async (
    options: { id?: string; lane?: string; maxAttempts?: number } = {},
  ): Promise<string> => (await this.queue.submit({ kind: 'test', payload: {}, ...options })).id;

  /** Until its runner has given a sign of life at this time. */
  readonly isRenewed = (id: string): Promise<true> =>
    eventually(async () => {
      const row = await this.databases.system
        .knex('jobs')
        .where({ id })
        .first<{ lease_ends_at: number }>('lease_ends_at');
      return row.lease_ends_at === this.now + LEASE_MS ? true : undefined;
    });

  readonly isRunning = (id: string): Promise<true> =>
    eventually(async () => ((await this.queue.find(id))?.status === 'running' ? true : undefined));
}
