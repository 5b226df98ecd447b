import { expect } from 'chai';
import { figuresOf, readFigures } from '../../../server/jobs/job-figures.js';
import { addJobFigures, selectJobFigures } from '../../../server/jobs/job-figures-repository.js';
import { forEachDatabase } from '../../support/databases/databases.js';

describe('figuresOf', () => {
  it('counts a duration in the bucket whose bound it does not exceed', () => {
    expect(figuresOf({ status: 'completed' }, 100, {})).to.deep.equal({ jobs: 1, ms: 100, le_100: 1 });
    expect(figuresOf({ status: 'completed' }, 101, {})).to.deep.equal({ jobs: 1, ms: 101, le_500: 1 });
    expect(figuresOf({ status: 'completed' }, 3_600_001, {})).to.deep.equal({ jobs: 1, ms: 3_600_001 });
  });

  it('counts rows of completed jobs only', () => {
    const rows = { inserted: 2, updated: 0 };
    expect(figuresOf({ status: 'completed' }, 1, rows)).to.include({ rows_inserted: 2 });
    expect(figuresOf({ status: 'completed' }, 1, rows)).not.to.have.property('rows_updated');
    expect(figuresOf({ status: 'failed' }, 1, rows)).not.to.have.property('rows_inserted');
  });
});

forEachDatabase('figures of jobs', (open) => {
  it('adds up job figures by kind and outcome', async () => {
    const { system } = await open();
    const add = (kind: string, status: 'completed' | 'failed', ms: number, rows = {}): Promise<void> =>
      system.write((trx) => addJobFigures(trx, { kind, status }, figuresOf({ status }, ms, rows)));
    await Promise.all([
      add('append', 'completed', 50, { inserted: 3 }),
      add('append', 'completed', 2_000, { inserted: 4, refused: 1 }),
      add('append', 'failed', 400),
      add('publish', 'completed', 9_000_000),
    ]);
    const { durations, rows } = readFigures(await selectJobFigures(system));
    expect(durations).to.deep.equal([
      { kind: 'append', status: 'completed', jobs: 2, seconds: 2.05, upTo: [1, 1, 1, 2, 2, 2, 2, 2, 2] },
      { kind: 'append', status: 'failed', jobs: 1, seconds: 0.4, upTo: [0, 1, 1, 1, 1, 1, 1, 1, 1] },
      { kind: 'publish', status: 'completed', jobs: 1, seconds: 9000, upTo: [0, 0, 0, 0, 0, 0, 0, 0, 0] },
    ]);
    expect(rows).to.deep.equal([
      { kind: 'append', what: 'inserted', rows: 7 },
      { kind: 'append', what: 'refused', rows: 1 },
    ]);
  });
});
