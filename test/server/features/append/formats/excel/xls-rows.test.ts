import { expect } from 'chai';
import { StringTable } from '../../../../../../server/features/append/formats/excel/string-table.js';
import { BiffReader } from '../../../../../../server/features/append/formats/excel/xls/biff-records.js';
import { readXlsRows } from '../../../../../../server/features/append/formats/excel/xls/xls-rows.js';

const [BEGIN, END, TEXT_OF_TABLE] = [0x0809, 0x0a, 0xfd] as const;
const globals = { sheets: [], styles: [], is1904: false, decoder: undefined };

const strings = new StringTable(() => '');
strings.add('x'.repeat(60_000));

function record(type: number, ...words: number[]): Buffer {
  const bytes = Buffer.alloc(4 + 2 * words.length);
  for (const [index, word] of [type, 2 * words.length, ...words].entries())
    bytes.writeUInt16LE(word, 2 * index);
  return bytes;
}

/** How many rows of a sheet come at a time, each cell of which is the same long text. */
async function readLengths(rows: number, columns: number): Promise<number[]> {
  const cells = Array.from({ length: rows * columns }, (_, index) =>
    record(TEXT_OF_TABLE, Math.floor(index / columns), index % columns, 0, 0, 0),
  );
  const bytes = Buffer.concat([record(BEGIN, 0x600, 0x10), ...cells, record(END)]);
  const stream = {
    bytes: bytes.length,
    read: (position: number, length: number) => Promise.resolve(bytes.subarray(position, position + length)),
  };
  const lengths: number[] = [];
  const options = { maxColumns: 1000, signal: new AbortController().signal };
  for await (const batch of readXlsRows(new BiffReader(stream), globals, strings, options))
    lengths.push(batch.rows.length);
  return lengths;
}

describe('rows of old workbooks', () => {
  it('returns rows before reading more rows when they refer to long texts', async () => {
    const lengths = await readLengths(50, 30);
    expect(lengths.reduce((sum, length) => sum + length, 0)).to.equal(50);
    expect(Math.max(...lengths)).to.be.at.most(5);
  });

  it('refuses rows of an old workbook whose texts are too long in total', async () => {
    expect(await readLengths(1, 500)).to.deep.equal([1]);
    const error = await readLengths(1, 600).catch((thrown: unknown) => thrown);
    expect(String(error)).to.include('too much text');
  });
});
