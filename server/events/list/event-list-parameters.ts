import type { operations } from '../../generated/events/types.js';
import type { OperationRequest, RequestContext } from '../../api/handlers.js';
import { describeBounds, listClockOf } from './date-window.js';
import { asksForHidden, type EventFilter } from './event-filter.js';
import type { EventListDeps, EventLists } from './event-lists.js';
import { type FilterKind, readableIds } from '../linked/linked-filter.js';
import { readListTimes } from './list-times.js';
import type { ListLocation } from '../records/links.js';
import { describeGiven, describeStatusFilter, listStatuses } from '../records/list-parameters.js';
import { describePlaceFilter, readPlaceFilter } from '../places/place-parameters.js';
import type { Unlocks } from '../records/record-password.js';
import type { Caller } from '../records/rights.js';
import { readSearch } from '../text/search.js';
import { makeSlug } from '../text/slug.js';
import type { Taxonomy } from '../terms/term.js';

type AllParameters = OperationRequest<operations['listEvents']>['parameters'];
/** Parameters of a list of events except its page. */
export type EventListParameters = Omit<AllParameters, 'page' | 'per_page'>;

/**
 * Reads the conditions of a list, from parameters that were checked.
 *
 * @param unlocksByPassword - true for events whose password the request has.
 */
export async function readEventFilter(
  deps: EventListDeps,
  parameters: EventListParameters,
  context: RequestContext,
  unlocksByPassword: Unlocks,
): Promise<EventFilter> {
  const { principal: caller } = context;
  const { include, search, status } = parameters;
  const version = await deps.lists.versions.of(context);
  const times = readListTimes(deps, parameters, context);
  const filter: EventFilter = {
    caller,
    statuses: listStatuses(status, caller),
    clock: listClockOf(deps.siteZone),
    // A request for certain events includes them at any time.
    dates: include === undefined ? times.dates.window : undefined,
    ids: include,
    venueIds: await readLinked(deps.lists, version, 'venue', parameters.venue, caller),
    organizerIds: await readLinked(deps.lists, version, 'organizer', parameters.organizer, caller),
    categoryIds: await readTerms(deps.lists, version, 'tribe_events_cat', parameters.categories),
    tagIds: await readTerms(deps.lists, version, 'post_tag', parameters.tags),
    parentIds: await readLinked(deps.lists, version, 'event', parentsOf(parameters), caller),
    place: readPlaceFilter(parameters, deps.database.dialect),
    slugs: parameters.slug?.map(makeSlug),
    authorIds: parameters.author,
    modifiedAfter: times.modifiedAfter,
    isFeatured: parameters.featured,
    search: search === undefined ? undefined : readSearch(search),
    orderBy: parameters.orderby ?? (include === undefined ? 'start' : 'date'),
    isDescending: parameters.order === 'desc',
  };
  if (parameters.password === undefined || !asksForHidden(filter)) return filter;
  return { ...filter, unlockedIds: await deps.lists.unlocked(version, unlocksByPassword) };
}

/**
 * Lists the filters of a request as links repeat them: all but the password, with dates as they were resolved.
 */
export function describeEventFilters(
  deps: EventListDeps,
  parameters: EventListParameters,
  context: RequestContext,
): Pick<ListLocation, 'filters' | 'derived'> {
  const { search, include, venue, organizer, categories, tags, featured } = parameters;
  const { post_parent, ticketed, modified_after, slug, author, orderby, order } = parameters;
  const { window, isExact } = readListTimes(deps, parameters, context).dates;
  // A link shows a relative moment as a time, which the next page must not widen to a day.
  const isStrict = parameters.strict_dates || (isExact && include === undefined);
  const given = {
    search,
    include,
    venue,
    organizer,
    categories,
    tags,
    featured,
    post_parent,
    ticketed,
    modified_after,
    slug,
    author,
    orderby,
  };
  const status = describeStatusFilter(parameters.status, context.principal);
  return {
    filters: [
      ...(include === undefined ? describeBounds(window) : []),
      ...describeGiven('strict_dates', isStrict, 'false'),
      ...Object.entries(given).flatMap(([name, value]) => describeGiven(name, value)),
      ...describePlaceFilter(parameters),
      ...status.filters,
      ...describeGiven('order', order, 'asc'),
      ...describeGiven('context', parameters.context, 'view'),
    ],
    derived: status.derived,
  };
}

/** Returns the parent whose parts the request asks for, as a list. */
export function parentsOf({ post_parent: parent }: Partial<EventListParameters>): number[] | undefined {
  return parent === undefined ? undefined : [parent];
}

async function readLinked(
  lists: EventLists,
  version: number,
  kind: FilterKind,
  ids: readonly number[] | undefined,
  caller: Caller,
): Promise<readonly number[] | undefined> {
  return ids && readableIds(await lists.linked(version, kind, ids), caller);
}

async function readTerms(
  lists: EventLists,
  version: number,
  taxonomy: Taxonomy,
  values: readonly (string | number)[] | undefined,
): Promise<readonly number[] | undefined> {
  return values && (await lists.terms(version, taxonomy, values)).termIds;
}
