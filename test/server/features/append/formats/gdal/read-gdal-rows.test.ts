import { expect } from 'chai';
import { findSandbox } from '../../../../../../server/gdal/sandbox.js';
import {
  type GdalSource,
  listTables,
} from '../../../../../../server/features/append/formats/gdal/gdal-source.js';
import { makeGdalTable } from '../../../../../../server/features/append/formats/gdal-table.js';
import { readGdalRows } from '../../../../../../server/features/append/formats/gdal/read-gdal-rows.js';
import { selectColumns } from '../../../../../../server/features/append/formats/gdal/select-rows.js';
import type {
  ReadOptions,
  SourceRow,
  SourceTable,
} from '../../../../../../server/features/append/source/source-format.js';
import { DEFAULT_SOURCE_SETTINGS } from '../../../../../../server/config/source-settings.js';
import { type GdalStandIn, standInForGdal } from '../../../../../support/files/gdal-stand-in.js';
import { fileSource, type GdalFiles, openGdalFiles } from '../../source/gdal-files.js';
import { readAll } from '../../source/source-file.js';

const { signal } = new AbortController();
const OPTIONS: ReadOptions = { signal, keepsBigIntegers: true, wantedFields: new Set() };

/** A dBase table of a whole number and a text, whose bytes are given as they are. */
function writeDbf(rows: readonly (readonly [number: string, text: string])[]): Buffer {
  const [numberBytes, textBytes] = [8, 10];
  const head = Buffer.alloc(32 + 64 + 1);
  head.writeUInt8(3, 0);
  head.writeUIntBE(0x7c0101, 1, 3);
  head.writeUInt32LE(rows.length, 4);
  head.writeUInt16LE(head.length, 8);
  head.writeUInt16LE(1 + numberBytes + textBytes, 10);
  for (const [at, name, type, bytes] of [
    [32, 'whole', 'N', numberBytes],
    [64, 'text', 'C', textBytes],
  ] as const) {
    head.write(name + '\0'.repeat(11 - name.length) + type, at, 'latin1');
    head.writeUInt8(bytes, at + 16);
  }
  head.writeUInt8(0x0d, head.length - 1);
  const records = rows.map(([number, text]) => ` ${number.padStart(numberBytes)}${text.padEnd(textBytes)}`);
  return Buffer.concat([head, Buffer.from(`${records.join('')}\x1a`, 'latin1')]);
}

describe('readGdalRows', () => {
  let files: GdalFiles;

  before(async () => {
    files = await openGdalFiles();
    // The tests are about what is done where it is there.
    expect(await findSandbox()).to.include({ hasStdbuf: true });
  });
  after(() => files.remove());

  async function open(
    dataset: string,
    content: Buffer,
    more: Partial<GdalSource> = {},
  ): Promise<SourceTable> {
    await files.write(dataset, content);
    const folder = { path: files.path('.'), remove: () => Promise.resolve() } as GdalSource['folder'];
    const source: GdalSource = {
      ...{ format: 'test', driver: 'ESRI Shapefile', dataset, folder, openOptions: ['ENCODING=CP1252'] },
      ...{ isZoneless: true, sql: 'ogr', settings: DEFAULT_SOURCE_SETTINGS, ...more },
    };
    const [table] = await listTables(source, signal);
    if (table === undefined) throw new Error('there is no table');
    return makeGdalTable({ source, table, file: await fileSource(files.path(dataset)), isCountSure: false });
  }

  const refused = (rows: readonly SourceRow[]): unknown[] =>
    rows.flatMap(({ number, refusal }) =>
      refusal === undefined ? [] : [[number, refusal.code, refusal.description]],
    );

  it('refuses each row for which GDAL warns of a truncated value', async () => {
    const table = await open(
      'parts.dbf',
      writeDbf([
        ['5.5', 'first'],
        ['7', 'good'],
        ['5.5', 'again'],
        ['abc', 'last'],
      ]),
    );
    const rows = await readAll(table);
    const told = 'has a value that GDAL cannot read: Value';
    expect(refused(rows)).to.deep.equal([
      [1, 'invalid_row', `${told} '5.5' of field parts.whole parsed incompletely to integer 5.`],
      [3, 'invalid_row', `${told} '5.5' of field parts.whole parsed incompletely to integer 5.`],
      [4, 'invalid_row', `${told} 'abc' of field parts.whole parsed incompletely to integer 0.`],
    ]);
    expect(rows[1]?.attributes).to.deep.equal({ whole: 7, text: 'good' });
    expect(table.warnings).to.deep.equal([]);
  });

  it('keeps the numbers of rows and all other values where an odd one is far behind in the table', async () => {
    const many = Array.from(
      { length: 12_000 },
      (_, index) => [String(index + 1), `row ${String(index + 1)}`] as const,
    );
    const table = await open(
      'many.dbf',
      writeDbf(many.map(([number, text]) => [number === '9000' ? '9x' : number, text])),
    );
    const rows = await readAll(table);
    expect(rows.map(({ number }) => number)).to.deep.equal(many.map((_, index) => index + 1));
    expect(refused(rows).map((fault) => (fault as unknown[])[0])).to.deep.equal([9000]);
    const good = rows.filter(({ refusal }) => refusal === undefined).map(({ attributes }) => attributes);
    expect(good).to.deep.equal(
      many.filter(([number]) => number !== '9000').map(([number, text]) => ({ whole: Number(number), text })),
    );
  });

  it('reports that a warning which GDAL gives once may concern other rows', async () => {
    const table = await open(
      'bytes.dbf',
      writeDbf([
        ['1', 'good'],
        ['2', 'a\x81b'],
        ['3', 'c\x81d'],
      ]),
    );
    const rows = await readAll(table);
    expect(refused(rows).map((fault) => (fault as unknown[])[0])).to.deep.equal([2]);
    expect(table.warnings).to.have.length(1);
    expect(table.warnings?.[0]).to.match(
      /^GDAL warned at row 2 .* CP1252 to UTF-8.* other rows may have the same fault\.$/,
    );
  });

  describe('of which GDAL warns in words that nobody knows', () => {
    let ogr2ogr: GdalStandIn;

    before(async () => {
      ogr2ogr = await standInForGdal('ogr2ogr', () => "echo 'Warning 1: nobody knows these words' >&2");
    });
    after(() => ogr2ogr.remove());

    it('gives all rows, and the warning as one of the table', async () => {
      const table = await open('words.dbf', writeDbf([['1', 'good']]));
      expect(await readAll(table)).to.have.length(1);
      expect(await readAll(table)).to.have.length(1);
      expect(table.warnings).to.deep.equal([
        'GDAL warned that values may be lost or changed: nobody knows these words.',
      ]);
    });
  });

  it('gives no rows before the first that GDAL complains of again', async () => {
    const content = writeDbf([
      ['1', 'good'],
      ['x', 'odd'],
      ['3', 'good'],
    ]);
    const table = await open('skipped.dbf', content);
    const all = await readAll(table);
    expect(all.map(({ number }) => number)).to.deep.equal([1, 2, 3]);
    const folder = { path: files.path('.') } as GdalSource['folder'];
    const source: GdalSource = {
      ...{ format: 'test', driver: 'ESRI Shapefile', dataset: 'skipped.dbf', folder, openOptions: [] },
      ...{ isZoneless: true, sql: 'ogr', settings: DEFAULT_SOURCE_SETTINGS },
    };
    const [described] = await listTables(source, signal);
    if (described === undefined) throw new Error('there is no table');
    const from = {
      ...{ source, table: described, columns: selectColumns(described, source), geometry: null },
      ...{ spatialReference: undefined, isCountSure: false },
    };
    const numbers: number[] = [];
    for await (const { rows } of readGdalRows(from, OPTIONS, { skipped: 2 }))
      numbers.push(...rows.map(({ number }) => number));
    expect(numbers).to.deep.equal([3]);
  });
});
