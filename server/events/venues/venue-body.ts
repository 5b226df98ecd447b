import type { components } from '../../generated/events/types.js';
import { renderTitle } from '../text/html.js';
import type { Image } from '../images/image.js';
import { presentLinked, withoutEmpty } from '../linked/linked-body.js';
import { isDescribed, type Presentation } from '../records/record-body.js';
import type { Venue } from './venue.js';
import { describeVenueAsJsonLd } from './venue-json-ld.js';
import type { Place } from '../places/place.js';

export type VenueBody = components['schemas']['Venue'];

/** Describes a venue as JSON. */
export function presentVenue(venue: Venue, presentation: Presentation, image: Image | undefined): VenueBody {
  const isOpen = presentation.unlocks(venue);
  const named = Object.assign(
    presentLinked('venue', venue, presentation, image),
    withoutEmpty({ venue: renderTitle(venue.title) }),
    isOpen ? describePlace(venue.place) : {},
  );
  return Object.assign(
    named,
    isDescribed(venue, presentation) ? { json_ld: describeVenueAsJsonLd(venue) } : {},
    { show_map: isOpen ? venue.showMap : null, show_map_link: isOpen ? venue.showMapLink : null },
  );
}

/** Describes the location of a venue; nothing if it is unknown. Zero is a valid coordinate. */
function describePlace(place: Place | undefined): { geo_lat: number; geo_lng: number } | undefined {
  return place && { geo_lat: place.latitude, geo_lng: place.longitude };
}
