import type { operations } from '../../generated/events/types.js';
import type { OperationRequest, RequestContext } from '../../api/handlers.js';
import type { WriteDeps } from '../records/deps.js';
import type { LinkedFilter } from './linked-list-repository.js';
import type { ListLocation } from '../records/links.js';
import { describeGiven, describeStatusFilter, listStatuses } from '../records/list-parameters.js';
import { describePlaceFilter, type PlaceParameters, readPlaceFilter } from '../places/place-parameters.js';
import { readInstant } from '../records/record-changes.js';
import { readFieldSearch } from '../text/search.js';
import { makeSlug } from '../text/slug.js';
import { toWallClock } from '../../lib/time/time-zone.js';

/** The parameters that the lists of venues and of organizers share, and those about places, which only venues have. */
export type LinkedListParameters = OperationRequest<operations['listOrganizers']>['parameters'] &
  PlaceParameters;

/** Reads the filter of a list from its parameters. */
export function readLinkedFilter(
  { database, clock, siteZone }: WriteDeps,
  parameters: LinkedListParameters,
  { principal: caller }: RequestContext,
): LinkedFilter {
  const { search, event, has_events, only_with_upcoming, status, slug, author, include } = parameters;
  const { modified_after: modifiedAfter } = parameters;
  const nowMs = clock();
  return {
    caller,
    statuses: listStatuses(status, caller),
    search: search === undefined ? undefined : readFieldSearch(search),
    eventId: event,
    hasEvents: has_events,
    upcomingFrom: only_with_upcoming ? { epochMs: nowMs, wall: toWallClock(nowMs, siteZone) } : undefined,
    place: readPlaceFilter(parameters, database.dialect),
    ids: include,
    slugs: slug?.map(makeSlug),
    authorIds: author,
    modifiedAfter:
      modifiedAfter === undefined ? undefined : readInstant(modifiedAfter, { zone: siteZone, nowMs }),
    orderBy: parameters.orderby,
    isAscending: parameters.order === 'asc',
  };
}

/** Lists the given filters as links repeat them: all but the password. */
export function describeLinkedFilters(
  parameters: LinkedListParameters,
  { principal }: RequestContext,
): Pick<ListLocation, 'filters' | 'derived'> {
  const { search, event, has_events, only_with_upcoming, slug, author, include } = parameters;
  const { modified_after, orderby, order, context } = parameters;
  const upcoming = only_with_upcoming ? true : undefined;
  const given = {
    search,
    event,
    has_events,
    only_with_upcoming: upcoming,
    include,
    modified_after,
    slug,
    author,
  };
  const shown = describeStatusFilter(parameters.status, principal);
  return {
    filters: [
      ...Object.entries(given).flatMap(([name, value]) => describeGiven(name, value)),
      ...describePlaceFilter(parameters),
      ...shown.filters,
      ...describeGiven('orderby', orderby, 'date'),
      ...describeGiven('order', order, 'desc'),
      ...describeGiven('context', context, 'view'),
    ],
    derived: shown.derived,
  };
}
