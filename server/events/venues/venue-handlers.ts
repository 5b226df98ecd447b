import type { operations } from '../../generated/events/types.js';
import type { Handlers } from '../../api/handlers.js';
import type { LinkedDeps } from '../linked/linked-deps.js';
import { createLinkedHandlers } from '../linked/linked-handlers.js';
import { presentVenue } from './venue-body.js';
import { VENUE_MASKINGS } from './venue-maskings.js';
import { venueRepository } from './venue-repository.js';
import { venueWriter } from './write-venue.js';

/** Operations on venues in the OpenAPI document. */
export type VenueOperation = Extract<keyof operations, `${string}Venue${string}`>;

/** Creates the handlers of operations on venues. */
export function createVenueHandlers(deps: LinkedDeps): Handlers<Pick<operations, VenueOperation>> {
  const venues = createLinkedHandlers(deps, {
    list: 'venues',
    creation: 'createVenue',
    repository: venueRepository,
    writer: venueWriter,
    maskings: VENUE_MASKINGS,
    present: presentVenue,
  });
  return {
    async listVenues(request, context) {
      const { bodies, paging, headers } = await venues.list(request, context);
      return { status: 200, body: { venues: bodies, ...paging }, headers };
    },
    createVenue: venues.create,
    readVenue: venues.read,
    readVenueBySlug: venues.read,
    updateVenue: venues.update,
    updateVenueByPost: venues.update,
    updateVenueByPut: venues.update,
    updateVenueBySlug: venues.update,
    updateVenueBySlugByPost: venues.update,
    updateVenueBySlugByPut: venues.update,
    deleteVenue: venues.remove,
    deleteVenueBySlug: venues.remove,
    restoreVenue: venues.restore,
  };
}
