import { readFileSync } from 'node:fs';
import {
  openImmutable,
  runSql,
  type SqliteConnection,
  type SqliteStatement,
} from '../../../../storage/sqlite/driver.js';
import { DISORDERED, MAX_BATCH_BYTES, PAD, writeHead } from './batch-frames.js';
import { ROW_ID } from './batch-query.js';

// A separate program, which `read-table-rows.ts` starts.

/** Request to the reader process, sent as JSON on standard input. */
export interface ReadingRequest {
  /** Absolute path. */
  readonly file: string;
  readonly table: string;
  readonly geometryColumn: string;
  /** See `writeBatchQuery`. */
  readonly sql: string;
  /** See `writeCountQuery`. */
  readonly countSql: string;
  /** Number of features that the file states, which may be wrong. */
  readonly featureCount: number | undefined;
}

/** Content of a `Batch` as SQLite returns it. */
interface BatchRow {
  readonly count: number;
  /** A row id may have more digits than a number can hold. */
  readonly first: string;
  readonly last: string;
  readonly cells: Buffer;
  readonly shapes: Buffer | null;
}

const [FIRST_ROW_ID, LAST_ROW_ID] = [-(2n ** 63n), 2n ** 63n - 1n] as const;

// Rows per batch: more would not be cheaper, and are held in memory.
const [START_ROWS, MAX_ROWS] = [32, 512] as const;
const [FEW_BYTES, MANY_BYTES] = [96 * 1024, 256 * 1024] as const;

// A file brings its own views, triggers and defaults; the functions they call must be harmless.
const PRAGMAS = ['trusted_schema = OFF', 'query_only = ON', 'cell_size_check = ON'];

async function readTable(request: ReadingRequest): Promise<void> {
  const connection = await openImmutable(request.file, MAX_BATCH_BYTES / 4);
  for (const pragma of PRAGMAS) await runSql(connection, `PRAGMA ${pragma}`);
  if (!(await isOrdinary(connection, request))) throw new Error('not a table whose rows have ids');
  const statement = await prepare(connection, request.sql);
  const fetch = async (from: bigint, rows: number): Promise<BatchRow> => {
    const [batch] = await allOf(statement, [String(from), rows]);
    return batch as unknown as BatchRow;
  };
  let [from, limit, total]: [bigint, number, number] = [FIRST_ROW_ID, START_ROWS, 0];
  let batch = await fetch(from, limit);
  while (batch.count > 0) {
    const { count, first, last, cells, shapes } = batch;
    // Continuing from the last id would repeat or omit rows, or never end.
    if (BigInt(first) < from) return write(DISORDERED);
    total += count;
    const bytes = cells.length + (shapes?.length ?? 0);
    if (bytes > MANY_BYTES) limit = Math.max(1, limit >> 1);
    else if (bytes < FEW_BYTES) limit = Math.min(MAX_ROWS, limit * 2);
    from = BigInt(last) + 1n;
    // SQLite reads ahead in its thread until the rows are consumed.
    const next = from > LAST_ROW_ID ? undefined : fetch(from, limit);
    next?.catch(() => undefined);
    const head = writeHead(count, cells.length, shapes?.length ?? 0);
    for (const piece of [head, cells, PAD, ...(shapes === null ? [] : [shapes])]) await write(piece);
    if (next === undefined) break;
    batch = await next;
  }
  const isWhole = total === request.featureCount || total === (await countRows(connection, request));
  await write(isWhole ? writeHead(0, 0, 0) : DISORDERED);
}

async function countRows(connection: SqliteConnection, { countSql }: ReadingRequest): Promise<number> {
  const [counted] = await runSql(connection, countSql);
  return Number(counted?.['count']);
}

/**
 * True for a table, not a view or virtual table, whose rows have ids with the expected name and arrive in
 * their order, since no index covers the query.
 */
async function isOrdinary(
  connection: SqliteConnection,
  { table, geometryColumn }: ReadingRequest,
): Promise<boolean> {
  const [settings] = await runSql(connection, 'PRAGMA encoding');
  const statement = await prepare(connection, ORDINARY);
  const found = await allOf(statement, [table, `%${ROW_ID}%`, geometryColumn]);
  return settings?.['encoding'] === 'UTF-8' && found.length === 1;
}

const ORDINARY = `
  SELECT 1 FROM sqlite_master AS master
  WHERE type = 'table' AND rootpage > 0 AND name = ?1 COLLATE NOCASE AND sql NOT LIKE ?2
    AND NOT EXISTS (
      SELECT 1 FROM pragma_index_list(master.name) AS list, pragma_index_xinfo(list.name) AS part
      WHERE part.name = ?3 COLLATE NOCASE
    )`;

function prepare(connection: SqliteConnection, sql: string): Promise<SqliteStatement> {
  return new Promise((resolve, reject) => {
    const statement = connection.prepare(sql, (error) => {
      if (error === null) resolve(statement);
      else reject(error);
    });
  });
}

function allOf(statement: SqliteStatement, bindings: readonly unknown[]): Promise<Record<string, unknown>[]> {
  return new Promise((resolve, reject) => {
    statement.all(bindings, (error, rows = []) => {
      if (error === null) resolve(rows);
      else reject(error);
    });
  });
}

/** Waits until the output has been consumed. */
function write(bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(bytes, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
}

const request = JSON.parse(readFileSync(0, 'utf8')) as ReadingRequest;
void readTable(request).then(() => process.exit());
