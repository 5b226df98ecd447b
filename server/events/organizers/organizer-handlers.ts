import type { operations } from '../../generated/events/types.js';
import type { Handlers } from '../../api/handlers.js';
import type { LinkedDeps } from '../linked/linked-deps.js';
import { createLinkedHandlers } from '../linked/linked-handlers.js';
import { presentOrganizer } from './organizer-body.js';
import { ORGANIZER_MASKINGS } from './organizer-maskings.js';
import { organizerRepository } from './organizer-repository.js';
import { organizerWriter } from './write-organizer.js';

/** Operations on organizers in the OpenAPI document. */
export type OrganizerOperation = Extract<keyof operations, `${string}Organizer${string}`>;

/** Creates the handlers of operations on organizers. */
export function createOrganizerHandlers(deps: LinkedDeps): Handlers<Pick<operations, OrganizerOperation>> {
  const organizers = createLinkedHandlers(deps, {
    list: 'organizers',
    creation: 'createOrganizer',
    repository: organizerRepository,
    writer: organizerWriter,
    maskings: ORGANIZER_MASKINGS,
    present: presentOrganizer,
  });
  return {
    async listOrganizers(request, context) {
      const { bodies, paging, headers } = await organizers.list(request, context);
      return { status: 200, body: { organizers: bodies, ...paging }, headers };
    },
    createOrganizer: organizers.create,
    readOrganizer: organizers.read,
    readOrganizerBySlug: organizers.read,
    updateOrganizer: organizers.update,
    updateOrganizerByPost: organizers.update,
    updateOrganizerByPut: organizers.update,
    updateOrganizerBySlug: organizers.update,
    updateOrganizerBySlugByPost: organizers.update,
    updateOrganizerBySlugByPut: organizers.update,
    deleteOrganizer: organizers.remove,
    deleteOrganizerBySlug: organizers.remove,
    restoreOrganizer: organizers.restore,
  };
}
