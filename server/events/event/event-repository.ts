import type { Knex } from 'knex';
import { makeSearchText } from '../../lib/text/search-text.js';
import { insertRows } from '../../storage/sql/insert-rows.js';
import type { CatalogueEvent, EventContent } from './event.js';
import {
  countRevision,
  type RecordRow,
  toRecordColumns,
  toRecordContent,
} from '../records/record-repository.js';
import { utcKeyOf } from '../records/event-time.js';
import type { Identified } from '../records/record.js';
import { isUnfinished } from '../records/status.js';

interface EventRow extends RecordRow {
  readonly start_at: number;
  readonly start_wall: number;
  readonly end_at: number;
  readonly end_wall: number;
  /** Start and end on the clock of a site in UTC. */
  readonly start_key: number;
  readonly end_key: number;
  readonly time_zone: string;
  readonly is_all_day: boolean | number;
  readonly prices: string;
  readonly currency: string | null;
  readonly website: string | null;
  readonly show_map: boolean | number;
  readonly show_map_link: boolean | number;
  readonly hide_from_listings: boolean | number;
  readonly sticky: boolean | number;
  readonly featured: boolean | number;
  readonly search_text: string;
  readonly parent_id: number | null;
  readonly uid: string | null;
  readonly recurrence_id: string | null;
  readonly sequence: number;
}

type EventQuery = Knex.QueryBuilder<EventRow, EventRow[]>;

export async function findEvent(knex: Knex, id: number): Promise<CatalogueEvent | undefined> {
  const row = await events(knex).where({ id }).first();
  return row && toEvent(row);
}

/** Finds an event and locks its row until the transaction ends. */
export async function findEventForChange(
  trx: Knex.Transaction,
  id: number,
): Promise<CatalogueEvent | undefined> {
  const row = await events(trx).where({ id }).forUpdate().first();
  return row && toEvent(row);
}

/** Finds an event by its normalized slug; among drafts that share it, the published one wins. */
export async function findEventBySlug(knex: Knex, slug: string): Promise<CatalogueEvent | undefined> {
  const rows = await events(knex).where({ slug }).whereNot('slug', '').orderBy('id');
  const row = rows.find(({ status }) => !isUnfinished(status)) ?? rows[0];
  return row && toEvent(row);
}

/** Stores new events at revision 1 under reserved ids. */
export async function insertEvents(
  trx: Knex.Transaction,
  contents: readonly (EventContent & Identified)[],
): Promise<void> {
  await insertRows(
    trx,
    'events',
    contents.map((content) => Object.assign(toColumns(content), { id: content.id })),
  );
}

/** Stores the event as its next revision. */
export async function updateEvent(
  trx: Knex.Transaction,
  event: EventContent & Identified,
): Promise<CatalogueEvent> {
  const revision = await countRevision(trx, 'events', event.id);
  await events(trx).where('id', event.id).update(toColumns(event));
  return { ...event, revision };
}

/** Finds the events of these ids that exist, in no order. */
export async function findEventsById(knex: Knex, ids: readonly number[]): Promise<CatalogueEvent[]> {
  const rows = await events(knex).whereIn('id', ids);
  return rows.map(toEvent);
}

function events(knex: Knex): EventQuery {
  return knex<EventRow>('events');
}

function toColumns(event: EventContent): Omit<EventRow, 'id' | 'revision'> {
  const { times } = event;
  return Object.assign(toRecordColumns(event), {
    start_at: times.start.epochMs,
    start_wall: times.start.wall,
    end_at: times.end.epochMs,
    end_wall: times.end.wall,
    start_key: utcKeyOf(times.start, event.isAllDay),
    end_key: utcKeyOf(times.end, event.isAllDay),
    time_zone: event.timeZone,
    is_all_day: event.isAllDay,
    prices: JSON.stringify(event.prices),
    currency: event.currency ?? null,
    website: event.website ?? null,
    show_map: event.showMap,
    show_map_link: event.showMapLink,
    hide_from_listings: event.isHiddenFromListings,
    sticky: event.isSticky,
    featured: event.isFeatured,
    // Searches must not reveal texts that a password hides.
    search_text: makeSearchText(
      event.title,
      ...(event.passwordHash === undefined ? [event.description, event.excerpt] : []),
    ),
    parent_id: event.parentId ?? null,
    uid: event.origin?.uid ?? null,
    recurrence_id: event.origin?.recurrenceId ?? null,
    sequence: event.origin?.sequence ?? 0,
  });
}

function toEvent(row: EventRow): CatalogueEvent {
  return Object.assign(toRecordContent(row), {
    id: row.id,
    times: {
      start: { epochMs: row.start_at, wall: row.start_wall },
      end: { epochMs: row.end_at, wall: row.end_wall },
    },
    timeZone: row.time_zone,
    isAllDay: Boolean(row.is_all_day),
    prices: JSON.parse(row.prices) as string[],
    currency: row.currency ?? undefined,
    website: row.website ?? undefined,
    showMap: Boolean(row.show_map),
    showMapLink: Boolean(row.show_map_link),
    isHiddenFromListings: Boolean(row.hide_from_listings),
    isSticky: Boolean(row.sticky),
    isFeatured: Boolean(row.featured),
    parentId: row.parent_id ?? undefined,
    origin: toOrigin(row),
    revision: row.revision,
  });
}

function toOrigin({ uid, recurrence_id: recurrenceId, sequence }: EventRow): CatalogueEvent['origin'] {
  return uid === null ? undefined : { uid, recurrenceId: recurrenceId ?? '', sequence };
}
