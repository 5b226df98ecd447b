import type { Database } from '../../storage/database/database.js';
import { MAX_ID, type Stored } from '../records/record.js';
import { type RecordKey, unknownRecord } from '../records/record-key.js';
import { makeSlug } from '../text/slug.js';
import type { LinkedContent } from './linked-record.js';
import type { LinkedRepository } from './linked-record-repository.js';

/**
 * Finds the venue or organizer that a path names.
 *
 * @throws {AppError} with an invalid parameter if the path names no record of this kind.
 */
export async function resolveLinked<Content extends LinkedContent>(
  { knex }: Database,
  repository: LinkedRepository<Content>,
  address: RecordKey,
): Promise<Content & Stored> {
  const record =
    'slug' in address
      ? await repository.findBySlug(knex, makeSlug(address.slug))
      : address.id <= MAX_ID
        ? await repository.find(knex, address.id)
        : undefined;
  if (record === undefined) throw unknownRecord('slug' in address ? 'slug' : 'id');
  return record;
}
