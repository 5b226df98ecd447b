import type { components } from '../../generated/events/types.js';
import { describeCost } from '../price/cost.js';
import type { CatalogueEvent } from './event.js';
import type { EventEmbeds } from './event-embeds.js';
import { escapeHtml, renderRichText, renderTitle } from '../text/html.js';
import { imageOf, presentImage } from '../images/image-body.js';
import { describeEventAsJsonLd } from './event-json-ld.js';
import { pageUrl, restUrl } from '../records/links.js';
import { presentOrganizer } from '../organizers/organizer-body.js';
import { describeDates, describeOrigin, isDescribed, type Presentation } from '../records/record-body.js';
import type { Guarded } from '../records/record-password.js';
import { canRead } from '../records/rights.js';
import { presentTermsOf } from '../terms/term-body.js';
import { findTimeZone } from '../../lib/time/time-zone.js';
import type { Venue } from '../venues/venue.js';
import { presentVenue } from '../venues/venue-body.js';
import { formatWallClock } from '../../lib/time/wall-clock.js';

export type EventBody = components['schemas']['Event'];

/** Renders an event. Venues and organizers that the caller may not read are left out. */
export function presentEvent(
  event: CatalogueEvent,
  embeds: EventEmbeds,
  presentation: Presentation,
): EventBody {
  const body = describeEvent(event, embeds, presentation);
  return presentation.unlocks(event) ? body : { ...body, ...MASK };
}

/** Body of a password-protected event without its password. */
const MASK = {
  description: '',
  excerpt: '',
  image: false,
  all_day: null,
  cost: '',
  cost_details: { currency_symbol: '', currency_code: '', currency_position: '', values: [] },
  website: '',
  show_map: null,
  show_map_link: null,
  hide_from_listings: null,
  sticky: null,
  featured: null,
  categories: [],
  tags: [],
  venue: [],
  organizer: [],
  custom_fields: [],
} satisfies Partial<EventBody>;

function describeEvent(event: CatalogueEvent, embeds: EventEmbeds, presentation: Presentation): EventBody {
  const { publicUrl, siteZone, siteCurrency, caller } = presentation;
  const venues = embeds.venues.filter((venue) => canRead(caller, venue));
  const organizers = embeds.organizers.filter((organizer) => canRead(caller, organizer));
  const image = imageOf(event, embeds.images);
  const { times } = event;
  const [start, end] = [formatWallClock(times.start.wall), formatWallClock(times.end.wall)];
  const [utcStart, utcEnd] = [formatWallClock(times.start.epochMs), formatWallClock(times.end.epochMs)];
  const cost = describeCost(event.prices, { own: event.currency, site: siteCurrency });
  const url = pageUrl(publicUrl, 'event', event);
  const origin = describeOrigin(event, publicUrl);
  const dates = describeDates(event, siteZone);
  // Members are listed one by one: V8 is slow to build objects with a spread, and lists have many events.
  const body: EventBody = {
    id: event.id,
    global_id: origin.global_id,
    global_id_lineage: origin.global_id_lineage,
    author: String(event.authorId),
    status: event.status,
    date: dates.date,
    date_utc: dates.date_utc,
    modified: dates.modified,
    modified_utc: dates.modified_utc,
    url,
    rest_url: restUrl(publicUrl, `events/${String(event.id)}`),
    title: renderTitle(event.title),
    description: renderRichText(event.description),
    excerpt: renderRichText(event.excerpt),
    slug: event.slug,
    image: image === undefined ? false : presentImage(image, publicUrl),
    all_day: event.isAllDay,
    start_date: start,
    start_date_details: describeParts(start),
    end_date: end,
    end_date_details: describeParts(end),
    utc_start_date: utcStart,
    utc_start_date_details: describeParts(utcStart),
    utc_end_date: utcEnd,
    utc_end_date_details: describeParts(utcEnd),
    timezone: event.timeZone,
    timezone_abbr: findTimeZone(event.timeZone)?.abbreviationAt(times.start.epochMs) ?? '',
    cost: cost.text,
    cost_details: cost.details,
    website: escapeHtml(event.website ?? url),
    show_map: event.showMap,
    show_map_link: event.showMapLink,
    hide_from_listings: event.isHiddenFromListings,
    sticky: event.isSticky,
    featured: event.isFeatured,
    categories: presentTermsOf(embeds.terms, 'tribe_events_cat', publicUrl),
    tags: presentTermsOf(embeds.terms, 'post_tag', publicUrl),
    venue: presentVenues(venues, embeds, presentation),
    organizer: organizers.map((organizer) =>
      presentOrganizer(organizer, presentation, imageOf(organizer, embeds.images)),
    ),
    custom_fields: [],
  };
  if (isDescribed(event, presentation)) {
    body.json_ld = describeEventAsJsonLd(
      event,
      // Venues and organizers that a password hides are not described either.
      { venue: venues.find(isOpen), organizer: organizers.find(isOpen), image },
      { publicUrl, siteZone, siteCurrency },
    );
  }
  return body;
}

/** Renders one venue as an object; none and several as a list. */
function presentVenues(
  venues: readonly Venue[],
  { images }: EventEmbeds,
  presentation: Presentation,
): EventBody['venue'] {
  const bodies = venues.map((venue) => presentVenue(venue, presentation, imageOf(venue, images)));
  const [first] = bodies;
  return first !== undefined && bodies.length === 1 ? first : bodies;
}

function isOpen({ passwordHash }: Guarded): boolean {
  return passwordHash === undefined;
}

/** Splits `YYYY-MM-DD HH:MM:SS` into its parts. */
function describeParts(text: string): components['schemas']['DateDetails'] {
  return {
    year: text.slice(0, 4),
    month: text.slice(5, 7),
    day: text.slice(8, 10),
    hour: text.slice(11, 13),
    minutes: text.slice(14, 16),
    seconds: text.slice(17, 19),
  };
}
