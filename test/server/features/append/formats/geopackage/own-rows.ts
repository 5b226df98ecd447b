import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  type Batch,
  MAX_BATCH_BYTES,
} from '../../../../../../server/features/append/formats/geopackage/batch-frames.js';
import { writeBatchQuery } from '../../../../../../server/features/append/formats/geopackage/batch-query.js';
import { BatchScanner } from '../../../../../../server/features/append/formats/geopackage/batch-scanner.js';
import { plainShapeOf } from '../../../../../../server/features/append/formats/geopackage/plain-wkb.js';
import type { GdalSource } from '../../../../../../server/features/append/formats/gdal/gdal-source.js';
import {
  type OgrTable,
  readGeometryWords,
} from '../../../../../../server/features/append/formats/gdal/ogrinfo-text.js';
import { selectColumns } from '../../../../../../server/features/append/formats/gdal/select-rows.js';
import type { SourceRow } from '../../../../../../server/features/append/source/source-format.js';
import { DEFAULT_SOURCE_SETTINGS } from '../../../../../../server/config/source-settings.js';
import {
  closeConnection,
  openImmutable,
  type SqliteConnection,
} from '../../../../../../server/storage/sqlite/driver.js';
import type { GdalFiles } from '../../source/gdal-files.js';

/** The first batch of rows of a table as our own reader asks for it. */
async function readBatch(connection: SqliteConnection, sql: string): Promise<Batch> {
  const statement = connection.prepare(sql, () => undefined);
  const all = promisify<readonly unknown[], Record<string, unknown>[] | undefined>((bindings, done) => {
    statement.all(bindings, (error, rows) => done(error, rows));
  });
  const [row] = (await all([String(-(2n ** 63n)), 512])) ?? [];
  statement.finalize();
  const [cells, shapes] = [row?.['cells'] as Buffer, row?.['shapes'] as Buffer | null];
  return {
    count: Number(row?.['count']),
    bytes: Buffer.concat([cells, Buffer.alloc(1), ...(shapes === null ? [] : [shapes])]),
    ...{ cellsEnd: cells.length, shapesStart: cells.length + 1 },
  };
}

/** A GeoPackage in a folder of a test, for what reads tables below the format. */
export function packageSource(files: GdalFiles, dataset: string): GdalSource {
  const folder = {
    path: files.path('.'),
    place: () => Promise.reject(new Error('all of it is there')),
    remove: () => Promise.resolve(),
  };
  return {
    ...{ format: 'gpkg', driver: 'GPKG', sql: 'gpkg', dataset, folder, openOptions: [], isZoneless: false },
    settings: DEFAULT_SOURCE_SETTINGS,
  };
}

/**
 * Rows of a table of a GeoPackage, of any size, that our own reader would give, up to the first that it leaves to GDAL;
 * without a process for it.
 */
export async function readOwnRows(source: GdalSource, table: OgrTable): Promise<SourceRow[]> {
  const geometry = readGeometryWords(table.geometryWords);
  const shape = geometry === null ? undefined : plainShapeOf(geometry);
  if (shape === undefined) throw new Error(`${table.name} is left to GDAL as a whole`);
  const columns = selectColumns(table, source);
  const scanner = new BatchScanner(columns, shape);
  const path = join(source.folder.path, source.dataset);
  const connection = await openImmutable(path, MAX_BATCH_BYTES / 4);
  try {
    scanner.read(await readBatch(connection, writeBatchQuery(table, columns)));
  } finally {
    await closeConnection(connection);
  }
  const rows: SourceRow[] = [];
  while (scanner.next()) rows.push({ number: rows.length + 1, ...scanner.toCells() });
  return rows;
}
