import { applyPlacement } from './placement.js';
import type { VenueContent } from './venue.js';
import { applyContact, applyVenueFields, isSameVenue, type VenueFields } from './venue-changes.js';
import { venueRepository } from './venue-repository.js';
import { createLinkedWriter } from '../linked/write-linked-record.js';

export const venueWriter = createLinkedWriter<VenueContent, VenueFields>({
  repository: venueRepository,
  apply: applyVenueFields,
  isSame: isSameVenue,
  complete(venue, fields) {
    const contact = applyContact(venue.contact, fields);
    return { contact, ...applyPlacement(venue, contact, fields) };
  },
});
