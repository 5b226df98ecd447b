import type { components } from '../../generated/events/types.js';
import { toSafeText } from '../text/html.js';
import { applyPlacement } from './placement.js';
import { applyRecordFields, type ChangeContext } from '../records/record-changes.js';
import { deriveStateProvince, type VenueContact, type VenueContent } from './venue.js';
import { readWebsite } from '../text/website.js';

/** Fields of a venue that a request may send. */
export type VenueFields = components['schemas']['VenueUpdate'];

/** Applies checked `fields` to `current`, or to a new venue. */
export function applyVenueFields(
  current: VenueContent | undefined,
  fields: VenueFields,
  context: ChangeContext,
): Omit<VenueContent, 'slug'> {
  const contact = applyContact(current?.contact, fields);
  return {
    ...applyRecordFields(current, fields.venue, fields, context),
    contact,
    ...applyPlacement(current, contact, fields),
    showMap: fields.show_map ?? current?.showMap ?? true,
    showMapLink: fields.show_map_link ?? current?.showMapLink ?? true,
  };
}

/** Replaces the sent contact fields of `current`. */
export function applyContact(current: VenueContact | undefined, fields: VenueFields): VenueContact {
  const read = (text: string | undefined, before = ''): string =>
    text === undefined ? before : toSafeText(text);
  const contact = {
    address: read(fields.address, current?.address),
    city: read(fields.city, current?.city),
    country: read(fields.country, current?.country),
    province: read(fields.province, current?.province),
    state: read(fields.state, current?.state),
    zip: read(fields.zip, current?.zip),
    phone: read(fields.phone, current?.phone),
    website: fields.website === undefined ? (current?.website ?? '') : readWebsite(fields.website),
  };
  // A derived value is recomputed, even if it is sent back; a chosen value stays until it is changed.
  const isDerived = current === undefined || current.stateprovince === deriveStateProvince(current);
  const before = isDerived ? deriveStateProvince(contact) : current.stateprovince;
  const sent = read(fields.stateprovince, before);
  return { ...contact, stateprovince: sent === current?.stateprovince ? before : sent };
}

/**
 * True if `fields` describe an existing venue of the same name: a sent description must be equal, as must address,
 * city and zip where both have a value.
 */
export function isSameVenue(venue: VenueContent, fields: VenueFields, made: VenueContent): boolean {
  if (fields.description !== undefined && made.description !== venue.description) return false;
  return (['address', 'city', 'zip'] as const).every((field) => {
    const sent = made.contact[field].toLowerCase();
    const present = venue.contact[field].toLowerCase();
    return sent === '' || present === '' || sent === present;
  });
}
