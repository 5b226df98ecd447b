import type { Knex } from 'knex';
import type { JsonObject } from './job.js';

/** Returns the payloads of all waiting or running jobs, which may still need what they name. */
export async function selectLivePayloads(knex: Knex): Promise<JsonObject[]> {
  const rows: { payload: string }[] = await knex('jobs')
    .whereIn('status', ['queued', 'running'])
    .select('payload');
  return rows.map(({ payload }) => JSON.parse(payload) as JsonObject);
}
