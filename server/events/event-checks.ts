import type { Fault } from '../errors.js';
import type { operations } from '../generated/events/types.js';
import type { Checks, RequestContext } from '../handlers.js';
import type { EventsDeps } from './deps.js';
import type { EventFields } from './event-changes.js';
import type { EventOperation } from './event-handlers.js';
import { findEventListFaults } from './event-list-checks.js';
import { findEventFaults } from './field-checks.js';

/** What the document cannot say about the parameters of operations on events. */
export function createEventChecks(deps: EventsDeps): Checks<Pick<operations, EventOperation>> {
  const findFaults = (
    fields: EventFields,
    { principal: caller, publicUrl }: RequestContext,
    isCreate: boolean,
  ): Promise<Fault[]> =>
    findEventFaults(fields, { ...deps, nowMs: deps.clock(), caller, publicUrl, isCreate });

  async function checkUpdate(
    { parameters }: { parameters: EventFields },
    context: RequestContext,
  ): Promise<Fault[]> {
    return findFaults(parameters, context, false);
  }

  return {
    listEvents: ({ parameters }, context) => findEventListFaults(deps, parameters, context),
    createEvent: ({ parameters }, context) => findFaults(parameters, context, true),
    updateEvent: checkUpdate,
    updateEventByPost: checkUpdate,
    updateEventByPut: checkUpdate,
    updateEventBySlug: checkUpdate,
    updateEventBySlugByPost: checkUpdate,
    updateEventBySlugByPut: checkUpdate,
  };
}
