import type { operations } from '../../generated/events/types.js';
import type { Checks } from '../../api/handlers.js';
import type { RecordDeps } from '../records/deps.js';
import { findOrganizerFaults } from './organizer-field-checks.js';
import { createLinkedChecks } from '../linked/linked-checks.js';
import type { OrganizerOperation } from './organizer-handlers.js';
import { organizerRepository } from './organizer-repository.js';

/** Checks the parameters of operations on organizers beyond the OpenAPI document. */
export function createOrganizerChecks(deps: RecordDeps): Checks<Pick<operations, OrganizerOperation>> {
  const { checkList, checkCreation, checkUpdate } = createLinkedChecks(
    deps,
    organizerRepository,
    findOrganizerFaults,
  );
  return {
    listOrganizers: checkList,
    createOrganizer: checkCreation,
    updateOrganizer: checkUpdate,
    updateOrganizerByPost: checkUpdate,
    updateOrganizerByPut: checkUpdate,
    updateOrganizerBySlug: checkUpdate,
    updateOrganizerBySlugByPost: checkUpdate,
    updateOrganizerBySlugByPut: checkUpdate,
  };
}
