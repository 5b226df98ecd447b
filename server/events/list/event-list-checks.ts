import type { Fault } from '../../lib/errors.js';
import type { RequestContext } from '../../api/handlers.js';
import type { EventListDeps } from './event-lists.js';
import { type EventListParameters, parentsOf } from './event-list-parameters.js';
import { readListTimes } from './list-times.js';
import { invalidField } from '../records/fault.js';
import type { FilterKind } from '../linked/linked-filter.js';
import { findSearchFault, findStatusFault } from '../records/list-parameters.js';
import { findCircleFaults } from '../places/place-parameters.js';
import { readSearch } from '../text/search.js';
import type { Taxonomy } from '../terms/term.js';

/** Finds all faults in the parameters of a list of events that the OpenAPI document cannot express. */
export async function findEventListFaults(
  deps: EventListDeps,
  parameters: Partial<EventListParameters>,
  context: RequestContext,
): Promise<Fault[]> {
  const { search, status, venue, organizer, categories, tags } = parameters;
  const { principal } = context;
  const times = readListTimes(deps, parameters, context);
  return [
    ...times.faults.map((field) => invalidField(field, 'must be a date and time')),
    ...findStatusFault(status, principal),
    ...findSearchFault(search, countTerms),
    ...findCircleFaults(parameters),
    ...findTicketFault(parameters.ticketed),
    ...(await findLinkedFaults(deps, 'venue', venue, context)),
    ...(await findLinkedFaults(deps, 'organizer', organizer, context)),
    ...(await findLinkedFaults(deps, 'event', parentsOf(parameters), context)),
    ...(await findTermFaults(deps, 'tribe_events_cat', categories, context)),
    ...(await findTermFaults(deps, 'post_tag', tags, context)),
  ];
}

function countTerms(search: string): number {
  const { wanted, unwanted } = readSearch(search);
  return wanted.length + unwanted.length;
}

/** Refuses a list of events with tickets, which this catalogue does not have. */
function findTicketFault(isTicketed: boolean | undefined): Fault[] {
  if (isTicketed !== true) return [];
  return [
    { ...invalidField('ticketed', 'must not be true: tickets are not supported'), code: 'event.no_tickets' },
  ];
}

async function findLinkedFaults(
  { lists }: EventListDeps,
  kind: FilterKind,
  ids: readonly number[] | undefined,
  context: RequestContext,
): Promise<readonly Fault[]> {
  if (ids === undefined) return [];
  return (await lists.linked(await lists.versions.of(context), kind, ids)).faults;
}

async function findTermFaults(
  { lists }: EventListDeps,
  taxonomy: Taxonomy,
  values: readonly (string | number)[] | undefined,
  context: RequestContext,
): Promise<readonly Fault[]> {
  if (values === undefined) return [];
  return (await lists.terms(await lists.versions.of(context), taxonomy, values)).faults;
}
