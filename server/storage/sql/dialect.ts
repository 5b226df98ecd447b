import type { Knex } from 'knex';
import type { ChangeLogs } from './change-log.js';
import type { Fragment } from './fragment.js';

export type { Fragment } from './fragment.js';

/**
 * Type of a column, and the values that both databases return for it:
 *
 * - `uuid`: lower case, no braces
 * - `instant`: `YYYY-MM-DDTHH:MM:SS.sssZ` of the years 0001 to 9999. On SQLite that is the column's text, whose order is
 *   the order of time
 * - `date`: `YYYY-MM-DD`; `time`: `HH:MM:SS` or `HH:MM:SS.sss`
 * - `bytes`: a Buffer
 * - `bigint`: a number. PostgreSQL hands out a string beyond 2^53; SQLite rounds
 */
export type ColumnType =
  | 'smallint'
  | 'integer'
  | 'bigint'
  | 'real'
  | 'double'
  | 'text'
  | 'uuid'
  | 'instant'
  | 'date'
  | 'time'
  | 'bytes';

/** Measure that the database computes from a geometry, in the plane and the units of its spatial reference. */
export type Measure = 'length' | 'perimeter' | 'area';

export interface ColumnDefinition {
  readonly name: string;
  readonly type: ColumnType;
  /** Longest text, in characters; for `text` only. PostgreSQL enforces it, SQLite only records it. */
  readonly length?: number;
  readonly isNullable: boolean;
  /** Measure of the table's geometry: a generated column, which no statement writes. */
  readonly measure?: Measure;
}

/** OGC types. `Geometry` takes any. */
export type GeometryColumnType =
  | 'Point'
  | 'MultiPoint'
  | 'MultiLineString'
  | 'MultiPolygon'
  | 'GeometryCollection'
  | 'Geometry';

export interface GeometryDefinition {
  readonly column: string;
  readonly type: GeometryColumnType;
  readonly hasZ: boolean;
  readonly hasM: boolean;
  readonly srid: number;
}

export interface IndexDefinition {
  /** Unique within its table; the index in the database is named after both. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly isUnique: boolean;
  readonly isDescending?: boolean;
}

/** A table that holds the rows of a layer. */
export interface LayerTable {
  readonly name: string;
  /** The primary key: a 64-bit integer that the database counts up and never gives twice. */
  readonly rowId: string;
  readonly columns: readonly ColumnDefinition[];
  /** Gets a spatial index. */
  readonly geometry: GeometryDefinition | undefined;
  readonly indexes: readonly IndexDefinition[];
}

/** In the units of its spatial reference. */
export interface Box {
  readonly xmin: number;
  readonly ymin: number;
  readonly xmax: number;
  readonly ymax: number;
}

/** A layer table and its geometry column, for SQL that goes through the spatial index. */
export interface SpatialTable {
  readonly name: string;
  readonly rowId: string;
  readonly column: string;
  readonly srid: number;
}

/** A table with points in space: three nullable columns of doubles, all of them null where there is no point. */
export interface PointTable {
  readonly name: string;
  readonly rowId: string;
  readonly columns: readonly [x: string, y: string, z: string];
}

/** A text column that is looked through for parts of its texts. */
export interface TextColumn {
  readonly table: string;
  readonly rowId: string;
  readonly column: string;
}

/** Definitions of the source and target spatial reference for PROJ, such as `ESRI:54030`, or well-known text. */
export interface ProjectionTexts {
  readonly from: string;
  readonly to: string;
}

/** All within `reach` of `centre` in each of the three directions. */
export interface Cube {
  readonly centre: readonly [x: number, y: number, z: number];
  readonly reach: number;
}

/**
 * SQL that differs between the two spatial databases. Names must be checked identifiers of our own making; values are
 * always bound.
 */
export interface Dialect {
  readonly kind: 'spatialite' | 'postgis';

  /** @throws {Error} when `identifier` is not lower-case ASCII of at most 63 bytes. */
  readonly quote: (identifier: string) => string;

  /**
   * Rows of a raw query, whose shape Knex leaves to the driver.
   *
   * @param signal - ends the statement in the database when it aborts.
   */
  rows<Row extends object>(connection: Knex, query: Fragment, signal?: AbortSignal): Promise<Row[]>;
  /**
   * Yields rows one by one; where the driver can, it fetches the next while one is used. It has no backpressure and
   * runs on without a reader, so it is for few but long rows.
   */
  streamRows<Row extends object>(connection: Knex, query: Fragment, signal?: AbortSignal): AsyncIterable<Row>;
  /** Ends the statement that the transaction is at, which then fails. Does nothing between two statements. */
  interrupter(trx: Knex.Transaction): Promise<() => Promise<void>>;
  /**
   * One state of a table for reading in several statements, on a connection of its own. Whoever opens it ends it, with
   * `commit`; until then the connection is missing from the pool.
   */
  openSnapshot(knex: Knex, table: string): Promise<Knex.Transaction>;
  /** Runs a raw INSERT, UPDATE or DELETE; how many rows it touched. */
  execute(trx: Knex.Transaction, statement: Fragment): Promise<number>;

  /** The column's type as written in CREATE TABLE. */
  columnType(column: Pick<ColumnDefinition, 'type' | 'length'>): string;
  /** A bound value where nothing around it tells its type. */
  typed(value: Fragment, type: ColumnType): Fragment;
  /** True if columns can have a `measure`; old builds of SpatiaLite do not promise to work out the same each time. */
  readonly measuresGeometries: boolean;
  createLayerTable(trx: Knex.Transaction, table: LayerTable): Promise<void>;
  dropLayerTable(trx: Knex.Transaction, table: Pick<LayerTable, 'name' | 'geometry'>): Promise<void>;
  /** Deletes all rows, and counts from 1 again. Readers see all of them or none. */
  emptyLayerTable(trx: Knex.Transaction, table: LayerTable): Promise<void>;
  /** The column is nullable whatever its definition says, since rows may exist. */
  addColumn(trx: Knex.Transaction, table: string, column: ColumnDefinition): Promise<void>;
  /** No index may be on the column. On SQLite, every row is written anew. */
  dropColumn(trx: Knex.Transaction, table: string, column: string): Promise<void>;
  /** Keeps others from writing rows of the table until the transaction ends. */
  holdRows(trx: Knex.Transaction, table: string): Promise<void>;
  /**
   * Makes a column of `table` nullable, or not nullable any more, as its definition there says. No row may be without
   * a value in the latter case, of which only PostgreSQL makes sure.
   */
  setNullable(trx: Knex.Transaction, table: LayerTable, column: ColumnDefinition): Promise<void>;
  /** Gives a column of text the longer length that its definition has. No row is read or written. */
  lengthenColumn(trx: Knex.Transaction, table: LayerTable, column: ColumnDefinition): Promise<void>;
  createIndex(trx: Knex.Transaction, table: string, index: IndexDefinition): Promise<void>;
  dropIndex(trx: Knex.Transaction, table: string, index: string): Promise<void>;
  /** Name in the database of the index `index` of `table`. */
  indexName(table: string, index: string): string;
  /** The GiST index (PostGIS) or R*Tree table (SpatiaLite) of a geometry column. */
  spatialIndexName(table: string, column: string): string;
  createSpatialIndex(trx: Knex.Transaction, table: string, column: string): Promise<void>;
  dropSpatialIndex(trx: Knex.Transaction, table: string, column: string): Promise<void>;

  /** A geometry from ISO well-known binary. */
  fromWkb(wkb: Uint8Array, srid: number): Fragment;
  /** ISO well-known binary, as a Buffer. */
  toWkb(geometry: Fragment): Fragment;
  /** True if `transform` can go by texts; old builds of SpatiaLite cannot. */
  readonly projectsByTexts: boolean;
  /** True if `transform` can go by the numbers of references that were added to the database; SpatiaLite cannot. */
  readonly projectsCustomSrids: boolean;
  /** @param by - needed where the database does not know one of the two by its number */
  transform(geometry: Fragment, srid: number, by?: ProjectionTexts): Fragment;
  /**
   * Condition, answered by the spatial index, that a row's bounding box meets `box`. The index rounds
   * outward, so a row just beside the box may pass: follow with an exact test where that matters.
   */
  intersectsBox(table: SpatialTable, box: Box): Fragment;
  /** Condition that a geometry intersects any of several boxes, however many there are. */
  intersectsAnyBox(table: SpatialTable, boxes: readonly Box[]): Fragment;
  /** An index of points in space, kept up to date by the database. */
  createPointIndex(trx: Knex.Transaction, table: PointTable): Promise<void>;
  /**
   * Condition, answered by the index of points, that a row's point lies in `cube`. The index rounds outward, so
   * a point just beside the cube may pass.
   */
  liesInCube(table: PointTable, cube: Cube): Fragment;
  /** An index of the parts of a column's texts, kept up to date by the database. */
  createSubstringIndex(trx: Knex.Transaction, text: TextColumn): Promise<void>;
  /**
   * Conditions that a row's text holds all, or any, of `parts` (at least one), answered by that index for parts of
   * three characters or more. Both sides must be folded before: whether cases are told apart is left open.
   */
  containsAll(text: TextColumn, parts: readonly string[]): Fragment;
  containsAny(text: TextColumn, parts: readonly string[]): Fragment;
  readonly changeLogs: ChangeLogs;
  /** Bounding box of all rows; `undefined` when none has a geometry. Reads every row. */
  extent(connection: Knex, table: Pick<SpatialTable, 'name' | 'column'>): Promise<Box | undefined>;
  /**
   * Boxes around the geometries of each leaf of a column's spatial index, rounded outward to 32 bits: few geometries each,
   * which are near each other. `undefined` where the index does not show them, as that of PostgreSQL.
   */
  indexBoxes(knex: Knex, table: Pick<SpatialTable, 'name' | 'column'>): Promise<readonly Box[] | undefined>;
  /** True if geometries may be stored in and transformed to the spatial reference. */
  hasSrid(connection: Knex, srid: number): Promise<boolean>;

  /** Epoch milliseconds, as a number, of an `instant` column or expression. */
  epochMs(instant: Fragment): Fragment;
  /** SQL of a `bigint` column that SQLite does not round either: text beyond 2^53, as PostgreSQL hands it out. */
  exactInteger(column: string): string;

  /** Ends a SELECT of rows that are going to be changed: nobody else changes them until the transaction ends. */
  readonly holdSelected: string;
  /** Ends a SELECT of rows to claim: rows that another claimer holds are passed over, not waited for. */
  readonly skipLocked: string;

  /** A unique index or primary key refused the statement. */
  isUniqueViolation(error: unknown): boolean;
  /** Another writer was in the way; the same transaction may succeed when it is tried again. */
  isBusy(error: unknown): boolean;
}

/** The column `name` of `table` (or of the only table) as a fragment. */
export function column(dialect: Pick<Dialect, 'quote'>, name: string, table?: string): Fragment {
  const prefix = table === undefined ? '' : `${dialect.quote(table)}.`;
  return { sql: `${prefix}${dialect.quote(name)}`, bindings: [] };
}
