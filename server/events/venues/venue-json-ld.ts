import { renderTitle } from '../text/html.js';
import { describeText, escapeContact, type JsonLd } from '../text/json-ld.js';
import type { Venue } from './venue.js';

/** Describes a venue as a place of schema.org. */
export function describeVenueAsJsonLd({ title, description, contact, place }: Venue): JsonLd {
  const parts = {
    streetAddress: escapeContact(contact.address),
    addressLocality: escapeContact(contact.city),
    addressRegion: escapeContact(contact.stateprovince),
    postalCode: escapeContact(contact.zip),
    addressCountry: escapeContact(contact.country),
  };
  return {
    '@type': 'Place',
    name: renderTitle(title),
    description: describeText(description),
    url: '',
    address: {
      '@type': 'PostalAddress',
      ...Object.fromEntries(Object.entries(parts).filter(([, text]) => text !== '')),
    },
    ...(place !== undefined && { geo: { '@type': 'GeoCoordinates', ...place } }),
    telephone: escapeContact(contact.phone),
    sameAs: contact.website,
  };
}
