import type { operations } from '../../generated/events/types.js';
import type { Checks } from '../../api/handlers.js';
import type { RecordDeps } from '../records/deps.js';
import { findVenueFaults } from './venue-field-checks.js';
import { createLinkedChecks } from '../linked/linked-checks.js';
import type { VenueOperation } from './venue-handlers.js';
import { venueRepository } from './venue-repository.js';

/** Checks the parameters of operations on venues beyond the OpenAPI document. */
export function createVenueChecks(deps: RecordDeps): Checks<Pick<operations, VenueOperation>> {
  const { checkList, checkCreation, checkUpdate } = createLinkedChecks(
    deps,
    venueRepository,
    findVenueFaults,
  );
  return {
    listVenues: checkList,
    createVenue: checkCreation,
    updateVenue: checkUpdate,
    updateVenueByPost: checkUpdate,
    updateVenueByPut: checkUpdate,
    updateVenueBySlug: checkUpdate,
    updateVenueBySlugByPost: checkUpdate,
    updateVenueBySlugByPut: checkUpdate,
  };
}
