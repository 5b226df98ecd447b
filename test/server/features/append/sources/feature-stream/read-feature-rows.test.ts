import { rm } from 'node:fs/promises';
import { expect } from 'chai';
import fc from 'fast-check';
import { makeGeometryConverter } from '../../../../../../server/features/append/convert/geometry.js';
import type { DeletionMarks } from '../../../../../../server/features/append/sources/feature-stream/deleted-rows.js';
import { readFeatureRows } from '../../../../../../server/features/append/sources/feature-stream/read-feature-rows.js';
import { findDeletionMarks } from '../../../../../../server/features/append/sources/filegdb/deletion-marks.js';
import {
  deletionMarksOf,
  readDbfHeader,
} from '../../../../../../server/features/append/sources/shapefile/dbf-header.js';
import {
  type GdalRows,
  type GdalRowsOptions,
  readGdalRows,
} from '../../../../../../server/features/append/sources/gdal/read-gdal-rows.js';
import {
  type GdalSource,
  listTables,
} from '../../../../../../server/features/append/sources/gdal/gdal-source.js';
import { readGeometryWords } from '../../../../../../server/features/append/sources/gdal/ogrinfo-text.js';
import { selectColumns } from '../../../../../../server/features/append/sources/gdal/select-rows.js';
import { readWktReference } from '../../../../../../server/features/append/sources/gdal/wkt-reference.js';
import type {
  ReadOptions,
  SourceRow,
} from '../../../../../../server/features/append/sources/source-format.js';
import { DEFAULT_SOURCE_SETTINGS } from '../../../../../../server/features/append/sources/source-settings.js';
import { JobError } from '../../../../../../server/jobs/job.js';
import { rejectionOf } from '../../../../../support/rejection.js';
import { type GdalFiles, openGdalFiles } from '../gdal-files.js';
import { tableSql, writePair } from '../geopackage/package-file.js';
import { rowsOf, SHAPES } from '../geopackage/random-tables.js';

const { signal } = new AbortController();
const OPTIONS: ReadOptions = { signal, keepsBigIntegers: true, wantedFields: new Set() };

const KINDS = [
  { driver: 'OpenFileGDB', dataset: 'rows.gdb', isZoneless: true },
  { driver: 'ESRI Shapefile', dataset: 'rows.shp', isZoneless: true },
  { driver: 'FlatGeobuf', dataset: 'rows.fgb', isZoneless: false },
] as const;

type Kind = (typeof KINDS)[number];

/** Names of drivers that write text: without them rows can only come as a stream of features. */
const NO_TEXT = { OGR_SKIP: 'PGDump' };

describe('rows as a stream of features', () => {
  let files: GdalFiles;

  before(async () => {
    files = await openGdalFiles();
    await files.write('one.geojson', '{"type":"Point","coordinates":[1,2]}');
    await files.ogr2ogr('base.gpkg', 'one.geojson', '-nln', 'one', '-lco', 'SPATIAL_INDEX=NO');
  });

  after(() => files.remove());

  async function convert({ driver, dataset }: Kind, from: string, ...more: string[]): Promise<void> {
    await rm(files.path(dataset), { recursive: true, force: true });
    const encoding = driver === 'ESRI Shapefile' ? ['-lco', 'ENCODING=UTF-8'] : [];
    const index = driver === 'FlatGeobuf' ? ['-lco', 'SPATIAL_INDEX=NO'] : [];
    const args = ['-f', driver, dataset, from, '-skipfailures', ...encoding, ...index, ...more];
    await files.ogr2ogr(...args, '-nln', 'rows');
  }

  async function describeRows(
    { driver, dataset, isZoneless }: Kind,
    environment?: Record<string, string>,
  ): Promise<GdalRowsOptions> {
    const source: GdalSource = {
      format: 'test',
      ...{ driver, dataset, isZoneless, sql: 'ogr', openOptions: [], settings: DEFAULT_SOURCE_SETTINGS },
      folder: { path: files.path('.'), remove: () => Promise.resolve() } as GdalSource['folder'],
      ...(environment !== undefined && { environment }),
    };
    const [table] = await listTables({ ...source, environment: {} }, signal);
    if (table === undefined) throw new Error('there is no table');
    return {
      ...{ source, table, columns: selectColumns(table, source), isCountSure: driver === 'OpenFileGDB' },
      findDeletionMarks: (reading) => findMarks(source, table.name, reading),
      geometry: readGeometryWords(table.geometryWords),
      spatialReference: readWktReference(table.wkt),
    };
  }

  async function findMarks(
    source: GdalSource,
    table: string,
    reading: AbortSignal,
  ): Promise<DeletionMarks | undefined> {
    if (source.driver === 'OpenFileGDB') return findDeletionMarks(source, table, reading);
    const path = files.path('rows.dbf');
    const header = source.driver === 'ESRI Shapefile' ? await readDbfHeader(path) : undefined;
    return header === undefined ? undefined : deletionMarksOf(path, header);
  }

  /** Rows with their geometries as a layer would store them, or why there are none. */
  async function outcome(from: GdalRowsOptions, batches: AsyncIterable<GdalRows>): Promise<unknown> {
    const all: SourceRow[] = [];
    try {
      for await (const { rows } of batches) all.push(...rows);
    } catch (error) {
      if (error instanceof JobError && from.source.environment === undefined) return error.message;
      throw error;
    }
    const { type, hasZ = false } = from.geometry ?? {};
    // As text z is marked in another way.
    const layer = { geometryType: type, hasZ, hasM: false };
    const toStored = makeGeometryConverter({ layer, notation: 'wkb', isLonLat: false });
    return all.map(({ geometry, ...row }) => ({ ...row, geometry: JSON.stringify(toStored(geometry)) }));
  }

  /** A table, and its rows as they come in one of both ways. */
  async function bothOf(
    kind: Kind,
    way: 'stream' | 'text',
    environment?: Record<string, string>,
  ): Promise<[GdalRowsOptions, AsyncIterable<GdalRows>]> {
    const from = await describeRows(kind, environment);
    return [from, (way === 'stream' ? readFeatureRows : readGdalRows)(from, OPTIONS)];
  }

  for (const kind of KINDS) {
    for (const [title, oddity] of [
      ['whatever is in them', 40],
      ['with what is usual in them', 0],
    ] as const) {
      it(`are those that come as text: ${kind.driver}, ${title}`, async () => {
        const tables = fc
          .constantFrom(...SHAPES)
          .chain((shape) => fc.tuple(fc.constant(shape), rowsOf(shape, oddity)));
        const ids = fc.array(fc.nat(80), { maxLength: 9 });
        await fc.assert(
          fc.asyncProperty(tables, ids, async ([shape, rows], deleted) => {
            await writePair(files, 'base.gpkg', tableSql(shape, rows));
            await convert(kind, 'small.gpkg', 'places');
            if (kind.driver !== 'FlatGeobuf' && deleted.length > 0)
              await deleteRows(kind, `rowid IN (${deleted.join(', ')})`);
            const from = await describeRows(kind);
            const [streamed, text] = [readFeatureRows(from, OPTIONS), readGdalRows(from, OPTIONS)];
            const read = await outcome(from, streamed);
            expect(read).to.be.an('array');
            expect(read).to.deep.equal(await outcome(from, text));
          }),
          { numRuns: 6, endOnFailure: true },
        );
      });
    }
  }

  for (const kind of KINDS) {
    it(`come as nothing else when there is nothing unusual in them: ${kind.driver}`, async () => {
      for (const shape of SHAPES) {
        const [rows = []] = fc.sample(rowsOf(shape, 0), 1);
        await writePair(files, 'base.gpkg', tableSql(shape, rows));
        await convert(kind, 'small.gpkg', 'places');
        const from = await describeRows(kind, NO_TEXT);
        expect(await outcome(from, readFeatureRows(from, OPTIONS))).to.have.lengthOf(rows.length);
        const failure = await rejectionOf(outcome(from, readGdalRows(from, OPTIONS)));
        expect(failure).to.include({ code: 'append.source_unreadable' });
      }
    });

    it(`are left to text from the first that cannot come, each once: ${kind.driver}`, async () => {
      const point = (name: string): object => ({ type: 'Point', coordinates: [1, Number(name)] });
      for (const [title, lost] of [
        ['first', [0]],
        ['amid', [2, 3]],
        ['last', [5]],
        ['all', [0, 1, 2, 3, 4, 5]],
      ] as const) {
        const features = ['0', '1', '2', '3', '4', '5'].map((name, index) => ({
          type: 'Feature',
          properties: { name, number: index },
          geometry: (lost as readonly number[]).includes(index) ? null : point(name),
        }));
        // Without a row it does not exist.
        if (kind.driver === 'FlatGeobuf' && title === 'all') continue;
        await files.write('lost.geojson', JSON.stringify({ type: 'FeatureCollection', features }));
        await convert(kind, 'lost.geojson', '-nlt', 'POINT');
        const from = await describeRows(kind);
        const all = (await outcome(from, readFeatureRows(from, OPTIONS))) as SourceRow[];
        const numbers = all.map(({ number, attributes }) => [number, attributes['name']]);
        // FlatGeobuf's own writer leaves out what has no geometry.
        const kept = features.filter(({ geometry }) => geometry !== null || kind.driver !== 'FlatGeobuf');
        expect(numbers, title).to.deep.equal(
          kept.map(({ properties }, index) => [index + 1, properties.name]),
        );
      }
    });
  }

  /** Leaves gaps in the ids: GDAL would give shapefiles without deleted rows new ones. */
  async function deleteRows({ driver, dataset }: Kind, condition: string): Promise<void> {
    const open = driver === 'ESRI Shapefile' ? ['-oo', 'AUTO_REPACK=NO'] : [];
    const sql = `DELETE FROM rows WHERE ${condition}`;
    await files.ogrinfo(...open, dataset, '-dialect', 'SQLite', '-sql', sql);
  }

  const WITH_DELETED = KINDS.filter(({ driver }) => driver !== 'FlatGeobuf');

  for (const kind of WITH_DELETED) {
    const pointsOf = (names: readonly string[], lost: readonly string[]): object => ({
      type: 'FeatureCollection',
      features: names.map((name) => ({
        type: 'Feature',
        properties: { number: Number(name) },
        geometry: lost.includes(name) ? null : { type: 'Point', coordinates: [1, Number(name)] },
      })),
    });

    it(`come as nothing else where rows are deleted: ${kind.driver}`, async () => {
      const names = Array.from({ length: 3000 }, (_, index) => String(index));
      await files.write('whole.geojson', JSON.stringify(pointsOf(names, [])));
      for (const condition of [
        'number < 2',
        'number IN (2, 4, 8)',
        'number > 2997',
        'number % 3 < 2',
        'number BETWEEN 7 AND 2990',
      ]) {
        await convert(kind, 'whole.geojson');
        await deleteRows(kind, condition);
        const text = (await outcome(...(await bothOf(kind, 'text')))) as SourceRow[];
        expect(text.length, condition).to.be.within(1, 2999);
        expect(await outcome(...(await bothOf(kind, 'stream', NO_TEXT))), condition).to.deep.equal(text);
      }
    });

    it(`are left to text where one of those between deleted ones is left out: ${kind.driver}`, async () => {
      const names = Array.from({ length: 9 }, (_, index) => String(index));
      for (const lost of ['1', '2', '5', '7']) {
        await files.write('lost.geojson', JSON.stringify(pointsOf(names, [lost])));
        await convert(kind, 'lost.geojson', '-nlt', 'POINT');
        await deleteRows(kind, 'number IN (0, 3, 4, 8)');
        const rows = (await outcome(...(await bothOf(kind, 'stream')))) as SourceRow[];
        expect(
          rows.map(({ number, attributes }) => [number, attributes['number']]),
          lost,
        ).to.deep.equal([1, 2, 5, 6, 7].map((name, index) => [index + 1, name]));
        expect(rows).to.deep.equal(await outcome(...(await bothOf(kind, 'text'))));
      }
    });
  }

  it('have as many columns as the source has, however long their names are together', async () => {
    const names = Array.from({ length: 1500 }, (_, index) => `${'n'.repeat(80)}${String(index)}`);
    const properties = Object.fromEntries(names.map((name, index) => [name, index]));
    await files.write(
      'wide.geojson',
      JSON.stringify({ type: 'Feature', properties, geometry: { type: 'Point', coordinates: [1, 2] } }),
    );
    const [, , kind] = KINDS;
    await convert(kind, 'wide.geojson');
    const from = await describeRows(kind, NO_TEXT);
    const [row] = (await outcome(from, readFeatureRows(from, OPTIONS))) as SourceRow[];
    expect(row?.attributes).to.deep.equal(properties);
  });
});
