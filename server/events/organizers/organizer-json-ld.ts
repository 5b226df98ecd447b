import { renderTitle } from '../text/html.js';
import { describeText, escapeContact, type JsonLd } from '../text/json-ld.js';
import type { Organizer } from './organizer.js';

/** Describes an organizer as a person of schema.org. */
export function describeOrganizerAsJsonLd({ title, description, contact }: Organizer): JsonLd {
  return {
    '@type': 'Person',
    name: renderTitle(title),
    description: describeText(description),
    url: contact.website,
    telephone: escapeContact(contact.phone),
    email: escapeContact(contact.email),
    sameAs: contact.website,
  };
}
