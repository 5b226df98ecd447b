import { expect } from 'chai';
import { excel } from '../../../../../server/features/append/formats/excel.js';
import { gpkg } from '../../../../../server/features/append/formats/gpkg.js';
import { RowLimits } from '../../../../../server/features/append/source/row-limits.js';
import { shapefile } from '../../../../../server/features/append/formats/shapefile.js';
import type { SourceFile, SourceFormat } from '../../../../../server/features/append/source/source-format.js';
import { JobError } from '../../../../../server/jobs/job.js';
import { lineShape, SHAPE_TYPE, shapeSet } from '../../../../support/files/shapefile-set.js';
import { makeXlsx } from '../formats/excel/make-xlsx.js';
import { fileSource, type GdalFiles, openGdalFiles, refusalOf } from './gdal-files.js';
import { sourceOf } from './source-file.js';
import { runSqlite } from './sqlite-file.js';
import { writeZip } from './zip-writer.js';

const { signal } = new AbortController();

describe('limits of rows by the size of their source', () => {
  let files: GdalFiles;

  before(async () => {
    files = await openGdalFiles();
    await files.writeBasePackage();
  });
  after(() => files.remove());

  /** Reads all rows and keeps none; how many there are. */
  async function countRows(format: SourceFormat, file: SourceFile, tableName?: string): Promise<number> {
    const table = await format.describe(file, { sourceInfo: {}, tableName, signal });
    try {
      let count = 0;
      const options = { signal, keepsBigIntegers: false, wantedFields: new Set<string>() };
      for await (const { rows } of table.read(options)) count += rows.length;
      return count;
    } finally {
      await table.close?.();
    }
  }

  const limitsOf = (size: number): RowLimits =>
    new RowLimits({
      format: 'gpkg',
      settings: { sourceRatio: 100 },
      findSize: () => Promise.resolve(size),
    });

  it('allows a row per byte of the source, and at least a million rows', async () => {
    await limitsOf(1).checkRows(1_000_000);
    await limitsOf(3_000_000).checkRows(3_000_000);
    const small = await refusalOf(limitsOf(90_000).checkRows(1_000_001));
    expect(small.message).to.contain('more than 1,000,000 rows, the most for a source of its size');
    const large = await refusalOf(limitsOf(3_000_000).checkRows(3_000_001));
    expect(large.message).to.contain('3,000,000');
  });

  it('allows a hundred bytes per byte of the source, and at least 100 MB', async () => {
    await limitsOf(1).checkBytes(100e6);
    await limitsOf(3_000_000).checkBytes(300e6);
    const small = await refusalOf(limitsOf(90_000).checkBytes(100e6 + 1));
    expect(small.message).to.contain('its rows take more than 100 MB');
    const large = await refusalOf(limitsOf(3_000_000).checkBytes(300e6 + 1));
    expect(large.message).to.contain('300 MB');
  });

  it('limits the rows that a view derives from ten rows', async () => {
    await files.write('view.gpkg', await files.read('base.gpkg'));
    await runSqlite(
      files.path('view.gpkg'),
      'CREATE TABLE ten (i INTEGER)',
      `INSERT INTO ten VALUES ${Array.from({ length: 10 }, (_, index) => `(${String(index)})`).join(', ')}`,
      'CREATE VIEW rows AS SELECT g.i FROM ten a, ten b, ten c, ten d, ten e, ten f, ten g',
      "INSERT INTO gpkg_contents (table_name, data_type, identifier) VALUES ('rows', 'attributes', 'rows')",
    );
    const refusal = await refusalOf(countRows(gpkg, await fileSource(files.path('view.gpkg')), 'rows'));
    expect(refusal).to.include({ code: 'append.source_unreadable', retryable: false });
    expect(refusal.message).to.contain('more than 1,000,000 rows');
  });

  for (const [title, isInOrder] of [
    ['in its zip', true],
    ['unpacked', false],
  ] as const) {
    it(`limits a shapefile ${title} whose index lists one shape many times`, async () => {
      const points = Array.from({ length: 60_000 }, (_, index): [number, number] => [index % 90, index % 70]);
      const set = shapeSet('lines', SHAPE_TYPE.polyline, [
        lineShape(points, {}),
        ...Array.from({ length: 400 }, () =>
          lineShape(
            [
              [0, 0],
              [1, 1],
            ],
            {},
          ),
        ),
      ]);
      const index = set.find(({ name }) => name.endsWith('.shx'))?.content as Buffer;
      const [place, second] = [index.subarray(100, 108), Buffer.from(index.subarray(108, 116))];
      for (let at = 108; at < index.length; at += 8) place.copy(index, at);
      // Shapes that go back are read from unpacked files.
      if (!isInOrder) second.copy(index, 108);
      const refusal = await refusalOf(countRows(shapefile, sourceOf(writeZip(set), 65_536)));
      expect(refusal.message).to.contain('its rows take more than');
    });
  }

  it('limits a workbook whose cells refer to one long text', async () => {
    const cells = Array.from({ length: 5000 }, () => '<row><c t="s"><v>0</v></c></row>').join('');
    const workbook = makeXlsx({
      sheets: [{ name: 'a', data: `<row><c t="inlineStr"><is><t>name</t></is></c></row>${cells}` }],
      strings: [`<t>${'x'.repeat(30_000)}</t>`],
    });
    expect(workbook.length).to.be.below(10_000);
    const refusal = await refusalOf(countRows(excel, sourceOf(workbook, 65_536)));
    expect(refusal).to.be.instanceOf(JobError);
    expect(refusal.message).to.contain('its rows take more than 100 MB');
  });
});
