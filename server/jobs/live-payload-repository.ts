import type { Knex } from 'knex';
import type { JsonObject } from './job.js';

/** Payloads of all jobs that wait or run, and so may still need what these name. */
export async function selectLivePayloads(knex: Knex): Promise<JsonObject[]> {
  const rows: { payload: string }[] = await knex('jobs')
    .whereIn('status', ['queued', 'running'])
    .select('payload');
  return rows.map(({ payload }) => JSON.parse(payload) as JsonObject);
}
