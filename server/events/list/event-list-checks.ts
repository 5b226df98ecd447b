import type { Fault } from '../../lib/errors.js';
import type { RequestContext } from '../../api/handlers.js';
import { resolveDateWindow } from './date-window.js';
import type { EventListDeps } from './event-lists.js';
import { type EventListParameters, parentsOf } from './event-list-parameters.js';
import { invalid } from '../records/fault.js';
import type { FilterKind } from '../linked/linked-filter.js';
import { findSearchFault, findStatusFault } from '../records/list-parameters.js';
import { findCircleFaults } from '../places/place-parameters.js';
import { readInstant } from '../records/record-changes.js';
import { readSearch } from '../text/search.js';
import type { Taxonomy } from '../terms/term.js';

/** What the document cannot say about the parameters of a list of events. */
export async function findEventListFaults(
  deps: EventListDeps,
  parameters: Partial<EventListParameters>,
  context: RequestContext,
): Promise<Fault[]> {
  const { search, status, venue, organizer, categories, tags } = parameters;
  const { principal } = context;
  const { siteZone, clock } = deps;
  const time = { zone: siteZone, nowMs: clock() };
  const dates = resolveDateWindow(parameters, { siteZone, nowMs: time.nowMs }).faults;
  const { modified_after: modifiedAfter } = parameters;
  const isTime = modifiedAfter === undefined || readInstant(modifiedAfter, time) !== undefined;
  return [
    ...dates.map((field) => invalid(field, 'is not a date and time')),
    ...(isTime ? [] : [invalid('modified_after', 'is not a date and time')]),
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

/** There are no tickets here, so that nothing can be with them. */
function findTicketFault(isTicketed: boolean | undefined): Fault[] {
  if (isTicketed !== true) return [];
  return [{ ...invalid('ticketed', 'asks for tickets, which there are none of'), code: 'event.no_tickets' }];
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
