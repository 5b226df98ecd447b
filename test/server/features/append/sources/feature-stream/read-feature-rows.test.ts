import { mkdir, rm } from 'node:fs/promises';
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
import { drawCases } from '../../../../../support/draw-cases.js';
import { expectSame } from '../../../../../support/expect-same.js';
import { rejectionOf } from '../../../../../support/rejection.js';
import { type GdalFiles, openGdalFiles } from '../gdal-files.js';
import { emptyTableSql, tableSql, writePackage } from '../geopackage/package-file.js';
import { rowsOf, SHAPES } from '../geopackage/random-tables.js';

const { signal } = new AbortController();
const OPTIONS: ReadOptions = { signal, keepsBigIntegers: true, wantedFields: new Set() };

/** In SQL, of a GeoPackage. */
const POINT = "x'47500001e61000000101000000000000000000f03f0000000000000040'";

/** A dataset holds all tables of a test: each start of a program of GDAL costs more than a table does. */
const KINDS = [
  { driver: 'OpenFileGDB', dataset: 'rows.gdb', extension: undefined, options: [], isZoneless: true },
  {
    driver: 'ESRI Shapefile',
    dataset: 'shapes',
    extension: 'shp',
    options: ['-lco', 'ENCODING=UTF-8'],
    isZoneless: true,
  },
  {
    driver: 'FlatGeobuf',
    dataset: 'buffers',
    extension: 'fgb',
    options: ['-lco', 'SPATIAL_INDEX=NO'],
    isZoneless: false,
  },
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

  /** Makes a dataset of tables by the statements that make them, of all that the format can hold. */
  async function make(
    { driver, dataset, options }: Kind,
    tables: Readonly<Record<string, readonly string[]>>,
  ): Promise<void> {
    await writePackage(files, 'tables.gpkg', 'base.gpkg', Object.values(tables).flat());
    await rm(files.path(dataset), { recursive: true, force: true });
    const from = ['tables.gpkg', ...Object.keys(tables)];
    await files.ogr2ogr('-f', driver, dataset, ...from, '-skipfailures', ...options);
  }

  /** The dataset in which a table is alone, where the format has such. */
  const alone = ({ dataset, extension }: Kind, name: string): string =>
    extension === undefined ? dataset : `${dataset}/${name}.${extension}`;

  /** What the tables of a dataset are, by their names. */
  async function describeTables(
    kind: Kind,
    environment?: Record<string, string>,
  ): Promise<(name: string) => GdalRowsOptions> {
    const { driver, dataset, isZoneless } = kind;
    const whole: GdalSource = {
      format: 'test',
      ...{ driver, dataset, isZoneless, sql: 'ogr', openOptions: [], settings: DEFAULT_SOURCE_SETTINGS },
      folder: { path: files.path('.'), remove: () => Promise.resolve() } as GdalSource['folder'],
    };
    const tables = await listTables(whole, signal);
    return (name) => {
      const table = tables.find((one) => one.name === name);
      if (table === undefined) throw new Error(`there is no table ${name}`);
      const source = {
        ...whole,
        dataset: alone(kind, name),
        ...(environment !== undefined && { environment }),
      };
      return {
        ...{ source, table, columns: selectColumns(table, source), isCountSure: driver === 'OpenFileGDB' },
        findDeletionMarks: (reading) => findMarks(source, name, reading),
        geometry: readGeometryWords(table.geometryWords),
        spatialReference: readWktReference(table.wkt),
      };
    };
  }

  async function findMarks(
    source: GdalSource,
    table: string,
    reading: AbortSignal,
  ): Promise<DeletionMarks | undefined> {
    if (source.driver === 'OpenFileGDB') return findDeletionMarks(source, table, reading);
    const path = files.path(source.dataset.replace(/shp$/, 'dbf'));
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

  const streamed = (from: GdalRowsOptions): Promise<unknown> => outcome(from, readFeatureRows(from, OPTIONS));
  const asText = (from: GdalRowsOptions): Promise<unknown> => outcome(from, readGdalRows(from, OPTIONS));

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
        const drawn = drawCases(fc.tuple(tables, ids), 6).map(([[shape, rows], deleted], index) => ({
          ...{ shape, rows, deleted, name: `places${String(index)}` },
        }));
        await make(
          kind,
          Object.fromEntries(drawn.map(({ name, shape, rows }) => [name, tableSql(shape, rows, name)])),
        );
        for (const { name, deleted } of drawn) {
          if (kind.driver !== 'FlatGeobuf' && deleted.length > 0) await deleteRows(kind, name, deleted);
        }
        const describeTable = await describeTables(kind);
        for (const { name, ...table } of drawn) {
          const from = describeTable(name);
          const [stream, text] = await Promise.all([streamed(from), asText(from)]);
          expect(stream).to.be.an('array');
          expectSame(stream, text, JSON.stringify(table));
        }
      });
    }
  }

  for (const kind of KINDS) {
    it(`come as nothing else when there is nothing unusual in them: ${kind.driver}`, async () => {
      const drawn = SHAPES.map((shape, index) => {
        const [rows = []] = fc.sample(rowsOf(shape, 0), 1);
        const name = `places${String(index)}`;
        return { name, count: rows.length, sql: tableSql(shape, rows, name) };
      });
      await make(kind, Object.fromEntries(drawn.map(({ name, sql }) => [name, sql])));
      const describeTable = await describeTables(kind, NO_TEXT);
      for (const { name, count } of drawn) {
        expect(await streamed(describeTable(name)), name).to.have.lengthOf(count);
      }
      const failure = await rejectionOf(asText(describeTable('places0')));
      expect(failure).to.include({ code: 'append.source_unreadable' });
    });
  }

  /** The statements that make a table of points that are numbered from 0 on, some of them without a geometry. */
  function numberedSql(name: string, count: number, lost: readonly number[]): string[] {
    const columns = [{ sql: 'name TEXT' }, { sql: 'number INTEGER' }];
    return [
      ...emptyTableSql({ name: 'POINT', hasZ: false }, columns, name),
      `INSERT INTO ${name} WITH n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n LIMIT ${String(count)})
       SELECT i + 1, iif(i IN (${lost.join(', ')}), NULL, ${POINT}), CAST(i AS TEXT), i FROM n`,
    ];
  }

  for (const kind of KINDS) {
    it(`are left to text from the first that cannot come, each once: ${kind.driver}`, async () => {
      const losses = { first: [0], amid: [2, 3], last: [5], every: [0, 1, 2, 3, 4, 5] };
      const tables = Object.entries(losses)
        // Without a row it does not exist.
        .filter(([name]) => kind.driver !== 'FlatGeobuf' || name !== 'every');
      await make(kind, Object.fromEntries(tables.map(([name, lost]) => [name, numberedSql(name, 6, lost)])));
      const describeTable = await describeTables(kind);
      for (const [name, lost] of tables) {
        const rows = (await streamed(describeTable(name))) as SourceRow[];
        // FlatGeobuf's own writer leaves out what has no geometry.
        const kept = [0, 1, 2, 3, 4, 5].filter(
          (number) => !lost.includes(number) || kind.driver !== 'FlatGeobuf',
        );
        expect(
          rows.map(({ number, attributes }) => [number, attributes['name']]),
          name,
        ).to.deep.equal(kept.map((number, index) => [index + 1, String(number)]));
      }
    });
  }

  /** Leaves gaps in the ids. Rows are counted from 0, and there may be none of a number; `condition` says the same in SQL. */
  async function deleteRows(
    kind: Kind,
    name: string,
    numbers: readonly number[],
    condition = `rowid IN (${numbers.map((number) => number + 1).join(', ')})`,
  ): Promise<void> {
    if (kind.driver === 'ESRI Shapefile') {
      await markDeleted(alone(kind, name).replace(/shp$/, 'dbf'), numbers);
      return;
    }
    const sql = `DELETE FROM ${name} WHERE ${condition}`;
    await files.ogrinfo(kind.dataset, '-dialect', 'SQLite', '-sql', sql);
  }

  /** All that GDAL does to delete rows of a shapefile, and quicker than its start. */
  async function markDeleted(table: string, numbers: readonly number[]): Promise<void> {
    const bytes = await files.read(table);
    const [count, start, size] = [bytes.readUInt32LE(4), bytes.readUInt16LE(8), bytes.readUInt16LE(10)];
    for (const number of numbers) if (number < count) bytes.write('*', start + number * size);
    await files.write(table, bytes);
  }

  const WITH_DELETED = KINDS.filter(({ driver }) => driver !== 'FlatGeobuf');

  for (const kind of WITH_DELETED) {
    it(`come as nothing else where rows are deleted: ${kind.driver}`, async () => {
      const deleted: Readonly<Record<string, readonly [sql: string, (number: number) => boolean]>> = {
        first: ['number < 2', (number) => number < 2],
        early: ['number IN (2, 4, 8)', (number) => [2, 4, 8].includes(number)],
        last: ['number > 2997', (number) => number > 2997],
        most: ['number % 3 < 2', (number) => number % 3 < 2],
        amid: ['number BETWEEN 7 AND 2990', (number) => number >= 7 && number <= 2990],
      };
      const names = Object.keys(deleted);
      await make(kind, Object.fromEntries(names.map((name) => [name, numberedSql(name, 3000, [])])));
      const numbers = Array.from({ length: 3000 }, (_, number) => number);
      for (const [name, [condition, isDeleted]] of Object.entries(deleted))
        await deleteRows(kind, name, numbers.filter(isDeleted), condition);
      const [describeTable, describeForStream] = [
        await describeTables(kind),
        await describeTables(kind, NO_TEXT),
      ];
      for (const [name, [, isDeleted]] of Object.entries(deleted)) {
        const text = (await asText(describeTable(name))) as SourceRow[];
        const kept = numbers.filter((number) => !isDeleted(number));
        expect(
          text.map(({ attributes }) => attributes['number']),
          name,
        ).to.deep.equal(kept);
        expectSame(await streamed(describeForStream(name)), text, name);
      }
    });

    it(`are left to text where one of those between deleted ones is left out: ${kind.driver}`, async () => {
      const losses = { lost1: 1, lost2: 2, lost5: 5, lost7: 7 };
      await make(
        kind,
        Object.fromEntries(
          Object.entries(losses).map(([name, lost]) => [name, numberedSql(name, 9, [lost])]),
        ),
      );
      for (const name of Object.keys(losses)) await deleteRows(kind, name, [0, 3, 4, 8]);
      const describeTable = await describeTables(kind);
      for (const name of Object.keys(losses)) {
        const rows = (await streamed(describeTable(name))) as SourceRow[];
        expect(
          rows.map(({ number, attributes }) => [number, attributes['number']]),
          name,
        ).to.deep.equal([1, 2, 5, 6, 7].map((number, index) => [index + 1, number]));
        expect(rows).to.deep.equal(await asText(describeTable(name)));
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
    await rm(files.path(kind.dataset), { recursive: true, force: true });
    await mkdir(files.path(kind.dataset));
    await files.ogr2ogr('-f', kind.driver, alone(kind, 'wide'), 'wide.geojson', ...kind.options);
    const describeTable = await describeTables(kind, NO_TEXT);
    const [row] = (await streamed(describeTable('wide'))) as SourceRow[];
    expect(row?.attributes).to.deep.equal(properties);
  });
});
