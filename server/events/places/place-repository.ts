import type { Knex } from 'knex';
import type { Dialect, PointTable } from '../../storage/sql/dialect.js';
import { type Circle, type Place, squareChord, toUnitVector } from './place.js';
import { whereReadable } from '../records/record-repository.js';
import { canEditOthers, canWrite, type Caller } from '../records/rights.js';

/** The columns of a place; null where there is none. */
export interface PlaceRow {
  readonly geo_lat: number | null;
  readonly geo_lng: number | null;
  readonly geo_x: number | null;
  readonly geo_y: number | null;
  readonly geo_z: number | null;
}

/** Filter of a list by place. All conditions apply together. */
export interface PlaceFilter {
  /** Dialect of the database that is queried. */
  readonly dialect: Pick<Dialect, 'liesInCube'>;
  /** True for records with coordinates, false for those without; `undefined` for both. */
  readonly isPlaced?: boolean | undefined;
  readonly within?: Circle | undefined;
}

type Query = Knex.QueryBuilder;

const POINTS: PointTable = { name: 'venues', rowId: 'id', columns: ['geo_x', 'geo_y', 'geo_z'] };

export function toPlaceColumns(place: Place | undefined): PlaceRow {
  if (place === undefined) return { geo_lat: null, geo_lng: null, geo_x: null, geo_y: null, geo_z: null };
  const [x, y, z] = toUnitVector(place);
  return { geo_lat: place.latitude, geo_lng: place.longitude, geo_x: x, geo_y: y, geo_z: z };
}

export function toPlace({ geo_lat: latitude, geo_lng: longitude }: PlaceRow): Place | undefined {
  return latitude === null || longitude === null ? undefined : { latitude, longitude };
}

/**
 * Leaves venues that lie where `filter` says. Coordinates that a password hides from the caller count as none,
 * so that nobody finds out by asking around.
 */
export function whereVenuePlaced(query: Query, filter: PlaceFilter, caller: Caller): void {
  const { isPlaced, within } = filter;
  if (isPlaced !== undefined) {
    const placed = (known: Query): void => whereCoordinatesKnown(known, caller);
    void (isPlaced ? query.where(placed) : query.whereNot(placed));
  }
  if (within !== undefined) {
    whereCoordinatesKnown(query, caller);
    whereWithin(query, within, filter.dialect);
  }
}

/**
 * Adds the filter to a query of events, which lie where their venues do that the caller may read. The caller of this
 * function must leave out events whose venues a password hides.
 */
export function whereEventPlaced(query: Query, filter: PlaceFilter, caller: Caller): void {
  const { isPlaced, within } = filter;
  if (isPlaced === true || within !== undefined) {
    void query.whereIn('events.id', (links: Query) => {
      void links.select('event_id').from('event_venues');
      whereVenueOfLink(links, { ...filter, isPlaced: true }, caller);
    });
  }
  if (isPlaced === false) {
    // Joined, not looked up: SQLite would go through all venues for each event.
    void query.whereNotExists((links: Query) => {
      void links.select('event_id').from('event_venues').whereRaw('event_venues.event_id = events.id');
      void links.join('venues', 'venues.id', 'event_venues.venue_id');
      whereReadable(links, caller);
      whereCoordinatesKnown(links, caller);
    });
  }
}

function whereVenueOfLink(links: Query, filter: PlaceFilter, caller: Caller): void {
  void links.whereIn('venue_id', (venues: Query) => {
    void venues.select('venues.id').from('venues');
    whereReadable(venues, caller);
    whereVenuePlaced(venues, filter, caller);
  });
}

/** As far as the caller is concerned: readers need the password of a venue that has one. */
function whereCoordinatesKnown(query: Query, caller: Caller): void {
  void query.whereNotNull('venues.geo_x');
  if (canEditOthers(caller)) return;
  void query.where((or: Query) => {
    void or.whereNull('venues.password');
    if (canWrite(caller)) void or.orWhere('venues.author_id', caller.userId);
  });
}

/** Through the index to a cube around the circle, then exactly. */
function whereWithin(query: Query, { centre, radiusKm }: Circle, dialect: PlaceFilter['dialect']): void {
  const point = toUnitVector(centre);
  const limit = squareChord(radiusKm);
  // A little more than the chord: at worst a few more points meet the exact test.
  const cube = dialect.liesInCube(POINTS, { centre: point, reach: Math.sqrt(limit) + 1e-12 });
  void query.whereRaw(cube.sql, cube.bindings);
  const squares = POINTS.columns.map((part) => `(venues.${part} - ?) * (venues.${part} - ?)`).join(' + ');
  void query.whereRaw(`${squares} <= ?`, [...point.flatMap((value) => [value, value]), limit]);
}
