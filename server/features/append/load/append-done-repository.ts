import type { Knex } from 'knex';
import type { JsonObject } from '../../../jobs/job.js';
import type { Database } from '../../../storage/database/database.js';

interface AppendDoneRow {
  readonly job_id: string;
  readonly layer_key: number;
  readonly finished_at: number;
  readonly result: string;
}

/** Finds the result of a job whose rows are already in their layer. */
export async function findAppendDone(features: Database, jobId: string): Promise<JsonObject | undefined> {
  const row = await marks(features.knex).where('job_id', jobId).first();
  return row && (JSON.parse(row.result) as JsonObject);
}

/**
 * Marks the job as done, in the transaction that loads it. A second worker on the same job fails
 * here: PostgreSQL blocks it until the first transaction commits, and SQLite does not let it begin
 * before.
 *
 * @returns false if the job is already done; the caller must then give up the transaction.
 */
export async function markAppendDone(
  trx: Knex.Transaction,
  features: Database,
  mark: { readonly jobId: string; readonly layerKey: number; readonly at: number },
): Promise<boolean> {
  try {
    await marks(trx).insert({
      job_id: mark.jobId,
      layer_key: mark.layerKey,
      finished_at: mark.at,
      result: '{}',
    });
    return true;
  } catch (error) {
    if (features.dialect.isUniqueViolation(error)) return false;
    throw error;
  }
}

/** Adds the result to the mark, in the same transaction. */
export async function completeAppendDone(
  trx: Knex.Transaction,
  jobId: string,
  done: { readonly at: number; readonly result: JsonObject },
): Promise<void> {
  await marks(trx)
    .where('job_id', jobId)
    .update({ finished_at: done.at, result: JSON.stringify(done.result) });
}

/** Deletes the mark. A job that runs again after that loads its rows a second time. */
export async function deleteAppendDone(trx: Knex.Transaction, jobId: string): Promise<void> {
  await marks(trx).where('job_id', jobId).delete();
}

function marks(knex: Knex): Knex.QueryBuilder<AppendDoneRow, AppendDoneRow[]> {
  return knex<AppendDoneRow>('append_done');
}
