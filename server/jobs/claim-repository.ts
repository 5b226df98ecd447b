import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Database } from '../storage/database/database.js';
import type { Dialect } from '../storage/sql/dialect.js';
import type { Job, JobFailure, JobStatus, JsonObject } from './job.js';
import { JOB_COLUMNS, type JobRow, readJob } from './job-repository.js';

/**
 * Claim of a runner on a job, until `leaseEndsAt` unless it is renewed. Every later statement requires the claim's
 * id, so that a runner that has lost a job cannot change it.
 */
export interface Claim {
  readonly job: Job;
  readonly maxAttempts: number;
  readonly claimId: string;
}

/** Columns of a job without a claim. */
const UNCLAIMED = { runner_id: null, claim_id: null, lease_ends_at: null };

/**
 * Claims the first job that is due, in one statement; `undefined` if there is none.
 *
 * A job of a lane is due only if no other job of the lane runs and none before it waits, not even for a retry.
 *
 * @throws the database's unique violation when another runner took a job of the same lane at the same moment.
 */
export async function claimJob(
  trx: Knex.Transaction,
  dialect: Pick<Dialect, 'skipLocked'>,
  claim: { runnerId: string; kinds: readonly string[]; now: number; leaseEndsAt: number },
): Promise<Claim | undefined> {
  const next = trx('jobs as candidate')
    .select('position')
    .where({ status: 'queued' })
    .where('run_at', '<=', claim.now)
    .whereIn('kind', claim.kinds)
    .whereRaw(
      `NOT EXISTS (SELECT 1 FROM jobs AS other WHERE other.lane = candidate.lane AND other.status = 'running')`,
    )
    .whereRaw(
      `NOT EXISTS (SELECT 1 FROM jobs AS other
        WHERE other.lane = candidate.lane AND other.status = 'queued' AND other.position < candidate.position)`,
    )
    .orderBy('position')
    .limit(1);
  const claimId = randomUUID();
  const rows: JobRow[] = await trx('jobs')
    .where('position', trx.raw(`(? ${dialect.skipLocked})`, [next]))
    .update({
      status: 'running',
      // Counted now, so that an attempt that kills the worker counts as well.
      attempts: trx.raw('attempts + 1'),
      progress: null,
      // The failure of the last attempt is obsolete while the next one runs.
      error: null,
      updated_at: claim.now,
      runner_id: claim.runnerId,
      claim_id: claimId,
      lease_ends_at: claim.leaseEndsAt,
    })
    .returning(JOB_COLUMNS);
  return rows[0] && { job: readJob(rows[0]), maxAttempts: rows[0].max_attempts, claimId };
}

/**
 * Renews the lease and stores progress; returns whether the job was cancelled, or `undefined` when the claim was
 * lost.
 */
export async function renewLease(
  trx: Knex.Transaction,
  claim: Claim,
  renewal: { leaseEndsAt: number; progress: JsonObject | undefined; now: number },
): Promise<{ cancelRequested: boolean } | undefined> {
  const rows: Pick<JobRow, 'cancel_requested'>[] = await selectHeld(trx, claim)
    .update({
      lease_ends_at: renewal.leaseEndsAt,
      ...(renewal.progress && { progress: JSON.stringify(renewal.progress), updated_at: renewal.now }),
    })
    .returning('cancel_requested');
  return rows[0] && { cancelRequested: Boolean(rows[0].cancel_requested) };
}

/** Returns true if the job of a claim is to be cancelled; false also if the claim was lost. */
export async function isCancelRequested(system: Database, { job, claimId }: Claim): Promise<boolean> {
  const row: object | undefined = await system
    .knex('jobs')
    .where({ id: job.id, claim_id: claimId, cancel_requested: true })
    .first('id');
  return row !== undefined;
}

/** Final outcome of a job. */
export interface Ending {
  readonly status: Exclude<JobStatus, 'queued' | 'running'>;
  readonly result: JsonObject | undefined;
  readonly error: JobFailure | undefined;
  readonly progress: JsonObject | undefined;
}

/** Stores the final outcome of a job; false when the claim was lost. */
export async function finishJob(
  trx: Knex.Transaction,
  claim: Claim,
  ending: Ending,
  now: number,
): Promise<boolean> {
  const touched = await selectHeld(trx, claim).update({
    ...UNCLAIMED,
    status: ending.status,
    result: writeJson(ending.result),
    error: writeJson(ending.error),
    ...(ending.progress && { progress: JSON.stringify(ending.progress) }),
    updated_at: now,
    finished_at: now,
  });
  return touched > 0;
}

/** Queues the job again, at its old position, to be claimed from `runAt` on; false when the claim was lost. */
export async function requeueJob(
  trx: Knex.Transaction,
  claim: Claim,
  next: { runAt: number; error?: JobFailure | undefined; givesBackAttempt?: boolean; now: number },
): Promise<boolean> {
  const touched = await selectHeld(trx, claim).update({
    ...UNCLAIMED,
    status: 'queued',
    // A cancelled job ends at once, without the delay before its next attempt.
    run_at: trx.raw('CASE WHEN cancel_requested THEN CAST(? AS bigint) ELSE CAST(? AS bigint) END', [
      next.now,
      next.runAt,
    ]),
    error: writeJson(next.error),
    ...(next.givesBackAttempt && { attempts: trx.raw('attempts - 1') }),
    updated_at: next.now,
  });
  return touched > 0;
}

/**
 * Queues again the running jobs of a dead runner, or all whose lease has expired, and returns their number. This
 * includes cancelled jobs and those without attempts left: only their handler can tell whether they were done (see
 * `JobHandler.findResult`).
 */
export async function recoverJobs(
  trx: Knex.Transaction,
  which: { runnerId: string } | { leaseEndedBy: number },
  now: number,
): Promise<number> {
  const lost = trx('jobs').where({ status: 'running' });
  if ('runnerId' in which) void lost.where({ runner_id: which.runnerId });
  else void lost.where('lease_ends_at', '<=', which.leaseEndedBy);
  return lost.update({ ...UNCLAIMED, status: 'queued', run_at: now, updated_at: now });
}

/** Query for the job of a claim. */
function selectHeld(trx: Knex.Transaction, claim: Claim): Knex.QueryBuilder {
  return trx('jobs').where({ id: claim.job.id, claim_id: claim.claimId, status: 'running' });
}

function writeJson(value: object | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
