import { AppError } from '../../lib/errors.js';
import type { Database } from '../../storage/database/database.js';
import type { CatalogueEvent } from './event.js';
import { findEvent, findEventBySlug } from './event-repository.js';
import { MAX_ID } from '../records/record.js';
import { type RecordKey, unknownRecord } from '../records/record-key.js';
import { findRecordKind } from '../records/record-repository.js';
import { makeSlug } from '../text/slug.js';

/**
 * Finds the event that a path names.
 *
 * @throws {AppError} 404 for an unknown id, 400 for the id of another kind of record, and an invalid parameter for an
 *   unknown slug.
 */
export async function resolveEvent({ knex }: Database, address: RecordKey): Promise<CatalogueEvent> {
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

export function unknownEvent(): AppError {
  return new AppError('event.not_found', 'The event was not found.');
}
