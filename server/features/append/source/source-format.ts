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
  /** Where the bytes lie as a file of their own, which must not be changed; absent where they are not files. */
  readonly localPath?: string;
  /** Both ends are included. */
  open(range?: { start?: number; end?: number }): Promise<Readable>;
  /** Begins to compare the bytes with what was stored, beside a reader of `localPath`; absent where nothing was. */
  compareAside?(): void;
}

/** Options for opening a source. */
export interface OpenOptions {
  readonly signal: AbortSignal;
  /** Bounds of what is unpacked and of child readers; the defaults when absent. */
  readonly settings?: SourceSettings;
}

export interface DescribeOptions extends OpenOptions {
  readonly sourceInfo: SourceInfo;
  /** Which table, where the source has several. */
  readonly tableName: string | undefined;
  /** Number of the table, in sources that number their tables; wins over the name. */
  readonly tableId?: number | undefined;
  /** Other tables of the source go into other layers, so that even an only table must be the one that is meant. */
  readonly isOneOfSeveral?: boolean;
  /** Rows replace those of the layer, so that text whose encoding is not known is not guessed at. */
  readonly replacesRows?: boolean;
}

export interface ReadOptions {
  readonly signal: AbortSignal;
  /** Hand out integers beyond 2^53 as text, so that they arrive whole in a 64-bit field. */
  readonly keepsBigIntegers: boolean;
  /** Source fields that are wanted by name; lets a format offer what is not an attribute, such as GeoJSON's `id`. */
  readonly wantedFields: ReadonlySet<string>;
  /** In lower case: all that is of use. A format may leave out other fields; absent: all are. */
  readonly neededFields?: ReadonlySet<string>;
  /**
   * Only for tables that can do it (`projects`): hand out geometries in this reference. A row whose geometry
   * cannot be projected is refused.
   */
  readonly projectTo?: SpatialReference;
  /**
   * For readers that have rows as cells of text: offers them to a sink first, and hands out only what that
   * leaves. `undefined` when these cells are of no use.
   */
  readonly openFastPath?: (layout: CellLayout) => FastPathSink | undefined;
}

/**
 * How a cell is written, where that is known: `cell`: as text, whatever it means; `numericText`: decimals of any length,
 * or text that is no number; `literal`: as SQLite's `quote`;
 * `number`: decimals, maybe in two cells; `lateDateTime`: before 1970 a second late. Not as text: `int`, little-endian of
 * 2, 4 or 8 bytes, and `float` of 4 or 8.
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

/** One field among the cells of a row. */
export interface CellColumn {
  readonly name: string;
  readonly cell: number;
  /** Cells that it is in, from `cell` on. */
  readonly cellCount: number;
  readonly form: CellForm | undefined;
  /** The value that the field of a row has whose cells are these texts. */
  read(text: string, next: string): unknown;
  /** Instead, where the cell is no text. */
  readBytes?(bytes: Buffer, start: number, end: number): unknown;
}

/** How the cells of all rows lie. */
export interface CellLayout {
  readonly columns: readonly CellColumn[];
  /** Cell of the geometry as hexadecimal well-known binary; `undefined` for a table without geometry. */
  readonly geometryCell: number | undefined;
  /** It is the binary itself. */
  readonly isGeometryBinary?: true;
  /** Instead: of the coordinates of a point, as decimal numbers. */
  readonly pointCells?: { readonly x: number; readonly y: number } | undefined;
  /** Instead: of the geometry as text, which may turn out to be none, and how it becomes what rows have. */
  readonly shape?: ShapeCell | undefined;
  /** Cells beside the geometry say more of it, so that it cannot be taken as it is. */
  readonly isGeometryAlone: boolean;
  /** Null may also mean that the geometry cannot be projected. */
  readonly mayLoseGeometry: boolean;
}

/** A geometry as JSON. */
export interface ShapeCell {
  readonly cell: number;
  readonly notation: JsonNotation;
  /** @throws {SyntaxError} */
  readonly parse: (bytes: Buffer, start: number, end: number) => unknown;
}

/** The cells of one row: UTF-8 between offsets, or what their form says; a cell from -1 on is null. */
export interface CellRow {
  readonly bytes: Buffer;
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/** Takes rows on their way, in their order. */
export interface FastPathSink {
  /** @returns false when the row must be handed out as any other; nothing of it is kept then. */
  take(row: CellRow, number: number): boolean;
  /** The rows taken since the last call. */
  flush(): EncodedRows | undefined;
}

export type JsonNotation = 'esri' | 'geojson';

/**
 * How geometry is written: Esri JSON, GeoJSON, or well-known binary: a `Uint8Array` of ISO or extended form, in
 * either byte order, which the reader of the row may write into.
 */
export type GeometryNotation = JsonNotation | 'wkb';

export interface SourceRow {
  /** Counted from 1. */
  readonly number: number;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** In the table's notation; `null` and `undefined` both mean none. */
  readonly geometry: unknown;
  /** The row cannot be used, whatever its fields are. */
  readonly refusal?: Refusal;
  /** Columns whose values are the reason of `refusal`, and what could be read of these; they are no attributes. */
  readonly damaged?: ReadonlyMap<string, string>;
}

export interface SourceBatch {
  /** Rows before `rows` that the sink has taken. */
  readonly encoded?: EncodedRows | undefined;
  readonly rows: readonly SourceRow[];
  /** How far into the file reading has come. */
  readonly bytesRead: number;
}

/** Column of a source that has types of its own. */
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
  /** Most characters of a text, where the source says so. */
  readonly length?: number;
  /** The source's own row id, such as a file geodatabase's OBJECTID. */
  readonly isRowId?: true;
}

/** Kind of geometry of a table, as far as its source declares it. */
export interface SourceGeometry {
  /** `undefined`: several kinds, or not told. */
  readonly type: GeometryType | undefined;
  readonly hasZ: boolean;
  readonly hasM: boolean;
}

/** One table of a source, described and ready to be read, as often as is needed. */
export interface SourceTable {
  /** `undefined` where each row brings the names of its own fields. */
  readonly fields: readonly string[] | undefined;
  /** Other names that source fields go by, such as cleaned headers: other name → field. */
  readonly fieldAliases?: ReadonlyMap<string, string>;
  readonly notation: GeometryNotation;
  /** Undefined: the source does not say, and has no default. */
  readonly spatialReference: SpatialReference | undefined;
  /** Exact, or a fair guess where counting would cost a reading. */
  readonly recordCount: number;
  /** Column of each of `fields`, if the source has types. */
  readonly columns?: readonly SourceColumn[];
  /** Beside `fields`: those that hold bytes, which no field of a layer takes. */
  readonly binaryFields?: readonly string[];
  /** Names among `fields` of the columns that hold places. */
  readonly locationFields?: readonly string[];
  /** Absent where the source does not tell; `null`: the table has none. */
  readonly geometry?: SourceGeometry | null;
  /** Rows have z and m of their own, whatever `geometry` says, and none that the source lacks. */
  readonly tellsOrdinates?: boolean;
  /** True if `read` can project. */
  readonly projects?: boolean;
  /** True if rows are the result of a query, such as a view: no row is known to take only a short time. */
  readonly isComputed?: boolean;
  /** Reads a plain number in a field of dates or times, as text; absent: epoch milliseconds. */
  readonly dateOfNumber?: (number: number) => string;
  /** Messages for the owner of a readable source; reading it may add to them. */
  readonly warnings?: readonly string[];
  read(options: ReadOptions): AsyncIterable<SourceBatch>;
  /**
   * Once it has been read to its end: what was left out of it because the geometries are in other spatial references,
   * a table for each of these. Absent where all are in one.
   */
  others?(): readonly SourceTable[];
  /** Removes what was unpacked. To be called when no more is read; absent where nothing was. */
  close?(): Promise<void>;
}

/** A kind of source that append can read. Formats are listed in `registry.ts`. */
export interface SourceFormat {
  /** As `supportedAppendFormats` lists it. */
  readonly name: string;
  /** Other spellings, in lower case and without spaces. */
  readonly synonyms: readonly string[];
  /** True if the request must carry `appendSourceInfo`. */
  readonly needsSourceInfo: boolean;
  /** True if `edits` may hold it. */
  readonly fitsEdits: boolean;
  /** How `appendSourceInfo.encoding` is taken: it names any encoding, or UTF-8 alone; absent: it is refused. */
  readonly encoding?: 'any' | 'utf-8';
  /** True if its columns have types, by which conditions on its rows mean something. */
  readonly hasTypes: boolean;
  /**
   * Finds out what can be known before the rows are read.
   *
   * @throws {JobError} when the source is not of this format or has no such table.
   */
  describe(file: SourceFile, options: DescribeOptions): Promise<SourceTable>;
  /**
   * Names of all tables, in their order; only where clients ask what there is to choose from.
   *
   * @throws {JobError} when the source is not of this format.
   */
  listTables?(file: SourceFile, options: OpenOptions): Promise<readonly string[]>;
}
