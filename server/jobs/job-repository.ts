import type { Knex } from 'knex';
import type { Database } from '../storage/database.js';
import type { Job, JobFailure, JobStatus, JsonObject } from './job.js';

/** A row of `jobs`. SQLite has no booleans, and hands out 0 or 1. */
export interface JobRow {
  readonly id: string;
  readonly kind: string;
  readonly lane: string | null;
  readonly owner_id: number | null;
  readonly status: JobStatus;
  readonly payload: string;
  readonly progress: string | null;
  readonly result: string | null;
  readonly error: string | null;
  readonly attempts: number;
  readonly max_attempts: number;
  readonly cancel_requested: boolean | number;
  readonly submitted_at: number;
  readonly updated_at: number;
  readonly finished_at: number | null;
}

/** What `readJob` needs. */
export const JOB_COLUMNS = [
  ...['id', 'kind', 'lane', 'owner_id', 'status', 'payload', 'progress', 'result', 'error', 'attempts'],
  ...['max_attempts', 'cancel_requested', 'submitted_at', 'updated_at', 'finished_at'],
];

export interface NewJob {
  readonly id: string;
  readonly kind: string;
  readonly lane: string | undefined;
  readonly ownerId: number | undefined;
  readonly payload: JsonObject;
  readonly maxAttempts: number;
}

export async function insertJob(trx: Knex.Transaction, job: NewJob, now: number): Promise<Job> {
  const rows = await trx('jobs')
    .insert({
      id: job.id,
      kind: job.kind,
      lane: job.lane ?? null,
      owner_id: job.ownerId ?? null,
      status: 'queued',
      payload: JSON.stringify(job.payload),
      max_attempts: job.maxAttempts,
      run_at: now,
      submitted_at: now,
      updated_at: now,
    })
    .returning<JobRow[]>(JOB_COLUMNS);
  if (rows[0] === undefined) throw new Error('the database returned no inserted job');
  return readJob(rows[0]);
}

export async function findJob(system: Database, id: string): Promise<Job | undefined> {
  const row: JobRow | undefined = await system.knex('jobs').where({ id }).first(JOB_COLUMNS);
  return row && readJob(row);
}

/** Newest first. */
export async function listJobs(
  system: Database,
  filter: { kind?: string; lane?: string; ownerId?: number; limit: number },
): Promise<Job[]> {
  const query = system
    .knex('jobs')
    .select<JobRow[]>(JOB_COLUMNS)
    .orderBy('position', 'desc')
    .limit(filter.limit);
  if (filter.kind !== undefined) void query.where({ kind: filter.kind });
  if (filter.lane !== undefined) void query.where({ lane: filter.lane });
  if (filter.ownerId !== undefined) void query.where({ owner_id: filter.ownerId });
  return (await query).map(readJob);
}

const NEVER_BEGUN = `status = 'queued' AND attempts = 0`;

/**
 * Cancels a job that was never begun and marks any other for the runner that has it or takes it next; `undefined`
 * when it has ended.
 */
export async function cancelJob(trx: Knex.Transaction, id: string, now: number): Promise<Job | undefined> {
  const rows = await trx('jobs')
    .where({ id })
    .whereIn('status', ['queued', 'running'])
    .update({
      cancel_requested: true,
      updated_at: now,
      run_at: now,
      finished_at: trx.raw(`CASE WHEN ${NEVER_BEGUN} THEN CAST(? AS bigint) END`, [now]),
      status: trx.raw(`CASE WHEN ${NEVER_BEGUN} THEN 'cancelled' ELSE status END`),
    })
    .returning<JobRow[]>(JOB_COLUMNS);
  return rows[0] && readJob(rows[0]);
}

/** Forgets jobs that finished before `before`; how many. */
export function deleteFinishedJobs(trx: Knex.Transaction, before: number): Promise<number> {
  return trx('jobs').where('finished_at', '<', before).delete();
}

export function readJob(row: JobRow): Job {
  return {
    id: row.id,
    kind: row.kind,
    lane: row.lane ?? undefined,
    ownerId: row.owner_id ?? undefined,
    status: row.status,
    payload: JSON.parse(row.payload) as JsonObject,
    progress: readJson(row.progress) as JsonObject | undefined,
    result: readJson(row.result) as JsonObject | undefined,
    error: readJson(row.error) as JobFailure | undefined,
    attempts: row.attempts,
    cancelRequested: Boolean(row.cancel_requested),
    submittedAt: row.submitted_at,
    updatedAt: row.updated_at,
    finishedAt: row.finished_at ?? undefined,
  };
}

function readJson(text: string | null): unknown {
  return text === null ? undefined : JSON.parse(text);
}
