import type { Principal } from '../access/principal.js';
import { AppError } from '../errors.js';
import type { Transaction } from '../storage/database.js';
import { chooseSlug, chooseUniqueSlug } from './choose-slug.js';
import { createOnce, type Once } from './create-once.js';
import type { EventsDeps } from './deps.js';
import { unknownRecord } from './resolve.js';
import { type ChangeContext, trashRecord } from './record-changes.js';
import { canEdit, canEditOthers, canRead, forbidden, requireEditor } from './rights.js';
import { makeSlug, markTrashed, unmarkTrashed } from './slug.js';
import type { Identified } from './record.js';
import type { Venue, VenueContent } from './venue.js';
import { applyContact, applyVenueFields, isSameVenue, type VenueFields } from './venue-changes.js';
import {
  findVenue,
  findVenueForChange,
  findVenuesByName,
  insertVenue,
  unlinkVenue,
  updateVenue,
} from './venue-repository.js';
import { writeRecord } from './write-record.js';

/** Creates a venue, or finds the one that it would double. The fields were checked. */
export function createVenue(
  deps: EventsDeps,
  fields: VenueFields,
  caller: Principal,
  once?: Once,
): Promise<Venue> {
  const context = { caller, nowMs: deps.clock(), siteZone: deps.siteZone };
  return writeRecord(deps.database, (trx) =>
    createOnce(
      trx,
      once,
      () => createVenueIn(trx, fields, context),
      (id) => findVenue(trx, Number(id)),
    ),
  );
}

/** The same inside of another change, such as the creation of an event at the venue. */
export async function createVenueIn(
  trx: Transaction,
  fields: VenueFields,
  context: ChangeContext,
): Promise<Venue> {
  requireOwnAuthor(fields.author, undefined, context.caller);
  const content = applyVenueFields(undefined, fields, context);
  const namesakes = await findVenuesByName(trx, content.title);
  const same = namesakes.find((venue) => canRead(context.caller, venue) && isSameVenue(venue, fields));
  if (same !== undefined) return mergeContact(trx, same, fields, context);
  return insertVenue(trx, async (id) => {
    // A venue has its slug from its name at once, even as a draft; only what waits for review has none.
    const wanted = content.status === 'pending' ? '' : makeSlug(content.title) || String(id);
    return { ...content, slug: await chooseSlug(trx, 'venues', { ...content, id }, wanted) };
  });
}

/** Changes a venue; a status restores it from the trash. The fields were checked. */
export function changeVenue(
  deps: EventsDeps,
  id: number,
  fields: VenueFields,
  caller: Principal,
): Promise<Venue> {
  const context = { caller, nowMs: deps.clock(), siteZone: deps.siteZone };
  return writeRecord(deps.database, async (trx) => {
    const current = await requireVenue(trx, id);
    requireEditor(caller, current);
    requireOwnAuthor(fields.author, current.authorId, caller);
    const content = applyVenueFields(current, fields, context);
    if (content.status === 'trash') {
      const changed = { ...content, id, slug: current.slug };
      if (current.status === 'trash') return updateVenue(trx, changed);
      return trashVenueIn(trx, { ...changed, status: current.status }, context.nowMs);
    }
    const before = current.status === 'trash' ? unmarkTrashed(current.slug) : current.slug;
    const slug = await chooseSlug(trx, 'venues', { ...content, id }, before);
    return updateVenue(trx, { ...content, id, slug });
  });
}

/** Moves a venue to the trash, and out of all events. @throws {AppError} 410 when it is there already. */
export function trashVenue(deps: EventsDeps, id: number, caller: Principal): Promise<Venue> {
  return writeRecord(deps.database, async (trx) => {
    const venue = await requireVenue(trx, id);
    requireEditor(caller, venue);
    if (venue.status === 'trash') throw new AppError('venue.in_trash', 'The venue is in the trash already.');
    return trashVenueIn(trx, venue, deps.clock());
  });
}

/** @throws {AppError} when an author who cannot edit others' records names somebody else. */
export function requireOwnAuthor(
  author: number | undefined,
  current: number | undefined,
  caller: Principal,
): void {
  const isOwn = author === undefined || author === (current ?? caller.userId) || author === caller.userId;
  if (!isOwn && !canEditOthers(caller)) throw forbidden(caller);
}

async function mergeContact(
  trx: Transaction,
  venue: Venue,
  fields: VenueFields,
  { caller, nowMs }: ChangeContext,
): Promise<Venue> {
  const contact = applyContact(venue.contact, fields);
  const isChanged = JSON.stringify(contact) !== JSON.stringify(venue.contact);
  // Finding somebody else's venue gives no right to change it.
  return isChanged && canEdit(caller, venue)
    ? updateVenue(trx, { ...venue, contact, modifiedAt: nowMs })
    : venue;
}

async function trashVenueIn(
  trx: Transaction,
  venue: VenueContent & Identified,
  nowMs: number,
): Promise<Venue> {
  const slug = await chooseUniqueSlug(trx, 'venues', venue.id, markTrashed(venue.slug));
  await unlinkVenue(trx, venue.id);
  return updateVenue(trx, { ...trashRecord(venue, nowMs), slug });
}

async function requireVenue(trx: Transaction, id: number): Promise<Venue> {
  const venue = await findVenueForChange(trx, id);
  if (venue === undefined) throw unknownRecord('id');
  return venue;
}
