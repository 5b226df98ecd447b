import { expect } from 'chai';
import fc from 'fast-check';
import { CsvCellScanner } from '../../../../../../server/features/append/formats/csv/csv-cells.js';
import {
  CsvSplitter,
  CsvTextError,
} from '../../../../../../server/features/append/formats/csv/csv-splitter.js';

const WIDTH = 3;

/** Rows whole, as they are told by ranges where that is all. */
function splitCells(text: string, chunk: number, delimiter = ',', qualifier = '"'): string[][] {
  const bytes = Buffer.from(text);
  const scanner = new CsvCellScanner(delimiter, qualifier, WIDTH);
  const rows: string[][] = [];
  const drain = (): void => {
    while (scanner.next()) {
      const whole = [...scanner.toCells()];
      if (scanner.isPlain) {
        const ranges = Array.from({ length: WIDTH }, (_, cell) => {
          const [start, end] = [scanner.starts[cell], scanner.ends[cell]];
          return start === -1 ? '' : scanner.bytes.toString('utf8', start, end);
        });
        const padded = Array.from({ length: Math.max(WIDTH, whole.length) }, (_, cell) => whole[cell] ?? '');
        const surplus = padded.slice(WIDTH).map(() => '');
        expect([...ranges, ...surplus]).to.deep.equal(padded);
      }
      rows.push(whole);
    }
  };
  for (let at = 0; at < bytes.length; at += chunk) {
    scanner.push(bytes.subarray(at, at + chunk));
    drain();
  }
  scanner.end();
  drain();
  return rows;
}

function split(text: string, delimiter = ',', qualifier = '"'): string[][] {
  const splitter = new CsvSplitter(delimiter, qualifier);
  return [...splitter.push(text), ...splitter.end()];
}

function outcome(read: () => string[][]): unknown {
  try {
    return read();
  } catch (error) {
    if (error instanceof CsvTextError) return error.message;
    throw error;
  }
}

describe('CsvCellScanner', () => {
  it('splits any text, in pieces of any size, as CsvSplitter does', () => {
    const texts = fc.array(fc.constantFrom('a', 'é€😀', ',', ',', '"', '"', '\n', '\r', '\r\n', ' '), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(texts, fc.integer({ min: 1, max: 50 }), (parts, chunk) => {
        const text = parts.join('');
        expect(outcome(() => splitCells(text, chunk))).to.deep.equal(outcome(() => split(text)));
      }),
      { numRuns: 3000 },
    );
  });

  it('supports other delimiters and qualifiers', () => {
    const text = "'a;b';c\n'd''e';\n";
    expect(splitCells(text, 3, ';', "'")).to.deep.equal(split(text, ';', "'"));
  });

  it('reports quoted cells by offsets unless they must be unescaped', () => {
    const scanner = new CsvCellScanner(',', '"', 2);
    scanner.push(Buffer.from('"a,b","c"\n"d""e",f\n"g"h,i\n1,2,3\n1,2,\n'));
    const arePlain: boolean[] = [];
    while (scanner.next()) arePlain.push(scanner.isPlain);
    expect(arePlain).to.deep.equal([true, false, false, false, true]);
  });

  it('gives up on a row without end', () => {
    const scanner = new CsvCellScanner(',', '"', 2);
    scanner.push(Buffer.from('a,b\n"'));
    const piece = Buffer.alloc(3 * 2 ** 20, 'x');
    expect(() => {
      for (let count = 0; count < 8; count += 1) {
        while (scanner.next());
        scanner.push(piece);
      }
    }).to.throw(CsvTextError, 'in or after line 2');
  });
});
