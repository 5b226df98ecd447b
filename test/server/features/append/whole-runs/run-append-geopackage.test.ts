import fc from 'fast-check';
import { startBuiltChildren } from '../../../../support/servers/built-children.js';
import { forEachDatabase, type TestDatabases } from '../../../../support/databases/databases.js';
import { expectSame } from '../../../../support/expect-same.js';
import { type AppendFixture, field, openAppendFixture } from '../support/append-fixture.js';
import { type GdalFiles, openGdalFiles } from '../source/gdal-files.js';
import { tableSql, writePair } from '../formats/geopackage/package-file.js';
import { rowsOf, type ShapeKind } from '../formats/geopackage/random-tables.js';

/** For the columns that random tables have. */
const FIELDS = [
  field('name', 'String', { length: 20 }),
  field('whole', 'BigInteger'),
  field('medium', 'Integer'),
  field('tiny', 'SmallInteger'),
  field('flag', 'SmallInteger'),
  field('amount', 'Double'),
  field('single', 'Single'),
  field('born', 'DateOnly'),
  field('seen', 'Date'),
  field('other', 'String'),
];

const SHAPES: readonly (ShapeKind & { readonly geometryType: string })[] = [
  { name: 'POINT', hasZ: false, geometryType: 'esriGeometryPoint' },
  { name: 'MULTIPOINT', hasZ: true, geometryType: 'esriGeometryMultipoint' },
  { name: 'LINESTRING', hasZ: false, geometryType: 'esriGeometryPolyline' },
  { name: 'POLYGON', hasZ: true, geometryType: 'esriGeometryPolygon' },
  { name: 'MULTIPOLYGON', hasZ: false, geometryType: 'esriGeometryPolygon' },
];

forEachDatabase('an append of a large GeoPackage', (open) => {
  let databases: TestDatabases;
  let files: GdalFiles;
  let startAsBefore: () => void;

  before(async () => {
    startAsBefore = startBuiltChildren();
    databases = await open();
    files = await openGdalFiles();
    await files.writeBasePackage();
  });
  after(async () => {
    startAsBefore();
    await files.remove();
  });

  async function outcome(fixture: AppendFixture, file: string): Promise<unknown> {
    const status = await fixture.append({
      appendUploadId: await fixture.upload(await files.read(file)),
      appendUploadFormat: 'gpkg',
      sourceTableName: 'places',
      truncateExisting: true,
      rollbackOnFailure: false,
    });
    const { recordCount, insertCount, errorCount, errors } = status;
    const rows = (await fixture.rows()).map(({ globalid: _, ...row }) => row);
    return { recordCount, insertCount, errorCount, errors, rows, extent: (await fixture.current()).extent };
  }

  for (const { geometryType, ...shape } of SHAPES) {
    const { name, hasZ } = shape;
    it(`loads a large GeoPackage of ${name}${hasZ ? ' Z' : ''} with the rows and report of a small one`, async () => {
      const fixture = await openAppendFixture(databases, {
        fields: FIELDS,
        geometryType,
        hasZ,
      });
      try {
        // At first those that we read, then some that are left to GDAL.
        const tables = fc
          .tuple(rowsOf(shape, 0), rowsOf(shape, 1200), rowsOf(shape, 6))
          .map((parts) => parts.flat());
        await fc.assert(
          fc.asyncProperty(tables, async (rows) => {
            await writePair(files, 'base.gpkg', tableSql(shape, rows));
            expectSame(await outcome(fixture, 'large.gpkg'), await outcome(fixture, 'small.gpkg'));
          }),
          { numRuns: 2, endOnFailure: true },
        );
      } finally {
        await fixture.close();
      }
    });
  }
});
