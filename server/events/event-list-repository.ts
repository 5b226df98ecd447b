import type { Knex } from 'knex';
import type { Database } from '../storage/database.js';
import type { Dialect, TextColumn } from '../storage/dialect.js';
import { COMPARISONS, coveredStarts, DATE_FILTERS, type DateWindow } from './date-window.js';
import type { BaseFilter, EventOrder, Membership } from './event-filter.js';
import { whereEventPlaced } from './place-repository.js';
import { MAX_ID } from './record.js';
import type { Guarded } from './record-password.js';
import { MODIFIED_AT, whereReadable } from './record-repository.js';
import type { SearchTerms } from './search.js';

type Query = Knex.QueryBuilder;

const SEARCH_TEXT: TextColumn = { table: 'events', rowId: 'id', column: 'search_text' };
const SORT_KEYS: Readonly<Record<EventOrder, string>> = {
  start: 'start_wall',
  end: 'end_wall',
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
 * The ids of all events that the filter lets through, in the order of the list. Equals stand by id, in the same
 * direction.
 *
 * The database hands them over as one text: a row for each would take most of the time.
 */
export async function findEventOrder(
  { knex }: Pick<Database, 'knex'>,
  filter: BaseFilter,
): Promise<Int32Array> {
  const direction = filter.isDescending ? 'desc' : 'asc';
  const listed = applyFilter(knex('events').select('events.id'), filter)
    .orderByRaw(`${SORT_KEYS[filter.orderBy]} ${direction}`)
    .orderBy('events.id', direction);
  return readIds(knex, listed);
}

/** The ids of all events that hold a text, or are linked to one of some records; in no order, some twice. */
export async function findMembers(
  { knex, dialect }: Pick<Database, 'knex' | 'dialect'>,
  membership: Membership,
): Promise<Int32Array> {
  if (membership.kind === 'search') {
    const found = knex('events').select('events.id');
    whereHolds(found, membership.terms, dialect);
    return readIds(knex, found);
  }
  const { table, key } = LINKS[membership.kind];
  return readIds(knex, knex(table).select({ id: 'event_id' }).whereIn(key, withinColumns(membership.ids)));
}

/** Events that ask for a password, so far as a caller may read them at all. */
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
  const { caller, dates, ids, parentId, place, slugs, authorIds, modifiedAfter, isFeatured } = filter;
  whereReadable(query, caller);
  void query.whereIn('status', filter.statuses).where('hide_from_listings', false);
  if (dates !== undefined) whereWithin(query, dates);
  if (ids !== undefined) void query.whereIn('events.id', withinColumns(ids));
  if (parentId !== undefined) void query.where('parent_id', parentId);
  if (authorIds !== undefined) void query.whereIn('author_id', withinColumns(authorIds));
  // Drafts without a slug have the empty one, which names nobody.
  if (slugs !== undefined) void query.whereIn('slug', slugs).whereNot('slug', '');
  if (modifiedAfter !== undefined) void query.whereRaw(`${MODIFIED_AT} > ?`, [modifiedAfter]);
  if (isFeatured !== undefined) void query.where('featured', isFeatured);
  if (place !== undefined) whereEventPlaced(query, place, caller);
  return query;
}

function whereWithin(query: Query, window: DateWindow): void {
  for (const name of DATE_FILTERS) {
    const bound = window.bounds[name];
    if (bound === undefined) continue;
    const [moment, operator] = COMPARISONS[name];
    void query.where(`${moment}_${window.clock === 'utc' ? 'at' : 'wall'}`, operator, bound);
  }
  const { from, to } = coveredStarts(window);
  if (from !== undefined) void query.where('start_wall', '>=', from);
  if (to !== undefined) void query.where('start_wall', '<=', to);
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

/** PostgreSQL refuses to compare its ids with larger numbers. */
function withinColumns(ids: readonly number[]): number[] {
  return ids.filter((id) => id <= MAX_ID);
}

/** What a query selects as `id`, in its order. */
async function readIds(knex: Knex, query: Query): Promise<Int32Array> {
  const [row] = await knex
    .from(query.as('listed'))
    .select<{ ids: string | null }[]>(knex.raw(`string_agg(CAST(id AS text), ',') AS ids`));
  return parseIds(row?.ids ?? '');
}

/** Digits and commas; a million numbers in some milliseconds. */
function parseIds(text: string): Int32Array {
  if (text === '') return new Int32Array(0);
  const ids = new Int32Array(text.length);
  let count = 0;
  let id = 0;
  for (let index = 0; index < text.length; index += 1) {
    const digit = text.charCodeAt(index) - ZERO;
    if (digit >= 0) id = id * 10 + digit;
    else {
      ids[count] = id;
      count += 1;
      id = 0;
    }
  }
  ids[count] = id;
  return ids.slice(0, count + 1);
}

const ZERO = '0'.charCodeAt(0);
