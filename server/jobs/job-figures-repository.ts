import type { Knex } from 'knex';
import type { Database } from '../storage/database/database.js';
import type { JobStatus } from './job.js';

/** Waiting or running jobs of one kind. */
export interface QueuedJobs {
  readonly kind: string;
  readonly status: Extract<JobStatus, 'queued' | 'running'>;
  readonly jobs: number;
  /** Submission time of the oldest job in epoch milliseconds. */
  readonly oldestAt: number;
}

/** Total over all jobs of a kind with the same outcome. */
export interface JobFigure {
  readonly kind: string;
  readonly status: string;
  /** `jobs`, `ms`, `le_<milliseconds>` or `rows_<outcome>`. */
  readonly figure: string;
  readonly value: number;
}

/** Counts jobs that have not ended, by kind and status. */
export async function selectQueuedJobs({
  knex,
  dialect,
}: Pick<Database, 'knex' | 'dialect'>): Promise<QueuedJobs[]> {
  const rows = await dialect.rows<QueuedRow>(knex, { sql: SELECT_QUEUED, bindings: [] });
  return rows.map(({ kind, status, jobs, oldest_at }) => ({
    kind,
    status,
    jobs: Number(jobs),
    oldestAt: Number(oldest_at),
  }));
}

const SELECT_QUEUED = `SELECT kind, status, count(*) AS jobs, min(submitted_at) AS oldest_at FROM jobs
  WHERE status IN ('queued', 'running') GROUP BY kind, status ORDER BY kind, status`;

interface QueuedRow {
  readonly kind: string;
  readonly status: QueuedJobs['status'];
  readonly jobs: number | string;
  readonly oldest_at: number | string;
}

/** Adds to the totals of a kind of jobs. */
export async function addJobFigures(
  trx: Knex.Transaction,
  { kind, status }: Pick<JobFigure, 'kind' | 'status'>,
  figures: Readonly<Record<string, number>>,
): Promise<void> {
  // Lock rows in one order, so that two jobs that end at once do not deadlock.
  for (const figure of Object.keys(figures).sort()) {
    await trx('job_figures')
      .insert({ kind, status, figure, value: figures[figure] })
      .onConflict(['kind', 'status', 'figure'])
      .merge({ value: trx.raw('job_figures.value + excluded.value') });
  }
}

export async function selectJobFigures(system: Pick<Database, 'knex'>): Promise<JobFigure[]> {
  const rows = await system
    .knex('job_figures')
    .orderBy(['kind', 'status', 'figure'])
    .select<(Omit<JobFigure, 'value'> & { value: number | string })[]>('kind', 'status', 'figure', 'value');
  return rows.map(({ kind, status, figure, value }) => ({ kind, status, figure, value: Number(value) }));
}
