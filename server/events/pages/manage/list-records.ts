import { isAtLeast } from '../../../auth/principal.js';
import { AppError, type Fault } from '../../../lib/errors.js';
import type { Status } from '../../records/status.js';
import { canEdit } from '../../records/rights.js';
import { toPlainText } from '../../text/html.js';
import { titleOf } from '../event-entry.js';
import { type CalendarFrame, type PageDeps, readBody, type Schemas } from '../page-deps.js';
import type { RecordKind } from './record-kinds.js';

/** Record in a list of those to work on. */
export interface ListedRecord {
  readonly id: number;
  readonly name: string;
  readonly detail: string;
  readonly status: Status;
  readonly isEditable: boolean;
}

export interface RecordWish {
  readonly search: string;
  readonly status: Status | undefined;
  readonly page: number;
}

interface FoundRecords {
  readonly records: readonly ListedRecord[];
  readonly totalPages: number;
  readonly faults: readonly string[];
}

const PAGE_SIZE = 25;

/** Lists a page of the records of a kind, as the user may see them. Faults of the search are returned as texts. */
export async function listRecords(
  deps: PageDeps,
  frame: CalendarFrame,
  kind: RecordKind,
  wish: RecordWish,
): Promise<FoundRecords> {
  try {
    return await LISTS[kind.name](deps, frame, wish);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code.endsWith('.no_page')) return { records: [], totalPages: 0, faults: [] };
    if (error.faults.length === 0) throw error;
    return {
      records: [],
      totalPages: 0,
      faults: error.faults.map(({ field, reason }) => `${field}: ${reason}`),
    };
  }
}

type List = (deps: PageDeps, frame: CalendarFrame, wish: RecordWish) => Promise<FoundRecords>;

const LISTS: Readonly<Record<RecordKind['name'], List>> = {
  async events({ handlers, checks }, frame, wish) {
    const parameters = {
      ...listParameters(wish),
      context: 'view' as const,
      strict_dates: true,
      runs_after: '0001-01-01 00:00:00',
      orderby: 'start' as const,
      order: 'desc' as const,
    };
    const request = { path: {}, parameters, headers: {}, files: [] };
    refuse(await checks.listEvents?.(request, frame.context));
    const body = readBody<Schemas['EventList']>(await handlers.listEvents(request, frame.context));
    const records = body.events.map((event) => ({
      ...ownedOf(frame, event),
      name: titleOf(event),
      detail: `${event.start_date.slice(0, 16)} ${event.timezone_abbr}`,
    }));
    return { records, totalPages: body.total_pages, faults: [] };
  },
  async venues({ handlers, checks }, frame, wish) {
    const request = { path: {}, parameters: linkedParameters(wish), headers: {}, files: [] };
    refuse(await checks.listVenues?.(request, frame.context));
    const body = readBody<Schemas['VenueList']>(await handlers.listVenues(request, frame.context));
    const records = body.venues.map((venue) => ({
      ...ownedOf(frame, venue),
      name: toPlainText(venue.venue ?? '') || 'Untitled venue',
      detail: toPlainText([venue.city, venue.country].filter(Boolean).join(', ')),
    }));
    return { records, totalPages: body.total_pages, faults: [] };
  },
  async organizers({ handlers, checks }, frame, wish) {
    const request = { path: {}, parameters: linkedParameters(wish), headers: {}, files: [] };
    refuse(await checks.listOrganizers?.(request, frame.context));
    const body = readBody<Schemas['OrganizerList']>(await handlers.listOrganizers(request, frame.context));
    const records = body.organizers.map((organizer) => ({
      ...ownedOf(frame, organizer),
      name: toPlainText(organizer.organizer ?? '') || 'Untitled organizer',
      detail: toPlainText(organizer.email ?? organizer.phone ?? ''),
    }));
    return { records, totalPages: body.total_pages, faults: [] };
  },
  async categories({ handlers, checks }, frame, wish) {
    const request = { path: {}, parameters: termParameters(wish), headers: {}, files: [] };
    refuse(await checks.listCategories?.(request, frame.context));
    const body = readBody<Schemas['CategoryList']>(await handlers.listCategories(request, frame.context));
    return {
      records: body.categories.map(termOf(frame, 'author')),
      totalPages: body.total_pages,
      faults: [],
    };
  },
  async tags({ handlers, checks }, frame, wish) {
    const request = { path: {}, parameters: termParameters(wish), headers: {}, files: [] };
    refuse(await checks.listTags?.(request, frame.context));
    const body = readBody<Schemas['TagList']>(await handlers.listTags(request, frame.context));
    return { records: body.tags.map(termOf(frame, 'editor')), totalPages: body.total_pages, faults: [] };
  },
};

/** @throws {AppError} when there are faults. */
function refuse(faults: readonly Fault[] = []): void {
  if (faults.length > 0)
    throw new AppError('request.invalid', 'Some parameters were not accepted.', { faults });
}

function listParameters({ search, status, page }: RecordWish) {
  return {
    page,
    per_page: PAGE_SIZE,
    ...(search !== '' && { search }),
    ...(status !== undefined && { status: [status] }),
  };
}

function linkedParameters(wish: RecordWish) {
  return {
    ...listParameters(wish),
    context: 'view',
    only_with_upcoming: false,
    orderby: 'name',
    order: 'asc',
  } as const;
}

function termParameters({ search, page }: RecordWish) {
  return {
    page,
    per_page: PAGE_SIZE,
    hide_empty: false,
    orderby: 'name',
    order: 'asc',
    ...(search !== '' && { search }),
  } as const;
}

function ownedOf(
  { principal }: CalendarFrame,
  { id, author, status }: { readonly id: number; readonly author: string; readonly status: Status },
): Pick<ListedRecord, 'id' | 'status' | 'isEditable'> {
  // The status before the trash is not shown, so the server decides on it when the button is pressed.
  const owned = { authorId: Number(author), status, statusBeforeTrash: undefined };
  return { id, status, isEditable: canEdit(principal, owned) };
}

function termOf({ principal }: CalendarFrame, least: 'author' | 'editor') {
  return ({ id, name, count }: Schemas['TermRecord']): ListedRecord => ({
    id,
    name: toPlainText(name),
    detail: count === 1 ? '1 event' : `${String(count)} events`,
    status: 'publish',
    isEditable: principal !== undefined && isAtLeast(principal.role, least),
  });
}
