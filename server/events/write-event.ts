import type { Principal } from '../access/principal.js';
import { AppError } from '../errors.js';
import type { Transaction } from '../storage/database.js';
import { chooseSlug, chooseUniqueSlug } from './choose-slug.js';
import { createOnce, type Once } from './create-once.js';
import type { EventsDeps } from './deps.js';
import type { CatalogueEvent, EventContent } from './event.js';
import { applyEventFields, type EventFields } from './event-changes.js';
import { findEvent, findEventForChange, insertEvent, updateEvent } from './event-repository.js';
import { invalid } from './field-checks.js';
import { type ChangeContext, trashRecord } from './record-changes.js';
import type { Identified } from './record.js';
import { unknownEvent } from './resolve.js';
import { isLinkable, requireEditor } from './rights.js';
import { makeSlug, markTrashed, unmarkTrashed } from './slug.js';
import type { Venue } from './venue.js';
import { readVenueLink } from './venue-link.js';
import { findVenueForChange, linkVenues } from './venue-repository.js';
import { writeRecord } from './write-record.js';
import { createVenueIn, requireOwnAuthor } from './write-venue.js';

/** Creates an event and, where its fields say so, the venue. The fields were checked. */
export function createEvent(
  deps: EventsDeps,
  fields: EventFields,
  caller: Principal,
  once?: Once,
): Promise<CatalogueEvent> {
  const context = { caller, nowMs: deps.clock(), siteZone: deps.siteZone };
  requireOwnAuthor(fields.author, undefined, caller);
  const content = applyEventFields(undefined, fields, context);
  return writeRecord(deps.database, (trx) => {
    const make = async (): Promise<CatalogueEvent> => {
      const event = await insertEvent(trx, async (id) => ({
        ...content,
        slug: await chooseSlug(trx, 'events', { ...content, id }, makeSlug(fields.slug ?? '')),
      }));
      await applyVenues(trx, event.id, fields, context);
      return event;
    };
    return createOnce(trx, once, make, (id) => findEvent(trx, Number(id)));
  });
}

/** Changes an event; a status restores it from the trash. The fields were checked. */
export function changeEvent(
  deps: EventsDeps,
  id: number,
  fields: EventFields,
  caller: Principal,
): Promise<CatalogueEvent> {
  const context = { caller, nowMs: deps.clock(), siteZone: deps.siteZone };
  return writeRecord(deps.database, async (trx) => {
    const current = await requireEvent(trx, id);
    requireEditor(caller, current);
    requireOwnAuthor(fields.author, current.authorId, caller);
    const content = applyEventFields(current, fields, context);
    await applyVenues(trx, id, fields, context);
    if (content.status === 'trash') {
      const changed = { ...content, id, slug: current.slug };
      if (current.status === 'trash') return updateEvent(trx, changed);
      return trashEventIn(trx, { ...changed, status: current.status }, context.nowMs);
    }
    const before = current.status === 'trash' ? unmarkTrashed(current.slug) : current.slug;
    const wanted = fields.slug === undefined ? before : makeSlug(fields.slug);
    const slug = await chooseSlug(trx, 'events', { ...content, id }, wanted);
    return updateEvent(trx, { ...content, id, slug });
  });
}

/** Moves an event to the trash. @throws {AppError} 410 when it is there already. */
export function trashEvent(deps: EventsDeps, id: number, caller: Principal): Promise<CatalogueEvent> {
  return writeRecord(deps.database, async (trx) => {
    const event = await requireEvent(trx, id);
    requireEditor(caller, event);
    if (event.status === 'trash') throw new AppError('event.in_trash', 'The event is in the trash already.');
    return trashEventIn(trx, event, deps.clock());
  });
}

async function applyVenues(
  trx: Transaction,
  eventId: number,
  fields: EventFields,
  context: ChangeContext,
): Promise<void> {
  const wishes = readVenueLink(fields.venue);
  if (wishes === undefined || wishes === 'malformed') return;
  // An event happens at one venue.
  const [wish] = wishes;
  if (wish === undefined) return linkVenues(trx, eventId, []);
  const venue =
    wish.kind === 'id'
      ? await requireLinkable(trx, wish.id, context)
      : await createVenueIn(trx, wish.fields, context);
  return linkVenues(trx, eventId, [venue.id]);
}

/** The checks saw the venue, but it may have gone since. */
async function requireLinkable(trx: Transaction, id: number, { caller }: ChangeContext): Promise<Venue> {
  const venue = await findVenueForChange(trx, id);
  if (venue !== undefined && isLinkable(caller, venue)) return venue;
  throw new AppError('request.invalid', 'Some parameters were not accepted.', {
    faults: [invalid('venue', `${String(id)} is not the id of a venue`)],
  });
}

async function trashEventIn(
  trx: Transaction,
  event: EventContent & Identified,
  nowMs: number,
): Promise<CatalogueEvent> {
  const slug = await chooseUniqueSlug(trx, 'events', event.id, markTrashed(event.slug));
  return updateEvent(trx, { ...trashRecord(event, nowMs), slug });
}

async function requireEvent(trx: Transaction, id: number): Promise<CatalogueEvent> {
  const event = await findEventForChange(trx, id);
  if (event === undefined) throw unknownEvent();
  return event;
}
