import { expect } from 'chai';
import * as prettier from 'prettier';
import { appendLine, appendTable, verdict } from '../../../../scripts/bench/append/append-report.js';
import type { Measure } from '../../../../scripts/bench/report/measure.js';

const INSERT: Measure = {
  part: 'insert',
  database: 'sqlite',
  name: '1,000,000 points, csv, into an empty layer',
  unit: 's',
  values: [12.5, 10, 11],
  features: 1_000_000,
  beside: { name: 'ogr2ogr', values: [44, 40, 55] },
  ratio: 'beside to ours',
  target: { of: 'ratio', least: 3 },
};
const MEMORY: Measure = {
  part: 'scale',
  database: 'postgres',
  name: 'peak memory of the worker',
  unit: 'MB',
  values: [412.4],
  target: { of: 'figure', most: 400 },
};
const GROWTH: Measure = {
  part: 'scale',
  database: 'postgres',
  name: 'memory, last half to first half',
  unit: '×',
  values: [1.042],
  target: { of: 'figure', most: 1.1 },
};
const TOGETHER: Measure = {
  part: 'scale',
  database: 'postgres',
  name: 'together',
  unit: 'MB',
  values: [500],
};

describe('the table of appends', () => {
  const table = appendTable([INSERT, MEMORY, GROWTH, TOGETHER]);
  const cells = (line: number): string[] =>
    (table.split('\n')[line] ?? '')
      .split('|')
      .map((cell) => cell.trim())
      .slice(1, -1);

  it('writes a row for each measure, with median and spread of both, ratio, target and verdict', () => {
    expect(cells(2)).to.deep.equal([
      'SQLite, SpatiaLite',
      '1,000,000 points, csv, into an empty layer',
      '11.0 s (10.0–12.5)',
      '90,909',
      'ogr2ogr 44.0 s (40.0–55.0)',
      '4.00',
      '≥ 3×',
      'met',
    ]);
  });

  it('omits the spread of a single round, and names missed targets', () => {
    expect(cells(3)).to.deep.equal([
      ...['PostgreSQL, PostGIS', 'peak memory of the worker', '412 MB', '', '', '', '≤ 400 MB', 'MISSED'],
    ]);
    expect(cells(4).slice(2)).to.deep.equal(['1.04', '', '', '', '≤ 1.1×', 'met']);
    expect(cells(5).slice(2)).to.deep.equal(['500 MB', '', '', '', '', '']);
  });

  it('writes Markdown as Prettier formats it', async () => {
    expect(await prettier.format(table, { parser: 'markdown' })).to.equal(`${table}\n`);
  });

  it('shows the same row while it runs', () => {
    expect(appendLine(MEMORY)).to.equal(
      'PostgreSQL, PostGIS  peak memory of the worker  412 MB  ≤ 400 MB  MISSED',
    );
  });

  it('ends with the missed targets', () => {
    expect(verdict([INSERT, GROWTH, TOGETHER])).to.equal('All 2 targets are met.');
    expect(verdict([INSERT, MEMORY])).to.equal(
      '1 of 2 targets are met. Missed:\n- PostgreSQL, PostGIS: peak memory of the worker',
    );
  });
});
