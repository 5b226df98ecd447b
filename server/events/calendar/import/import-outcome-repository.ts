import type { Knex } from 'knex';
import type { JsonObject } from '../../../jobs/job.js';
import type { ImportOutcome } from './import-step.js';

interface OutcomeRow {
  readonly job_id: string;
  readonly position: number;
  readonly outcome: string;
  readonly created_at: number;
}

/** Position of the row that holds the result of a finished import. */
const END = -1;
/** Retention of outcomes: far longer than an import waits for a worker. */
const KEPT_MS = 30 * 86_400_000;

/** Finds the outcomes that the import has stored, by the position of the step. */
export async function findOutcomes(knex: Knex, jobId: string): Promise<Map<number, ImportOutcome[]>> {
  const rows = await knex<OutcomeRow>('import_outcomes').where({ job_id: jobId }).where('position', '>=', 0);
  return new Map(rows.map((row) => [row.position, JSON.parse(row.outcome) as ImportOutcome[]]));
}

/** Saves the outcomes of a step, in the transaction of the step. */
export async function saveOutcomes(
  trx: Knex.Transaction,
  { jobId, position, nowMs }: { jobId: string; position: number; nowMs: number },
  outcomes: readonly ImportOutcome[],
): Promise<void> {
  const row = { job_id: jobId, position, outcome: JSON.stringify(outcomes), created_at: nowMs };
  await trx<OutcomeRow>('import_outcomes').insert(row);
}

/** Finds the result of a finished import. */
export async function findImportResult(knex: Knex, jobId: string): Promise<JsonObject | undefined> {
  const row = await knex<OutcomeRow>('import_outcomes').where({ job_id: jobId, position: END }).first();
  return row && (JSON.parse(row.outcome) as JsonObject);
}

/** Saves the result of an import, and deletes the outcomes of its steps and expired results. */
export async function saveImportResult(
  trx: Knex.Transaction,
  { jobId, nowMs }: { jobId: string; nowMs: number },
  result: JsonObject,
): Promise<void> {
  await trx<OutcomeRow>('import_outcomes').where({ job_id: jobId }).delete();
  await trx<OutcomeRow>('import_outcomes')
    .where('created_at', '<', nowMs - KEPT_MS)
    .delete();
  const row = { job_id: jobId, position: END, outcome: JSON.stringify(result), created_at: nowMs };
  await trx<OutcomeRow>('import_outcomes').insert(row);
}
