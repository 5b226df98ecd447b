import { expect } from 'chai';
import { CopyBlock } from '../../../../../../server/features/append/formats/gdal/copy-text.js';
import { splitMerged } from '../../../../../../server/features/append/formats/gdal/merged-output.js';

const MARK = 'f00d';

describe('splitMerged', () => {
  /** Splits the text in pieces of `size` bytes into runs of rows, and complaints with their row. */
  async function split(text: string, size = text.length): Promise<unknown[]> {
    const bytes = Buffer.from(text);
    async function* pieces(): AsyncGenerator<Buffer> {
      for (let at = 0; at < bytes.length; at += size)
        yield await Promise.resolve(bytes.subarray(at, at + size));
    }
    const parts: unknown[] = [];
    for await (const part of splitMerged(pieces(), MARK)) {
      if (part instanceof CopyBlock) parts.push(...part.lines);
      else parts.push({ ...part, ...(part.row && { row: part.row.lines.join('\n') }) });
    }
    return parts;
  }

  const DUMP = [
    'Warning 1: while opening',
    'SET standard_conforming_strings = OFF;',
    'BEGIN;',
    'COPY "public"."rows" ("geometry", "c0", "c1") FROM STDIN;',
    `0101\t${MARK}\ta`,
    'ERROR 1: Unable to read geometry',
    'Warning 1: two lines,',
    `  BEEF and ${MARK}\tamong them`,
    `\\N\t${MARK}\tb`,
    `0102\t${MARK}\tWarning 1: no complaint\\`,
    'Warning 1: nor this, which belongs to a value',
    `0103\t${MARK}\tc`,
    'ERROR 1: at the end',
    '\\.',
    'END;',
    'COMMIT;',
    '',
  ].join('\n');

  const PARTS = [
    { errorLines: ['Warning 1: while opening'], isLeftOut: false, isOpening: true },
    `0101\t${MARK}\ta`,
    {
      errorLines: ['ERROR 1: Unable to read geometry', `Warning 1: two lines, BEEF and ${MARK}\tamong them`],
      isLeftOut: false,
      isOpening: false,
      row: `\\N\t${MARK}\tb`,
    },
    `0102\t${MARK}\tWarning 1: no complaint\\\nWarning 1: nor this, which belongs to a value`,
    `0103\t${MARK}\tc`,
    { errorLines: ['ERROR 1: at the end'], isLeftOut: false, isOpening: false },
  ];

  for (const size of [1, 7, 64, DUMP.length]) {
    it(`separates rows from messages and attributes these to the next row, in pieces of ${String(size)}`, async () => {
      expect(await split(DUMP, size)).to.deep.equal(PARTS);
    });
  }

  it('detects a row that is skipped for its geometry type', async () => {
    const error = 'ERROR 1: Geometry field geom has a Point geometry whereas Polygon is expected';
    const said = { errorLines: [error], isLeftOut: true, isOpening: false };
    const rows = [`0101\t${MARK}\ta`, `0102\t${MARK}\td`];
    const text = ['BEGIN;', 'COPY "x" FROM STDIN;', rows[0], error, error, rows[1], '\\.', ''].join('\n');
    expect(await split(text)).to.deep.equal([rows[0], said, said, rows[1]]);
  });

  it('finds rows without geometry by their mark, whatever they contain', async () => {
    const rows = [`${MARK}\tERROR 1: text`, `${MARK}\tCOPY "x`];
    expect(await split(`BEGIN;\nCOPY "x" FROM STDIN;\n${rows.join('\n')}\n\\.\n`)).to.deep.equal(rows);
  });
});
