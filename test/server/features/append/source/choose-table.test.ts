import { expect } from 'chai';
import { chooseTable } from '../../../../../server/features/append/source/choose-table.js';
import { JobError } from '../../../../../server/jobs/job.js';

const tables = ['Cities', 'main.Roads', 'gis.Rivers', 'old.Rivers'].map((name) => ({ name }));
const choose = (wanted: string | undefined, from = tables): string => chooseTable(from, wanted).name;

describe('chooseTable', () => {
  it('chooses the only table if none is named', () => {
    expect(choose(undefined, [{ name: 'a' }])).to.equal('a');
    expect(choose('', [{ name: 'a' }])).to.equal('a');
  });

  it('finds a name in any case, with or without a schema', () => {
    expect(choose('cITIES')).to.equal('Cities');
    expect(choose('main.cities')).to.equal('Cities');
    expect(choose('roads')).to.equal('main.Roads');
    expect(choose('GIS.rivers')).to.equal('gis.Rivers');
  });

  it('prefers the table number to its name', () => {
    expect(chooseTable(tables, 'Cities', 2).name).to.equal('gis.Rivers');
    expect(() => chooseTable(tables, undefined, 4))
      .to.throw(JobError, 'no table number 4. It has: Cities')
      .with.property('code', 'append.table_unknown');
  });

  it('distinguishes table names that differ only by case', () => {
    const twins = [{ name: 'Roads' }, { name: 'ROADS' }];
    expect(choose('ROADS', twins)).to.equal('ROADS');
    expect(() => choose('roads', twins)).to.throw(JobError, 'no table roads');
  });

  it('lists the tables if the choice is ambiguous', () => {
    expect(() => choose(undefined))
      .to.throw(JobError, 'several tables: Cities, main.Roads, gis.Rivers, old.Rivers. Give sourceTableName.')
      .with.property('code', 'append.table_needed');
    for (const name of ['Rivers', 'Lakes']) {
      expect(() => choose(name))
        .to.throw(JobError, `no table ${name}. It has: Cities, main.Roads`)
        .with.property('code', 'append.table_unknown');
    }
    expect(() => choose(undefined, [])).to.throw(JobError, 'no tables');
    const many = Array.from({ length: 60 }, (_, index) => ({ name: `t${String(index)}` }));
    expect(() => choose('x', many)).to.throw(JobError, 't49 and 10 more');
  });
});
