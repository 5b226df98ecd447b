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
  /** Maximum length in characters; for `text` only. PostgreSQL enforces it, SQLite only records it. */
  readonly length?: number;
  readonly isNullable: boolean;
  /** Measure of the table's geometry. The column is generated, and no statement writes it. */
  readonly measure?: Measure;
}

/** OGC geometry types. `Geometry` accepts any. */
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
  /** Name, unique within its table; the index in the database is named after both. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly isUnique: boolean;
  readonly isDescending?: boolean;
}

/** Table that holds the rows of a layer. */
export interface LayerTable {
  readonly name: string;
  /** Primary key: a 64-bit integer from a counter that never repeats. */
  readonly rowId: string;
  readonly columns: readonly ColumnDefinition[];
  /** Geometry column, which gets a spatial index. */
  readonly geometry: GeometryDefinition | undefined;
  readonly indexes: readonly IndexDefinition[];
}

/** Bounding box, in the units of its spatial reference. */
export interface Box {
  readonly xmin: number;
  readonly ymin: number;
  readonly xmax: number;
  readonly ymax: number;
}

/** Layer table and its geometry column, for SQL that uses the spatial index. */
export interface SpatialTable {
  readonly name: string;
  readonly rowId: string;
  readonly column: string;
  readonly srid: number;
}

/** Table with points in space: three nullable columns of doubles, which are all null for no point. */
export interface PointTable {
  readonly name: string;
  readonly rowId: string;
  readonly columns: readonly [x: string, y: string, z: string];
}

/** Text column that is searched for substrings. */
export interface TextColumn {
  readonly table: string;
  readonly rowId: string;
  readonly column: string;
}

/** PROJ definitions of the source and target spatial reference, such as `ESRI:54030`, or well-known text. */
export interface ProjectionTexts {
  readonly from: string;
  readonly to: string;
}

/** Cube around `centre`, `reach` in each of the three directions. */
export interface Cube {
  readonly centre: readonly [x: number, y: number, z: number];
  readonly reach: number;
}

/**
 * SQL that differs between the two spatial databases.
 *
 * Names must be checked identifiers made by the server; values are always bound.
 */
export interface Dialect {
  readonly kind: 'spatialite' | 'postgis';

  /** @throws {Error} when `identifier` is not lower-case ASCII of at most 63 bytes. */
  readonly quote: (identifier: string) => string;

  /**
   * Returns the rows of a raw query, whose form Knex leaves to the driver.
   *
   * @param signal - cancels the statement in the database when it aborts.
   */
  rows<Row extends object>(connection: Knex, query: Fragment, signal?: AbortSignal): Promise<Row[]>;
  /**
   * Yields rows one by one; if the driver can, it fetches the next while one is used.
   *
   * It has no backpressure and continues without a reader, so it is for few but long rows.
   */
  streamRows<Row extends object>(connection: Knex, query: Fragment, signal?: AbortSignal): AsyncIterable<Row>;
  /** Returns a function that interrupts the current statement of a transaction. It does nothing between statements. */
  interrupter(trx: Knex.Transaction): Promise<() => Promise<void>>;
  /**
   * Opens a snapshot of a table for several read statements, on its own connection.
   *
   * The caller ends it with `commit`; until then the pool lacks the connection.
   */
  openSnapshot(knex: Knex, table: string): Promise<Knex.Transaction>;
  /** Runs a raw INSERT, UPDATE or DELETE and returns the number of affected rows. */
  execute(trx: Knex.Transaction, statement: Fragment): Promise<number>;

  /** Returns the column's type for CREATE TABLE. */
  columnType(column: Pick<ColumnDefinition, 'type' | 'length'>): string;
  /** Returns a bound value with its type, for contexts that determine none. */
  typed(value: Fragment, type: ColumnType): Fragment;
  /** True if columns can have a `measure`. Old builds of SpatiaLite do not declare their functions deterministic. */
  readonly measuresGeometries: boolean;
  createLayerTable(trx: Knex.Transaction, table: LayerTable): Promise<void>;
  dropLayerTable(trx: Knex.Transaction, table: Pick<LayerTable, 'name' | 'geometry'>): Promise<void>;
  /** Deletes all rows and restarts row ids. Readers see either all rows or none. */
  emptyLayerTable(trx: Knex.Transaction, table: LayerTable): Promise<void>;
  /** Adds a column. It is nullable whatever its definition says, because rows may exist. */
  addColumn(trx: Knex.Transaction, table: string, column: ColumnDefinition): Promise<void>;
  /** Drops a column, which no index may use. On SQLite, this rewrites every row. */
  dropColumn(trx: Knex.Transaction, table: string, column: string): Promise<void>;
  /** Prevents writes to rows of the table until the transaction ends. */
  holdRows(trx: Knex.Transaction, table: string): Promise<void>;
  /**
   * Makes a column of `table` nullable or not, as its definition says.
   *
   * For the latter, every row must have a value, which only PostgreSQL checks.
   */
  setNullable(trx: Knex.Transaction, table: LayerTable, column: ColumnDefinition): Promise<void>;
  /** Increases the length of a text column to that of its definition. No row is read or written. */
  lengthenColumn(trx: Knex.Transaction, table: LayerTable, column: ColumnDefinition): Promise<void>;
  createIndex(trx: Knex.Transaction, table: string, index: IndexDefinition): Promise<void>;
  dropIndex(trx: Knex.Transaction, table: string, index: string): Promise<void>;
  /** Returns the name of the index `index` of `table` in the database. */
  indexName(table: string, index: string): string;
  /** Returns the name of the GiST index (PostGIS) or R*Tree table (SpatiaLite) of a geometry column. */
  spatialIndexName(table: string, column: string): string;
  createSpatialIndex(trx: Knex.Transaction, table: string, column: string): Promise<void>;
  dropSpatialIndex(trx: Knex.Transaction, table: string, column: string): Promise<void>;

  /** Returns SQL for a geometry from ISO well-known binary. */
  fromWkb(wkb: Uint8Array, srid: number): Fragment;
  /** Returns SQL for ISO well-known binary, as a Buffer. */
  toWkb(geometry: Fragment): Fragment;
  /** True if `transform` accepts definitions as text; old builds of SpatiaLite do not. */
  readonly projectsByTexts: boolean;
  /** True if `transform` accepts numbers of references added to the database; SpatiaLite does not. */
  readonly projectsCustomSrids: boolean;
  /** @param by - required if the database does not know the number of one of the two references. */
  transform(geometry: Fragment, srid: number, by?: ProjectionTexts): Fragment;
  /**
   * Returns a condition, evaluated by the spatial index, that a row's bounding box intersects `box`.
   *
   * The index rounds outward, so that a row just outside may match: add an exact test if that matters.
   */
  intersectsBox(table: SpatialTable, box: Box): Fragment;
  /** Returns a condition that a geometry intersects any of the boxes, however many. */
  intersectsAnyBox(table: SpatialTable, boxes: readonly Box[]): Fragment;
  /** Creates an index of points in space, which the database maintains. */
  createPointIndex(trx: Knex.Transaction, table: PointTable): Promise<void>;
  /**
   * Returns a condition, evaluated by the point index, that a row's point is in `cube`.
   *
   * The index rounds outward, so that a point just outside may match.
   */
  liesInCube(table: PointTable, cube: Cube): Fragment;
  /** Creates an index of substrings of a column, which the database maintains. */
  createSubstringIndex(trx: Knex.Transaction, text: TextColumn): Promise<void>;
  /**
   * Returns a condition that a row's text contains all, or any, of `parts` (at least one).
   *
   * The index covers parts of three or more characters. Both sides must be case-folded, because case sensitivity is
   * undefined.
   */
  containsAll(text: TextColumn, parts: readonly string[]): Fragment;
  containsAny(text: TextColumn, parts: readonly string[]): Fragment;
  readonly changeLogs: ChangeLogs;
  /** Returns the bounding box of all rows, which it reads; `undefined` if none has a geometry. */
  extent(connection: Knex, table: Pick<SpatialTable, 'name' | 'column'>): Promise<Box | undefined>;
  /**
   * Returns bounding boxes of the leaves of a column's spatial index, rounded outward to 32 bits.
   *
   * Each covers a few neighbouring geometries. Returns `undefined` if the index is not readable, as in PostgreSQL.
   */
  indexBoxes(knex: Knex, table: Pick<SpatialTable, 'name' | 'column'>): Promise<readonly Box[] | undefined>;
  /** Returns true if geometries may be stored in and transformed to the spatial reference. */
  hasSrid(connection: Knex, srid: number): Promise<boolean>;

  /** Returns SQL for the epoch milliseconds of an `instant` column or expression. */
  epochMs(instant: Fragment): Fragment;
  /** Returns SQL for a `bigint` column without rounding on SQLite: text beyond 2^53, as PostgreSQL returns it. */
  exactInteger(column: string): string;

  /** Suffix of a SELECT that locks its rows against changes until the transaction ends. */
  readonly holdSelected: string;
  /** Suffix of a SELECT that claims its rows and skips those that another transaction has claimed. */
  readonly skipLocked: string;

  /** Returns true for a violation of a unique index or primary key. */
  isUniqueViolation(error: unknown): boolean;
  /** Returns true for a conflict with another writer, after which the same transaction may succeed on a retry. */
  isBusy(error: unknown): boolean;
}

/** Returns the column `name` of `table` (or of the only table) as a fragment. */
export function column(dialect: Pick<Dialect, 'quote'>, name: string, table?: string): Fragment {
  const prefix = table === undefined ? '' : `${dialect.quote(table)}.`;
  return { sql: `${prefix}${dialect.quote(name)}`, bindings: [] };
}
