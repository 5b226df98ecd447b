import { mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { isComputedTable } from '../../../../../../server/features/append/formats/database/computed-table.js';
import { runSqlite } from '../../source/sqlite-file.js';

describe('tables whose rows SQLite works out', () => {
  let folder: string;
  let path: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairground-computed-'));
    path = join(folder, 'a.db');
  });
  afterEach(() => rm(folder, { recursive: true }));

  const LONG = Array.from({ length: 2000 }, (_, index) => `column_${String(index)} TEXT`).join(', ');

  for (const setup of [
    [],
    ['PRAGMA page_size = 512'],
    ['PRAGMA page_size = 65536'],
    ["PRAGMA encoding = 'UTF-16le'"],
    ["PRAGMA encoding = 'UTF-16be'"],
  ]) {
    it(`distinguishes computed tables from stored ones${setup.map((one) => ` (${one})`).join('')}`, async () => {
      // Enough for a tree of several levels, and a definition that goes over many pages.
      const many = Array.from({ length: 300 }, (_, index) => `CREATE TABLE t${String(index)} (a, b)`);
      await runSqlite(
        path,
        ...setup,
        ...many,
        `CREATE TABLE wide (${LONG})`,
        'CREATE TABLE "Größe" (id INTEGER PRIMARY KEY, "basis" TEXT)',
        'CREATE TABLE bare (a PRIMARY KEY) WITHOUT ROWID',
        'CREATE VIEW seen AS SELECT * FROM t1',
        'CREATE TABLE made (a, b GENERATED ALWAYS AS (a + 1))',
        'CREATE TABLE short (a, b/**/as/**/(a || a))',
        'CREATE VIRTUAL TABLE boxes USING rtree (id, a, b)',
      );
      for (const name of ['t0', 't299', 'T150', 'wide', 'Größe', 'größe', 'bare', 'boxes_node'])
        expect(await isComputedTable(path, name), name).to.equal(false);
      for (const name of ['seen', 'SEEN', 'made', 'short', 'boxes', 'nothing'])
        expect(await isComputedTable(path, name), name).to.equal(true);
    });
  }

  it('counts all tables of a damaged file as computed', async () => {
    await runSqlite(path, 'CREATE TABLE a (b)');
    const whole = await readFile(path);
    expect(await isComputedTable(path, 'a')).to.equal(false);
    await truncate(path, 1000);
    expect(await isComputedTable(path, 'a')).to.equal(true);
    for (const at of [16, 100, 103, 108]) {
      const damaged = Buffer.from(whole);
      damaged.fill(0xff, at, at + 2);
      await writeFile(path, damaged);
      expect(await isComputedTable(path, 'a'), String(at)).to.equal(true);
    }
  });
});
