import { AppError, type Fault } from '../../lib/errors.js';
import { addDays, formatWallClock } from '../../lib/time/wall-clock.js';
import type { CalendarFilters, CalendarQuery, DayRange } from './calendar-query.js';
import { type CalendarFrame, type PageDeps, readBody, type Schemas } from './page-deps.js';
import { placeEvent, type PlacedEvent } from './place-on-days.js';

/** Maximum number of records on a page of the interface. */
export const PAGE_SIZE = 50;
/** Maximum number of pages that one view reads, so that its cost is bounded. */
const MAX_PAGES = 10;
/** Number of events on a page of the list. */
export const LIST_SIZE = 20;
/** Days around a range whose events may fall into it, since zones differ by up to 26 hours. */
const ZONE_DAYS = 2;

type ListParameters = Parameters<PageDeps['handlers']['listEvents']>[0]['parameters'];

/** Events of a view, and the number of those that it has no room for. */
export interface FoundEvents {
  readonly placed: readonly PlacedEvent[];
  readonly leftOut: number;
  readonly totalPages: number;
}

/** Finds the events that run within the days of a month or a week. */
export async function findEventsOfRange(
  deps: PageDeps,
  { context }: CalendarFrame,
  { first, last }: DayRange,
  filters: CalendarFilters,
): Promise<FoundEvents> {
  const placed: PlacedEvent[] = [];
  let total = 0;
  let read = 0;
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const parameters = {
      ...toParameters(filters),
      runs_after: formatWallClock(addDays(first, -ZONE_DAYS)),
      runs_before: formatWallClock(addDays(last, 1 + ZONE_DAYS)),
      page,
      per_page: PAGE_SIZE,
    };
    const body = await listPage(deps, context, parameters);
    const found = body.events.map((event) => placeEvent(event, deps.siteZone));
    placed.push(...found.filter(({ firstDay, lastDay }) => firstDay <= last && lastDay >= first));
    ({ total } = body);
    read += body.events.length;
    if (page >= body.total_pages) break;
  }
  return { placed, leftOut: total - read, totalPages: 1 };
}

/** Finds a page of the events that run on a day or later. */
export async function findEventsFrom(
  deps: PageDeps,
  { context }: CalendarFrame,
  { day, page, filters }: Pick<CalendarQuery, 'day' | 'page' | 'filters'>,
): Promise<FoundEvents> {
  const parameters = {
    ...toParameters(filters),
    runs_after: formatWallClock(day),
    page,
    per_page: LIST_SIZE,
  };
  const body = await listPage(deps, context, parameters);
  const placed = body.events.map((event) => placeEvent(event, deps.siteZone));
  return { placed, leftOut: 0, totalPages: body.total_pages };
}

/** Finds the faults in filters that only the catalogue can tell, such as an unknown category. */
export async function findFilterFaults(
  { checks }: PageDeps,
  { context }: CalendarFrame,
  filters: CalendarFilters,
): Promise<readonly Fault[]> {
  const parameters = { ...toParameters(filters), page: 1, per_page: PAGE_SIZE };
  return (await checks.listEvents?.({ path: {}, parameters, headers: {} }, context)) ?? [];
}

/** Finds the published parts of an event, at any time. */
export async function findPartsOf(
  deps: PageDeps,
  { context }: CalendarFrame,
  id: number,
): Promise<readonly PlacedEvent[]> {
  const parameters = {
    ...ALL,
    post_parent: id,
    runs_after: '0001-01-01 00:00:00',
    page: 1,
    per_page: PAGE_SIZE,
  };
  const { events } = await listPage(deps, context, parameters);
  return events.map((event) => placeEvent(event, deps.siteZone));
}

async function listPage(
  { handlers }: PageDeps,
  context: CalendarFrame['context'],
  parameters: ListParameters,
): Promise<Schemas['EventList']> {
  try {
    return readBody<Schemas['EventList']>(
      await handlers.listEvents({ path: {}, parameters, headers: {}, files: [] }, context),
    );
  } catch (error) {
    // The last page may be gone since its link was made.
    if (!(error instanceof AppError) || error.code !== 'event.no_page') throw error;
    return { events: [], rest_url: '', total: 0, total_pages: 0 };
  }
}

/** Parameters of a list without filters, whose times are exact. */
const ALL = { context: 'view', strict_dates: true } as const;

function toParameters(filters: CalendarFilters): Omit<ListParameters, 'page' | 'per_page'> {
  const { categories, tags, venue, organizer, featured, search } = filters;
  return {
    ...ALL,
    ...(categories !== undefined && { categories: [...categories] }),
    ...(tags !== undefined && { tags: [...tags] }),
    ...(venue !== undefined && { venue: [...venue] }),
    ...(organizer !== undefined && { organizer: [...organizer] }),
    ...(featured !== undefined && { featured }),
    ...(search !== undefined && { search }),
  };
}
