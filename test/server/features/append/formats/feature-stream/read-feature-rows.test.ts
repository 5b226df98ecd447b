import { mkdir, readFile, rm } from 'node:fs/promises';
import { expect } from 'chai';
import fc from 'fast-check';
import { makeGeometryConverter } from '../../../../../../server/features/append/convert/geometry/geometry.js';
import type { DeletionMarks } from '../../../../../../server/features/append/formats/gdal/deleted-rows.js';
import { readFeatureRows } from '../../../../../../server/features/append/formats/feature-stream/read-feature-rows.js';
import { findDeletionMarks } from '../../../../../../server/features/append/formats/filegdb/deletion-marks.js';
import {
  deletionMarksOf,
  parseDbfHeader,
} from '../../../../../../server/features/append/formats/shapefile/dbf-header.js';
import type {
  GdalRows,
  GdalRowsOptions,
} from '../../../../../../server/features/append/formats/gdal/gdal-rows.js';
import { readGdalRows } from '../../../../../../server/features/append/formats/gdal/read-gdal-rows.js';
import {
  type GdalSource,
  listTables,
} from '../../../../../../server/features/append/formats/gdal/gdal-source.js';
import { readGeometryWords } from '../../../../../../server/features/append/formats/gdal/ogrinfo-text.js';
import { selectColumns } from '../../../../../../server/features/append/formats/gdal/select-rows.js';
import { readWktReference } from '../../../../../../server/features/append/formats/gdal/wkt-reference.js';
import type {
  ReadOptions,
  SourceRow,
} from '../../../../../../server/features/append/source/source-format.js';
import { DEFAULT_SOURCE_SETTINGS } from '../../../../../../server/config/source-settings.js';
import { JobError } from '../../../../../../server/jobs/job.js';
import { drawCases } from '../../../../../support/files/draw-cases.js';
import { expectSame } from '../../../../../support/expect-same.js';
import { rejectionOf } from '../../../../../support/rejection.js';
import { type GdalFiles, openGdalFiles } from '../../source/gdal-files.js';
import { emptyTableSql, tableSql, writePackage } from '../geopackage/package-file.js';
import { rowsOf, SHAPES } from '../geopackage/random-tables.js';
import { markDeletedInGeodatabase, markDeletedInShapefile } from './mark-deleted.js';

const { signal } = new AbortController();
const OPTIONS: ReadOptions = { signal, keepsBigIntegers: true, wantedFields: new Set() };

/** The folder of the sources, with nothing in it but one dataset. */
const FOLDER = 'source';

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

/** True if rows can be deleted from it, and may lack a geometry. */
const marksDeleted = ({ driver }: Kind): boolean => driver !== 'FlatGeobuf';

/** Names of drivers that write text: without them rows can only come as a stream of features. */
const NO_TEXT = { OGR_SKIP: 'PGDump' };

describe('rows as a stream of features', () => {
  let files: GdalFiles;
  /** Names of the tables of the dataset, in their order. */
  let made: readonly string[] = [];

  before(async () => {
    files = await openGdalFiles();
    await files.writeBasePackage();
  });

  after(() => files.remove());

  /** Makes a dataset of tables by the statements that make them, of all that the format can hold. */
  async function make(
    { driver, dataset, options }: Kind,
    tables: Readonly<Record<string, readonly string[]>>,
  ): Promise<void> {
    await writePackage(files, 'tables.gpkg', 'base.gpkg', Object.values(tables).flat());
    await emptyFolder();
    made = Object.keys(tables);
    const from = ['tables.gpkg', ...made];
    await files.ogr2ogr('-f', driver, `${FOLDER}/${dataset}`, ...from, '-skipfailures', ...options);
  }

  async function emptyFolder(): Promise<void> {
    await rm(files.path(FOLDER), { recursive: true, force: true });
    await mkdir(files.path(FOLDER));
  }

  /** The dataset in which a table is alone, where the format has such. */
  const alone = ({ dataset, extension }: Kind, name: string): string =>
    extension === undefined ? dataset : `${dataset}/${name}.${extension}`;

  /** Describes the tables of a dataset, by their names. */
  async function describeTables(
    kind: Kind,
    environment?: Record<string, string>,
  ): Promise<(name: string) => GdalRowsOptions> {
    const { driver, dataset, isZoneless } = kind;
    const whole: GdalSource = {
      format: 'test',
      ...{ driver, dataset, isZoneless, sql: 'ogr', openOptions: [], settings: DEFAULT_SOURCE_SETTINGS },
      folder: { path: files.path(FOLDER), remove: () => Promise.resolve() } as GdalSource['folder'],
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
    const path = files.path(`${FOLDER}/${source.dataset.replace(/shp$/, 'dbf')}`);
    if (source.driver !== 'ESRI Shapefile') return undefined;
    const bytes = await readFile(path);
    const header = parseDbfHeader(bytes, bytes.length);
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

  const manyIds = fc.array(fc.nat(80), { maxLength: 9 });

  for (const kind of KINDS) {
    it(`reads the same features as from text, whatever their values: ${kind.driver}`, async () => {
      const tables = fc
        .constantFrom(...SHAPES)
        .chain((shape) => fc.tuple(fc.constant(shape), rowsOf(shape, 40)));
      const drawn = drawCases(fc.tuple(tables, manyIds), 6).map(([[shape, rows], deleted], index) => ({
        ...{ shape, rows, deleted, name: `places${String(index)}` },
      }));
      await make(
        kind,
        Object.fromEntries(drawn.map(({ name, shape, rows }) => [name, tableSql(shape, rows, name)])),
      );
      for (const { name, deleted } of drawn) await markDeleted(kind, name, deleted);
      const describeTable = await describeTables(kind);
      for (const { name, ...table } of drawn) {
        const from = describeTable(name);
        // Reading as text comes first, so that tables left to text are remembered by then.
        const text = await asText(from);
        const stream = await streamed(from);
        expect(stream).to.be.an('array');
        expectSame(stream, text, JSON.stringify(table));
      }
    });
  }

  for (const kind of KINDS) {
    it(`reads usual features only as a stream: ${kind.driver}`, async () => {
      const drawn = SHAPES.map((shape, index) => {
        const [[rows, deleted] = [[], []]] = fc.sample(fc.tuple(rowsOf(shape, 0), manyIds), 1);
        return { shape, rows, deleted, name: `places${String(index)}` };
      });
      await make(
        kind,
        Object.fromEntries(drawn.map(({ name, shape, rows }) => [name, tableSql(shape, rows, name)])),
      );
      for (const { name, deleted } of drawn) await markDeleted(kind, name, deleted);
      const [describeTable, describeForStream] = [
        await describeTables(kind),
        await describeTables(kind, NO_TEXT),
      ];
      const [compared = []] = fc.sample(fc.shuffledSubarray(drawn, { minLength: 6, maxLength: 6 }), 1);
      for (const table of drawn) {
        const { name, rows, deleted } = table;
        const stream = await streamed(describeForStream(name));
        const isLeft = (_: unknown, row: number): boolean => !marksDeleted(kind) || !deleted.includes(row);
        expect(stream, name).to.have.lengthOf(rows.filter(isLeft).length);
        if (compared.includes(table))
          expectSame(stream, await asText(describeTable(name)), JSON.stringify(table));
      }
      const failure = await rejectionOf(asText(describeForStream('places0')));
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
    describe(`in part: ${kind.driver}`, () => {
      // FlatGeobuf's own writer leaves out what has no geometry; without a row a table does not exist.
      const isWhole = marksDeleted(kind);
      const lostFrom = { first: [0], amid: [2, 3], last: [5], ...(isWhole && { every: [0, 1, 2, 3, 4, 5] }) };
      const lostBetween = isWhole ? { lost1: 1, lost2: 2, lost5: 5, lost7: 7 } : {};
      let describeTable: (name: string) => GdalRowsOptions;

      before(async () => {
        await make(
          kind,
          Object.fromEntries([
            ...Object.entries(lostFrom).map(([name, lost]) => [name, numberedSql(name, 6, lost)] as const),
            ...Object.entries(lostBetween).map(
              ([name, lost]) => [name, numberedSql(name, 9, [lost])] as const,
            ),
          ]),
        );
        for (const name of Object.keys(lostBetween)) await markDeleted(kind, name, [0, 3, 4, 8]);
        describeTable = await describeTables(kind);
      });

      it('reads as text from the first feature that cannot be streamed, each row once', async () => {
        for (const [name, lost] of Object.entries(lostFrom)) {
          const rows = (await streamed(describeTable(name))) as SourceRow[];
          const kept = [0, 1, 2, 3, 4, 5].filter((number) => !lost.includes(number) || isWhole);
          expect(
            rows.map(({ number, attributes }) => [number, attributes['name']]),
            name,
          ).to.deep.equal(kept.map((number, index) => [index + 1, String(number)]));
        }
      });

      if (!isWhole) return;

      it('reads as text where a row between deleted rows is left out', async () => {
        for (const name of Object.keys(lostBetween)) {
          const rows = (await streamed(describeTable(name))) as SourceRow[];
          expect(
            rows.map(({ number, attributes }) => [number, attributes['number']]),
            name,
          ).to.deep.equal([1, 2, 5, 6, 7].map((number, index) => [index + 1, number]));
          expect(rows).to.deep.equal(await asText(describeTable(name)));
        }
      });
    });
  }

  /** Leaves gaps in the ids without a start of GDAL. Rows are counted from 0, and there may be none of a number. */
  async function markDeleted(kind: Kind, name: string, numbers: readonly number[]): Promise<void> {
    const path = files.path(`${FOLDER}/${alone(kind, name)}`);
    if (kind.driver === 'ESRI Shapefile') await markDeletedInShapefile(path, numbers);
    if (kind.driver === 'OpenFileGDB') await markDeletedInGeodatabase(path, made.indexOf(name), numbers);
  }

  for (const kind of KINDS.filter(marksDeleted)) {
    it(`streams sources with deleted rows: ${kind.driver}`, async () => {
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
      for (const [name, [condition, isDeleted]] of Object.entries(deleted)) {
        const sql = `DELETE FROM ${name} WHERE ${condition}`;
        if (kind.driver === 'ESRI Shapefile') await markDeleted(kind, name, numbers.filter(isDeleted));
        else await files.ogrinfo(`${FOLDER}/${kind.dataset}`, '-dialect', 'SQLite', '-sql', sql);
      }
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
  }

  it('reads as many columns as the source has, however long their names are in total', async () => {
    const names = Array.from({ length: 1500 }, (_, index) => `${'n'.repeat(80)}${String(index)}`);
    const properties = Object.fromEntries(names.map((name, index) => [name, index]));
    await files.write(
      'wide.geojson',
      JSON.stringify({ type: 'Feature', properties, geometry: { type: 'Point', coordinates: [1, 2] } }),
    );
    const [, , kind] = KINDS;
    await emptyFolder();
    await mkdir(files.path(`${FOLDER}/${kind.dataset}`));
    const path = `${FOLDER}/${alone(kind, 'wide')}`;
    await files.ogr2ogr('-f', kind.driver, path, 'wide.geojson', ...kind.options);
    const describeTable = await describeTables(kind, NO_TEXT);
    const [row] = (await streamed(describeTable('wide'))) as SourceRow[];
    expect(row?.attributes).to.deep.equal(properties);
  });
});
