// @needs gdal: it writes workbooks to compare with.
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { excel } from '../../../../../server/features/append/formats/excel.js';
import { DEFAULT_SOURCE_SETTINGS } from '../../../../../server/config/source-settings.js';
import type { SourceRow } from '../../../../../server/features/append/source/source-format.js';
import type { SourceInfo } from '../../../../../server/features/append/source-info/source-info.js';
import { JobError } from '../../../../../server/jobs/job.js';
import { rejectionOf } from '../../../../support/rejection.js';
import { describeSource, readAll } from '../source/source-file.js';
import { makeXlsx, makeZip } from './excel/make-xlsx.js';

const files = join(import.meta.dirname, 'excel/files');

async function read(
  content: Buffer,
  options: { sourceInfo?: SourceInfo; tableName?: string; tableId?: number } = {},
): Promise<{ fields: readonly string[] | undefined; rows: SourceRow[] }> {
  const table = await describeSource(excel, content, { ...options, chunkBytes: 65_536 });
  try {
    return { fields: table.fields, rows: await readAll(table) };
  } finally {
    await table.close?.();
  }
}

/** The values of a sheet whose header is A1 to Z1 as needed. */
async function values(
  data: string,
  workbook: Partial<Parameters<typeof makeXlsx>[0]> = {},
): Promise<unknown[][]> {
  const header =
    '<row r="1"><c r="A1" t="str"><v>a</v></c><c r="B1" t="str"><v>b</v></c><c r="C1" t="str"><v>c</v></c></row>';
  const { rows } = await read(makeXlsx({ sheets: [{ name: 'S', data: header + data }], ...workbook }));
  return rows.map(({ attributes }) => Object.values(attributes));
}

/** Refers to the first text of the workbook. */
const TEXT_CELL = '<c t="s"><v>0</v></c>';
const longText = `<t>${'x'.repeat(1_000_000)}</t>`;

const failure = async (work: Promise<unknown>): Promise<JobError> => (await rejectionOf(work)) as JobError;

describe('excel source', () => {
  it('reads text of every kind of cell', async () => {
    const strings = [
      '<t>plain &amp; &#233;</t>',
      '<r><t>ri</t></r><r><rPr><b/></rPr><t>ch</t></r><rPh><t>hint</t></rPh>',
      '<t xml:space="preserve"> a_x000D_b </t>',
    ];
    const data =
      '<row><c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>2</v></c></row>' +
      '<row><c t="inlineStr"><is><r><t>in</t></r><r><t>line</t></r></is></c><c t="str"><f>A1&amp;"x"</f><v>made</v></c>' +
      '<c t="inlineStr"><is><t><![CDATA[<&>]]></t></is></c></row>';
    expect(await values(data, { strings })).to.deep.equal([
      ['plain & é', 'rich', ' a\rb '],
      ['inline', 'made', '<&>'],
    ]);
  });

  it('reads numbers, booleans, formulas by their stored value, and errors as null', async () => {
    const data =
      '<row><c><v>1.5</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c></row>' +
      '<row><c t="n"><v>1E-3</v></c><c><f>1+1</f><v>2</v></c><c><f>NOW()</f></c></row>';
    expect(await values(data)).to.deep.equal([
      [1.5, true, null],
      [0.001, 2, null],
    ]);
  });

  it('omits rows without values, and places cells by their reference', async () => {
    const data = '<row r="2"><c r="C2" s="1"/></row><row r="9"><c r="B9"><v>7</v></c></row><row r="10"/>';
    expect(await values(data)).to.deep.equal([[null, 7, null]]);
  });

  it('refuses a row with values beyond the header, by its number', async () => {
    const { rows } = await read(
      makeXlsx({
        sheets: [
          {
            name: 'S',
            data: '<row><c t="str"><v>a</v></c></row><row><c><v>1</v></c></row><row><c r="A3"><v>1</v></c><c r="C3"><v>2</v></c></row>',
          },
        ],
      }),
    );
    expect(rows.map(({ number, refusal }) => [number, refusal?.code])).to.deep.equal([
      [1, undefined],
      [2, 'invalid_row'],
    ]);
  });

  it('detects dates by the format of the cell, without a zone', async () => {
    const formats = [
      'yyyy\\-mm\\-dd',
      'm/d/yy h:mm',
      'hh:mm:ss',
      '0.00 "days"',
      '[$-409]d\\ mmm;@',
      '[h]:mm',
    ];
    const data =
      '<row><c s="1"><v>45000</v></c><c s="2"><v>45000.75</v></c><c s="3"><v>0.25</v></c></row>' +
      '<row><c s="4"><v>45000</v></c><c s="5"><v>45000</v></c><c s="6"><v>1.5</v></c></row>';
    expect(await values(data, { formats })).to.deep.equal([
      ['2023-03-15', '2023-03-15T18:00:00', '06:00:00'],
      [45000, '2023-03-15', '36:00:00'],
    ]);
  });

  it('counts from 1904 if the workbook says so, regardless of its extensions', async () => {
    const workbook = { formats: ['yyyy-mm-dd'], workbookPr: 'date1904="true"' };
    expect(await values('<row><c s="1"><v>0</v></c><c s="1"><v>43538</v></c></row>', workbook)).to.deep.equal(
      [['1904-01-01', '2023-03-15', null]],
    );
  });

  it('reads strict workbooks and prefixed names', async () => {
    const data =
      '<row><c t="str"><v>d</v></c></row><row><c t="d" s="1"><v>2023-03-15T00:00:00</v></c></row><row><c t="d"><v>2023-03-15T10:00:00</v></c></row>';
    const workbook = { sheets: [{ name: 'S', data }], formats: ['yyyy-mm-dd'] };
    const sheet = `<x:worksheet xmlns:x="http://purl.oclc.org/ooxml/spreadsheetml/main"><x:sheetData>${data.replace(/<(\/?)(?=[a-z])/g, '<$1x:')}</x:sheetData></x:worksheet>`;
    const parts = { 'xl/worksheets/sheet0.xml': sheet };
    expect(
      (await read(makeXlsx({ ...workbook, parts }))).rows.map(({ attributes }) => attributes['d']),
    ).to.deep.equal(['2023-03-15', '2023-03-15T10:00:00']);
  });

  describe('sheets', () => {
    const sheet = (name: string, state?: string) => ({
      name,
      data: `<row><c t="str"><v>${name}</v></c></row><row><c><v>1</v></c></row>`,
      ...(state !== undefined && { state }),
    });
    const workbook = makeXlsx({ sheets: [sheet('Secret', 'hidden'), sheet('First'), sheet('My Data')] });

    it('chooses the first visible sheet', async () => {
      expect((await read(workbook)).fields).to.deep.equal(['First']);
    });

    for (const tableName of ['My Data', 'my data', 'My Data$', "'My Data$'"]) {
      it(`chooses the sheet with the name ${tableName}`, async () => {
        expect((await read(workbook, { tableName })).fields).to.deep.equal(['My Data']);
      });
    }

    it('prefers the sheet number to its name', async () => {
      expect((await read(workbook, { tableName: 'First', tableId: 2 })).fields).to.deep.equal(['My Data']);
      const error = await failure(read(workbook, { tableId: 3 }));
      expect(error.message).to.include('no sheet number 3');
    });

    it('lists the sheets if none has the name', async () => {
      const error = await failure(read(workbook, { tableName: 'Other' }));
      expect(error.code).to.equal('append.table_unknown');
      expect(error.message).to.include('Secret, First, My Data');
    });
  });

  it('places rows by columns of numbers, and by one of text', async () => {
    const data =
      '<row><c t="str"><v>Lat</v></c><c t="str"><v>lon</v></c><c t="str"><v>at</v></c></row>' +
      '<row><c><v>51.5</v></c><c><v>7</v></c><c t="str"><v>52 N 8 E</v></c></row><row><c r="C3" t="str"><v>x</v></c></row>';
    const content = makeXlsx({ sheets: [{ name: 'S', data }] });
    const pair = { latitudeFieldName: 'lat', longitudeFieldName: 'lon' };
    expect((await read(content, { sourceInfo: pair })).rows.map(({ geometry }) => geometry)).to.deep.equal([
      { x: 7, y: 51.5 },
      null,
    ]);
    const coordinateColumn = { fieldName: 'AT', notation: 'latitudeAndLongitude' } as const;
    const [first, second] = (await read(content, { sourceInfo: { coordinateColumn } })).rows;
    expect(first?.geometry).to.deep.equal({ x: 8, y: 52 });
    expect(second?.refusal?.code).to.equal('invalid_geometry');
  });

  for (const extension of ['xlsx', 'xls']) {
    it(`reads a .${extension} that Excel made, with dates from 1904`, async () => {
      const content = await readFile(join(files, `type-me.${extension}`));
      const { fields, rows } = await read(content, { tableName: 'date_coercion' });
      expect(fields).to.deep.equal(['maybe a datetime?', 'explanation']);
      expect(rows.map(({ attributes }) => attributes['maybe a datetime?'])).to.deep.equal([
        ...[null, '2016-05-23', '2016-04-28T11:30:00', true, 'cabbage', 4.3, 39448],
      ]);
    });

    it(`reads a .${extension} that Excel made, with booleans, integers and dates`, async () => {
      const content = await readFile(join(files, `deaths.${extension}`));
      const { rows } = await read(content, {
        tableName: 'ARTS',
        // The first row is a remark.
        sourceInfo: { columnNames: ['name', 'work', 'age', 'kids', 'born', 'died'] },
      });
      expect(rows).to.have.length(18);
      const bowie = Object.values(rows[4]?.attributes ?? {});
      expect(bowie).to.deep.equal(['David Bowie', 'musician', 69, true, '1947-01-08', '2016-01-10']);
    });
  }

  it('reads workbooks that GDAL writes as GDAL does', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fairground-excel-'));
    try {
      const csv = join(folder, 'in.csv');
      const rows = Array.from(
        { length: 2000 },
        (_, n) => `${String(n)},Ort ${String(n)},${String(n / 8)},2024-02-29 10:0${String(n % 10)}:00`,
      );
      await writeFile(csv, `id,name,size,at\n${rows.join('\n')}\n`);
      const xlsx = join(folder, 'out.xlsx');
      await promisify(execFile)('ogr2ogr', ['-f', 'XLSX', xlsx, csv, '-oo', 'AUTODETECT_TYPE=YES']);
      const read2000 = await read(await readFile(xlsx));
      expect(read2000.rows).to.have.length(2000);
      expect(read2000.rows[1234]?.attributes).to.deep.equal({
        id: 1234,
        name: 'Ort 1234',
        size: 154.25,
        at: '2024-02-29T10:04:00',
      });
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('reads long texts that are referred to again and again, some at a time', async () => {
    const data = `<row>${'<c t="str"><v>h</v></c>'.repeat(20)}</row>${`<row>${TEXT_CELL.repeat(20)}</row>`.repeat(100)}`;
    // As long as Excel's may be.
    const strings = [`<t>${'x'.repeat(32_767)}</t>`];
    const content = makeXlsx({ sheets: [{ name: 'S', data }], strings });
    const table = await describeSource(excel, content, { chunkBytes: 65_536 });
    const lengths: number[] = [];
    const noTaker = { take: () => false, flush: () => undefined };
    const options = {
      signal: new AbortController().signal,
      keepsBigIntegers: false,
      wantedFields: new Set<string>(),
    };
    for await (const { rows } of table.read({ ...options, openFastPath: () => noTaker }))
      lengths.push(rows.length);
    await table.close?.();
    expect(lengths.reduce((sum, length) => sum + length, 0)).to.equal(100);
    expect(Math.max(...lengths)).to.equal(13);
  });

  it('leaves no folder behind, whether it could be read or not', async () => {
    const sourceFolder = await mkdtemp(join(tmpdir(), 'fairground-excel-'));
    try {
      const settings = { ...DEFAULT_SOURCE_SETTINGS, sourceFolder };
      const open = (content: Buffer) =>
        describeSource(
          { ...excel, describe: (file, options) => excel.describe(file, { ...options, settings }) },
          content,
        );
      const table = await open(await readFile(join(files, 'deaths.xls')));
      expect(await readdir(sourceFolder)).to.have.length(1);
      await table.close?.();
      await failure(open(Buffer.from('PK\x03\x04 no zip')));
      expect(await readdir(sourceFolder)).to.deep.equal([]);
    } finally {
      await rm(sourceFolder, { recursive: true });
    }
  });

  describe('what is refused', () => {
    const sheets = [{ name: 'S', data: '<row><c t="str"><v>a</v></c></row>' }];
    const long = `<![CDATA[${'x'.repeat(300_000)}]]>`.repeat(4);
    const bomb = `<row><c t="str"><v>${' '.repeat(120_000_000)}</v></c></row>`;
    for (const [title, content, reason] of [
      ['an empty file', () => Buffer.alloc(0), 'empty'],
      ['text', () => Buffer.from('a,b\n1,2\n'), 'not a workbook, it looks like text (csv)'],
      ['a web page', () => Buffer.from('<html><table>'), 'not a workbook, it looks like a web page'],
      ['what nobody knows', () => Buffer.from('\0\0'), 'not a workbook'],
      ['a zip without a workbook', () => makeZip({ 'a.txt': 'x' }), 'does not contain a workbook'],
      ['a workbook cut short', () => makeXlsx({ sheets }).subarray(0, 400), 'not a workbook'],
      ['an empty sheet', () => makeXlsx({ sheets: [{ name: 'S', data: '' }] }), 'empty'],
      [
        'a document type',
        () => makeXlsx({ sheets: [{ name: 'S', data: '<!DOCTYPE x [<!ENTITY e "x">]>' }] }),
        'document type declaration',
      ],
      [
        'an unknown entity',
        () => makeXlsx({ sheets: [{ name: 'S', data: '<row><c t="str"><v>&e;</v></c></row>' }] }),
        'unknown entity',
      ],
      [
        'a sheet cut short',
        () => makeXlsx({ sheets, parts: { 'xl/worksheets/sheet0.xml': '<worksheet><sheetData><row' } }),
        'too early',
      ],
      [
        'a value without end',
        () => makeXlsx({ sheets: [{ name: 'S', data: `<row><c t="str"><v>${long}</v></c></row>` }] }),
        'too long',
      ],
      [
        'a row whose cells refer to a long text again and again',
        () =>
          makeXlsx({
            sheets: [{ name: 'S', data: `<row>${TEXT_CELL.repeat(40)}</row>` }],
            strings: [longText],
          }),
        'too much text',
      ],
      ['a zip bomb', () => makeXlsx({ sheets: [{ name: 'S', data: bomb }] }), 'times its size'],
    ] as const) {
      it(`refuses a workbook that is ${title}`, async () => {
        const error = await failure(read(content()));
        expect(error.code).to.equal('append.source_unreadable');
        expect(error.message).to.include(reason);
      });
    }

    it('refuses a part that unpacks to more than the zip states', async () => {
      const data = `<row><c t="str"><v>a</v></c></row>${'<row><c><v>1</v></c></row>'.repeat(1000)}`;
      const content = makeXlsx({ sheets: [{ name: 'S', data }] });
      const directory = content.indexOf('PK\x01\x02', 'latin1');
      const entry = content.indexOf('xl/worksheets/sheet0.xml', directory) - 46;
      content.writeUInt32LE(20_000, entry + 24);
      expect((await failure(read(content))).message).to.include('larger than its entry states');
    });

    it('refuses an old workbook that is damaged at any position', async () => {
      const content = await readFile(join(files, 'type-me.xls'));
      for (let at = 24; at < 20_000; at += 487) {
        const damaged = Buffer.from(content);
        damaged.fill(0xff, at, at + 16);
        // It is read all the same, or refused in words; it never hangs, nor fails in other ways.
        const result: unknown = await read(damaged).catch((error: unknown) => error);
        if (result instanceof Error) expect(result, String(at)).to.be.instanceOf(JobError);
      }
    });
  });
});
