import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { StringTable } from '../../../../../../server/features/append/sources/excel/string-table.js';

describe('StringTable', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-texts-'));
  after(() => {
    rmSync(folder, { recursive: true });
  });

  it('finds every text again, in memory or in its file, whatever its length', () => {
    const table = new StringTable(() => folder, { memoryCharacters: 100, maxTexts: 100_000 });
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

  it('holds no more texts than a workbook has use for', () => {
    const table = new StringTable(() => folder, { memoryCharacters: 100, maxTexts: 2 });
    table.add('a');
    table.add('b');
    expect(() => {
      table.add('c');
    }).to.throw(RangeError);
  });
});
