import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import {
  type GeometryPlan,
  makeGeometryConverter,
} from '../../../../../../server/features/append/convert/geometry/geometry.js';
import {
  type GdalSource,
  listTables,
} from '../../../../../../server/features/append/formats/gdal/gdal-source.js';
import type { OgrTable } from '../../../../../../server/features/append/formats/gdal/ogrinfo-text.js';
import { readerArguments } from '../../../../../../server/features/append/formats/geopackage/read-table-rows.js';
import { gpkg } from '../../../../../../server/features/append/formats/gpkg.js';
import type {
  ReadOptions,
  SourceTable,
} from '../../../../../../server/features/append/source/source-format.js';
import { JobError } from '../../../../../../server/jobs/job.js';
import { startBuiltChildren } from '../../../../../support/servers/built-children.js';
import { drawCases } from '../../../../../support/files/draw-cases.js';
import { expectSame } from '../../../../../support/expect-same.js';
import { rejectionOf } from '../../../../../support/rejection.js';
import { fileSource, type GdalFiles, openGdalFiles } from '../../source/gdal-files.js';
import { readAll } from '../../source/source-file.js';
import { findReaders } from './find-readers.js';
import { packageSource, readOwnRows } from './own-rows.js';
import { tableSql, writePair } from './package-file.js';
import { rowsOf, SHAPES, type ShapeKind } from './random-tables.js';

const { signal } = new AbortController();

describe('large GeoPackages', () => {
  let files: GdalFiles;
  let startAsBefore: () => void;

  before(async () => {
    startAsBefore = startBuiltChildren();
    files = await openGdalFiles();
    await files.writeBasePackage();
  });

  after(async () => {
    startAsBefore();
    await files.remove();
  });

  /** Rows with their geometries as a layer would store them, or why there are none: once for each of the ways to read. */
  async function outcomes(
    file: string,
    tableName: string,
    ways: readonly Partial<ReadOptions>[],
  ): Promise<unknown[]> {
    const source = await fileSource(files.path(file));
    const table = await gpkg.describe(source, { sourceInfo: {}, tableName, signal });
    const { type, hasZ = false } = table.geometry ?? {};
    // GDAL marks z in another way than most files.
    const layer = { geometryType: type, hasZ, hasM: false };
    const all: unknown[] = [];
    try {
      for (const options of ways) all.push(await outcome(table, layer, options));
      return all;
    } finally {
      await table.close?.();
    }
  }

  async function outcome(
    table: SourceTable,
    layer: GeometryPlan['layer'],
    options: Partial<ReadOptions>,
  ): Promise<unknown> {
    try {
      const rows = await readAll(table, options);
      const convert = makeGeometryConverter({ layer, notation: 'wkb', isLonLat: false });
      return rows.map(({ geometry, ...row }) => ({
        ...row,
        geometry: JSON.stringify(convert(geometry)),
      }));
    } catch (error) {
      if (error instanceof JobError) return error.message;
      throw error;
    }
  }

  async function expectAlike(
    tableName: string,
    ways: readonly Partial<ReadOptions>[],
    told = tableName,
  ): Promise<void> {
    const [small, large] = await Promise.all([
      outcomes('small.gpkg', tableName, ways),
      outcomes('large.gpkg', tableName, ways),
    ]);
    expectSame(large, small, told);
  }

  for (const [title, oddity, count] of [
    ['whatever is in them', 40, 5],
    ['with an unusual value here and there', 1200, 5],
  ] as const) {
    it(`reads a large GeoPackage as GDAL does, ${title}`, async () => {
      const table = fc
        .constantFrom(...SHAPES)
        .chain((shape) => fc.tuple(fc.constant(shape), rowsOf(shape, oddity)));
      const tables = drawCases(table, count);
      const nameOf = (index: number): string => `places${String(index)}`;
      await writePair(
        files,
        'base.gpkg',
        tables.flatMap(([shape, rows], index) => tableSql(shape, rows, nameOf(index))),
      );
      for (const [index, drawn] of tables.entries())
        await expectAlike(nameOf(index), [{}], JSON.stringify(drawn));
    });
  }

  /** Runs `work` where GDAL cannot be found; what bounds children is. */
  async function withoutGdal<T>(work: () => Promise<T>): Promise<T> {
    const folder = await mkdtemp(join(tmpdir(), 'fairground-no-gdal-'));
    const { PATH = '' } = process.env;
    try {
      for (const program of ['nice', 'unshare', 'prlimit', 'setpriv']) {
        const found = PATH.split(delimiter)
          .map((place) => join(place, program))
          .find(existsSync);
        if (found !== undefined) await symlink(found, join(folder, program));
      }
      process.env['PATH'] = folder;
      return await work();
    } finally {
      process.env['PATH'] = PATH;
      await rm(folder, { recursive: true });
    }
  }

  /** Reads a table after GDAL has described it. */
  async function readWithoutGdal(name: string, tableName: string): Promise<unknown> {
    const table = await gpkg.describe(await fileSource(files.path(name)), {
      ...{ sourceInfo: {}, tableName, signal },
    });
    try {
      return await withoutGdal(() => readAll(table));
    } catch (error) {
      return error;
    } finally {
      await table.close?.();
    }
  }

  describe('of each kind', () => {
    const counts = new Map<string, number>();
    let large: GdalSource;
    let described: readonly OgrTable[];

    before(async () => {
      const tables = SHAPES.map((shape) => {
        const [rows = []] = fc.sample(rowsOf(shape, 0), 1);
        const empty = ['NULL', ...(rows[0]?.slice(1).map(() => 'NULL') ?? [])];
        counts.set(tableOf(shape), rows.length + 1);
        return tableSql(shape, [...rows, empty], tableOf(shape));
      });
      await writePair(files, 'base.gpkg', tables.flat());
      large = packageSource(files, 'large.gpkg');
      described = await listTables(large, signal);
    });

    const tableOf = ({ name, hasZ }: ShapeKind): string => `${name}${hasZ ? '_Z' : ''}`;

    for (const shape of SHAPES) {
      it(`reads a large GeoPackage of ${shape.name}${shape.hasZ ? ' Z' : ''} without GDAL`, async () => {
        const name = tableOf(shape);
        const table = described.find((one) => one.name === name);
        if (table === undefined) throw new Error(`there is no table ${name}`);
        expect(await readOwnRows(large, table)).to.have.lengthOf(counts.get(name) ?? 0);
      });
    }

    for (const name of ['POINT', 'MULTIPOLYGON_Z']) {
      it(`reads without GDAL: ${name}`, async () => {
        expect(await readWithoutGdal('large.gpkg', name)).to.have.lengthOf(counts.get(name) ?? 0);
      });
    }

    it('reads small GeoPackages with GDAL', async () => {
      expect(await readWithoutGdal('small.gpkg', 'POINT')).to.be.instanceOf(JobError);
    });
  });

  /** As many rows as are more than fits between the processes, unless told. */
  const manyRows = (table = 'places', count = 9000, length = 200): string[] => [
    ...tableSql({ name: 'POINT', hasZ: false }, [], table),
    `INSERT INTO ${table} (fid, geom, name) WITH n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT ${String(count)})
     SELECT i, x'47500001000000000101000000000000000000f03f0000000000000040', printf('%.${String(length)}c', 'x') FROM n`,
  ];

  it('retries a large GeoPackage when its reader is killed', async () => {
    await writePair(files, 'base.gpkg', manyRows());
    const table = await gpkg.describe(await fileSource(files.path('large.gpkg')), {
      ...{ sourceInfo: {}, tableName: 'places', signal },
    });
    try {
      const batches = table.read({ signal, keepsBigIntegers: false, wantedFields: new Set() });
      const failure = await rejectionOf(
        (async () => {
          for await (const { rows } of batches) {
            expect(rows).not.to.be.empty;
            for (const pid of findReaders()) process.kill(pid, 'SIGKILL');
          }
        })(),
      );
      expect(failure).to.include({ code: 'append.reader_lost', retryable: true });
    } finally {
      await table.close?.();
    }
    expect(findReaders()).to.deep.equal([]);
  });

  it('fails without falling back to GDAL when the consumer of the rows fails', async () => {
    await writePair(files, 'base.gpkg', manyRows());
    const table = await gpkg.describe(await fileSource(files.path('large.gpkg')), {
      ...{ sourceInfo: {}, tableName: 'places', signal },
    });
    let count = 0;
    const openFastPath: ReadOptions['openFastPath'] = () => ({
      take() {
        count += 1;
        if (count === 20) throw new RangeError('no room');
        return true;
      },
      flush: () => undefined,
    });
    try {
      expect(await rejectionOf(readAll(table, { openFastPath }))).to.be.instanceOf(JobError);
      expect(count).to.equal(20);
    } finally {
      await table.close?.();
    }
  });

  it("starts the reader without the server's own arguments, except for loaders of TypeScript", () => {
    const own = ['--env-file=secrets', '--inspect=9229', '--import=loader'];
    expect(readerArguments('reader.js', own)).not.to.include.members(own);
    expect(readerArguments('reader.js', own).at(-1)).to.equal('reader.js');
    expect(readerArguments('reader.ts', own)).to.include.members(own);
  });

  it('continues with GDAL from the first row that needs it, each row once', async () => {
    // Changes to tables of several batches, the largest batches among them.
    const changes = [
      "UPDATE places0 SET name = 'a' || char(31) WHERE fid = 1500",
      "UPDATE places1 SET name = 'a' || char(0) || 'b' WHERE fid = 1",
      'UPDATE places2 SET geom = substr(geom, 1, 20) WHERE fid = 2499',
      'DELETE FROM places3 WHERE fid BETWEEN 100 AND 2000',
      'UPDATE places4 SET fid = 9223372036854775807 WHERE fid = 2500',
      'UPDATE places5 SET fid = -9223372036854775808 WHERE fid = 2500',
      'CREATE INDEX everything ON places6 (name DESC, geom, fid)',
      'ALTER TABLE places7 ADD COLUMN _rowid_ INTEGER DEFAULT 1',
      // Ids of more digits than a number has, and rows of which the file says that they are fewer.
      `UPDATE places8 SET fid = fid + 9007199254740992 WHERE fid > 30;
       INSERT INTO gpkg_ogr_contents VALUES ('places8', 7)`,
    ];
    const names = changes.map((_, index) => `places${String(index)}`);
    await writePair(files, 'base.gpkg', [...names.flatMap((name) => manyRows(name, 2500, 60)), ...changes]);
    for (const name of names) await expectAlike(name, [{}, { neededFields: new Set(['name']) }]);
  });
});
