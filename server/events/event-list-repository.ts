import type { Knex } from 'knex';
import type { Database } from '../storage/database.js';
import type { Dialect, TextColumn } from '../storage/dialect.js';
import { COMPARISONS, coveredStarts, DATE_FILTERS, type DateWindow } from './date-window.js';
import { asksForHidden, type EventFilter, type EventOrder } from './event-filter.js';
import { whereEventPlaced } from './place-repository.js';
import { MAX_ID } from './record.js';
import type { Guarded } from './record-password.js';
import { whereReadable } from './record-repository.js';
import { canEditOthers, canWrite, type Caller } from './rights.js';
import type { SearchTerms } from './search.js';

type Query = Knex.QueryBuilder;

const SEARCH_TEXT: TextColumn = { table: 'events', rowId: 'id', column: 'search_text' };
/** A record that was never changed shows its publication as its last change. */
const MODIFIED_AT = 'COALESCE(modified_at, published_at)';
const SORT_KEYS: Readonly<Record<EventOrder, string>> = {
  start: 'start_wall',
  end: 'end_wall',
  date: 'published_at',
  modified: MODIFIED_AT,
  title: 'title_key',
  id: 'id',
};

/**
 * The ids of all events that the filter lets through, in the order of the list. Equals stand by id, in the same
 * direction.
 *
 * The database hands them over as one text: a row for each would take most of the time.
 */
export async function findEventOrder(
  { knex, dialect }: Pick<Database, 'knex' | 'dialect'>,
  filter: EventFilter,
): Promise<Int32Array> {
  const direction = filter.isDescending ? 'desc' : 'asc';
  const listed = applyFilter(knex('events').select('events.id'), filter, dialect)
    .orderByRaw(`${SORT_KEYS[filter.orderBy]} ${direction}`)
    .orderBy('events.id', direction);
  const [row] = await knex
    .from(listed.as('listed'))
    .select<{ ids: string | null }[]>(knex.raw(`string_agg(CAST(id AS text), ',') AS ids`));
  return readIds(row?.ids ?? '');
}

/** Events that ask for a password, so far as a caller may read them at all. */
export async function findLockedEvents(knex: Knex): Promise<(Guarded & { readonly id: number })[]> {
  const rows = await knex<{ id: number; password: string; author_id: number; status: Guarded['status'] }>(
    'events',
  )
    .whereNotNull('password')
    .select('id', 'password', 'author_id', 'status');
  return rows.map(({ id, password, author_id, status }) => ({
    ...{ id, authorId: author_id, status, statusBeforeTrash: undefined },
    passwordHash: password,
  }));
}

function applyFilter(query: Query, filter: EventFilter, dialect: Dialect): Query {
  const { caller, dates, ids, parentId, place, slugs, authorIds, modifiedAfter, isFeatured, search } = filter;
  whereReadable(query, caller);
  void query.whereIn('status', filter.statuses).where('hide_from_listings', false);
  if (asksForHidden(filter)) whereOpen(query, caller, filter.unlockedIds ?? []);
  if (dates !== undefined) whereWithin(query, dates);
  if (ids !== undefined) void query.whereIn('events.id', withinColumns(ids));
  if (parentId !== undefined) void query.where('parent_id', parentId);
  if (authorIds !== undefined) void query.whereIn('author_id', withinColumns(authorIds));
  // Drafts without a slug have the empty one, which names nobody.
  if (slugs !== undefined) void query.whereIn('slug', slugs).whereNot('slug', '');
  if (modifiedAfter !== undefined) void query.whereRaw(`${MODIFIED_AT} > ?`, [modifiedAfter]);
  if (isFeatured !== undefined) void query.where('featured', isFeatured);
  whereLinked(query, 'event_venues', 'venue_id', filter.venueIds);
  whereLinked(query, 'event_organizers', 'organizer_id', filter.organizerIds);
  whereLinked(query, 'event_terms', 'term_id', filter.categoryIds);
  whereLinked(query, 'event_terms', 'term_id', filter.tagIds);
  if (place !== undefined) whereEventPlaced(query, place, caller);
  if (search !== undefined) whereHolds(query, search, dialect);
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

/** Leaves out what asks for a password that the caller has not got. */
function whereOpen(query: Query, caller: Caller, unlockedIds: readonly number[]): void {
  if (canEditOthers(caller)) return;
  void query.whereNotIn('events.id', (locked: Query) => {
    void locked.select('locked.id').from('events as locked').whereNotNull('locked.password');
    void locked.whereNotIn('locked.id', unlockedIds);
    if (canWrite(caller)) void locked.whereNot('locked.author_id', caller.userId);
  });
}

function whereLinked(
  query: Query,
  links: 'event_venues' | 'event_organizers' | 'event_terms',
  key: 'venue_id' | 'organizer_id' | 'term_id',
  ids: readonly number[] | undefined,
): void {
  if (ids === undefined) return;
  void query.whereIn('events.id', (linked: Query) => {
    void linked.select('event_id').from(links).whereIn(key, withinColumns(ids));
  });
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

/** Digits and commas; a million numbers in some milliseconds. */
function readIds(text: string): Int32Array {
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
