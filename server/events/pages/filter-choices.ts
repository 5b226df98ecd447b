import type { CalendarFrame, PageDeps } from './page-deps.js';
import { toPlainText } from '../text/html.js';
import { readBody, type Schemas } from './page-deps.js';

/** Record to choose from a list. */
export interface Choice {
  readonly value: string;
  readonly name: string;
}

/** Choices of the calendar's filters. */
export interface FilterChoices {
  readonly categories: readonly Choice[];
  readonly venues: readonly Choice[];
  readonly organizers: readonly Choice[];
}

const PAGE_SIZE = 50;
/** Maximum number of pages of one list; a search finds what is not among the first. */
const MAX_PAGES = 4;

/** Reads the categories, and the venues and organizers that have events. */
export async function readFilterChoices(deps: PageDeps, frame: CalendarFrame): Promise<FilterChoices> {
  const [categories, venues, organizers] = await Promise.all([
    readTerms(deps, frame, 'categories', MAX_PAGES),
    readVenues(deps, frame, { hasEvents: true, maxPages: MAX_PAGES }),
    readOrganizers(deps, frame, { hasEvents: true, maxPages: MAX_PAGES }),
  ]);
  return {
    categories: categories.map(({ slug, name }) => ({ value: slug, name: toPlainText(name) })),
    venues: venues.map(({ id, venue = '' }) => ({ value: String(id), name: toPlainText(venue) })),
    organizers: organizers.map(({ id, organizer = '' }) => ({
      value: String(id),
      name: toPlainText(organizer),
    })),
  };
}

interface LinkedWish {
  readonly hasEvents?: boolean;
  readonly maxPages: number;
}

/** Reads venues by name. */
export function readVenues(
  { handlers }: PageDeps,
  { context }: CalendarFrame,
  wish: LinkedWish,
): Promise<readonly Schemas['Venue'][]> {
  return readPages(wish.maxPages, async (page) => {
    const parameters = { ...linkedParameters(wish), page };
    const reply = await handlers.listVenues({ path: {}, parameters, headers: {}, files: [] }, context);
    const { venues, total_pages: totalPages } = readBody<Schemas['VenueList']>(reply);
    return { records: venues, totalPages };
  });
}

/** Reads organizers by name. */
export function readOrganizers(
  { handlers }: PageDeps,
  { context }: CalendarFrame,
  wish: LinkedWish,
): Promise<readonly Schemas['Organizer'][]> {
  return readPages(wish.maxPages, async (page) => {
    const parameters = { ...linkedParameters(wish), page };
    const reply = await handlers.listOrganizers({ path: {}, parameters, headers: {}, files: [] }, context);
    const { organizers, total_pages: totalPages } = readBody<Schemas['OrganizerList']>(reply);
    return { records: organizers, totalPages };
  });
}

/** Reads categories or tags by name. */
export function readTerms(
  { handlers }: PageDeps,
  { context }: CalendarFrame,
  kind: 'categories' | 'tags',
  maxPages: number,
): Promise<readonly Schemas['TermRecord'][]> {
  return readPages(maxPages, async (page) => {
    const parameters = {
      hide_empty: false,
      order: 'asc',
      orderby: 'name',
      page,
      per_page: PAGE_SIZE,
    } as const;
    const request = { path: {}, parameters, headers: {}, files: [] };
    if (kind === 'tags') {
      const { tags, total_pages: totalPages } = readBody<Schemas['TagList']>(
        await handlers.listTags(request, context),
      );
      return { records: tags, totalPages };
    }
    const { categories, total_pages: totalPages } = readBody<Schemas['CategoryList']>(
      await handlers.listCategories(request, context),
    );
    return { records: categories, totalPages };
  });
}

function linkedParameters({ hasEvents }: LinkedWish) {
  return {
    context: 'view',
    only_with_upcoming: false,
    orderby: 'name',
    order: 'asc',
    per_page: PAGE_SIZE,
    ...(hasEvents !== undefined && { has_events: hasEvents }),
  } as const;
}

async function readPages<Row>(
  maxPages: number,
  read: (page: number) => Promise<{ readonly records: readonly Row[]; readonly totalPages: number }>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const { records, totalPages } = await read(page);
    rows.push(...records);
    if (page >= totalPages) break;
  }
  return rows;
}
