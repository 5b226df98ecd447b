import type { Knex } from 'knex';
import {
  countRevision,
  insertRecord,
  likeContaining,
  type RecordRow,
  toRecordColumns,
  toRecordContent,
  whereReadable,
} from './record-repository.js';
import type { PageOf } from './event-repository.js';
import { type PlaceRow, toPlace, toPlaceColumns } from './place-repository.js';
import type { Identified } from './record.js';
import type { Caller } from './rights.js';
import { makeSearchText } from './search.js';
import { fold } from './slug.js';
import { isUnfinished, type Status } from './status.js';
import { type Venue, type VenueContact, type VenueContent, VENUE_CONTACT_FIELDS } from './venue.js';

interface VenueRow extends RecordRow, VenueContact, PlaceRow {
  readonly name_key: string;
  readonly show_map: boolean | number;
  readonly show_map_link: boolean | number;
}

type VenueQuery = Knex.QueryBuilder<VenueRow, VenueRow[]>;

/** What a list of venues holds. All conditions apply together. */
export interface VenueFilter {
  readonly caller: Caller;
  readonly statuses: readonly Status[];
  /** Pieces that one field must hold; `undefined` for no search. */
  readonly search: readonly string[] | undefined;
  /** Venues of this event. */
  readonly eventId: number | undefined;
}

export async function findVenue(knex: Knex, id: number): Promise<Venue | undefined> {
  const row = await venues(knex).where({ id }).first();
  return row && toVenue(row);
}

/** The same, so that nobody else can change it before the transaction ends. */
export async function findVenueForChange(trx: Knex.Transaction, id: number): Promise<Venue | undefined> {
  const row = await venues(trx).where({ id }).forUpdate().first();
  return row && toVenue(row);
}

/** By slug in its normal form; of drafts that share it with others, the published one. */
export async function findVenueBySlug(knex: Knex, slug: string): Promise<Venue | undefined> {
  const rows = await venues(knex).where({ slug }).whereNot('slug', '').orderBy('id');
  const row = rows.find(({ status }) => !isUnfinished(status)) ?? rows[0];
  return row && toVenue(row);
}

/** Venues of this name in any case that are not in the trash, oldest first. */
export async function findVenuesByName(trx: Knex.Transaction, name: string): Promise<Venue[]> {
  const rows = await venues(trx).where('name_key', fold(name)).whereNot('status', 'trash').orderBy('id');
  return rows.map(toVenue);
}

export async function insertVenue(
  trx: Knex.Transaction,
  make: (id: number) => Promise<VenueContent>,
): Promise<Venue> {
  const id = await insertRecord(trx, 'venue');
  const venue = { ...(await make(id)), id, revision: 1 };
  await venues(trx).insert({ id, ...toColumns(venue) });
  await insertTexts(trx, venue);
  return venue;
}

/** Stores the venue as its next revision. */
export async function updateVenue(trx: Knex.Transaction, venue: VenueContent & Identified): Promise<Venue> {
  const revision = await countRevision(trx, 'venues', venue.id);
  await venues(trx).where('id', venue.id).update(toColumns(venue));
  await trx('venue_texts').where('venue_id', venue.id).delete();
  await insertTexts(trx, venue);
  return { ...venue, revision };
}

/** One page of the venues that the filter lets through, newest first, and how many there are in all. */
export async function listVenues(
  knex: Knex,
  filter: VenueFilter,
  page: PageOf,
): Promise<{ venues: Venue[]; total: number }> {
  const [count] = await applyFilter(knex, filter).count<{ total: number }[]>({ total: '*' });
  const total = count?.total ?? 0;
  if (page.offset >= total) return { venues: [], total };
  const rows = await applyFilter(knex, filter)
    .orderBy([
      { column: 'published_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .offset(page.offset)
    .limit(page.limit);
  return { venues: rows.map(toVenue), total };
}

/** The venues of each of these events, in the order in which they were linked. */
export async function findVenuesOfEvents(
  knex: Knex,
  eventIds: readonly number[],
): Promise<Map<number, Venue[]>> {
  const found = new Map<number, Venue[]>(eventIds.map((id) => [id, []]));
  if (eventIds.length === 0) return found;
  const rows: (VenueRow & { readonly event_id: number })[] = await knex('event_venues')
    .join('venues', 'venues.id', 'event_venues.venue_id')
    .whereIn('event_venues.event_id', eventIds)
    .orderBy('event_venues.position')
    .select('venues.*', 'event_venues.event_id');
  for (const row of rows) found.get(row.event_id)?.push(toVenue(row));
  return found;
}

/** Makes these the venues of an event, in this order. */
export async function linkVenues(
  trx: Knex.Transaction,
  eventId: number,
  venueIds: readonly number[],
): Promise<void> {
  await trx('event_venues').where('event_id', eventId).delete();
  if (venueIds.length === 0) return;
  await trx('event_venues').insert(
    venueIds.map((venueId, position) => ({ event_id: eventId, venue_id: venueId, position })),
  );
}

/** Takes a venue out of all events. */
export async function unlinkVenue(trx: Knex.Transaction, venueId: number): Promise<void> {
  await trx('event_venues').where('venue_id', venueId).delete();
}

function applyFilter(knex: Knex, filter: VenueFilter): VenueQuery {
  const query = venues(knex);
  whereReadable(query, filter.caller);
  void query.whereIn('status', filter.statuses);
  const { eventId, search } = filter;
  if (eventId !== undefined) {
    void query.whereIn('id', (links: Knex.QueryBuilder) => {
      void links.select('venue_id').from('event_venues').where('event_id', eventId);
    });
  }
  if (search !== undefined) {
    void query.whereIn('id', (texts: Knex.QueryBuilder) => {
      void texts.select('venue_id').from('venue_texts');
      for (const piece of search) void texts.whereRaw(`content LIKE ? ESCAPE '\\'`, [likeContaining(piece)]);
    });
  }
  return query;
}

function insertTexts(trx: Knex.Transaction, venue: VenueContent & Identified): Promise<unknown> {
  const { title: name, description, excerpt, contact } = venue;
  const texts = { name, description, excerpt, ...contact, website: '' };
  const rows = Object.entries(texts)
    .filter(([, text]) => text !== '')
    .map(([field, text]) => ({ venue_id: venue.id, field, content: makeSearchText(text) }));
  return rows.length === 0 ? Promise.resolve() : trx('venue_texts').insert(rows);
}

function venues(knex: Knex): VenueQuery {
  return knex<VenueRow>('venues');
}

function toColumns(venue: VenueContent): Omit<VenueRow, 'id' | 'revision'> {
  return {
    ...toRecordColumns(venue),
    ...venue.contact,
    ...toPlaceColumns(venue.place),
    name_key: fold(venue.title),
    show_map: venue.showMap,
    show_map_link: venue.showMapLink,
  };
}

function toVenue(row: VenueRow): Venue {
  const contact = Object.fromEntries(VENUE_CONTACT_FIELDS.map((field) => [field, row[field]]));
  return {
    ...toRecordContent(row),
    id: row.id,
    contact: contact as VenueContact,
    place: toPlace(row),
    showMap: Boolean(row.show_map),
    showMapLink: Boolean(row.show_map_link),
    revision: row.revision,
  };
}
