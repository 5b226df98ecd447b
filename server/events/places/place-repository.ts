import type { Knex } from 'knex';
import type { Dialect, PointTable } from '../../storage/sql/dialect.js';
import { type Circle, type Place, squareChord, toUnitVector } from './place.js';
import { whereReadable } from '../records/record-repository.js';
import { canEditOthers, canWrite, type Caller } from '../records/rights.js';

/** Columns of a place; null if there is none. */
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
 * Keeps venues that match the filter. Coordinates hidden by a password count as absent, so that callers
 * cannot probe for them.
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
 * Adds the filter to a query of events, which have the location of their venues, if the caller may read
 * these. The calling function must exclude events whose venues a password hides.
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
    // A join, since SQLite would scan all venues for each event in a subquery.
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

/** Requires coordinates that the caller may know: readers need the password of a protected venue. */
function whereCoordinatesKnown(query: Query, caller: Caller): void {
  void query.whereNotNull('venues.geo_x');
  if (canEditOthers(caller)) return;
  void query.where((or: Query) => {
    void or.whereNull('venues.password');
    if (canWrite(caller)) void or.orWhere('venues.author_id', caller.userId);
  });
}

/** Selects a cube around the circle by the index, then tests exactly. */
function whereWithin(query: Query, { centre, radiusKm }: Circle, dialect: PlaceFilter['dialect']): void {
  const point = toUnitVector(centre);
  const limit = squareChord(radiusKm);
  // Slightly more than the chord, so that at worst a few more points reach the exact test.
  const cube = dialect.liesInCube(POINTS, { centre: point, reach: Math.sqrt(limit) + 1e-12 });
  void query.whereRaw(cube.sql, cube.bindings);
  const squares = POINTS.columns.map((part) => `(venues.${part} - ?) * (venues.${part} - ?)`).join(' + ');
  void query.whereRaw(`${squares} <= ?`, [...point.flatMap((value) => [value, value]), limit]);
}
