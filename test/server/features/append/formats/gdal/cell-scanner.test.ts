import { expect } from 'chai';
import fc from 'fast-check';
import { CellScanner } from '../../../../../../server/features/append/formats/gdal/cell-scanner.js';
import { readCell, splitCells } from '../../../../../../server/features/append/formats/gdal/copy-text.js';

/** The cells of the lines, `undefined` for a line that is not plain. */
function scanAll(text: string, cellCount: number, options = {}): ((string | null)[] | undefined)[] {
  const bytes = Buffer.from(text);
  const scanner = new CellScanner(cellCount, options);
  const lines = [];
  for (let start = 0; start <= bytes.length;) {
    const end = scanner.scan(bytes, start);
    const cells = Array.from(scanner.starts, (from, index) =>
      from < 0 ? null : bytes.toString('utf8', from, scanner.ends[index]),
    );
    lines.push(scanner.isPlain ? cells : undefined);
    start = end + 1;
  }
  return lines;
}

describe('CellScanner', () => {
  it('finds the cells of every line, nulls among them', () => {
    expect(scanAll('a\tb\n\\N\tÄ\n\t\n\\N\t\\N', 2)).to.deep.equal([
      ['a', 'b'],
      [null, 'Ä'],
      ['', ''],
      [null, null],
    ]);
  });

  it('finds no line plain that holds something escaped, or another number of cells', () => {
    const lines = 'a\\\\b\tc\n\\Na\tb\na\\N\tb\na\n1\t2\t3\na\\\tb\tc\na\\\nb\tc\na\rb\tc\nx\ty';
    expect(scanAll(lines, 2).filter((cells) => cells !== undefined)).to.deep.equal([['x', 'y']]);
    expect(scanAll('\\N\\N\tb\n\\n\tb', 2)).to.deep.equal([undefined, undefined]);
  });

  it('skips hexadecimal cells, and reads all cells after them', () => {
    const text = '01AF\tb\n\\N\tÄ\n01\ta\\\\\n\t\n01\n02\tb\tc\n03\td';
    expect(scanAll(text, 2, { beginsWithHex: true })).to.deep.equal([
      ['01AF', 'b'],
      [null, 'Ä'],
      undefined,
      ['', ''],
      undefined,
      ['03', 'd'],
    ]);
    expect(scanAll('01AF\n\\N\n', 1, { beginsWithHex: true })).to.deep.equal([['01AF'], [null], ['']]);
  });

  it('detects lines of ASCII only', () => {
    const scanner = new CellScanner(1);
    const bytes = Buffer.from('a~\nü\nb');
    expect([0, 3, 6].map((at) => (scanner.scan(bytes, at), scanner.isAscii))).to.deep.equal([
      true,
      false,
      true,
    ]);
  });

  it('finds the same cells in plain lines as a string splitter', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ü', '\\', '\\N', '\\\\', '\t', '\n', '\r', '𝄞') });
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), (cells) => {
        const line = cells.join('\t');
        const [found] = scanAll(line, 2);
        const isWhole = !/(?<!\\)(?:\\\\)*\n/.test(line);
        if (found !== undefined && isWhole) expect(splitCells(line).map(readCell)).to.deep.equal(found);
      }),
      { numRuns: 5000 },
    );
  });
});
