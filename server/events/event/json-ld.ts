import type { CatalogueEvent } from './event.js';
import type { EventMoment } from '../records/event-time.js';
import { escapeText, renderTitle, toPlainText, unescapeHtml } from '../text/html.js';
import type { Image } from '../images/image.js';
import { imageFileUrl } from '../images/image-body.js';
import { pageUrl } from '../records/links.js';
import type { Organizer } from '../organizers/organizer.js';
import { findPriceRange } from '../price/price-range.js';
import type { TimeZone } from '../../lib/time/time-zone.js';
import { toInstantOf, toWallClock } from '../../lib/time/time-zone.js';
import type { Venue } from '../venues/venue.js';
import { formatWallClock, startOfDay } from '../../lib/time/wall-clock.js';

type JsonLd = Record<string, unknown>;

/** What a description names beside the event itself. */
interface EventParts {
  readonly venue: Venue | undefined;
  readonly organizer: Organizer | undefined;
  readonly image: Image | undefined;
}

/** What of the site a description depends on. */
interface Site {
  readonly publicUrl: string;
  readonly siteZone: TimeZone;
  readonly siteCurrency: string | undefined;
}

/**
 * An event as schema.org describes one, for search engines. Texts have no markup, and `&`, `<` and `>` as entities: a
 * script element that holds one ends where it should.
 */
export function describeEventAsJsonLd(
  event: CatalogueEvent,
  { venue, organizer, image }: EventParts,
  site: Site,
): JsonLd {
  const { publicUrl } = site;
  const url = pageUrl(publicUrl, 'event', event);
  return {
    '@context': 'http://schema.org',
    '@type': 'Event',
    name: renderTitle(event.title),
    description: describeText(event.excerpt === '' ? event.description : event.excerpt),
    ...(image !== undefined && { image: imageFileUrl(image, image.original, publicUrl) }),
    url,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    eventStatus: 'https://schema.org/EventScheduled',
    startDate: formatMoment(event.times.start),
    endDate: formatMoment(event.times.end),
    ...(venue !== undefined && { location: describeVenueAsJsonLd(venue) }),
    ...(organizer !== undefined && { organizer: describeOrganizerAsJsonLd(organizer) }),
    ...(event.prices.length > 0 && { offers: describeOffer(event, url, site) }),
    performer: 'Organization',
  };
}

/** A venue as schema.org describes a place. */
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

/** An organizer as schema.org describes a person. */
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

function describeOffer(event: CatalogueEvent, url: string, { siteZone, siteCurrency }: Site): JsonLd {
  const day = startOfDay(toWallClock(event.publishedAt, siteZone));
  return {
    ...describePrice(event, siteCurrency),
    url,
    category: 'primary',
    availability: 'inStock',
    validFrom: formatMoment({ wall: day, epochMs: toInstantOf(day, siteZone) }),
  };
}

/** Prices as far as they are numbers, and their currency as far as it is known: an offer may do without. */
function describePrice({ prices, currency: own }: CatalogueEvent, site: string | undefined): JsonLd {
  const range = findPriceRange(prices, { own, site });
  if (range === undefined) return { '@type': 'Offer' };
  const { lowest, highest, currency } = range;
  return {
    ...(Number(lowest) === Number(highest)
      ? { '@type': 'Offer', price: lowest }
      : { '@type': 'AggregateOffer', lowPrice: lowest, highPrice: highest }),
    ...(currency !== undefined && { priceCurrency: currency }),
  };
}

/** A rich text without its markup. */
function describeText(html: string): string {
  return escapeText(toPlainText(html));
}

/** A contact field, of which `<` and `>` are entities as it is stored. */
function escapeContact(text: string): string {
  return escapeText(unescapeHtml(text));
}

/** ISO 8601 with the offset that clocks had then. */
function formatMoment({ wall, epochMs }: EventMoment): string {
  const minutes = Math.round((wall - epochMs) / 60_000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const offset = `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
  return `${formatWallClock(wall).replace(' ', 'T')}${offset}`;
}
