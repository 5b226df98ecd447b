import type { components } from '../../generated/events/types.js';
import { toSafeText } from '../text/html.js';
import type { OrganizerContact, OrganizerContent } from './organizer.js';
import { applyRecordFields, type ChangeContext } from '../records/record-changes.js';
import { readWebsite } from '../text/website.js';

/** Fields of an organizer that a request may send. */
export type OrganizerFields = components['schemas']['OrganizerUpdate'];

/** Applies checked `fields` to `current`, or to a new organizer. */
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

/** Replaces the sent contact fields of `current`. */
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

/** True if `fields` describe an existing organizer of the same name: a sent description must be equal. */
export function isSameOrganizer(
  { description }: OrganizerContent,
  fields: OrganizerFields,
  made: OrganizerContent,
): boolean {
  return fields.description === undefined || made.description === description;
}
