import type { Knex } from 'knex';
import { likeContaining } from '../../storage/sql/like.js';
import type { EventMoment } from '../records/event-time.js';
import { type PlaceFilter, whereVenuePlaced } from '../places/place-repository.js';
import { CHANGED_AT, MODIFIED_AT, whereReadable } from '../records/record-repository.js';
import { MAX_ID } from '../records/record.js';
import { canEditOthers, canWrite, type Caller } from '../records/rights.js';
import type { Status } from '../records/status.js';
import { addDays } from '../../lib/time/wall-clock.js';

/** Filter of a list of venues or organizers. All conditions apply together. */
export interface LinkedFilter {
  readonly caller: Caller;
  readonly statuses: readonly Status[];
  /** Words that one field must contain. */
  readonly search?: readonly string[] | undefined;
  /** Linked to this event. */
  readonly eventId?: number | undefined;
  /** True for records with events, past and private ones included, except drafts and those that a password hides. */
  readonly hasEvents?: boolean | undefined;
  /**
   * Selects records with an event from this moment on, on the site's clock, that the caller may list and no password
   * hides. All-day events begin with their dates there, as in lists of events.
   */
  readonly upcomingFrom?: EventMoment | undefined;
  /** Place filter, for venues only. */
  readonly place?: PlaceFilter | undefined;
  readonly ids?: readonly number[] | undefined;
  /** In their normal form. */
  readonly slugs?: readonly string[] | undefined;
  readonly authorIds?: readonly number[] | undefined;
  /** Epoch milliseconds. */
  readonly modifiedAfter?: number | undefined;
  readonly orderBy?: LinkedOrder | undefined;
  readonly isAscending?: boolean | undefined;
}

export type LinkedOrder = 'date' | 'modified' | 'name' | 'id';

/** The tables of a kind. */
interface Tables {
  readonly table: string;
  readonly texts: string;
  readonly links: string;
  readonly key: string;
}

type Query = Knex.QueryBuilder;

/** Statuses of events that are more than a plan. */
const FINISHED: readonly Status[] = ['publish', 'future', 'private'];

/** Applies the filter to a query. */
export function applyLinkedFilter(query: Query, filter: LinkedFilter, tables: Tables): Query {
  whereReadable(query, filter.caller);
  void query.whereIn('status', filter.statuses);
  const { search, place, ids, slugs, authorIds, modifiedAfter } = filter;
  if (ids !== undefined) void query.whereIn('id', withinColumns(ids));
  if (authorIds !== undefined) void query.whereIn('author_id', withinColumns(authorIds));
  // Drafts without a slug have an empty one, which must match no filter.
  if (slugs !== undefined) void query.whereIn('slug', slugs).whereNot('slug', '');
  if (modifiedAfter !== undefined) void query.whereRaw(`${CHANGED_AT} > ?`, [modifiedAfter]);
  if (search !== undefined) whereTextHolds(query, search, filter.caller, tables);
  if (place !== undefined) whereVenuePlaced(query, place, filter.caller);
  whereLinked(query, filter, tables);
  return query;
}

/** Sorts newest first, unless the filter says otherwise; equal keys by id in the same direction. */
export function orderLinked(query: Query, { orderBy = 'date', isAscending = false }: LinkedFilter): Query {
  const direction = isAscending ? 'asc' : 'desc';
  if (orderBy === 'modified') void query.orderByRaw(`${MODIFIED_AT} ${direction}`);
  if (orderBy === 'date') void query.orderBy('published_at', direction);
  if (orderBy === 'name') void query.orderBy('name_key', direction);
  return query.orderBy('id', direction);
}

/** Searches must not reveal texts that a password hides: all but the name. */
function whereTextHolds(
  query: Query,
  pieces: readonly string[],
  caller: Caller,
  { table, texts, key }: Tables,
): void {
  void query.whereIn('id', (fields: Query) => {
    void fields.select(key).from(texts);
    for (const piece of pieces) void fields.whereRaw(`content LIKE ? ESCAPE '\\'`, [likeContaining(piece)]);
    void fields.where((or: Query) => {
      void or.where('field', 'name').orWhereIn(key, (open: Query) => {
        void open.select('id').from(table);
        whereOpen(open, caller);
      });
    });
  });
}

function whereLinked(query: Query, filter: LinkedFilter, tables: Tables): void {
  const { caller, eventId, hasEvents, upcomingFrom } = filter;
  if (eventId !== undefined) {
    // Venues of drafts and password-protected events are hidden, so they must not match.
    void query.whereExists(
      linkedEvents(tables, (events) => {
        void events.where('events.id', eventId);
        whereReadable(events, caller);
        whereOpen(events, caller);
      }),
    );
  }
  if (hasEvents !== undefined) {
    // Private events count for every caller, since used and unused records are told apart by them; protected ones do
    // not.
    const events = linkedEvents(tables, (finished) => {
      void finished.whereIn('status', FINISHED);
      whereOpen(finished, caller);
    });
    void (hasEvents ? query.whereExists(events) : query.whereNotExists(events));
  }
  if (upcomingFrom !== undefined) {
    const { wall, epochMs } = upcomingFrom;
    const starts = 'CASE WHEN is_all_day THEN events.start_wall >= ? ELSE events.start_at >= ? END';
    void query.whereExists(
      linkedEvents(tables, (events) => {
        // Bound for the index of links: a date begins at most two days earlier in one zone than in another.
        void events.where(`${tables.links}.start_at`, '>=', addDays(epochMs, -2));
        void events.whereRaw(starts, [wall, epochMs]).whereNot('status', 'trash');
        void events.where('hide_from_listings', false);
        whereReadable(events, caller);
        whereOpen(events, caller);
      }),
    );
  }
}

function withinColumns(ids: readonly number[]): number[] {
  return ids.filter((id) => id <= MAX_ID);
}

/** Selects the events of the outer query's record, narrowed by `narrow`. */
function linkedEvents({ table, links, key }: Tables, narrow: (events: Query) => void) {
  return (query: Query): void => {
    void query.select('events.id').from(links).join('events', 'events.id', `${links}.event_id`);
    void query.whereRaw('?? = ??', [`${links}.${key}`, `${table}.id`]);
    narrow(query);
  };
}

/** Selects records without a password, and those that the caller may open without it. */
function whereOpen(query: Query, caller: Caller): void {
  if (canEditOthers(caller)) return;
  void query.where((or: Query) => {
    void or.whereNull('password');
    if (canWrite(caller)) void or.orWhere('author_id', caller.userId);
  });
}
