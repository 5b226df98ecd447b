import { expect } from 'chai';
import { headOf } from '../../../../sdk/src/cli/terminal/head-of.js';
import { CsvSplitter } from '../../../../server/features/append/formats/csv/csv-splitter.js';

/** As the server reads them. */
function rowsOf(text: string, delimiter: string): string[][] {
  const splitter = new CsvSplitter(delimiter, '"');
  return [...splitter.push(text), ...splitter.end()];
}

function encode(text: string, encoding: string): Uint8Array<ArrayBuffer> {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  const units = Buffer.from(text, 'utf16le');
  return new Uint8Array(encoding === 'utf-16le' ? units : units.swap16());
}

const TEXTS: readonly (readonly [what: string, text: string, delimiter: string])[] = [
  ['rows of one line each', 'code,name\nA,Bergen\nB,Oslo\nC,Voss\n', ','],
  ['lines that end as elsewhere', 'code,name\r\nA,Bergen\r\nB,Oslo\r\nC,Voss\r\n', ','],
  ['lines that end as they once did', 'code,name\rA,Bergen\rB,Oslo\rC,Voss\r', ','],
  ['line ends between quotes', 'code,note\n"A","one\ntwo\r\nthree"\nB,"\n"\n"C","D"\n', ','],
  ['quotes between quotes', 'code;note\nA;"say ""hi""\n, she said"\nB;""""\nC;""\nD;"a;""\n"""\n', ';'],
  ['quotes that open nothing', 'code\tnote\nA\t5" pipe\nB\t"a" b" c\nC\tx\n', '\t'],
  ['letters of the north', 'navn|sted\n"Ærø\nøy"|Tromsø\nŽ|日本\n', '|'],
];

describe('the head of a CSV file', () => {
  for (const [what, text, delimiter] of TEXTS) {
    for (const encoding of ['utf-8', 'utf-16le', 'utf-16be']) {
      for (const mark of ['', '\ufeff']) {
        it(`cuts a CSV file after whole rows: ${what} (${encoding}${mark && ' with a mark'})`, async () => {
          const bytes = encode(mark + text, encoding);
          const file = new File([bytes], 'a.csv', { type: 'text/csv' });
          const all = rowsOf(text, delimiter);
          const seen = new Set<number>();
          for (let size = 1; size <= bytes.length; size += 1) {
            const head = await headOf(file, size);
            expect(head).to.include({ name: 'a.csv', type: 'text/csv' });
            const read = new TextDecoder(encoding).decode(await head.arrayBuffer());
            const rows = rowsOf(read, delimiter);
            expect(rows, `${String(size)} bytes`).to.deep.equal(all.slice(0, rows.length));
            if (head !== file) expect(head.size).to.be.within(1, size);
            seen.add(rows.length);
          }
          // Every row is in it as soon as there is room.
          expect([...seen].sort()).to.deep.equal(all.map((_, index) => index + 1));
        });
      }
    }
  }

  it('keeps all lines if a quote is never closed, which the server reports', async () => {
    const file = new File(['code,"name\nA,Bergen\nB,Oslo\n'], 'a.csv');
    expect(await (await headOf(file, 25)).text()).to.equal('code,"name\nA,Bergen\n');
  });

  it('keeps the whole file if one row is longer, or if it is compressed', async () => {
    for (const content of ['x'.repeat(50), `PK\u0003\u0004${'\n'.repeat(50)}`]) {
      const file = new File([content], 'a.csv');
      expect(await headOf(file, 20)).to.equal(file);
    }
  });
});
