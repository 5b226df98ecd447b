import type { Readable } from 'node:stream';
import type { EncodedRows } from '../../../storage/sql/bulk-loader.js';
import type { GeometryType, SpatialReference } from '../../model/layer.js';
import type { Refusal } from '../report/report.js';
import type { SourceInfo } from '../source-info/source-info.js';
import type { SourceSettings } from '../../../config/source-settings.js';

/** Stored bytes that can be read more than once. */
export interface SourceFile {
  readonly fileName: string;
  readonly bytes: number;
  /** Path of the bytes as a file that must not be changed; absent if they are not in a file. */
  readonly localPath?: string;
  /** Opens a range of bytes, both ends included. */
  open(range?: { start?: number; end?: number }): Promise<Readable>;
  /**
   * Starts to verify the bytes against the stored hash beside a reader of `localPath`; absent if no hash was
   * stored.
   */
  compareAside?(): void;
}

/** Options for opening a source. */
export interface OpenOptions {
  readonly signal: AbortSignal;
  /** Limits on unpacking and child readers; defaults if absent. */
  readonly settings?: SourceSettings;
}

export interface DescribeOptions extends OpenOptions {
  readonly sourceInfo: SourceInfo;
  /** Name of the table, if the source has several. */
  readonly tableName: string | undefined;
  /** Number of the table, in sources that number their tables; overrides the name. */
  readonly tableId?: number | undefined;
  /** True if other tables of the source fill other layers, so that even a single table must match the name. */
  readonly isOneOfSeveral?: boolean;
  /** True if rows replace those of the layer; unknown encodings are then not guessed. */
  readonly replacesRows?: boolean;
}

export interface ReadOptions {
  readonly signal: AbortSignal;
  /** True to return integers beyond 2^53 as text, so that a 64-bit field stores them exactly. */
  readonly keepsBigIntegers: boolean;
  /**
   * Source fields that the request names, so that a format can offer fields that are not attributes, such as
   * GeoJSON's `id`.
   */
  readonly wantedFields: ReadonlySet<string>;
  /** Names of all needed fields in lower case. A format may omit other fields; if absent, all are needed. */
  readonly neededFields?: ReadonlySet<string>;
  /**
   * Target reference for tables that can project (`projects`). A row whose geometry cannot be projected is
   * refused.
   */
  readonly projectTo?: SpatialReference;
  /**
   * Offers rows as text cells to a sink, for readers that have such cells, and returns only rows that the
   * sink leaves. `undefined` if the cells are of no use.
   */
  readonly openFastPath?: (layout: CellLayout) => FastPathSink | undefined;
}

/**
 * Form of a cell. As text: `cell`, any text; `numericText`, decimals of any length, or other text;
 * `literal`, as SQLite's `quote` writes it; `number`, decimals, possibly in two cells; `lateDateTime`, one
 * second late before 1970. As bytes: `int`, little-endian of 2, 4 or 8 bytes, and `float` of 4 or 8.
 */
export type CellForm =
  | 'text'
  | 'cell'
  | 'numericText'
  | 'literal'
  | 'integer'
  | 'number'
  | 'isoDateTime'
  | 'slashDateTime'
  | 'zonelessDateTime'
  | 'lateDateTime'
  | 'slashDate'
  | 'int'
  | 'float';

/** Field among the cells of a row. */
export interface CellColumn {
  readonly name: string;
  readonly cell: number;
  /** Number of its cells, from `cell` on. */
  readonly cellCount: number;
  readonly form: CellForm | undefined;
  /** Converts the texts of the field's cells to the value of the row. */
  read(text: string, next: string): unknown;
  /** Converts a cell that is not text. */
  readBytes?(bytes: Buffer, start: number, end: number): unknown;
}

/** Cell layout of all rows. */
export interface CellLayout {
  readonly columns: readonly CellColumn[];
  /** Cell of the geometry as hexadecimal WKB; `undefined` for a table without geometry. */
  readonly geometryCell: number | undefined;
  /** True if the cell is the WKB itself. */
  readonly isGeometryBinary?: true;
  /** Alternative: cells of a point's coordinates, as decimal numbers. */
  readonly pointCells?: { readonly x: number; readonly y: number } | undefined;
  /** Alternative: cell of the geometry as text, which may be invalid, with its conversion. */
  readonly shape?: ShapeCell | undefined;
  /** True if cells beside the geometry refine it, so that it cannot be used directly. */
  readonly isGeometryAlone: boolean;
  /** True if null may also mean that the geometry cannot be projected. */
  readonly mayLoseGeometry: boolean;
}

/** Reads a geometry as JSON. */
export interface ShapeCell {
  readonly cell: number;
  readonly notation: JsonNotation;
  /** @throws {SyntaxError} */
  readonly parse: (bytes: Buffer, start: number, end: number) => unknown;
}

/** Cells of one row: UTF-8 between offsets, or bytes in their stated form; a cell at -1 is null. */
export interface CellRow {
  readonly bytes: Buffer;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/** Consumer of rows in source order. */
export interface FastPathSink {
  /** @returns false if the row must be returned normally; the sink then keeps nothing of it */
  take(row: CellRow, number: number): boolean;
  /** Returns the rows taken since the last call. */
  flush(): EncodedRows | undefined;
}

export type JsonNotation = 'esri' | 'geojson';

/**
 * Notation of geometries: Esri JSON, GeoJSON, or WKB: a `Uint8Array` in ISO or extended form, in either byte
 * order, which the consumer of the row may overwrite.
 */
export type GeometryNotation = JsonNotation | 'wkb';

export interface SourceRow {
  /** Number of the row, from 1. */
  readonly number: number;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Geometry in the table's notation; `null` and `undefined` both mean none. */
  readonly geometry: unknown;
  /** Reason why the row cannot be used, regardless of its fields. */
  readonly refusal?: Refusal;
  /** Columns whose values caused `refusal`, with the readable part of each; they are not attributes. */
  readonly damaged?: ReadonlyMap<string, string>;
}

export interface SourceBatch {
  /** Rows before `rows` that the sink has taken. */
  readonly encoded?: EncodedRows | undefined;
  readonly rows: readonly SourceRow[];
  /** Position of reading in the file. */
  readonly bytesRead: number;
}

/** Column of a source with typed columns. */
export interface SourceColumn {
  readonly name: string;
  readonly type:
    | 'boolean'
    | 'integer'
    | 'bigInteger'
    | 'single'
    | 'double'
    | 'text'
    | 'date'
    | 'time'
    | 'dateTime';
  /** Maximum length of a text, if the source states it. */
  readonly length?: number;
  /** True for the source's own row id, such as the OBJECTID of a file geodatabase. */
  readonly isRowId?: true;
}

/** Geometry of a table, as declared by its source. */
export interface SourceGeometry {
  /** `undefined` for several kinds, or if not stated. */
  readonly type: GeometryType | undefined;
  readonly hasZ: boolean;
  readonly hasM: boolean;
}

/** Table of a source, described and ready to be read repeatedly. */
export interface SourceTable {
  /** `undefined` if each row names its own fields. */
  readonly fields: readonly string[] | undefined;
  /** Aliases of source fields, such as cleaned headers: alias → field. */
  readonly fieldAliases?: ReadonlyMap<string, string>;
  readonly notation: GeometryNotation;
  /** `undefined` if the source states none, and has no default. */
  readonly spatialReference: SpatialReference | undefined;
  /** Exact count, or an estimate if counting would require reading the source. */
  readonly recordCount: number;
  /** Columns of `fields`, if the source has types. */
  readonly columns?: readonly SourceColumn[];
  /** Names of binary columns, which are not in `fields` since no layer field stores them. */
  readonly binaryFields?: readonly string[];
  /** Names among `fields` of the columns with coordinates or addresses. */
  readonly locationFields?: readonly string[];
  /** Absent if the source does not state it; `null` if the table has none. */
  readonly geometry?: SourceGeometry | null;
  /** True if rows have their own z and m, regardless of `geometry`, and no ordinates that the source lacks. */
  readonly tellsOrdinates?: boolean;
  /** True if `read` can project. */
  readonly projects?: boolean;
  /** True if rows are computed, as in a view: reading a row may then take any time. */
  readonly isComputed?: boolean;
  /** Reads a plain number in a date or time field, as text; if absent, numbers are epoch milliseconds. */
  readonly dateOfNumber?: (number: number) => string;
  /** Messages for the owner of a readable source; reading may add to them. */
  readonly warnings?: readonly string[];
  read(options: ReadOptions): AsyncIterable<SourceBatch>;
  /**
   * Tables of the geometries in other spatial references that were skipped, one per reference; available once
   * the table has been read. Absent if all are in one.
   */
  others?(): readonly SourceTable[];
  /** Removes unpacked files; call it after the last read. Absent if there are none. */
  close?(): Promise<void>;
}

/** Format that append can read. Formats are listed in `registry.ts`. */
export interface SourceFormat {
  /** Name in `supportedAppendFormats`. */
  readonly name: string;
  /** Synonyms, in lower case and without spaces. */
  readonly synonyms: readonly string[];
  /** True if the request must have `appendSourceInfo`. */
  readonly needsSourceInfo: boolean;
  /** True if `edits` may contain it. */
  readonly fitsEdits: boolean;
  /** Use of `appendSourceInfo.encoding`: any encoding, or UTF-8 only; if absent, it is refused. */
  readonly encoding?: 'any' | 'utf-8';
  /** True if its columns have types, which `appendSourceFilter` requires. */
  readonly hasTypes: boolean;
  /**
   * Describes the source without reading its rows.
   *
   * @throws {JobError} if the source does not have this format, or no such table
   */
  describe(file: SourceFile, options: DescribeOptions): Promise<SourceTable>;
  /**
   * Lists the names of all tables, in order; only for formats whose tables clients choose from.
   *
   * @throws {JobError} if the source does not have this format
   */
  listTables?(file: SourceFile, options: OpenOptions): Promise<readonly string[]>;
}
