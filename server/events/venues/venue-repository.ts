import { createLinkedRepository, type LinkedRow } from '../linked/linked-record-repository.js';
import { type PlaceRow, toPlace, toPlaceColumns } from '../places/place-repository.js';
import { type VenueContact, type VenueContent, VENUE_CONTACT_FIELDS } from './venue.js';

interface VenueRow extends LinkedRow, VenueContact, PlaceRow {
  readonly geocode_at: number | null;
  // SQLite has no booleans: 0 and 1.
  readonly is_geocoded: boolean | number;
  readonly show_map: boolean | number;
  readonly show_map_link: boolean | number;
}

export const venueRepository = createLinkedRepository<VenueContent, VenueRow>({
  kind: 'venue',
  table: 'venues',
  texts: 'venue_texts',
  links: 'event_venues',
  key: 'venue_id',
  toColumns: ({ contact, place, isGeocoded, geocodeAt, showMap, showMapLink }) => ({
    is_geocoded: isGeocoded,
    geocode_at: geocodeAt ?? null,
    show_map: showMap,
    show_map_link: showMapLink,
    ...contact,
    ...toPlaceColumns(place),
  }),
  toContent: (row) => ({
    contact: Object.fromEntries(VENUE_CONTACT_FIELDS.map((field) => [field, row[field]])) as VenueContact,
    place: toPlace(row),
    isGeocoded: Boolean(row.is_geocoded),
    geocodeAt: row.geocode_at ?? undefined,
    showMap: Boolean(row.show_map),
    showMapLink: Boolean(row.show_map_link),
  }),
  // Searches ignore the country and the website.
  searchedContact: ({ contact }) => ({ ...contact, country: '', website: '' }),
});
