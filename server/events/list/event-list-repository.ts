import type { Knex } from 'knex';
import type { Database } from '../../storage/database/database.js';
import type { Dialect, TextColumn } from '../../storage/sql/dialect.js';
import { likeContaining } from '../../storage/sql/like.js';
import { COMPARISONS, DATE_FILTERS, type DateWindow, latestStart, type ListClock } from './date-window.js';
import { type EventChanges, selectPosition } from '../changes/event-change-repository.js';
import type { BaseFilter, EventOrder, Membership } from './event-filter.js';
import type { SortedIdList } from './sorted-id-list.js';
import { parseInts } from '../../lib/text/parse-ints.js';
import { whereEventPlaced } from '../places/place-repository.js';
import { MAX_ID } from '../records/record.js';
import type { Guarded } from '../records/record-password.js';
import { CHANGED_AT, MODIFIED_AT, whereReadable } from '../records/record-repository.js';
import type { SearchTerms } from '../text/search.js';

type Query = Knex.QueryBuilder;
/** Position in the change log that a result includes. */
type Positioned = Pick<EventChanges, 'position'>;

const SEARCH_TEXT: TextColumn = { table: 'events', rowId: 'id', column: 'search_text' };
/** Both sides are case-folded. */
const LIKE = String.raw`events.search_text LIKE ? ESCAPE '\'`;
/** Start and end of an event on each clock. */
const TIMES = {
  utc: { start: 'start_key', end: 'end_key' },
  wall: { start: 'start_wall', end: 'end_wall' },
} as const satisfies Readonly<Record<ListClock, unknown>>;
const SORT_KEYS: Readonly<Record<Exclude<EventOrder, 'start' | 'end'>, string>> = {
  date: 'published_at',
  modified: MODIFIED_AT,
  title: 'title_key',
  id: 'id',
};

const LINKS = {
  venue: { table: 'event_venues', key: 'venue_id' },
  organizer: { table: 'event_organizers', key: 'organizer_id' },
  term: { table: 'event_terms', key: 'term_id' },
} as const;

/**
 * Finds the ids of all events that the filter selects, in the order of the list. Equal keys are ordered by id, in the same
 * direction. The database returns them as one text, since a row for each would take most of the time.
 */
export async function findEventOrder(
  { knex }: Pick<Database, 'knex'>,
  filter: BaseFilter,
): Promise<Int32Array> {
  const row = await readLists<{ ids: string | null }>(knex, order(knex, filter), [joined(knex, 'id', 'ids')]);
  return parseIds(row.ids);
}

/** True if the sort keys are numbers, so that the list can be patched; titles are text. */
export function hasNumericKeys({ orderBy }: BaseFilter): boolean {
  return orderBy !== 'title';
}

/** Finds the ids of `findEventOrder` with their sort keys, which must be numbers, and the position in the change log. */
export async function findSortedIds(
  database: Pick<Database, 'knex' | 'dialect'>,
  filter: BaseFilter,
): Promise<SortedIdList & Positioned> {
  const { knex } = database;
  const listed = order(knex, filter).select({ key: knex.raw(sortKeyOf(filter)) });
  const row = await readLists<{ ids: string | null; keys: string | null; position: string }>(knex, listed, [
    joined(knex, 'id', 'ids'),
    joined(knex, 'key', 'keys'),
    selectPosition(database),
  ]);
  return { ids: parseIds(row.ids), keys: parseInts(row.keys ?? ''), position: row.position };
}

/** Finds the posting list of a search or of linked records; in no order, with duplicates. */
export async function findPostings(
  database: Pick<Database, 'knex' | 'dialect'>,
  membership: Membership,
): Promise<{ readonly ids: Int32Array } & Positioned> {
  const { knex, dialect } = database;
  const found = members(knex, membership, (query, terms) => {
    whereHolds(query, terms, dialect);
  });
  const row = await readLists<{ ids: string | null; position: string }>(knex, found, [
    joined(knex, 'id', 'ids'),
    selectPosition(database),
  ]);
  return { ids: parseIds(row.ids), position: row.position };
}

/** Finds which of a few events are in a posting list. Reads each of them, without a full-text index. */
export async function findPostingsAmong(
  { knex }: Pick<Database, 'knex'>,
  membership: Membership,
  ids: readonly number[],
): Promise<Int32Array> {
  const column = membership.kind === 'search' ? 'events.id' : 'event_id';
  const found = members(knex, membership, whereTextHolds).whereIn(column, withinColumns(ids));
  const row = await readLists<{ ids: string | null }>(knex, found, [joined(knex, 'id', 'ids')]);
  return parseIds(row.ids);
}

function order(knex: Knex, filter: BaseFilter): Query {
  const direction = filter.isDescending ? 'desc' : 'asc';
  return applyFilter(knex('events').select('events.id'), filter)
    .orderByRaw(`${sortKeyOf(filter)} ${direction}`)
    .orderBy('events.id', direction);
}

function sortKeyOf({ orderBy, clock }: BaseFilter): string {
  return orderBy === 'start' || orderBy === 'end' ? TIMES[clock][orderBy] : SORT_KEYS[orderBy];
}

function members(
  knex: Knex,
  membership: Membership,
  holds: (query: Query, terms: SearchTerms) => void,
): Query {
  if (membership.kind !== 'search') {
    const { table, key } = LINKS[membership.kind];
    return knex(table).select({ id: 'event_id' }).whereIn(key, withinColumns(membership.ids));
  }
  const found = knex('events').select('events.id');
  holds(found, membership.terms);
  return found;
}

/** Finds the password-protected events, with the fields that decide who may read them. */
export async function findLockedEvents(knex: Knex): Promise<(Guarded & { readonly id: number })[]> {
  const rows = await knex<{ id: number; password: string; author_id: number; status: Guarded['status'] }>(
    'events',
  )
    .whereNotNull('password')
    .select('id', 'password', 'author_id', 'status');
  return rows.map(({ id, password, author_id, status }) => ({
    id,
    authorId: author_id,
    status,
    statusBeforeTrash: undefined,
    passwordHash: password,
  }));
}

function applyFilter(query: Query, filter: BaseFilter): Query {
  const { caller, clock, dates, ids, parentIds, place, slugs, authorIds, modifiedAfter, isFeatured } = filter;
  whereReadable(query, caller);
  void query.whereIn('status', filter.statuses).where('hide_from_listings', false);
  if (dates !== undefined) whereWithin(query, dates, clock);
  if (ids !== undefined) void query.whereIn('events.id', withinColumns(ids));
  if (parentIds !== undefined) void query.whereIn('parent_id', parentIds);
  if (authorIds !== undefined) void query.whereIn('author_id', withinColumns(authorIds));
  // Drafts without a slug have an empty one, which must match no filter.
  if (slugs !== undefined) void query.whereIn('slug', slugs).whereNot('slug', '');
  if (modifiedAfter !== undefined) void query.whereRaw(`${CHANGED_AT} > ?`, [modifiedAfter]);
  if (isFeatured !== undefined) void query.where('featured', isFeatured);
  if (place !== undefined) whereEventPlaced(query, place, caller);
  return query;
}

function whereWithin(query: Query, window: DateWindow, clock: ListClock): void {
  const times = TIMES[clock];
  for (const name of DATE_FILTERS) {
    const bound = window.bounds[name];
    if (bound === undefined) continue;
    const [moment, operator] = COMPARISONS[name];
    void query.where(times[moment], operator, bound);
    // An event no longer runs at its end, unless it has no length; a whole day ends with its last second.
    if (name !== 'runs_after') continue;
    void query.whereRaw(`(${times.end} > ? OR ${times.end} = ${times.start} OR is_all_day)`, [bound]);
  }
  const latest = latestStart(window);
  if (latest !== undefined) void query.where(times.start, '<=', latest);
}

function whereHolds(query: Query, { wanted, unwanted }: SearchTerms, dialect: Dialect): void {
  if (wanted.length > 0) {
    const holds = dialect.containsAll(SEARCH_TEXT, wanted);
    void query.whereRaw(holds.sql, holds.bindings);
  }
  if (unwanted.length > 0) {
    const holds = dialect.containsAny(SEARCH_TEXT, unwanted);
    void query.whereRaw(`NOT ${holds.sql}`, holds.bindings);
  }
}

/** Adds the condition of a search by LIKE, which suits a few rows. */
function whereTextHolds(query: Query, { wanted, unwanted }: SearchTerms): void {
  for (const part of wanted) void query.whereRaw(LIKE, [likeContaining(part)]);
  for (const part of unwanted) void query.whereRaw(`NOT ${LIKE}`, [likeContaining(part)]);
}

/** Drops ids beyond the column's type, which PostgreSQL refuses to compare. */
function withinColumns(ids: readonly number[]): number[] {
  return ids.filter((id) => id <= MAX_ID);
}

/** Aggregates all rows of a query into one, in its order. */
async function readLists<Row extends object>(knex: Knex, query: Query, columns: Knex.Raw[]): Promise<Row> {
  const [row] = (await knex.from(query.as('listed')).select(columns)) as Row[];
  if (row === undefined) throw new Error('the list of events returned no row');
  return row;
}

/** Joins a column of the rows with commas; null for no rows. */
function joined(knex: Knex, name: 'id' | 'key', as: string): Knex.Raw {
  return knex.raw(`string_agg(CAST(${name} AS text), ',') AS ${as}`);
}

function parseIds(text: string | null): Int32Array {
  return Int32Array.from(parseInts(text ?? ''));
}
