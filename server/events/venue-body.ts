import type { components } from '../generated/events/types.js';
import { renderRichText, renderTitle } from './html.js';
import { describeVenueAsJsonLd } from './json-ld.js';
import { pageUrl } from './links.js';
import { describeDates, describeOrigin, type Presentation } from './record-body.js';
import type { Venue } from './venue.js';

export type VenueBody = components['schemas']['Venue'];

/** A venue on the wire. Keys without a value are left out. */
export function presentVenue(venue: Venue, presentation: Presentation): VenueBody {
  const { publicUrl, siteZone, withJsonLd } = presentation;
  return {
    id: venue.id,
    author: String(venue.authorId),
    status: venue.status,
    ...describeDates(venue, siteZone),
    url: pageUrl(publicUrl, 'venue', venue),
    ...withoutEmpty({
      venue: renderTitle(venue.title),
      description: renderRichText(venue.description),
      excerpt: renderRichText(venue.excerpt),
      slug: venue.slug,
      ...venue.contact,
    }),
    ...(withJsonLd && { json_ld: describeVenueAsJsonLd(venue) }),
    show_map: venue.showMap,
    show_map_link: venue.showMapLink,
    ...describeOrigin(venue, publicUrl),
  };
}

function withoutEmpty<Texts extends Readonly<Record<string, string>>>(texts: Texts): Partial<Texts> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')) as Partial<Texts>;
}
