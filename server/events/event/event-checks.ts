import { AppError, type Fault } from '../../lib/errors.js';
import type { operations } from '../../generated/events/types.js';
import type { Checks, RequestContext } from '../../api/handlers.js';
import type { EventDeps } from './event-deps.js';
import type { EventFields } from './event-changes.js';
import type { EventOperation } from './event-handlers.js';
import { findEventListFaults } from '../list/event-list-checks.js';
import { type EventCheckContext, findEventFaults } from './event-field-checks.js';
import type { RecordKey } from '../records/record-key.js';
import { resolveEvent } from './resolve-event.js';

/** Checks the parameters of operations on events beyond the OpenAPI document. */
export function createEventChecks(deps: EventDeps): Checks<Pick<operations, EventOperation>> {
  const findFaults = (
    fields: EventFields,
    { principal: caller, publicUrl }: RequestContext,
    how: Pick<EventCheckContext, 'isCreate' | 'takesZero'>,
  ): Promise<Fault[]> => findEventFaults(fields, { nowMs: deps.clock(), caller, publicUrl, ...how, ...deps });

  async function checkUpdate(
    { path, parameters }: { path: RecordKey; parameters: EventFields },
    context: RequestContext,
  ): Promise<Fault[]> {
    const takesZero = await keepsZero(path, parameters);
    return findFaults(parameters, context, { isCreate: false, takesZero });
  }

  /** True if an update sends back the title of an event that a calendar named `0`. */
  async function keepsZero(address: RecordKey, { title }: EventFields): Promise<boolean> {
    if (title?.trim() !== '0') return false;
    const event = await resolveEvent(deps.database, address).catch((error: unknown) => {
      // The handler tells of it.
      if (error instanceof AppError) return undefined;
      throw error;
    });
    return event?.title === '0';
  }

  return {
    listEvents: ({ parameters }, context) => findEventListFaults(deps, parameters, context),
    createEvent: ({ parameters }, context) => findFaults(parameters, context, { isCreate: true }),
    updateEvent: checkUpdate,
    updateEventByPost: checkUpdate,
    updateEventByPut: checkUpdate,
    updateEventBySlug: checkUpdate,
    updateEventBySlugByPost: checkUpdate,
    updateEventBySlugByPut: checkUpdate,
  };
}
