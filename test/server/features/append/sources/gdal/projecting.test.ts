import { expect } from 'chai';
import { projectRows } from '../../../../../../server/features/append/project/project-rows.js';
import type { RowBatch } from '../../../../../../server/features/append/project/row-batch.js';
import { RowReport } from '../../../../../../server/features/append/report.js';
import { filegdb } from '../../../../../../server/features/append/sources/filegdb.js';
import { gpkg } from '../../../../../../server/features/append/sources/gpkg.js';
import type { SourceTable } from '../../../../../../server/features/append/sources/source-format.js';
import { fileSource, type GdalFiles, openGdalFiles } from '../gdal-files.js';
import { FILLER, writePackage } from '../geopackage/package-file.js';
import { readAll } from '../source-file.js';

const { signal } = new AbortController();
const WKTS = [
  'POINT (500000.123456 5500000.654321)',
  'POINT (90000000 90000000)',
  'POINT EMPTY',
  'POINT (-400000.5 7400000.25)',
  'POINT (80000000 5500000)',
];

describe('projection by the child that reads', () => {
  let files: GdalFiles;

  before(async () => {
    files = await openGdalFiles();
    await files.write('utm.csv', `id,wkt\n${WKTS.map((wkt, id) => `${String(id)},"${wkt}"`).join('\n')}\n`);
    const from = ['-oo', 'GEOM_POSSIBLE_NAMES=wkt', '-oo', 'KEEP_GEOM_COLUMNS=NO', '-nlt', 'POINT'];
    await files.ogr2ogr('utm.gpkg', 'utm.csv', ...from, '-a_srs', 'EPSG:25832');
    await writePackage(files, 'large.gpkg', 'utm.gpkg', [FILLER]);
    await files.ogr2ogr('-f', 'OpenFileGDB', 'utm.gdb', 'utm.gpkg');
    await files.write('utm.zip', await files.zip('utm.gdb', 'utm.gdb/'));
  });

  after(() => files.remove());

  async function describeFile(format: typeof gpkg, name: string, tableName?: string): Promise<SourceTable> {
    return format.describe(await fileSource(files.path(name)), {
      sourceInfo: {},
      tableName,
      signal,
    });
  }

  for (const [title, format, name] of [
    ['gpkg', gpkg, 'utm.gpkg'],
    ['a large gpkg, whose rows are else read without GDAL,', gpkg, 'large.gpkg'],
    ['filegdb', filegdb, 'utm.zip'],
  ] as const) {
    for (const wkid of [3857, 4326, 54030]) {
      it(`gives of ${title} the same in ${String(wkid)} as a child of its own, and refuses the same rows`, async () => {
        const to = { wkid };
        const table = await describeFile(format, name, 'utm');
        expect(table.projects).to.be.true;
        const plain = await readAll(table);
        const report = new RowReport();
        const batch: RowBatch = {
          rows: plain.map(({ number, geometry }) => ({
            number,
            values: [],
            omitted: null,
            geometry: geometry as Uint8Array | null,
          })),
          recordCount: plain.length,
          bytesRead: 0,
        };
        const batches = (async function* () {
          yield await Promise.resolve(batch);
        })();
        const expected: (readonly [number, string | null])[] = [];
        const options = { from: { wkid: 25832 }, to, dimensions: { hasZ: false, hasM: false } };
        for await (const { rows } of projectRows(batches, {
          ...options,
          report,
          signal,
          onClamped: () => undefined,
        })) {
          for (const { number, geometry } of rows) {
            expected.push([number, geometry && Buffer.from(geometry).toString('hex')]);
          }
        }
        const projected = await readAll(table, { projectTo: to });
        await table.close?.();
        const hex = (geometry: unknown): string | null =>
          geometry === null ? null : Buffer.from(geometry as Uint8Array).toString('hex');
        const kept = projected.filter(({ refusal }) => refusal === undefined);
        expect(kept.map(({ number, geometry }) => [number, hex(geometry)])).to.deep.equal(expected);
        const refused = projected.filter(({ refusal }) => refusal?.code === 'projection');
        expect(refused.map(({ number }) => number)).to.deep.equal(
          report.errors.map(({ sourceRow }) => sourceRow),
        );
        expect(refused).not.to.have.length(0);
      });
    }
  }

  it('is not offered for longitude and latitude, which are checked before they are projected', async () => {
    await files.ogr2ogr('degrees.gpkg', 'utm.csv', '-a_srs', 'EPSG:4326');
    const table = await describeFile(gpkg, 'degrees.gpkg');
    expect(table.projects).to.be.false;
    await table.close?.();
  });
});
