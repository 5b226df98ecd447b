import type { CatalogueEvent } from './event.js';
import type { EventMoment } from '../records/event-time.js';
import { renderTitle } from '../text/html.js';
import { describeText, type JsonLd } from '../text/json-ld.js';
import { describeOrganizerAsJsonLd } from '../organizers/organizer-json-ld.js';
import { describeVenueAsJsonLd } from '../venues/venue-json-ld.js';
import type { Image } from '../images/image.js';
import { imageFileUrl } from '../images/image-body.js';
import { pageUrl } from '../records/links.js';
import type { Organizer } from '../organizers/organizer.js';
import { findPriceRange } from '../price/price-range.js';
import type { TimeZone } from '../../lib/time/time-zone.js';
import { toInstantOf, toWallClock } from '../../lib/time/time-zone.js';
import type { Venue } from '../venues/venue.js';
import { formatWallClock, startOfDay } from '../../lib/time/wall-clock.js';

/** Records and image that a description names beside the event itself. */
interface EventParts {
  readonly venue: Venue | undefined;
  readonly organizer: Organizer | undefined;
  readonly image: Image | undefined;
}

/** Settings of the site that a description depends on. */
interface Site {
  readonly publicUrl: string;
  readonly siteZone: TimeZone;
  readonly siteCurrency: string | undefined;
}

/**
 * Describes an event in the vocabulary of schema.org for search engines. Texts have no markup, and entities for `&`,
 * `<` and `>`, so that they cannot end a script element.
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

/** Describes the prices that are numbers, and their currency if it is known; an offer needs neither. */
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

/** Formats a moment as ISO 8601 with the UTC offset of its time. */
function formatMoment({ wall, epochMs }: EventMoment): string {
  const minutes = Math.round((wall - epochMs) / 60_000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const offset = `${minutes < 0 ? '-' : '+'}${two(Math.floor(Math.abs(minutes) / 60))}:${two(Math.abs(minutes) % 60)}`;
  return `${formatWallClock(wall).replace(' ', 'T')}${offset}`;
}
