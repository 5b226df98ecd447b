import { AppError } from '../../lib/errors.js';
import type { Database } from '../../storage/database/database.js';
import type { CatalogueEvent } from './event.js';
import { findEvent, findEventBySlug } from './event-repository.js';
import type { LinkedContent } from '../linked/linked-record.js';
import type { LinkedRepository } from '../linked/linked-record-repository.js';
import { MAX_ID, type Stored } from '../records/record.js';
import { findRecordKind } from '../records/record-repository.js';
import { makeSlug } from '../text/slug.js';

/** How a path names a record. */
export type Address = { readonly id: number } | { readonly slug: string };

/**
 * The event that a path names.
 *
 * @throws {AppError} for an unknown id 404, for the id of another kind of record 400, for an unknown slug a
 *   refused parameter.
 */
export async function resolveEvent({ knex }: Database, address: Address): Promise<CatalogueEvent> {
  if ('slug' in address) {
    const event = await findEventBySlug(knex, makeSlug(address.slug));
    if (event === undefined) throw unknownRecord('slug');
    return event;
  }
  const event = address.id <= MAX_ID ? await findEvent(knex, address.id) : undefined;
  if (event !== undefined) return event;
  const kind = await findRecordKind(knex, address.id);
  if (kind === undefined || kind === 'event') throw unknownEvent();
  throw new AppError('event.wrong_kind', 'This id belongs to another kind of record.');
}

/**
 * The venue or organizer that a path names.
 *
 * @throws {AppError} for anything but a record of this kind a refused parameter.
 */
export async function resolveLinked<Content extends LinkedContent>(
  { knex }: Database,
  repository: LinkedRepository<Content>,
  address: Address,
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

export function unknownEvent(): AppError {
  return new AppError('event.not_found', 'There is no event with this id.');
}

/** A parameter that names a record which is not there. */
export function unknownRecord(field: 'id' | 'slug'): AppError {
  const reason = `is not the ${field} of a record of this kind`;
  return new AppError('request.invalid', 'Some parameters were not accepted.', {
    faults: [{ field, reason, kind: 'invalid' }],
  });
}
