import { expect } from 'chai';
import fc from 'fast-check';
import {
  CsvSplitter,
  CsvTextError,
} from '../../../../../../server/features/append/formats/csv/csv-splitter.js';

function split(text: string, chunk = 1, delimiter = ',', qualifier = '"'): string[][] {
  const splitter = new CsvSplitter(delimiter, qualifier);
  const rows: string[][] = [];
  for (let at = 0; at < text.length; at += chunk) rows.push(...splitter.push(text.slice(at, at + chunk)));
  return [...rows, ...splitter.end()];
}

describe('CsvSplitter', () => {
  for (const [title, text, rows] of [
    [
      'LF, CRLF and CR, and a last line without an end',
      'a,b\nc,d\r\ne,f\rg,h',
      [
        ['a', 'b'],
        ['c', 'd'],
        ['e', 'f'],
        ['g', 'h'],
      ],
    ],
    [
      'empty cells',
      ',\n"",x\n',
      [
        ['', ''],
        ['', 'x'],
      ],
    ],
    ['delimiters, quotes and line ends in quotes', '"a,""b""\r\nc",d\n', [['a,"b"\r\nc', 'd']]],
    ['rows of different length', 'a\nb,c,d\n', [['a'], ['b', 'c', 'd']]],
    ['blank lines, which are no rows', '\na\n\r\n\n', [['a']]],
    ['text after a closing quote', '"a"b,c\n', [['ab', 'c']]],
    ['a quote inside a cell', 'a"b,5" nail\n', [['a"b', '5" nail']]],
  ] as const) {
    it(`reads ${title}`, () => {
      for (const chunk of [1, 2, 3, 100]) expect(split(text, chunk)).to.deep.equal(rows);
    });
  }

  it('supports other delimiters and quotes', () => {
    expect(split("a;'b;c'\n", 2, ';', "'")).to.deep.equal([['a', 'b;c']]);
  });

  it('refuses a quote that is never closed', () => {
    expect(() => split('a\n"b\nc\n')).to.throw(CsvTextError, 'line 2');
  });

  it('splits written rows back to the same cells, wherever the text is cut', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'é', ',', '"', '\n', '\r', ' ', '😀') });
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }));
    fc.assert(
      fc.property(
        rows,
        fc.integer({ min: 1, max: 9 }),
        fc.constantFrom('\n', '\r\n', '\r'),
        (written, chunk, end) => {
          const text = written
            .map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(',') + end)
            .join('');
          expect(split(text, chunk)).to.deep.equal(written);
        },
      ),
    );
  });
});
