import { expect } from 'chai';
import { makeGeometryConverter } from '../../../../../../server/features/append/convert/geometry.js';
import { gpkg } from '../../../../../../server/features/append/sources/gpkg.js';
import type { SourceTable } from '../../../../../../server/features/append/sources/source-format.js';
import { JobError } from '../../../../../../server/jobs/job.js';
import { startBuiltChildren } from '../../../../../support/built-children.js';
import { fileSource, type GdalFiles, openGdalFiles } from '../gdal-files.js';
import { readAll } from '../source-file.js';
import { ODD_GEOMETRIES, ODD_SCHEMAS, ODD_VALUES, type OddTable } from './odd-tables.js';
import { writePair } from './package-file.js';

describe('odd tables of large GeoPackages', () => {
  let files: GdalFiles;
  let startAsBefore: () => void;

  before(async () => {
    startAsBefore = startBuiltChildren();
    files = await openGdalFiles();
    await files.write('one.geojson', '{"type":"Point","coordinates":[1,2]}');
    await files.ogr2ogr('base.gpkg', 'one.geojson', '-nln', 'one', '-lco', 'SPATIAL_INDEX=NO');
    await writePair(
      files,
      'base.gpkg',
      [...ODD_GEOMETRIES, ...ODD_VALUES, ...ODD_SCHEMAS].flatMap(({ statements }) => statements),
    );
  });
  after(async () => {
    startAsBefore();
    await files.remove();
  });

  /** Rows with their geometries as a layer would store them, or why there are none. */
  async function outcome(file: string, tableName: string): Promise<unknown> {
    let table: SourceTable | undefined;
    try {
      const { signal } = new AbortController();
      table = await gpkg.describe(await fileSource(files.path(file)), { sourceInfo: {}, tableName, signal });
      const { type } = table.geometry ?? {};
      const layer = { geometryType: type, hasZ: false, hasM: false };
      const convert = makeGeometryConverter({ layer, notation: 'wkb', isLonLat: false });
      const rows = await readAll(table);
      return rows.map((row) => ({ ...row, geometry: JSON.stringify(convert(row.geometry)) }));
    } catch (error) {
      if (error instanceof JobError) return error.message;
      throw error;
    } finally {
      await table?.close?.();
    }
  }

  async function expectSame({ name }: OddTable): Promise<unknown> {
    const [small, large] = await Promise.all([outcome('small.gpkg', name), outcome('large.gpkg', name)]);
    expect(large).to.deep.equal(small);
    return large;
  }

  for (const table of ODD_GEOMETRIES) {
    it(`are read as GDAL reads them, where a geometry has ${table.title}`, () => expectSame(table));
  }

  for (const table of ODD_VALUES) {
    it(`are read as GDAL reads them, where there is ${table.title}`, () => expectSame(table));
  }

  for (const table of ODD_SCHEMAS) {
    it(`are read as GDAL reads them: ${table.title}`, () => expectSame(table));
  }
});
