import type { Knex } from 'knex';
import type { JsonObject } from '../../../jobs/job.js';
import type { Database } from '../../../storage/database/database.js';

interface AppendDoneRow {
  readonly job_id: string;
  readonly layer_key: number;
  readonly finished_at: number;
  readonly result: string;
}

/** The result of a job whose rows are in their layer already. */
export async function findAppendDone(features: Database, jobId: string): Promise<JsonObject | undefined> {
  const row = await marks(features.knex).where('job_id', jobId).first();
  return row && (JSON.parse(row.result) as JsonObject);
}

/**
 * Marks the job as done in the transaction that will do it. Another worker at the same job fails here: on
 * PostgreSQL once this one has committed, which it waits for; SQLite lets it in only then.
 *
 * @returns false when the job is done already; the transaction is then of no more use.
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

/** Forgets the mark: should the job be run again after that, it would be done again. */
export async function deleteAppendDone(trx: Knex.Transaction, jobId: string): Promise<void> {
  await marks(trx).where('job_id', jobId).delete();
}

function marks(knex: Knex): Knex.QueryBuilder<AppendDoneRow, AppendDoneRow[]> {
  return knex<AppendDoneRow>('append_done');
}
