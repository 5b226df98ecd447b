import { expect } from 'chai';
import fc from 'fast-check';
import { StringTable } from '../../../../../../server/features/append/formats/excel/string-table.js';
import type { CellKind, CellValue } from '../../../../../../server/features/append/formats/excel/workbook.js';
import { SheetCellScanner } from '../../../../../../server/features/append/formats/excel/xlsx/sheet-cells.js';
import { SheetRowReader } from '../../../../../../server/features/append/formats/excel/xlsx/sheet-rows.js';
import { XmlScanner } from '../../../../../../server/features/append/formats/excel/xlsx/xml-scanner.js';
import { keepRuns } from '../../../../../support/limit-runs.js';

const KINDS: readonly CellKind[] = ['text', 'number', 'boolean', 'text'];

const strings = new StringTable(() => '');
for (const text of ['shared', '', 'Größe 𝄞', '\ud800', 'a\0b', 'x'.repeat(100)]) strings.add(text);

const setting = {
  strings,
  styles: ['number', 'date', 'dateTime', 'time', 'elapsed'] as const,
  is1904: false,
};

interface Told {
  readonly isLong: boolean;
  readonly values: readonly CellValue[];
}

/** The values of a row that its cells stand for. */
function valuesOf({ starts, ends, bytes }: SheetCellScanner): CellValue[] {
  return KINDS.map((kind, cell) => {
    const start = starts[cell] ?? -1;
    if (start < 0) return null;
    const text = bytes.toString('utf8', start, ends[cell]);
    return kind === 'text' ? text : kind === 'number' ? Number(text) : text === 'true';
  });
}

const told = ({ cells, isLong }: { cells: readonly (CellValue | undefined)[]; isLong: boolean }): Told => ({
  isLong,
  values: KINDS.map((_, index) => cells[index] ?? null),
});

/** Rows as the scanner tells them, each by its cells where it does that and is asked to. */
function scan(
  bytes: Buffer,
  chunk: number,
  mayTake: (row: number) => boolean,
): { rows: Told[]; plain: number } {
  const scanner = new SheetCellScanner(setting, KINDS);
  const rows: Told[] = [];
  let plain = 0;
  const drain = (): void => {
    while (scanner.next(mayTake(rows.length))) {
      if (scanner.isPlain) {
        plain += 1;
        const row = { isLong: false, values: valuesOf(scanner) };
        // Rows taken by their cells need not be asked for as values.
        if (rows.length % 3 === 0) expect(told(scanner.toCells())).to.deep.equal(row);
        rows.push(row);
      } else {
        rows.push(told(scanner.toCells()));
      }
    }
  };
  for (let at = 0; at < bytes.length; at += chunk) {
    scanner.push(bytes.subarray(at, at + chunk));
    drain();
  }
  scanner.end();
  drain();
  return { rows, plain };
}

/** Reads the rows without regard to bytes. */
function read(bytes: Buffer): Told[] {
  const reader = new SheetRowReader({ ...setting, maxColumns: KINDS.length });
  const scanner = new XmlScanner(reader);
  scanner.push(new TextDecoder().decode(bytes));
  scanner.end();
  return reader.take().map(told);
}

function outcome(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return (error as Error).message;
  }
}

const sheet = (rows: string): Buffer =>
  Buffer.from(
    `<?xml version="1.0"?><worksheet><sheetData>${rows}</sheetData><pageMargins left="1"/></worksheet>`,
  );

const PLAIN =
  '<row r="2" spans="1:4" a:b="x>y">\n<c r="A2" t="s"><v>0</v></c><c r="B2" s="0"><v>-12.5E-3</v></c>' +
  '<c r="C2" t="b"><v>1</v></c><c r="D2" s="2"><v>45000.75</v></c></row>';

describe('SheetCellScanner', () => {
  const texts = fc.constantFrom(
    'text',
    'Größe 𝄞',
    ' a ',
    '',
    'a_x000D_b',
    '&lt;&#233;',
    '>',
    '_x',
    '12',
    'true',
  );
  const numbers = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }).map(String),
    fc.integer().map(String),
    fc.constantFrom(
      '0',
      '-0',
      '007',
      '1e999',
      '1E+5',
      '.5',
      '5.',
      '0x10',
      ' 7 ',
      ' ',
      'none',
      '-',
      '45000.123',
      '60',
    ),
  );
  const contents = fc.oneof(
    texts.map((text) => ['str', `<v>${text}</v>`]),
    texts.map((text) => ['inlineStr', `<is><t>${text}</t></is>`]),
    texts.map((text) => ['inlineStr', `<is>\n<t xml:space="preserve">${text}</t>\n</is>`]),
    texts.map((text) => ['inlineStr', `<is><r><t>${text}</t></r><rPh><t>hint</t></rPh></is>`]),
    fc
      .constantFrom('0', '1', '2', '3', '4', '5', '6', '', '00', '1.0', 'x')
      .map((index) => ['s', `<v>${index}</v>`]),
    numbers.map((number) => ['n', `<v>${number}</v>`]),
    numbers.map((number) => ['', `\n<v>${number}</v>\n`]),
    fc.constantFrom('1', '0', 'true', 'false', '', '2').map((value) => ['b', `<v>${value}</v>`]),
    fc.constantFrom('#N/A', '').map((value) => ['e', `<v>${value}</v>`]),
    fc.constantFrom('2023-03-15T00:00:00').map((value) => ['d', `<v>${value}</v>`]),
    fc
      .constantFrom(
        '',
        '<f>A1&amp;B1</f><v>5</v>',
        '<f t="shared"/><v>5</v>',
        '<v><![CDATA[5]]></v>',
        '<!-- </row> --><v>5</v>',
        '<v>5</v><v>6</v>',
        '<v>5',
      )
      .map((content) => ['', content]),
  );
  const cell = (place: string): fc.Arbitrary<string> =>
    fc
      .tuple(
        contents,
        fc.constantFrom('', ' s="0"', ' s="1"', ' s="2"', ' s="3"', ' s="4"', ' s="9"', ' cm="1"'),
        fc.boolean(),
      )
      .map(([[type, content], style, isEmpty]) => {
        const attributes = `${place === '' ? '' : ` r="${place}"`}${style}${type === '' ? '' : ` t="${type ?? ''}"`}`;
        return isEmpty && content === '' ? `<c${attributes}/>` : `<c${attributes}>${content ?? ''}</c>`;
      });
  const row = fc.oneof(
    fc.constant(PLAIN),
    fc
      .tuple(
        fc
          .array(fc.constantFrom('A2', 'B2', 'C2', 'D2', 'E2', 'AB2', '', 'a2', '2', 'A'), { maxLength: 5 })
          .chain((places) => fc.tuple(...places.map(cell))),
        fc.constantFrom(
          '<row>',
          '<row r="2">',
          "<row r='2'>",
          '\n<row\tr="2" >',
          '<row></row><row>',
          '<row/><row>',
        ),
        fc.constantFrom('</row>', '</row>\n', '\n</row>', '</row >', '</row><!-- </row> -->'),
      )
      .map(([cells, head, tail]) => head + cells.join('') + tail),
  );

  it('scans the rows of any sheet in pieces of any size to the same cells', () => {
    let plain = 0;
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 8 }),
        fc.integer({ min: 1, max: 200 }),
        fc.nat(3),
        (rows, chunk, step) => {
          const bytes = sheet(rows.join(''));
          const scanned = outcome(() => {
            const found = scan(bytes, chunk, (number) => step === 0 || number % (step + 1) > 0);
            plain += found.plain;
            return found.rows;
          });
          expect(scanned).to.deep.equal(outcome(() => read(bytes)));
        },
      ),
      { numRuns: 1200, plugins: [keepRuns] },
    );
    expect(plain).to.be.greaterThan(500);
  });

  it('accepts no row that is broken at any position', () => {
    const usual = Buffer.from(PLAIN);
    const pieces = [
      '',
      '<',
      '>',
      '/',
      '"',
      "'",
      '&',
      ' ',
      '\n',
      'r',
      's',
      't',
      'c',
      'x',
      '9',
      '-',
      '\0',
      '_x',
      'Z',
    ].map((text) => Buffer.from(text));
    fc.assert(
      fc.property(
        fc.nat(usual.length - 1),
        fc.constantFrom(...pieces, Buffer.from([0xff]), Buffer.from([0xc3])),
        fc.nat(1),
        (at, piece, cut) => {
          const changed = Buffer.concat([usual.subarray(0, at), piece, usual.subarray(at + cut)]);
          const bytes = Buffer.concat([
            sheet('').subarray(0, 48),
            usual,
            changed,
            usual,
            sheet('').subarray(48),
          ]);
          expect(outcome(() => scan(bytes, 4096, () => true).rows)).to.deep.equal(outcome(() => read(bytes)));
        },
      ),
      { numRuns: 1200 },
    );
  });

  for (const [title, data] of Object.entries({
    'as Excel writes them':
      '<row r="1" spans="1:2" x14ac:dyDescent="0.25"><c r="A1" s="1"><v>45000</v></c><c r="B1"><v>1.5</v></c></row>',
    'as GDAL writes them':
      '<row r="1">\n<c r="A1" t="s">\n<v>0</v>\n</c>\n<c r="B1">\n<v>7</v>\n</c>\n</row>',
    'as streaming writers do': '<row><c t="inlineStr"><is><t>Größe</t></is></c><c t="n"><v>7</v></c></row>',
    'with errors and gaps':
      '<row r="1"><c r="B1"><v>7</v></c><c r="D1" t="e"><v>#N/A</v></c><c r="Z1" s="3"/></row>',
  })) {
    it(`reports cells ${title}`, () => {
      const bytes = sheet(`<row><c t="str"><f/><v>head</v></c></row>${data}`);
      const { rows, plain } = scan(bytes, 4096, () => true);
      expect(rows).to.deep.equal(read(bytes));
      expect(plain).to.equal(1);
    });
  }

  for (const [title, cells] of Object.entries({
    'an attribute twice': '<c r="A2" r="D2" t="str"><v>a</v></c>',
    'a cell twice': '<c r="A2" t="str"><v>a</v></c><c r="A2" t="str"><v>b</v></c>',
    'cells that go back': '<c r="B2"><v>1</v></c><c r="A2" t="str"><v>a</v></c>',
    'characters that XML cannot hold': '<c r="A2" t="str"><v>a_x000D_b</v></c>',
    'an entity': '<c r="A2" t="str"><v>a&amp;b</v></c>',
    'a formula': '<c r="A2" t="str"><f>B2</f><v>a</v></c>',
    'another kind of cell': '<c r="A2"><v>5</v></c>',
    'values beyond the columns': '<c r="Z2"><v>5</v></c>',
  })) {
    it(`leaves rows that have ${title} to the reader`, () => {
      const bytes = sheet(`<row><c><v>1</v></c></row><row>${cells}</row>`);
      const { rows, plain } = scan(bytes, 4096, () => true);
      expect(rows).to.deep.equal(read(bytes));
      expect(plain).to.equal(0);
    });
  }

  it('leaves rows that are not UTF-8 to the reader', () => {
    const bytes = sheet('<row><c t="str"><v>a</v></c></row><row><c t="str"><v>a?b</v></c></row>');
    bytes[bytes.lastIndexOf('?')] = 0xff;
    const { rows, plain } = scan(bytes, 4096, () => true);
    expect(rows.map(({ values }) => values[0])).to.deep.equal(['a', 'a\ufffdb']);
    expect(plain).to.equal(0);
  });

  it('reads sheets in UTF-16 as values', () => {
    const text = sheet(PLAIN.repeat(3)).toString();
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
    const { rows, plain } = scan(bytes, 100, () => true);
    expect(rows).to.deep.equal(read(Buffer.from(text)));
    expect(plain).to.equal(0);
  });

  it('pauses after many long texts, with either kind of row', () => {
    const texts = new StringTable(() => '');
    texts.add('x'.repeat(1_000_000));
    for (const mayTake of [true, false]) {
      const scanner = new SheetCellScanner({ ...setting, strings: texts }, KINDS);
      scanner.push(sheet('<row><c t="s"><v>0</v></c></row>'.repeat(20)));
      const counts = [0];
      for (;;) {
        if (scanner.next(mayTake)) counts.push((counts.pop() ?? 0) + 1);
        else if (scanner.isPaused) counts.push(0);
        else break;
      }
      expect(counts, String(mayTake)).to.deep.equal([9, 9, 2]);
    }
  });

  it('refuses a row whose texts are too long in total', () => {
    const texts = new StringTable(() => '');
    texts.add('x'.repeat(1_000_000));
    const kinds = Array.from({ length: 40 }, (): CellKind => 'text');
    for (const mayTake of [true, false]) {
      const scanner = new SheetCellScanner({ ...setting, strings: texts }, kinds);
      scanner.push(sheet(`<row>${'<c t="s"><v>0</v></c>'.repeat(40)}</row>`));
      expect(() => scanner.next(mayTake), String(mayTake)).to.throw('too much text');
    }
  });

  it('gives up on a tag without end, and on a sheet that ends in one', () => {
    const endless = sheet(`${PLAIN}<row ${'x'.repeat(6 * 2 ** 20)}`);
    expect(outcome(() => scan(endless, 2 ** 17, () => true))).to.equal('a tag or text is not closed');
    const cut = sheet(PLAIN).subarray(0, -20);
    expect(outcome(() => scan(cut, 2 ** 17, () => true))).to.equal('it ends too early');
  });
});
