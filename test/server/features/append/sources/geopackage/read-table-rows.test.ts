import { existsSync } from 'node:fs';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import { makeGeometryConverter } from '../../../../../../server/features/append/convert/geometry.js';
import { readerArguments } from '../../../../../../server/features/append/sources/geopackage/read-table-rows.js';
import { gpkg } from '../../../../../../server/features/append/sources/gpkg.js';
import type { ReadOptions } from '../../../../../../server/features/append/sources/source-format.js';
import { JobError } from '../../../../../../server/jobs/job.js';
import { rejectionOf } from '../../../../../support/rejection.js';
import { fileSource, type GdalFiles, openGdalFiles } from '../gdal-files.js';
import { readAll } from '../source-file.js';
import { findReaders } from './find-readers.js';
import { tableSql, writePair } from './package-file.js';
import { rowsOf, SHAPES } from './random-tables.js';

const { signal } = new AbortController();

describe('large GeoPackages', () => {
  let files: GdalFiles;

  before(async () => {
    files = await openGdalFiles();
    await files.write('one.geojson', '{"type":"Point","coordinates":[1,2]}');
    await files.ogr2ogr('base.gpkg', 'one.geojson', '-nln', 'one', '-lco', 'SPATIAL_INDEX=NO');
  });

  after(() => files.remove());

  /** Rows with their geometries as a layer would store them, or why there are none. */
  async function outcome(name: string, options: Partial<ReadOptions> = {}): Promise<unknown> {
    const file = await fileSource(files.path(name));
    const table = await gpkg.describe(file, { sourceInfo: {}, tableName: 'places', signal });
    try {
      const rows = await readAll(table, options);
      const { type, hasZ = false } = table.geometry ?? {};
      // GDAL marks z in another way than most files.
      const layer = { geometryType: type, hasZ, hasM: false };
      const convert = makeGeometryConverter({ layer, notation: 'wkb', isLonLat: false });
      return rows.map(({ geometry, ...row }) => ({
        ...row,
        geometry: JSON.stringify(convert(geometry)),
      }));
    } catch (error) {
      if (error instanceof JobError) return error.message;
      throw error;
    } finally {
      await table.close?.();
    }
  }

  for (const [title, oddity, numRuns] of [
    ['whatever is in them', 40, 5],
    ['with an unusual value here and there', 1200, 5],
  ] as const) {
    it(`are read as GDAL reads them, ${title}`, async () => {
      const tables = fc
        .constantFrom(...SHAPES)
        .chain((shape) => fc.tuple(fc.constant(shape), rowsOf(shape, oddity)));
      await fc.assert(
        fc.asyncProperty(tables, async ([shape, rows]) => {
          await writePair(files, 'base.gpkg', tableSql(shape, rows));
          expect(await outcome('large.gpkg')).to.deep.equal(await outcome('small.gpkg'));
        }),
        { numRuns, endOnFailure: true },
      );
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
  async function readWithoutGdal(name: string): Promise<unknown> {
    const table = await gpkg.describe(await fileSource(files.path(name)), {
      ...{ sourceInfo: {}, tableName: 'places', signal },
    });
    try {
      return await withoutGdal(() => readAll(table));
    } catch (error) {
      return error;
    } finally {
      await table.close?.();
    }
  }

  for (const shape of SHAPES) {
    it(`of ${shape.name}${shape.hasZ ? ' Z' : ''} are read without GDAL`, async () => {
      const [rows = []] = fc.sample(rowsOf(shape, 0), 1);
      const empty = ['NULL', ...(rows[0]?.slice(1).map(() => 'NULL') ?? [])];
      await writePair(files, 'base.gpkg', tableSql(shape, [...rows, empty]));
      expect(await readWithoutGdal('large.gpkg')).to.have.lengthOf(rows.length + 1);
      expect(await readWithoutGdal('small.gpkg')).to.be.instanceOf(JobError);
    });
  }

  /** As many rows as are more than fits between the processes. */
  const manyRows = (more = ''): string[] => [
    ...tableSql(SHAPES[0] ?? { name: 'POINT', hasZ: false }, []),
    `INSERT INTO places (fid, geom, name) WITH n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 9000)
     SELECT i, x'4750000100000000' || x'0101000000000000000000f03f0000000000000040', printf('%.200c', 'x') FROM n`,
    'UPDATE places SET geom = CAST(geom AS BLOB)',
    ...(more === '' ? [] : [more]),
  ];

  it('are tried again when their reader is killed amid them', async () => {
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

  it('are not left to GDAL for a fault of who takes their rows, which would lose those on their way', async () => {
    await writePair(files, 'base.gpkg', manyRows());
    const table = await gpkg.describe(await fileSource(files.path('large.gpkg')), {
      ...{ sourceInfo: {}, tableName: 'places', signal },
    });
    let count = 0;
    const openTaker: ReadOptions['openTaker'] = () => ({
      take() {
        count += 1;
        if (count === 20) throw new RangeError('no room');
        return true;
      },
      flush: () => undefined,
    });
    try {
      expect(await rejectionOf(readAll(table, { openTaker }))).to.be.instanceOf(JobError);
      expect(count).to.equal(20);
    } finally {
      await table.close?.();
    }
  });

  it('have a reader that knows nothing of how the server was started, but what loads TypeScript', () => {
    const own = ['--env-file=secrets', '--inspect=9229', '--import=loader'];
    expect(readerArguments('reader.js', own)).not.to.include.members(own);
    expect(readerArguments('reader.js', own).at(-1)).to.equal('reader.js');
    expect(readerArguments('reader.ts', own)).to.include.members(own);
  });

  it('are left to GDAL from the first row on of which that is better, each row once', async () => {
    for (const change of [
      "UPDATE places SET name = 'a' || char(31) WHERE fid = 5000",
      "UPDATE places SET name = 'a' || char(0) || 'b' WHERE fid = 1",
      'UPDATE places SET geom = substr(geom, 1, 20) WHERE fid = 8999',
      'DELETE FROM places WHERE fid BETWEEN 100 AND 7000',
      'UPDATE places SET fid = 9223372036854775807 WHERE fid = 9000',
      'UPDATE places SET fid = -9223372036854775808 WHERE fid = 9000',
      'CREATE INDEX everything ON places (name DESC, geom, fid)',
      'ALTER TABLE places ADD COLUMN _rowid_ INTEGER DEFAULT 1',
    ]) {
      await writePair(files, 'base.gpkg', manyRows(change));
      for (const neededFields of [undefined, new Set(['name'])]) {
        const options = neededFields && { neededFields };
        expect(await outcome('large.gpkg', options), change).to.deep.equal(
          await outcome('small.gpkg', options),
        );
      }
    }
  });
});
