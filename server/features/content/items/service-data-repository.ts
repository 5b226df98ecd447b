import type { Knex } from 'knex';
import type { Database } from '../../../storage/database/database.js';

interface ServiceDataRow {
  readonly service_key: number;
  readonly text: string;
}

/** Returns the data stored with the item of a service; `undefined` if there is none. */
export async function findServiceData(features: Database, serviceKey: number): Promise<string | undefined> {
  const row = await serviceData(features.knex).where('service_key', serviceKey).first();
  return row?.text;
}

/** Stores or replaces the data. It is deleted with the service. */
export async function storeServiceData(
  trx: Knex.Transaction,
  serviceKey: number,
  text: string,
): Promise<void> {
  await serviceData(trx).insert({ service_key: serviceKey, text }).onConflict('service_key').merge(['text']);
}

function serviceData(knex: Knex) {
  return knex<ServiceDataRow>('service_data');
}
