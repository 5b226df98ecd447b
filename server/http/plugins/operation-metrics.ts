import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { DURATION_BOUNDS, type JobDurations, type JobRows } from '../../jobs/job-figures.js';
import type { QueuedJobs } from '../../jobs/job-figures-repository.js';
import type { PoolFigures } from '../../storage/database/database.js';

/** Values of `/metrics` besides those of requests. */
export interface OperationFigures {
  /** Current time in epoch milliseconds. */
  readonly now: number;
  readonly queue: readonly QueuedJobs[];
  readonly durations: readonly JobDurations[];
  readonly rows: readonly JobRows[];
  readonly pools: readonly (PoolFigures & { readonly database: string })[];
  /** State of the requests that read sources. */
  readonly readers: { readonly running: number; readonly waiting: number; readonly limit: number };
}

/**
 * Creates the metrics of jobs and connections. Job metrics cover all processes of the database, and each server
 * reports the same values: aggregate them with max, not sum.
 */
export function registerOperation(registry: Registry): (figures: OperationFigures) => void {
  const registers = [registry];
  const depth = new Gauge({
    name: 'fairground_jobs',
    help: 'Queued and running jobs, of all processes.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const age = new Gauge({
    name: 'fairground_oldest_job_age_seconds',
    help: 'Time since the submission of the oldest queued or running job, of all processes.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const durations = new JobDurationHistogram(registry);
  const rows = new Counter({
    name: 'fairground_job_rows_total',
    help: 'Rows of completed jobs by outcome, of all processes.',
    labelNames: ['kind', 'what'],
    registers,
  });
  const connections = new Gauge({
    name: 'fairground_database_connections',
    help: 'Database connections of this process by state; waiting counts requests for one, limit is the maximum.',
    labelNames: ['database', 'pool', 'state'],
    registers,
  });
  const readers = new Gauge({
    name: 'fairground_request_readers',
    help: 'Requests of this process that read sources by state; waiting counts the queue, limit is the maximum.',
    labelNames: ['state'],
    registers,
  });
  return (figures) => {
    for (const metric of [depth, age, rows, connections]) metric.reset();
    for (const { kind, status, jobs, oldestAt } of figures.queue) {
      depth.set({ kind, status }, jobs);
      age.set({ kind, status }, Math.max(0, figures.now - oldestAt) / 1000);
    }
    durations.known = figures.durations;
    for (const { kind, what, rows: count } of figures.rows) rows.inc({ kind, what }, count);
    for (const { database, pool, used, idle, waiting, limit } of figures.pools) {
      for (const [state, count] of Object.entries({ used, idle, waiting, limit })) {
        connections.set({ database, pool, state }, count);
      }
    }
    const { running, waiting, limit } = figures.readers;
    for (const [state, count] of Object.entries({ running, waiting, limit })) readers.set({ state }, count);
  };
}

type Shown = Awaited<ReturnType<Histogram['get']>>;

const NAME = 'fairground_job_duration_seconds';
const HELP = 'Duration of the last attempt of jobs by outcome, of all processes.';

/** Histogram whose sums are kept in the database, as workers serve no metrics themselves. */
class JobDurationHistogram extends Histogram {
  known: readonly JobDurations[] = [];
  readonly #empty = new Histogram({ name: NAME, help: HELP, registers: [] });

  constructor(registry: Registry) {
    super({ name: NAME, help: HELP, labelNames: ['kind', 'status'], registers: [registry] });
  }

  override async get(): Promise<Shown> {
    const shown = await this.#empty.get();
    return { ...shown, values: this.known.flatMap(valuesOf) };
  }

  /** Returns the values of the exposition text. */
  getForPromString(): Promise<Shown> {
    return this.get();
  }
}

function valuesOf({ kind, status, jobs, seconds, upTo }: JobDurations): Shown['values'] {
  const bucket = (le: number | '+Inf', value: number): Shown['values'][number] => ({
    metricName: `${NAME}_bucket`,
    labels: { le, kind, status },
    value,
  });
  return [
    ...DURATION_BOUNDS.map((le, index) => bucket(le, upTo[index] ?? 0)),
    bucket('+Inf', jobs),
    { metricName: `${NAME}_sum`, labels: { kind, status }, value: seconds },
    { metricName: `${NAME}_count`, labels: { kind, status }, value: jobs },
  ];
}
