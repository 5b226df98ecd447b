import type { components } from '../../generated/events/types.js';
import { toSafeText } from '../text/html.js';
import type { OrganizerContact, OrganizerContent } from './organizer.js';
import { applyRecordFields, type ChangeContext } from '../records/record-changes.js';
import { readWebsite } from '../text/website.js';

/** Fields of an organizer that a request may send. */
export type OrganizerFields = components['schemas']['OrganizerUpdate'];

/** The organizer that comes out when `fields`, which were checked, are applied to `current`, or to nothing yet. */
export function applyOrganizerFields(
  current: OrganizerContent | undefined,
  fields: OrganizerFields,
  context: ChangeContext,
): Omit<OrganizerContent, 'slug'> {
  return {
    ...applyRecordFields(current, fields.organizer, fields, context),
    contact: applyOrganizerContact(current?.contact, fields),
  };
}

/** The contact fields of `current` with those sent in their place. */
export function applyOrganizerContact(
  current: OrganizerContact | undefined,
  fields: OrganizerFields,
): OrganizerContact {
  const { phone, email, website } = fields;
  return {
    phone: phone === undefined ? (current?.phone ?? '') : toSafeText(phone),
    email: email === undefined ? (current?.email ?? '') : toSafeText(email),
    website: website === undefined ? (current?.website ?? '') : readWebsite(website),
  };
}

/** True if an organizer of the same name is the one that `fields` mean: it has the description that is sent. */
export function isSameOrganizer(
  { description }: OrganizerContent,
  fields: OrganizerFields,
  made: OrganizerContent,
): boolean {
  return fields.description === undefined || made.description === description;
}
