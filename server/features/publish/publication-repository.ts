import type { Knex } from 'knex';
import type { Database } from '../../storage/database/database.js';

/** Record of a service that a job fills, kept until the outcome of the job is handled. */
export interface Publication {
  readonly serviceKey: number;
  readonly jobId: string;
  /** Epoch milliseconds. */
  readonly startedAt: number;
}

interface PublicationRow {
  readonly service_key: number;
  readonly job_id: string;
  readonly started_at: number;
}

/** Inserts a publication, which is deleted with its service. */
export async function insertPublication(trx: Knex.Transaction, publication: Publication): Promise<void> {
  await publications(trx).insert(toRow(publication));
}

/** Inserts a publication unless there is one already, which then stays. The service must exist. */
export async function ensurePublication(trx: Knex.Transaction, publication: Publication): Promise<void> {
  await publications(trx).insert(toRow(publication)).onConflict('service_key').ignore();
}

function toRow({ serviceKey, jobId, startedAt }: Publication): PublicationRow {
  return { service_key: serviceKey, job_id: jobId, started_at: startedAt };
}

export async function listPublications(features: Database): Promise<Publication[]> {
  const rows = await publications(features.knex).orderBy('service_key');
  return rows.map((row) => ({
    serviceKey: row.service_key,
    jobId: row.job_id,
    startedAt: row.started_at,
  }));
}

export async function deletePublication(trx: Knex.Transaction, serviceKey: number): Promise<void> {
  await publications(trx).where({ service_key: serviceKey }).delete();
}

function publications(knex: Knex) {
  return knex<PublicationRow>('publications');
}
