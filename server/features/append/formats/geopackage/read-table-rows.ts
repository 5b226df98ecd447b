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
 * Rows of a table that GDAL reads. Large GeoPackages are read by a process of our own with SQLite alone, which takes
 * about half of the processor time, up to the first row of which it is not sure that GDAL would give the same: GDAL reads on from there.
 * What our own reader cannot read at all is GDAL's to tell of.
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

/** `undefined` where GDAL must read all. */
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

/** @returns whether these were all. */
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
 * Ends the rows at the first one that the reader process cannot read. Errors thrown while rows are handed on are not
 * caught, since some rows may already be written.
 *
 * @throws what is no fault of the file
 */
function leaveToGdal(error: unknown): { readonly done: true; readonly value: false } {
  const mayGdal = error instanceof RangeError || error instanceof GdalRefusedError;
  if (!mayGdal || error instanceof GdalTimeError) throw error;
  return { done: true, value: false };
}

/** Beside this file, and of its kind: source, compiled, or a part of the bundled server. */
const READER_PROGRAM = fileURLToPath(
  new URL(`reader-process${extname(fileURLToPath(import.meta.url))}`, import.meta.url),
);

/** Node.js needs its own program and libraries, and nothing of our settings. */
const INHERITED = ['PATH', 'LD_LIBRARY_PATH'];

// It does one thing after the other, and keeps next to nothing.
const ENVIRONMENT = { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1', LC_ALL: 'C.UTF-8' };
const NODE_OPTIONS = ['--max-semi-space-size=1', '--max-old-space-size=64', '--single-threaded'];

/**
 * How Node.js is started as a reader. How this process was, such as with a file of settings or a debugger's port, is
 * nothing to it, unless that loads TypeScript where the program is.
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
