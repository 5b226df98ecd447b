import { applyPlace } from './place-fields.js';
import type { VenueContent } from './venue.js';
import { applyContact, applyVenueFields, isSameVenue, type VenueFields } from './venue-changes.js';
import { venueRepository } from './venue-repository.js';
import { createLinkedWriter } from './write-linked-record.js';

export const venueWriter = createLinkedWriter<VenueContent, VenueFields>({
  repository: venueRepository,
  apply: applyVenueFields,
  isSame: isSameVenue,
  complete: ({ contact, place }, fields) => ({
    contact: applyContact(contact, fields),
    place: applyPlace(place, fields),
  }),
});
