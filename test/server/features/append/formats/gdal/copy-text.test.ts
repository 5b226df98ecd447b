import { expect } from 'chai';
import fc from 'fast-check';
import {
  readCell,
  readCopyBlocks,
  splitCells,
} from '../../../../../../server/features/append/formats/gdal/copy-text.js';

/** As GDAL writes a cell. */
const escape = (cell: string | null): string =>
  cell === null ? '\\N' : cell.replaceAll(/[\\\t\n\r]/g, (char) => `\\${char}`);

async function read(
  dump: Buffer,
  chunkBytes: number,
): Promise<{ rows: (string | null)[][]; isUtf8: boolean }> {
  const chunks: Buffer[] = [];
  for (let at = 0; at < dump.length; at += chunkBytes) chunks.push(dump.subarray(at, at + chunkBytes));
  const stream = (async function* () {
    for (const chunk of chunks) yield await Promise.resolve(chunk);
  })();
  const rows: (string | null)[][] = [];
  let isUtf8 = true;
  for await (const block of readCopyBlocks(stream)) {
    isUtf8 &&= block.isUtf8;
    rows.push(...block.lines.map((line) => splitCells(line).map(readCell)));
  }
  return { rows, isUtf8 };
}

describe('readCopyBlocks', () => {
  it('gives back every cell, however the dump is cut into pieces', async () => {
    const cell = fc.option(
      fc.string({ unit: fc.constantFrom('a', 'ü', '\\', '\n', '\t', '\r', 'N', '.', '"', '𝄞') }),
    );
    const table = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(table, fc.integer({ min: 1, max: 40 }), async (rows, chunkBytes) => {
        const text = rows.map((row) => `${row.map(escape).join('\t')}\n`).join('');
        const dump = `BEGIN;\nCOPY "rows" ("a") FROM STDIN;\n${text}\\.\nEND;\nSELECT setval('x');\nCOMMIT;\n`;
        expect(await read(Buffer.from(dump), chunkBytes)).to.deep.equal({ rows, isUtf8: true });
      }),
    );
  });

  it('reads several sections, and nothing between them', async () => {
    const dump = 'COPY a FROM STDIN;\n1\n\\.\nCOMMIT;\nBEGIN;\nCOPY a FROM STDIN;\n2\n\\.\n3\n';
    expect((await read(Buffer.from(dump), 1000)).rows).to.deep.equal([['1'], ['2']]);
  });

  it('detects text that is not UTF-8', async () => {
    const dump = Buffer.concat([
      Buffer.from('COPY a FROM STDIN;\n'),
      Buffer.from([0xe6, 10]),
      Buffer.from('\\.\n'),
    ]);
    expect(await read(dump, 5)).to.deep.equal({ rows: [['\uFFFD']], isUtf8: false });
  });
});
