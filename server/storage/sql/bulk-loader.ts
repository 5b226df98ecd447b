import type { Knex } from 'knex';
import type { ColumnDefinition, Fragment } from './dialect.js';

export type BulkValue = string | number | Uint8Array | null;

/** A row on its way into a table. */
export interface BulkRow {
  /**
   * One for each column of the target. Dates, ids and long integers as text that the column understands, bytes
   * for a column of these.
   */
  readonly values: readonly BulkValue[];
  /** ISO well-known binary, little-endian; only looked at when the target has a geometry column. */
  readonly geometry: Uint8Array | null;
}

/**
 * Rows in the database's own form, as a `RowEncoder` wrote them: good for the target that it was made for, and until
 * it encodes another row.
 */
export interface EncodedRows {
  readonly bytes: Buffer;
  readonly count: number;
}

export type BulkBatch = readonly BulkRow[] | EncodedRows;

/**
 * Writes rows value by value into the database's own form, without an object for any. Each row has a value for
 * every column of the target, and behind them its geometry where the target has one.
 */
export interface RowEncoder {
  /** Writes a value of a kind that `BulkRow.values` has; numbers must be integers. */
  value(value: string | number | null): void;
  /** The text whose UTF-8 stands between the offsets; free of the zero character. */
  text(bytes: Buffer, start: number, end: number): void;
  /** The whole number whose decimal digits stand between the offsets, as short as can be. */
  digits(bytes: Buffer, start: number, end: number): void;
  /** For a column of fractions. */
  double(value: number): void;
  /** ISO well-known binary, little-endian. */
  geometry(wkb: Uint8Array | null): void;
  endRow(): void;
  /** Forgets the values written since the last row's end. */
  dropRow(): void;
  /** All rows since the last call; `undefined` for none. */
  take(): EncodedRows | undefined;
}

/** Where rows go: a layer's table or one with columns like it. Names are checked identifiers of ours. */
export interface BulkTarget {
  readonly table: string;
  readonly columns: readonly BulkColumn[];
  readonly geometry: { readonly column: string; readonly srid: number } | undefined;
}

/** A column, and what the database has it down as. */
export type BulkColumn = Pick<ColumnDefinition, 'name' | 'type'>;

/** A layer table whose upkeep is put off while many of its rows change. */
export interface SpatialTarget {
  readonly table: string;
  readonly rowId: string;
  readonly column: string;
}

/** The spatial index of a table, out of the way of a bulk change. Ends with the transaction at the latest. */
export interface PausedIndex {
  /** The table that new rows go to until `resume`: the target's own, or one that will take its place. */
  readonly into: string;
  /** From now on everything is done in the target's own table; rows that went elsewhere are dropped. */
  stayInPlace(): Promise<void>;
  /**
   * Tells of rows about to change: existing ones that get another geometry, new ones whose row id is given.
   * New rows whose id the database makes need not be told.
   *
   * @param rowIds - a SELECT of their ids, run now.
   */
  touch(rowIds: Fragment): Promise<void>;
  /** Deletes all rows. */
  clear(): Promise<void>;
  /**
   * A table for all rows that the target is to have, those that stay as they are among them, each with its id; it takes
   * the target's place at the end. Nobody else writes to the target from now on. `undefined` where it costs less to
   * change so many rows one by one, in the target itself.
   */
  replace(changedRows: number): Promise<string | undefined>;
  /**
   * To be called when all rows are in `into`: a unique index may have been put off, too.
   *
   * @throws the database's own unique violation.
   */
  checkUnique(): Promise<void>;
  /** Brings the index up to date and puts it back to work, at the end of `withRoom` at the latest. */
  resume(): Promise<void>;
}

/** How a database takes very many rows. All of it happens in the transaction that it is given. */
export interface BulkLoader {
  /**
   * Adds the rows of all batches; how many there were. Nothing of them stays when it throws, as long as the
   * caller then goes back to a savepoint or gives up the transaction.
   */
  insert(trx: Knex.Transaction, target: BulkTarget, batches: AsyncIterable<BulkBatch>): Promise<number>;
  /** Absent where rows are taken as objects alone. */
  openRowEncoder?(target: BulkTarget): RowEncoder;
  /**
   * @param expectedRows - about how many rows will come: whether putting off the index pays depends on it.
   */
  pauseIndex(trx: Knex.Transaction, target: SpatialTarget, expectedRows: number): Promise<PausedIndex>;
  /**
   * Runs `work` with settings that suit it, such as a larger cache, and puts them back after. What `resume` puts off to
   * the end is done here, so this goes around all indexes that are paused.
   */
  withRoom<T>(trx: Knex.Transaction, work: () => Promise<T>): Promise<T>;
  /** Makes the database give only row ids above the one that `select`, SQL of one number or null, finds. */
  reserveRowIds(trx: Knex.Transaction, ids: { table: string; rowId: string; select: string }): Promise<void>;
  /** Makes the database count row ids from 1 again; for a table whose rows are all gone. */
  restartRowIds(trx: Knex.Transaction, ids: { table: string; rowId: string }): Promise<void>;
  /** Waits until no other bulk load has any of these tables, told by a number each, and keeps others out. */
  lockTables(trx: Knex.Transaction, keys: readonly number[]): Promise<void>;
  /** Keeps the definitions of these tables as they are until the transaction ends. */
  holdDefinitions(trx: Knex.Transaction, tables: readonly string[]): Promise<void>;
  /** SQL for a new row id where `given` is null. */
  rowIdOr(given: string, table: string, rowId: string): Fragment;
  /**
   * Makes a filled temporary table ready to be joined with others by `column`: an index where the database would
   * look rows up one by one, and figures for its planner, of `others` too.
   */
  prepareJoins(
    trx: Knex.Transaction,
    table: string,
    column: string,
    others?: readonly string[],
  ): Promise<void>;
  /**
   * Gives room on the disk back that rows took in these tables until their transaction was undone. Absent where the database
   * does so by itself.
   */
  reclaimRoom?(knex: Knex, tables: readonly string[], signal: AbortSignal): Promise<void>;
}

export function isEncoded(batch: BulkBatch): batch is EncodedRows {
  return !Array.isArray(batch);
}
