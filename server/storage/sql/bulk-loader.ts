import type { Knex } from 'knex';
import type { ColumnDefinition, Fragment } from './dialect.js';

export type BulkValue = string | number | Uint8Array | null;

/** Row to insert into a table. */
export interface BulkRow {
  /**
   * Values, one for each column of the target: dates, ids and long integers as text, and bytes for a column of bytes.
   */
  readonly values: readonly BulkValue[];
  /** ISO well-known binary, little-endian; used only if the target has a geometry column. */
  readonly geometry: Uint8Array | null;
}

/** Rows in the database's own format, as a `RowPacker` wrote them, valid for its target until it packs another row. */
export interface EncodedRows {
  readonly bytes: Buffer;
  readonly count: number;
}

export type BulkBatch = readonly BulkRow[] | EncodedRows;

/**
 * Writes rows value by value in the database's own format, without creating objects.
 *
 * Each row has a value for every column of the target, then its geometry if the target has one.
 */
export interface RowEncoder {
  /** Writes a value of a type that `BulkRow.values` has; numbers must be integers. */
  value(value: string | number | null): void;
  /** Writes the UTF-8 text between the offsets, which contains no NUL. */
  text(bytes: Buffer, start: number, end: number): void;
  /** Writes the integer whose shortest decimal digits are between the offsets. */
  digits(bytes: Buffer, start: number, end: number): void;
  /** Writes a number to a column of doubles. */
  double(value: number): void;
  /** Writes ISO well-known binary, little-endian. */
  geometry(wkb: Uint8Array | null): void;
  endRow(): void;
  /** Drops the values since the end of the last row. */
  dropRow(): void;
  /** Returns all rows since the last call; `undefined` for none. */
  take(): EncodedRows | undefined;
}

/** Destination of rows: a layer's table or one with the same columns. Names are checked identifiers. */
export interface BulkTarget {
  readonly table: string;
  readonly columns: readonly BulkColumn[];
  readonly geometry: { readonly column: string; readonly srid: number } | undefined;
}

/** Column, and its type in the database. */
export type BulkColumn = Pick<ColumnDefinition, 'name' | 'type'>;

/** Layer table whose indexes are paused while many of its rows change. */
export interface SpatialTarget {
  readonly table: string;
  readonly rowId: string;
  readonly column: string;
}

/** Spatial index of a table that is paused during a bulk change, at most until the end of the transaction. */
export interface PausedIndex {
  /** Table for new rows until `resume`: the target itself, or a side table that will replace it. */
  readonly into: string;
  /** Switches to the target itself from now on; rows in a side table are dropped. */
  stayInPlace(): Promise<void>;
  /**
   * Announces rows about to change: existing rows with a new geometry, and new rows with a given row id.
   *
   * New rows whose id the database assigns need no announcement.
   *
   * @param rowIds - a SELECT of their ids, which runs now.
   */
  touch(rowIds: Fragment): Promise<void>;
  /** Deletes all rows. */
  clear(): Promise<void>;
  /**
   * Returns a table for all rows that the target is to have, unchanged ones included, each with its id.
   *
   * It replaces the target at the end, and nobody else may write to the target from now on. Returns `undefined` if
   * changing that many rows in place costs less.
   */
  replace(changedRows: number): Promise<string | undefined>;
  /**
   * Checks unique indexes, which may be paused too, after all rows are in `into`.
   *
   * @throws the database's unique violation.
   */
  checkUnique(): Promise<void>;
  /** Updates the index and re-enables it, at the latest at the end of `withRoom`. */
  resume(): Promise<void>;
}

/** Bulk loading of a database. All methods run in the given transaction. */
export interface BulkLoader {
  /**
   * Inserts the rows of all batches and returns their number.
   *
   * If it throws, no row remains, provided that the caller rolls back to a savepoint or the whole transaction.
   */
  insert(trx: Knex.Transaction, target: BulkTarget, batches: AsyncIterable<BulkBatch>): Promise<number>;
  /** Opens a packer. Absent if the loader accepts only objects. */
  openRowEncoder?(target: BulkTarget): RowEncoder;
  /** @param expectedRows - estimated number of rows, which decides if pausing the index pays. */
  pauseIndex(trx: Knex.Transaction, target: SpatialTarget, expectedRows: number): Promise<PausedIndex>;
  /**
   * Runs `work` with suitable settings, such as a larger cache, and restores them afterwards.
   *
   * Work that `resume` defers to the end runs here, so this must enclose all paused indexes.
   */
  withRoom<T>(trx: Knex.Transaction, work: () => Promise<T>): Promise<T>;
  /** Makes the database assign only row ids above the number that the SQL `select` returns, or any if it is null. */
  reserveRowIds(trx: Knex.Transaction, ids: { table: string; rowId: string; select: string }): Promise<void>;
  /** Makes row ids start from 1 again, for an empty table. */
  restartRowIds(trx: Knex.Transaction, ids: { table: string; rowId: string }): Promise<void>;
  /** Waits until no other bulk load has any of these tables, given as numbers, and locks them. */
  lockTables(trx: Knex.Transaction, keys: readonly number[]): Promise<void>;
  /** Prevents changes to the definitions of these tables until the transaction ends. */
  holdDefinitions(trx: Knex.Transaction, tables: readonly string[]): Promise<void>;
  /** Returns SQL for `given`, or a new row id if it is null. */
  rowIdOr(given: string, table: string, rowId: string): Fragment;
  /**
   * Prepares a filled temporary table for joins by `column`: an index, if the database would look up rows one by one,
   * and planner statistics, also for `others`.
   */
  prepareJoins(
    trx: Knex.Transaction,
    table: string,
    column: string,
    others?: readonly string[],
  ): Promise<void>;
  /**
   * Returns disk space that rows of a rolled-back transaction took in these tables. Absent if the database does so
   * itself.
   */
  reclaimRoom?(knex: Knex, tables: readonly string[], signal: AbortSignal): Promise<void>;
}

export function isEncoded(batch: BulkBatch): batch is EncodedRows {
  return !Array.isArray(batch);
}
