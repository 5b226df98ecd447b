import { expect } from 'chai';
import { makeGeometryConverter } from '../../../../../../server/features/append/convert/geometry/geometry.js';
import {
  type GdalSource,
  listTables,
} from '../../../../../../server/features/append/formats/gdal/gdal-source.js';
import {
  type OgrTable,
  readGeometryWords,
} from '../../../../../../server/features/append/formats/gdal/ogrinfo-text.js';
import { gpkg } from '../../../../../../server/features/append/formats/gpkg.js';
import type {
  SourceGeometry,
  SourceRow,
  SourceTable,
} from '../../../../../../server/features/append/source/source-format.js';
import { JobError } from '../../../../../../server/jobs/job.js';
import { startBuiltChildren } from '../../../../../support/servers/built-children.js';
import { fileSource, type GdalFiles, openGdalFiles } from '../../source/gdal-files.js';
import { readAll } from '../../source/source-file.js';
import {
  ODD_GEOMETRIES,
  ODD_REFUSED,
  ODD_SCHEMAS,
  ODD_TYPES,
  ODD_VALUES,
  type OddTable,
  ROWS_OF_EACH,
} from './odd-tables.js';
import { packageSource, readOwnRows } from './own-rows.js';
import { writePair } from './package-file.js';

const { signal } = new AbortController();

describe('odd tables of large GeoPackages', () => {
  let files: GdalFiles;
  let small: GdalSource;
  let tables: readonly OgrTable[];
  let startAsBefore: () => void;

  before(async () => {
    startAsBefore = startBuiltChildren();
    files = await openGdalFiles();
    await files.writeBasePackage();
    await writePair(
      files,
      'base.gpkg',
      [
        ...ODD_GEOMETRIES,
        ...ODD_GEOMETRIES.flatMap(({ parts }) => parts),
        ...[...ODD_REFUSED, ...ODD_TYPES, ...ODD_VALUES, ...ODD_SCHEMAS],
      ].flatMap(({ statements }) => statements),
    );
    small = packageSource(files, 'small.gpkg');
    tables = await listTables(small, signal);
  });
  after(async () => {
    startAsBefore();
    await files.remove();
  });

  function toStored(rows: readonly SourceRow[], geometry: SourceGeometry | null | undefined): SourceRow[] {
    const layer = { geometryType: geometry?.type, hasZ: false, hasM: false };
    const convert = makeGeometryConverter({ layer, notation: 'wkb', isLonLat: false });
    return rows.map((row) => ({ ...row, geometry: JSON.stringify(convert(row.geometry)) }));
  }

  /** Rows with their geometries as a layer would store them, or why there are none. */
  async function outcome(file: string, tableName: string): Promise<unknown> {
    let table: SourceTable | undefined;
    try {
      table = await gpkg.describe(await fileSource(files.path(file)), { sourceInfo: {}, tableName, signal });
      return toStored(await readAll(table), table.geometry);
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

  for (const { parts, ...joined } of ODD_GEOMETRIES) {
    describe(joined.title, () => {
      let rows: readonly SourceRow[];

      before(async () => {
        const read = await outcome('small.gpkg', joined.name);
        expect(read)
          .to.be.an('array')
          .of.length(parts.length * ROWS_OF_EACH);
        rows = read as readonly SourceRow[];
      });

      it('reads tables of odd geometries in sequence as GDAL does', async () => {
        expect(await outcome('large.gpkg', joined.name)).to.deep.equal(rows);
      });

      for (const [index, { title, name }] of parts.entries()) {
        it(`reads rows without GDAL up to a geometry that has ${title}`, async () => {
          const first = index * ROWS_OF_EACH;
          const expected = rows.slice(first, first + ROWS_OF_EACH).map(({ attributes, ...row }) => ({
            ...row,
            ...{
              number: row.number - first,
              attributes: { ...attributes, fid: Number(attributes['fid']) - first },
            },
          }));
          const table = tables.find((one) => one.name === name);
          if (table === undefined) throw new Error(`there is no table ${name}`);
          const own = await readOwnRows(small, table);
          // The first two are as usual.
          expect(own).to.have.length.of.at.least(2);
          expect(toStored(own, readGeometryWords(table.geometryWords))).to.deep.equal(
            expected.slice(0, own.length),
          );
        });
      }
    });
  }

  for (const table of ODD_REFUSED) {
    it(`refuses only the row whose geometry has ${table.title}, with its number and a reason`, async () => {
      const rows = (await expectSame(table)) as readonly SourceRow[];
      expect(rows.map(({ number }) => number)).to.deep.equal([1, 2, 3, 4]);
      const refused = rows.filter(({ refusal }) => refusal !== undefined);
      expect(refused.map(({ number }) => number)).to.deep.equal([table.title.endsWith('at the end') ? 4 : 3]);
      expect(refused[0]?.refusal).to.include({ code: 'invalid_geometry' });
      expect(refused[0]?.refusal?.description).to.match(/^has a geometry that cannot be read: ./);
      expect(
        new Set(rows.filter((row) => !refused.includes(row)).map(({ geometry }) => geometry)),
      ).to.have.property('size', 1);
    });
  }

  for (const table of ODD_TYPES) {
    it(`leaves it to the layer to store or refuse a geometry that has ${table.title}`, async () => {
      const rows = (await expectSame(table)) as readonly SourceRow[];
      expect(rows.map(({ refusal }) => refusal)).to.deep.equal([undefined, undefined, undefined, undefined]);
      const [plain, , odd] = rows.map(({ geometry }) => geometry);
      if (table.title === 'one point alone') expect(odd).to.equal(plain);
      else expect(odd).to.contain('geometry_type');
    });
  }

  for (const table of ODD_VALUES) {
    it(`reads a large GeoPackage as GDAL does where there is ${table.title}`, () => expectSame(table));
  }

  for (const table of ODD_SCHEMAS) {
    it(`reads a large GeoPackage as GDAL does: ${table.title}`, () => expectSame(table));
  }
});
