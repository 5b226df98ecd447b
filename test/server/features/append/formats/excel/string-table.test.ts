import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { StringTable } from '../../../../../../server/features/append/formats/excel/string-table.js';

describe('StringTable', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-texts-'));
  after(() => {
    rmSync(folder, { recursive: true });
  });

  it('finds every text of any length, in memory or in its file', () => {
    const table = new StringTable(() => folder, { memoryBytes: 100, maxTexts: 100_000 });
    const textOf = (index: number): string =>
      index % 1000 === 7 ? 'ü'.repeat(70_000) : index % 5 === 0 ? '' : `Zürich ${String(index)}`;
    for (let index = 0; index < 20_000; index += 1) table.add(textOf(index));
    table.finish();
    for (let index = 0; index < 20_000; index += 1) expect(table.get(index)).to.equal(textOf(index));
    for (const index of [19_999, 3, 10_007, 12, 19_007]) expect(table.get(index)).to.equal(textOf(index));
    expect(table.get(20_000)).to.equal(undefined);
    expect(table.get(Number.NaN)).to.equal(undefined);
    table.close();
  });

  it('returns the UTF-8 of a text, in memory or in its file, however it was added', () => {
    const table = new StringTable(() => mkdtempSync(join(folder, 'bytes-')), {
      memoryBytes: 3000,
      maxTexts: 100_000,
    });
    const texts = Array.from({ length: 400 }, (_, index) =>
      index % 7 === 0 ? 'ü'.repeat(index) : `text ${String(index)}`,
    );
    for (const [index, text] of texts.entries()) {
      if (index % 2 === 0) table.add(text);
      else table.addBytes(Buffer.from(`<${text}>`), 1, 1 + Buffer.byteLength(text));
    }
    table.finish();
    for (const [index, text] of texts.entries()) {
      const target = Buffer.alloc(table.byteLength(index) + 2, '-');
      table.copy(index, target, 1);
      expect(target.toString()).to.equal(`-${text}-`);
      expect(table.get(index)).to.equal(text);
    }
    expect(table.byteLength(400)).to.equal(-1);
    table.close();
  });

  it('keeps texts that no database can store, and returns no bytes of them', () => {
    for (const memoryBytes of [0, 1000]) {
      const table = new StringTable(() => mkdtempSync(join(folder, 'odd-')), { memoryBytes, maxTexts: 10 });
      const texts = ['a\ud800', 'plain', 'a\0b', '\udc00'];
      for (const text of texts) table.add(text);
      table.finish();
      expect(texts.map((_, index) => table.get(index))).to.deep.equal(texts);
      expect(texts.map((_, index) => table.byteLength(index))).to.deep.equal([-1, 5, -1, -1]);
      table.close();
    }
  });

  it('finds texts whose positions are in a file too', () => {
    const table = new StringTable(() => mkdtempSync(join(folder, 'places-')), { memoryTexts: 3 });
    const texts = Array.from({ length: 20_000 }, (_, index) => (index % 3 === 0 ? '' : `t${String(index)}`));
    texts[7] = 'a\ud800';
    for (const text of texts) table.add(text);
    table.finish();
    expect(texts.map((_, index) => table.get(index))).to.deep.equal(texts);
    expect([0, 2, 3, 4, 7, 8].map((index) => table.byteLength(index))).to.deep.equal([0, 2, 0, 2, -1, 2]);
    table.close();
  });

  for (const [title, bytes, limits] of [
    ['short', Buffer.from('x'), {}],
    ['empty, behind some that filled the memory,', Buffer.alloc(0), { memoryBytes: -1 }],
  ] as const) {
    it(`needs no more memory for very many texts that are ${title} than for some`, () => {
      const table = new StringTable(() => mkdtempSync(join(folder, 'many-')), limits);
      const before = process.memoryUsage();
      for (let index = 0; index < 4_500_000; index += 1) table.addBytes(bytes, 0, bytes.length);
      const after = process.memoryUsage();
      const grown = after.heapUsed + after.external - before.heapUsed - before.external;
      expect(grown / 2 ** 20).to.be.below(40);
      table.finish();
      expect(table.get(4_499_999)).to.equal(bytes.toString());
      table.close();
    });
  }

  it('holds no more texts than a workbook has use for', () => {
    const table = new StringTable(() => folder, { memoryBytes: 100, maxTexts: 2 });
    table.add('a');
    table.add('b');
    expect(() => {
      table.add('c');
    }).to.throw(RangeError);
  });
});
