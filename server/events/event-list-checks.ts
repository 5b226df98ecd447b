import type { Fault } from '../errors.js';
import type { RequestContext } from '../handlers.js';
import { resolveDateWindow } from './date-window.js';
import type { EventsDeps } from './deps.js';
import type { EventListParameters } from './event-list-parameters.js';
import { invalid } from './fault.js';
import { findSearchFault, findStatusFault } from './list-parameters.js';
import { findCircleFaults } from './place-parameters.js';
import type { RecordKind } from './record.js';
import { readInstant } from './record-changes.js';
import { filterIdsOfKind } from './record-repository.js';
import { readSearch } from './search.js';
import type { Taxonomy } from './term.js';

/** What the document cannot say about the parameters of a list of events. */
export async function findEventListFaults(
  deps: EventsDeps,
  parameters: Partial<EventListParameters>,
  context: RequestContext,
): Promise<Fault[]> {
  const { search, status, venue, organizer, categories, tags, post_parent: parent } = parameters;
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
    ...(await findIdFault(deps, 'venue', venue, 'venue')),
    ...(await findIdFault(deps, 'organizer', organizer, 'organizer')),
    ...(await findIdFault(deps, 'post_parent', parent === undefined ? undefined : [parent], 'event')),
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

async function findIdFault(
  { database }: EventsDeps,
  field: string,
  ids: readonly number[] | undefined,
  kind: RecordKind,
): Promise<Fault[]> {
  if (ids === undefined) return [];
  const known = await filterIdsOfKind(database.knex, kind, ids);
  const unknown = ids.filter((id) => !known.has(id));
  return unknown.length === 0 ? [] : [invalid(field, `has ids of no ${kind}: ${unknown.join(', ')}`)];
}

async function findTermFaults(
  { lists }: EventsDeps,
  taxonomy: Taxonomy,
  values: readonly (string | number)[] | undefined,
  context: RequestContext,
): Promise<readonly Fault[]> {
  if (values === undefined) return [];
  return (await lists.terms(await lists.versions.of(context), taxonomy, values)).faults;
}
