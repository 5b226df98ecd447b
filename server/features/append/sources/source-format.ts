import type { Readable } from 'node:stream';
import type { SpatialReference } from '../../layer.js';
import type { Refusal } from '../report.js';
import type { SourceInfo } from '../source-info.js';

/** Stored bytes that can be read more than once. */
export interface SourceFile {
  readonly fileName: string;
  readonly bytes: number;
  /** Both ends are included. */
  open(range?: { start?: number; end?: number }): Promise<Readable>;
}

export interface DescribeOptions {
  readonly sourceInfo: SourceInfo;
  /** Which table, where the source has several. */
  readonly tableName: string | undefined;
  readonly signal: AbortSignal;
}

export interface ReadOptions {
  readonly signal: AbortSignal;
  /** Hand out integers beyond 2^53 as text, so that they arrive whole in a 64-bit field. */
  readonly keepsBigIntegers: boolean;
  /** Source fields that are wanted by name; lets a format offer what is not an attribute, such as GeoJSON's `id`. */
  readonly wantedFields: ReadonlySet<string>;
}

/**
 * How geometry is written: Esri JSON, GeoJSON, or well-known binary: a `Uint8Array` of ISO or extended form, in
 * either byte order, which the reader of the row may write into.
 */
export type GeometryNotation = 'esri' | 'geojson' | 'wkb';

export interface SourceRow {
  /** Counted from 1. */
  readonly number: number;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** In the table's notation; `null` and `undefined` both mean none. */
  readonly geometry: unknown;
  /** The row cannot be used, whatever its fields are. */
  readonly refusal?: Refusal;
}

export interface SourceBatch {
  readonly rows: readonly SourceRow[];
  /** How far into the file reading has come. */
  readonly bytesRead: number;
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
  read(options: ReadOptions): AsyncIterable<SourceBatch>;
}

/** A kind of source that append can read. Formats are listed in `registry.ts`. */
export interface SourceFormat {
  /** As `supportedAppendFormats` lists it. */
  readonly name: string;
  /** Other spellings, in lower case. */
  readonly synonyms: readonly string[];
  /** Whether the request must carry `appendSourceInfo`. */
  readonly needsSourceInfo: boolean;
  /** Whether `edits` may hold it. */
  readonly fitsEdits: boolean;
  /**
   * Finds out what can be known before the rows are read.
   *
   * @throws {JobError} when the source is not of this format or has no such table.
   */
  describe(file: SourceFile, options: DescribeOptions): Promise<SourceTable>;
}
