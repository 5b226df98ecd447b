import { expect } from 'chai';
import { projectRows } from '../../../../../../server/features/references/project-rows.js';
import type { RowBatch } from '../../../../../../server/features/references/row-batch.js';
import { RowReport } from '../../../../../../server/features/append/report/report.js';
import { filegdb } from '../../../../../../server/features/append/formats/filegdb.js';
import { gpkg } from '../../../../../../server/features/append/formats/gpkg.js';
import type {
  SourceRow,
  SourceTable,
} from '../../../../../../server/features/append/source/source-format.js';
import type { SpatialReference } from '../../../../../../server/features/model/layer.js';
import { fileSource, type GdalFiles, openGdalFiles } from '../../source/gdal-files.js';
import { FILLER, writePackage } from '../geopackage/package-file.js';
import { readAll } from '../../source/source-file.js';

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

  /** Rows by number, with their places as hexadecimal text. */
  type PlacedRow = readonly [number: number, geometry: string | null];

  const place = ({ number, geometry }: { number: number; geometry: unknown }): PlacedRow => [
    number,
    geometry === null ? null : Buffer.from(geometry as Uint8Array).toString('hex'),
  ];

  /** Rows that a separate child keeps and refuses. Rows of the same places are not projected again. */
  const byOwnChild = new Map<string, { readonly kept: readonly PlacedRow[]; readonly refused: unknown }>();

  async function projectByOwnChild(
    rows: readonly SourceRow[],
    to: SpatialReference,
  ): Promise<{ readonly kept: readonly PlacedRow[]; readonly refused: unknown }> {
    const key = JSON.stringify([to, rows.map(place)]);
    const known = byOwnChild.get(key);
    if (known !== undefined) return known;
    const report = new RowReport();
    const batch: RowBatch = {
      rows: rows.map(({ number, geometry }) => ({
        number,
        values: [],
        omitted: null,
        geometry: geometry as Uint8Array | null,
      })),
      recordCount: rows.length,
      bytesRead: 0,
    };
    const batches = (async function* () {
      yield await Promise.resolve(batch);
    })();
    const kept: PlacedRow[] = [];
    const options = { from: { wkid: 25832 }, to, dimensions: { hasZ: false, hasM: false } };
    for await (const projected of projectRows(batches, {
      ...options,
      report,
      signal,
      onClamped: () => undefined,
    })) {
      kept.push(...projected.rows.map(place));
    }
    const answer = { kept, refused: report.errors.map(({ sourceRow }) => sourceRow) };
    byOwnChild.set(key, answer);
    return answer;
  }

  for (const [title, format, name] of [
    ['gpkg', gpkg, 'utm.gpkg'],
    ['a large gpkg, whose rows are else read without GDAL,', gpkg, 'large.gpkg'],
    ['filegdb', filegdb, 'utm.zip'],
  ] as const) {
    describe(`of ${title}`, () => {
      let table: SourceTable;
      let plain: readonly SourceRow[];

      before(async () => {
        table = await describeFile(format, name, 'utm');
        plain = await readAll(table);
      });

      after(() => table.close?.());

      for (const wkid of [3857, 4326, 54030]) {
        it(`projects to ${String(wkid)} as a separate child does, and refuses the same rows`, async () => {
          expect(table.projects).to.be.true;
          const expected = await projectByOwnChild(plain, { wkid });
          const projected = await readAll(table, { projectTo: { wkid } });
          const kept = projected.filter(({ refusal }) => refusal === undefined);
          expect(kept.map(place)).to.deep.equal(expected.kept);
          const refused = projected.filter(({ refusal }) => refusal?.code === 'projection');
          expect(refused.map(({ number }) => number)).to.deep.equal(expected.refused);
          expect(refused).not.to.have.length(0);
        });
      }
    });
  }

  it('offers no projection by the child for degrees, which are checked before projection', async () => {
    await files.ogr2ogr('degrees.gpkg', 'utm.csv', '-a_srs', 'EPSG:4326');
    const table = await describeFile(gpkg, 'degrees.gpkg');
    expect(table.projects).to.be.false;
    await table.close?.();
  });
});
