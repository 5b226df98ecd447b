import type { Fault } from '../errors.js';
import type { operations } from '../generated/events/types.js';
import type { Checks, OperationRequest, RequestContext } from '../handlers.js';
import { resolveDateWindow } from './date-window.js';
import type { EventsDeps } from './deps.js';
import type { EventFields } from './event-changes.js';
import type { EventOperation } from './event-handlers.js';
import { findEventFaults, invalid } from './field-checks.js';
import { findSearchFault, findStatusFault } from './list-parameters.js';
import { filterIdsOfKind } from './record-repository.js';
import { readSearch } from './search.js';

type ListParameters = OperationRequest<operations['listEvents']>['parameters'];

/** What the document cannot say about the parameters of operations on events. */
export function createEventChecks(deps: EventsDeps): Checks<Pick<operations, EventOperation>> {
  const findFaults = (
    fields: EventFields,
    { principal }: RequestContext,
    isCreate: boolean,
  ): Promise<Fault[]> =>
    findEventFaults(fields, { ...deps, nowMs: deps.clock(), caller: principal, isCreate });

  async function checkUpdate(
    { parameters }: { parameters: EventFields },
    context: RequestContext,
  ): Promise<Fault[]> {
    return findFaults(parameters, context, false);
  }

  return {
    listEvents: ({ parameters }, context) => findListFaults(deps, parameters, context),
    createEvent: ({ parameters }, context) => findFaults(parameters, context, true),
    updateEvent: checkUpdate,
    updateEventByPost: checkUpdate,
    updateEventByPut: checkUpdate,
    updateEventBySlug: checkUpdate,
    updateEventBySlugByPost: checkUpdate,
    updateEventBySlugByPut: checkUpdate,
  };
}

async function findListFaults(
  { database, siteZone, clock }: EventsDeps,
  { search, status, venue = [], ...dates }: Partial<ListParameters>,
  { principal }: RequestContext,
): Promise<Fault[]> {
  const known = await filterIdsOfKind(database.knex, 'venue', venue);
  const unknown = venue.filter((id) => !known.has(id));
  const { faults } = resolveDateWindow(dates, { siteZone, nowMs: clock() });
  return [
    ...faults.map((field) => invalid(field, 'is not a date and time')),
    ...findStatusFault(status, principal),
    ...findSearchFault(search, countTerms),
    ...(unknown.length === 0 ? [] : [invalid('venue', `has ids that are no venue's: ${unknown.join(', ')}`)]),
  ];
}

function countTerms(search: string): number {
  const { wanted, unwanted } = readSearch(search);
  return wanted.length + unwanted.length;
}
