import { expect } from 'chai';
import { csv } from '../../../../../../server/features/append/formats/csv/csv.js';
import type { SourceInfo } from '../../../../../../server/features/append/source-info/source-info.js';
import type {
  CellLayout,
  SourceTable,
} from '../../../../../../server/features/append/source/source-format.js';
import type { JobError } from '../../../../../../server/jobs/job.js';
import { rejectionOf } from '../../../../../support/rejection.js';
import { describeSource, readAll } from '../../source/source-file.js';

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');

/** The words in encodings in which Node.js does not write: 東京 has a byte of a bar, and 構 one of a backslash. */
const SHIFT_JIS = { 東京: [0x93, 0x8c, 0x8b, 0x9e], ポ: [0x83, 0x7c], 構: [0x8d, 0x5c] };
const GBK = { 北京: [0xb1, 0xb1, 0xbe, 0xa9] };

interface Reading {
  readonly sourceInfo?: SourceInfo;
  readonly replacesRows?: boolean;
}

function describeText(
  content: Buffer,
  { sourceInfo = {}, replacesRows = false }: Reading,
  chunkBytes: number,
) {
  return describeSource(csv, content, { sourceInfo, chunkBytes, replacesRows });
}

/** With a sink of cells, which takes nothing, and without. */
async function rowsOf(table: SourceTable): Promise<unknown[][]> {
  const openFastPath = (_layout: CellLayout) => ({ take: () => false, flush: () => undefined });
  const rows = await readAll(table);
  expect(await readAll(table, { openFastPath })).to.deep.equal(rows);
  return rows.map(({ number, attributes, refusal, damaged }) =>
    refusal === undefined ? [number, attributes] : [number, refusal.code, ...(damaged ?? [])],
  );
}

async function read(
  content: Buffer,
  reading: Reading = {},
): Promise<{ rows: unknown[][]; warnings: string[] }> {
  const results = [];
  for (const chunkBytes of [1, 7, 1 << 20]) {
    const table = await describeText(content, reading, chunkBytes);
    results.push({ rows: await rowsOf(table), warnings: [...(table.warnings ?? [])] });
  }
  const [first, ...others] = results;
  for (const other of others) expect(other).to.deep.equal(first);
  if (first === undefined) throw new Error('nothing was read');
  return first;
}

async function refusalOf(content: Buffer, reading: Reading = {}): Promise<string> {
  return ((await rejectionOf(describeText(content, reading, 7))) as JobError).message;
}

describe('encoding of csv', () => {
  it('keeps UTF-8 rows, and refuses rows in another encoding with their column', async () => {
    const content = Buffer.concat([
      Buffer.from('k,n\na,Zürich\nb,'),
      latin('café\n'),
      Buffer.from('c,"Łódź"\n'),
    ]);
    expect(await read(content)).to.deep.equal({
      rows: [
        [1, { k: 'a', n: 'Zürich' }],
        [2, 'invalid_text', ['n', 'caf\uFFFD']],
        [3, { k: 'c', n: 'Łódź' }],
      ],
      warnings: [],
    });
  });

  it('reads a replacement character that the text has itself', async () => {
    const { rows } = await read(Buffer.concat([Buffer.from('n\n\uFFFDü\n'), latin('\xe9\n')]));
    expect(rows[1]).to.deep.equal([2, 'invalid_text', ['n', '\uFFFD']]);
    expect((await read(Buffer.from('n\n\uFFFDü\n'))).rows).to.deep.equal([[1, { n: '\uFFFDü' }]]);
    expect((await read(utf16('\uFEFFn\n\uFFFDü\n'))).rows).to.deep.equal([[1, { n: '\uFFFDü' }]]);
  });

  it('refuses rows of a file that is marked as UTF-8 and is not throughout', async () => {
    const content = Buffer.concat([Buffer.from('\uFEFFn\nü\n'), latin('\xfcber\nsch\xf6n\n')]);
    const { rows } = await read(content);
    expect(rows.map(([, code]) => code)).to.deep.equal([{ n: 'ü' }, 'invalid_text', 'invalid_text']);
  });

  it('guesses windows-1252 if hardly any text is valid UTF-8, and reports it', async () => {
    const { rows, warnings } = await read(latin('n\nZ\xfcrich\n\x80 5\n'));
    expect(rows).to.deep.equal([
      [1, { n: 'Zürich' }],
      [2, { n: '€ 5' }],
    ]);
    expect(warnings).to.deep.equal([
      'The file is read as windows-1252 because 2 of its 2 characters beyond ASCII are not valid UTF-8; to change this, give appendSourceInfo.encoding.',
    ]);
  });

  it('does not guess an encoding for rows that replace others', async () => {
    const { rows, warnings } = await read(latin('n\nZ\xfcrich\nx\n'), { replacesRows: true });
    expect(rows).to.deep.equal([
      [1, 'invalid_text', ['n', 'Z\uFFFDrich']],
      [2, { n: 'x' }],
    ]);
    expect(warnings.join()).to.match(/^The file is read as utf-8, though 1 of its 1 characters/);
  });

  it('does not guess windows-1252 where a byte is undefined in it: the row is refused', async () => {
    const content = Buffer.from([...Buffer.from('n\na\n'), ...SHIFT_JIS.構, ...Buffer.from('\nb\n')]);
    const { rows, warnings } = await read(content);
    expect(rows).to.deep.equal([
      [1, { n: 'a' }],
      [2, 'invalid_text', ['n', '\uFFFD\\']],
      [3, { n: 'b' }],
    ]);
    expect(warnings.join()).to.include('read as utf-8').and.to.include('give its encoding');
  });

  it('counts the header when it guesses an encoding, and refuses a header that does not decode', async () => {
    expect((await read(latin('Stra\xdfe\nx\n'))).rows).to.deep.equal([[1, { Straße: 'x' }]]);
    const mixed = Buffer.concat([latin('n,Stra\xdfe\n'), Buffer.from('ü,x\n')]);
    expect(await refusalOf(mixed)).to.include('names that are not in utf-8: Stra\uFFFDe;');
  });

  for (const [encoding, bytes, text] of [
    ['shift_jis', [...SHIFT_JIS.東京, ...SHIFT_JIS.ポ, ...SHIFT_JIS.構], '東京ポ構'],
    ['gbk', GBK.北京, '北京'],
    ['gb18030', GBK.北京, '北京'],
    ['windows-1251', [0xcc, 0xee, 0xf1, 0xea, 0xe2, 0xe0], 'Москва'],
    ['windows-1250', [0xa3, 0xf3, 0x64, 0x9f], 'Łódź'],
    ['iso-2022-jp', [0x1b, 0x24, 0x42, 0x45, 0x6c, 0x35, 0x7e, 0x1b, 0x28, 0x42], '東京'],
  ] as const) {
    it(`reads ${encoding} where it is named`, async () => {
      const content = Buffer.from([
        ...Buffer.from('n|k\n'),
        ...bytes,
        ...Buffer.from('|1\n"'),
        ...bytes,
        ...Buffer.from('"|2\n'),
      ]);
      const { rows, warnings } = await read(content, { sourceInfo: { encoding, columnDelimiter: '|' } });
      expect({ rows, warnings }).to.deep.equal({
        rows: [
          [1, { n: text, k: '1' }],
          [2, { n: text, k: '2' }],
        ],
        warnings: [],
      });
    });
  }

  it('refuses rows that are not in the encoding that is named', async () => {
    const content = Buffer.from([
      ...Buffer.from('n,k\n'),
      ...SHIFT_JIS.東京,
      ...Buffer.from(',1\n\xa0,2\n', 'latin1'),
    ]);
    const { rows } = await read(content, { sourceInfo: { encoding: 'shift_jis' } });
    expect(rows).to.deep.equal([
      [1, { n: '東京', k: '1' }],
      [2, 'invalid_text', ['n', '\uFFFD']],
    ]);
    expect((await read(latin('n\n\xe9\n'), { sourceInfo: { encoding: 'utf-8' } })).rows).to.deep.equal([
      [1, 'invalid_text', ['n', '\uFFFD']],
    ]);
  });

  it('prefers a byte order mark to the named encoding, and reports it', async () => {
    const { rows, warnings } = await read(Buffer.from('\uFEFFn\nü\n'), {
      sourceInfo: { encoding: 'windows-1252' },
    });
    expect(rows).to.deep.equal([[1, { n: 'ü' }]]);
    expect(warnings).to.deep.equal([
      'The file is read as utf-8 because of its byte order mark, and not as windows-1252.',
    ]);
  });

  it('reads UTF-16 without a mark in any language, and refuses rows with half of a pair', async () => {
    const text = 'k,n\n1,東京\n2,Москва\n3,\uD83C\n4,\u{1F30D}\n';
    for (const content of [utf16(text), utf16(text).swap16()]) {
      const { rows, warnings } = await read(content);
      expect(rows).to.deep.equal([
        [1, { k: '1', n: '東京' }],
        [2, { k: '2', n: 'Москва' }],
        [3, 'invalid_text', ['n', '\uFFFD']],
        [4, { k: '4', n: '\u{1F30D}' }],
      ]);
      expect(warnings.join()).to.match(/^The file is read as utf-16[lb]e because of its zero bytes/);
    }
  });

  it('refuses UTF-16 that is cut in a character', async () => {
    const { rows } = await read(utf16('\uFEFFn\nab\ncd').subarray(0, -1));
    expect(rows).to.deep.equal([
      [1, { n: 'ab' }],
      [2, 'invalid_text', ['n', 'c\uFFFD']],
    ]);
  });

  it('refuses UTF-8 that is cut in a character', async () => {
    expect((await read(Buffer.from('n\nü\nü').subarray(0, -1))).rows).to.deep.equal([
      [1, { n: 'ü' }],
      [2, 'invalid_text', ['n', '\uFFFD']],
    ]);
  });

  it('refuses UTF-32 and ISO-2022 if the request does not name them', async () => {
    const utf32 = Buffer.from([...latin('n\nab\n')].flatMap((byte) => [byte, 0, 0, 0]));
    expect(await refusalOf(utf32)).to.include('UTF-32');
    expect(await refusalOf(Buffer.concat([Buffer.of(0xff, 0xfe, 0, 0), utf32]))).to.include('UTF-32');
    expect(await refusalOf(latin('n\n\x1b$BEl5~\x1b(B\n'))).to.include('ISO-2022');
  });
});
