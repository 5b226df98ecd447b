import type { Knex } from 'knex';
import type { Database } from '../storage/database/database.js';
import type { Job, JobFailure, JobFilter, JobKey, JobStatus, JsonObject } from './job.js';

/** Row of `jobs`. SQLite has no booleans and returns 0 or 1. */
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
  readonly request_id: string | null;
  readonly submitted_at: number;
  readonly updated_at: number;
  readonly finished_at: number | null;
}

/** Columns that `readJob` needs. */
export const JOB_COLUMNS = [
  ...['id', 'kind', 'lane', 'owner_id', 'status', 'payload', 'progress', 'result', 'error', 'attempts'],
  ...['max_attempts', 'cancel_requested', 'request_id', 'submitted_at', 'updated_at', 'finished_at'],
];

export interface NewJob {
  readonly id: string;
  readonly kind: string;
  readonly lane: string | undefined;
  readonly ownerId: number | undefined;
  readonly payload: JsonObject;
  readonly maxAttempts: number;
  readonly subjects: readonly string[];
  readonly once: JobKey | undefined;
  readonly requestId: string | undefined;
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
      request_key: job.once?.key ?? null,
      fingerprint: job.once?.fingerprint ?? null,
      request_id: job.requestId ?? null,
    })
    .returning<(JobRow & { position: number })[]>([...JOB_COLUMNS, 'position']);
  const [row] = rows;
  if (row === undefined) throw new Error('the database returned no inserted job');
  const subjects = [...new Set(job.subjects)].map((subject) => ({ subject, position: row.position }));
  if (subjects.length > 0) await trx('job_subjects').insert(subjects);
  return readJob(row);
}

/** Inserts a job whose work is already done, so that no worker sees it queued. */
export async function insertDoneJob(
  trx: Knex.Transaction,
  job: NewJob,
  { startedAt, now }: { readonly startedAt: number; readonly now: number },
): Promise<Job> {
  const { id } = await insertJob(trx, job, startedAt);
  const [row] = await trx('jobs')
    .where({ id })
    .update({ status: 'completed', result: '{}', updated_at: now, finished_at: now })
    .returning<JobRow[]>(JOB_COLUMNS);
  if (row === undefined) throw new Error('the database returned no stored job');
  return readJob(row);
}

/** Returns the job of an earlier request with this key, and the hash of that request. */
export async function findJobByKey(
  knex: Knex,
  ownerId: number,
  key: string,
): Promise<{ readonly job: Job; readonly fingerprint: string } | undefined> {
  const row: (JobRow & { fingerprint: string }) | undefined = await knex('jobs')
    .where({ owner_id: ownerId, request_key: key })
    .first([...JOB_COLUMNS, 'fingerprint']);
  return row && { job: readJob(row), fingerprint: row.fingerprint };
}

/** Deletes the keys of requests before `before` and returns their number. */
export function deleteRequestKeys(trx: Knex.Transaction, before: number): Promise<number> {
  return trx('jobs')
    .whereNotNull('request_key')
    .where('submitted_at', '<', before)
    .update({ request_key: null, fingerprint: null });
}

export async function findJob(system: Database, id: string): Promise<Job | undefined> {
  const row: JobRow | undefined = await system.knex('jobs').where({ id }).first(JOB_COLUMNS);
  return row && readJob(row);
}

/** Lists jobs, newest first. */
export async function listJobs(
  system: Database,
  { limit, offset = 0, ...filter }: JobFilter & { readonly limit: number; readonly offset?: number },
): Promise<Job[]> {
  const query = filtered(system, filter).select<JobRow[]>(JOB_COLUMNS);
  return (await query.orderBy('jobs.position', 'desc').limit(limit).offset(offset)).map(readJob);
}

export async function countJobs(system: Database, filter: JobFilter): Promise<number> {
  const [row] = await filtered(system, filter).count<{ total: number | string }[]>({ total: '*' });
  return Number(row?.total);
}

function filtered(system: Database, filter: JobFilter): Knex.QueryBuilder {
  const query = system.knex('jobs');
  if (filter.id !== undefined) void query.where({ id: filter.id });
  if (filter.kind !== undefined) void query.where({ kind: filter.kind });
  if (filter.lane !== undefined) void query.where({ lane: filter.lane });
  if (filter.ownerId !== undefined) void query.where({ owner_id: filter.ownerId });
  if (filter.status !== undefined) void query.where({ status: filter.status });
  const { visibleTo } = filter;
  if (visibleTo !== undefined) {
    const { ownerId, subjects } = visibleTo;
    // One bound value, as a user may have more services than a statement has parameters.
    const list = system.dialect.kind === 'postgis' ? JSON_TEXTS_POSTGRES : JSON_TEXTS_SQLITE;
    const positions = system
      .knex('job_subjects')
      .whereRaw(`subject IN ${list}`, [JSON.stringify(subjects)])
      .select('position');
    void query.where(
      (either) => void either.where({ owner_id: ownerId }).orWhereIn('jobs.position', positions),
    );
  }
  for (const subject of filter.subjects ?? []) {
    const positions = system.knex('job_subjects').where({ subject }).select('position');
    void query.whereIn('jobs.position', positions);
  }
  return query;
}

const JSON_TEXTS_POSTGRES = '(SELECT jsonb_array_elements_text(CAST(? AS jsonb)))';
const JSON_TEXTS_SQLITE = '(SELECT value FROM json_each(?))';

const NEVER_BEGUN = `status = 'queued' AND attempts = 0`;

/** Cancels a job that never ran, and marks any other for its current or next runner; `undefined` if it has ended. */
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

/** Ids of jobs that finished before `before`. */
export async function selectFinishedJobs(system: Database, before: number, limit: number): Promise<string[]> {
  const rows: { id: string }[] = await system
    .knex('jobs')
    .where('finished_at', '<', before)
    .limit(limit)
    .select('id');
  return rows.map(({ id }) => id);
}

export async function deleteJobs(trx: Knex.Transaction, ids: readonly string[]): Promise<void> {
  await trx('jobs').whereIn('id', ids).delete();
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
    requestId: row.request_id ?? undefined,
    submittedAt: row.submitted_at,
    updatedAt: row.updated_at,
    finishedAt: row.finished_at ?? undefined,
  };
}

function readJson(text: string | null): unknown {
  return text === null ? undefined : JSON.parse(text);
}
