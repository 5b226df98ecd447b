import { expect } from 'chai';
import { shapefile } from '../../../../../../server/features/append/formats/shapefile.js';
import type {
  SourceRow,
  SourceTable,
} from '../../../../../../server/features/append/source/source-format.js';
import {
  type DbfInput,
  pointSet,
  type SetFile,
  writeDbf,
} from '../../../../../support/files/shapefile-set.js';
import { refusalOf } from '../../source/gdal-files.js';
import { describeSource, readAll } from '../../source/source-file.js';
import { writeZip } from '../../source/zip-writer.js';

/** A table with shapes is read in another way than one without. */
const SETS: readonly (readonly [title: string, make: (dbf: DbfInput, cpg?: string) => SetFile[]])[] = [
  ['with shapes', (dbf, cpg) => pointSet('t', dbf, cpg)],
  [
    'without shapes',
    (dbf, cpg) => [
      { name: 't.dbf', content: writeDbf(dbf) },
      ...(cpg === undefined ? [] : [{ name: 't.cpg', content: cpg }]),
    ],
  ],
];

for (const [title, make] of SETS) {
  describe(`a dBase table ${title}`, () => {
    const opened: SourceTable[] = [];
    afterEach(async () => {
      for (const table of opened.splice(0)) await table.close?.();
    });

    async function open(dbf: DbfInput, cpg?: string): Promise<SourceTable> {
      const table = await describeSource(shapefile, writeZip(make(dbf, cpg)), { chunkBytes: 1000 });
      opened.push(table);
      return table;
    }

    const readRows = async (dbf: DbfInput, cpg?: string): Promise<SourceRow[]> =>
      readAll(await open(dbf, cpg));
    const attributesOf = async (dbf: DbfInput, cpg?: string): Promise<unknown[]> =>
      (await readRows(dbf, cpg)).map(({ attributes }) => attributes);

    /** Reads the values of a column of a type, one cell in each row. */
    const valuesOf = async (
      type: string,
      width: number,
      decimals: number,
      cells: readonly string[],
    ): Promise<unknown[]> => {
      const rows = await readRows({
        columns: [{ name: 'V', type, width, decimals }],
        rows: cells.map((cell) => [cell]),
      });
      return rows.map(({ attributes }) => attributes['V']);
    };

    it('reads dBase numbers to the last digit, whatever the column width', async () => {
      const ids = ['9223372036854775807', '9223372036854775808', '1234567890123456789', '9007199254740993'];
      expect(await valuesOf('N', 19, 0, ids)).to.deep.equal(ids);
      const long = ['123456789012345678901234567890', '123456789012345678901234567891'];
      expect(await valuesOf('N', 30, 0, long)).to.deep.equal(long);
      const fractions = ['0.12345678901234567890', '123456789.1234567891', '7.50000000000000000000'];
      expect(await valuesOf('N', 22, 20, fractions)).to.deep.equal([fractions[0], fractions[1], 7.5]);
      expect(await valuesOf('F', 20, 11, ['1.10042642493e+009', '      12', '-0.5'])).to.deep.equal([
        1100426424.93, 12, -0.5,
      ]);
    });

    it('reads the text of dBase cells that are not numbers', async () => {
      const odd = ['5.5', '153,084', '1,5', '5 6', '-', '.', 'abc', '$5', '0x1F', '12%', '*5', '1e999'];
      const expected: unknown[] = [...odd];
      expected[0] = 5.5;
      for (const [type, decimals] of [
        ['N', 0],
        ['N', 2],
        ['F', 3],
      ] as const)
        expect(await valuesOf(type, 10, decimals, odd), type).to.deep.equal(expected);
      expect(await valuesOf('N', 5, 0, ['1e5', ' 7', '007'])).to.deep.equal([100_000, 7, 7]);
    });

    it('reads blank, overflowing and unset dBase cells as null', async () => {
      expect(await valuesOf('N', 4, 0, ['', '****', '\0\0\0\0', '1'])).to.deep.equal([null, null, null, 1]);
      expect(await valuesOf('D', 8, 0, ['', '00000000', '0', '20240229'])).to.deep.equal([
        null,
        null,
        null,
        '2024-02-29',
      ]);
      expect(await valuesOf('L', 1, 0, ['?', '', 'T'])).to.deep.equal([null, null, 'T']);
    });

    it('reads the text of invalid dBase dates', async () => {
      const odd = ['20240230', '2024133', 'tomorrow', '20241301'];
      expect(await valuesOf('D', 8, 0, odd)).to.deep.equal([
        '2024-02-30',
        '2024133',
        'tomorrow',
        '2024-13-01',
      ]);
    });

    it('renames dBase columns with equal names as CSV does', async () => {
      const columns = ['ABC', 'ABC', 'ABC_', '', 'abc', '__proto__'].map((name) => ({
        name,
        type: 'C',
        width: 3,
      }));
      const dbf = { columns, rows: [['p', 'q', 'r', 's', 't', 'u']] };
      expect((await open(dbf)).fields).to.deep.equal(['ABC', 'ABC__', 'ABC_', 'field_4', 'abc', 'field_6']);
      expect(await attributesOf(dbf)).to.deep.equal([
        { ABC: 'p', ABC__: 'q', ABC_: 'r', field_4: 's', abc: 't', field_6: 'u' },
      ]);
    });

    it('leaves out columns of memos and of binary values, and names them', async () => {
      const table = await open({
        columns: [
          { name: 'MEMO', type: 'M', width: 10 },
          { name: 'AT', type: '@', width: 8 },
          { name: 'NAME', type: 'C', width: 4 },
        ],
        rows: [['         1', Buffer.from([0, 1, 2, 3, 0, 0, 0, 9]), 'a']],
      });
      expect(table.fields).to.deep.equal(['NAME']);
      expect(table.binaryFields).to.deep.equal(['MEMO', 'AT']);
      expect(table.warnings).to.deep.equal([
        'MEMO, AT of t.dbf was left out: memos and binary columns are not supported.',
      ]);
      expect((await readAll(table)).map(({ attributes }) => attributes)).to.deep.equal([{ NAME: 'a' }]);
    });

    it('derives the types of dBase columns from their width', async () => {
      const numbers = [
        [9, 0, 'integer'],
        [10, 0, 'bigInteger'],
        [19, 0, 'bigInteger'],
        [20, 0, 'bigInteger'],
        [21, 0, 'double'],
        [9, 2, 'double'],
      ] as const;
      const table = await open({
        columns: numbers.map(([width, decimals], index) => ({
          name: `n${String(index)}`,
          type: 'N',
          width,
          decimals,
        })),
        rows: [numbers.map(() => '1')],
      });
      expect(table.columns?.map(({ type }) => type)).to.deep.equal(numbers.map(([, , type]) => type));
    });

    const text = (...cells: (string | Buffer)[]): DbfInput => ({
      columns: [{ name: 'C', type: 'C', width: 12 }],
      rows: cells.map((cell) => [cell]),
    });

    it('refuses only rows whose bytes the code page does not define', async () => {
      for (const [cpg, bytes, code] of [
        ['1252', [0x61, 0x81, 0x62], 'ab'],
        ['932', [0x61, 0xff, 0x62], 'ab'],
        ['UTF-8', [0x61, 0xfc, 0x62], 'ab'],
        ['OEM', [0x5a, 0x81, 0x72], 'Zr'],
      ] as const) {
        const rows = await readRows(text('before', Buffer.from(bytes), 'after'), cpg);
        expect(
          rows.map(({ refusal }) => refusal?.code),
          cpg + code,
        ).to.deep.equal([undefined, 'invalid_text', undefined]);
        expect(rows[2]?.attributes).to.deep.equal({ C: 'after' });
      }
    });

    it('decodes every byte of the named code page', async () => {
      const thai = Buffer.from([0xa1, 0xc3, 0xd8, 0xa7, 0xe0, 0xb7, 0xbe]);
      expect(await attributesOf(text(thai, 'plain'), 'TIS-620')).to.deep.equal([
        { C: 'กรุงเทพ' },
        { C: 'plain' },
      ]);
      const tokyo = Buffer.from([0x1b, 0x24, 0x42, 0x45, 0x6c, 0x35, 0x7e, 0x1b, 0x28, 0x42]);
      expect(await attributesOf(text(tokyo, 'plain'), 'ISO-2022-JP')).to.deep.equal([
        { C: '東京' },
        { C: 'plain' },
      ]);
      const moscow = { ...text(Buffer.from([0x8c, 0xee, 0xf1, 0xea, 0xe2, 0xe0])), languageId: 0x96 };
      expect(await attributesOf(moscow)).to.deep.equal([{ C: 'Москва' }]);
    });

    it('refuses an unknown code page name', async () => {
      const refusal = await refusalOf(readRows(text('a'), 'Klingon'));
      expect(refusal.message).to.equal(
        'The source could not be read as shapefile: t.cpg states code page Klingon, which is not supported',
      );
    });

    it('guesses an unstated code page by texts and names, and reports it', async () => {
      const utf8 = text(Buffer.from('Zürich'), Buffer.from('Bülach'), Buffer.from([0x5a, 0xfc, 0x72]));
      const table = await open(utf8);
      expect(table.warnings).to.deep.equal([
        'The text of t.dbf was read as UTF-8: its code page is not stated.',
      ]);
      expect(
        (await readAll(table)).map(({ attributes, refusal }) => refusal?.code ?? attributes['C']),
      ).to.deep.equal(['Zürich', 'Bülach', 'invalid_text']);
      const western = await open(text(Buffer.from([0x5a, 0xfc, 0x72]), 'plain'));
      expect(western.warnings?.[0]).to.contain('windows-1252');
      expect((await open(text('plain'))).warnings).to.deep.equal([]);
      const named = (name: Buffer): DbfInput => ({ columns: [{ name, type: 'C', width: 4 }], rows: [['a']] });
      expect((await open(named(Buffer.from('Größe')))).fields).to.deep.equal(['Größe']);
      expect((await open(named(Buffer.from('Größe', 'latin1')))).fields).to.deep.equal(['Größe']);
      // Cut amid a letter, since a name has ten bytes.
      expect((await open(named(Buffer.from('Населени').subarray(0, 9)))).fields).to.deep.equal(['Насе']);
    });
  });
}

describe('a dBase table that cannot be told apart', () => {
  const reasonOf = async (content: Buffer): Promise<string> =>
    (await refusalOf(describeSource(shapefile, writeZip([{ name: 't.dbf', content }])))).message;
  const dbf = (): Buffer =>
    writeDbf({
      columns: [
        { name: 'A', type: 'C', width: 4 },
        { name: 'B', type: 'C', width: 4 },
      ],
      rows: [['a', 'b']],
    });

  it('refuses an inconsistent dBase table with the reason', async () => {
    const seventh = dbf();
    seventh[0] = 4;
    expect(await reasonOf(seventh)).to.contain('t.dbf is a table of dBase 7, which is not supported');
    const wide = dbf();
    wide[32 + 16] = 40;
    expect(await reasonOf(wide)).to.contain('t.dbf has columns that are wider than its records');
    const long = Buffer.concat([dbf(), Buffer.alloc(300)]);
    long[32 + 17] = 1;
    long.writeUInt16LE(9 + 256, 10);
    expect(await reasonOf(long)).to.contain('t.dbf has text columns of more than 255 bytes');
  });
});
