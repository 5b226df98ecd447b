import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RowCells } from '../../source/binary-layout.js';
import { FastPathReader } from '../../source/fast-path-reader.js';
import type { ReadOptions } from '../../source/source-format.js';
import { unreadableSource } from '../../source/source-error.js';
import type { SourceSettings } from '../../../../config/source-settings.js';
import { type GdalChild, startSandboxed } from '../../../../gdal/gdal-child.js';
import { GdalRefusedError, GdalTimeError } from '../../../../gdal/gdal-error.js';
import { asSourceError } from '../gdal/gdal-source.js';
import type { GdalRows, GdalRowsOptions } from '../gdal/gdal-rows.js';
import { chooseColumns, readGdalRows } from '../gdal/read-gdal-rows.js';
import { watchOutput } from '../gdal/watch-output.js';
import { DisorderedRowsError, readBatches } from './batch-frames.js';
import { writeBatchQuery, writeCountQuery } from './batch-query.js';
import { BatchScanner } from './batch-scanner.js';
import { type PlainShape, plainShapeOf } from './plain-wkb.js';
import type { ReadingRequest } from './reader-process.js';

/** File size below which GDAL finishes before the reader process has started. */
const LEAST_BYTES = 4 * 2 ** 20;

/**
 * Reads rows of a table. A reader process with SQLite alone reads large GeoPackages with less processor time,
 * up to the first row that GDAL might read differently. GDAL continues from there, and reports all that the
 * reader process cannot read.
 */
export async function* readTableRows(from: GdalRowsOptions, options: ReadOptions): AsyncGenerator<GdalRows> {
  const shape = await shapeToRead(from, options);
  if (shape === undefined) {
    yield* readGdalRows(from, options);
    return;
  }
  const scanner = new BatchScanner(chooseColumns(from.columns, options), shape);
  const isComplete = yield* readOwnRows(from, scanner, options);
  if (!isComplete) yield* readGdalRows(from, options, { skipped: scanner.count, isById: true });
}

/** `undefined` if GDAL must read all rows. */
async function shapeToRead(
  { source, table, geometry }: GdalRowsOptions,
  { projectTo }: ReadOptions,
): Promise<PlainShape | undefined> {
  if (source.sql !== 'gpkg' || geometry === null || table.geometryColumn === undefined) return undefined;
  if (projectTo !== undefined || CURVES.test(table.geometryWords)) return undefined;
  const { size } = await stat(join(source.folder.path, source.dataset));
  return size < LEAST_BYTES ? undefined : plainShapeOf(geometry);
}

const CURVES = /Curve|Circular|Surface/;

/** @returns true if these were all rows */
async function* readOwnRows(
  { source, table, columns }: GdalRowsOptions,
  scanner: BatchScanner,
  options: ReadOptions,
): AsyncGenerator<GdalRows, boolean> {
  const { format, settings, folder, dataset } = source;
  const offers = new FastPathReader<RowCells>(options.openFastPath?.(scanner.layout), 0, (cells, number) => ({
    number,
    ...cells,
  }));
  const child = await asSourceError(format, () => startReader(options.signal, settings));
  const request: ReadingRequest = {
    file: join(folder.path, dataset),
    table: table.name,
    geometryColumn: table.geometryColumn ?? '',
    sql: writeBatchQuery(table, chooseColumns(columns, options)),
    countSql: writeCountQuery(table),
    featureCount: table.featureCount,
  };
  child.stdin.end(JSON.stringify(request));
  try {
    const batches = readBatches(watchOutput(child, source));
    for (;;) {
      const next = await batches.next().catch(leaveToGdal);
      options.signal.throwIfAborted();
      if (next.done === true) return next.value;
      scanner.read(next.value);
      for (const { encoded, rows } of offers.drain(scanner, 0)) yield { encoded, rows };
      if (scanner.isLeft) return false;
    }
  } catch (error) {
    if (error instanceof DisorderedRowsError)
      throw unreadableSource(format, `${table.name} is damaged: its rows are not ordered by id`, error);
    return await asSourceError(format, () => Promise.reject(error as Error));
  } finally {
    child.stop();
    child.stdout.destroy();
    await child.ended.catch(() => undefined);
  }
}

/**
 * Ends the rows at the first one that the reader process cannot read. Passes on errors thrown by consumers of
 * the rows, since some rows may already be written.
 *
 * @throws errors that are not faults of the file
 */
function leaveToGdal(error: unknown): { readonly done: true; readonly value: false } {
  const mayGdal = error instanceof RangeError || error instanceof GdalRefusedError;
  if (!mayGdal || error instanceof GdalTimeError) throw error;
  return { done: true, value: false };
}

/** Program next to this file, with its extension: source, compiled, or part of the bundled server. */
const READER_PROGRAM = fileURLToPath(
  new URL(`reader-process${extname(fileURLToPath(import.meta.url))}`, import.meta.url),
);

/** Node.js needs its own program and libraries, but none of the server's settings. */
const INHERITED = ['PATH', 'LD_LIBRARY_PATH'];

// The reader is sequential and keeps little memory.
const ENVIRONMENT = { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1', LC_ALL: 'C.UTF-8' };
const NODE_OPTIONS = ['--max-semi-space-size=1', '--max-old-space-size=64', '--single-threaded'];

/**
 * Returns the Node.js arguments of the reader. Arguments of this process, such as a settings file or a
 * debugger port, are passed on only for a TypeScript program.
 */
export function readerArguments(program: string, own: readonly string[]): string[] {
  return [...(program.endsWith('.ts') ? own : []), ...NODE_OPTIONS, program];
}

function startReader(signal: AbortSignal, settings: SourceSettings): Promise<GdalChild> {
  const inherited = INHERITED.flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]] as const],
  );
  return startSandboxed(
    {
      program: 'the GeoPackage reader',
      path: process.execPath,
      hint: 'was Node.js moved or removed?',
      environment: { ...Object.fromEntries(inherited), ...ENVIRONMENT },
      reservesMemory: true,
    },
    readerArguments(READER_PROGRAM, process.execArgv),
    { signal, settings },
  );
}
