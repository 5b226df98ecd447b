import { expect } from 'chai';
import { JobError } from '../../../../../server/jobs/job.js';
import {
  aliasFields,
  columnIndex,
  nameColumns,
  toFieldName,
} from '../../../../../server/features/append/source/column-names.js';
import { processorSeconds } from '../../../../support/processor-time.js';

function otherNames(header: string): string[] {
  return [...nameColumns([header], {}).aliases.keys()];
}

describe('nameColumns', () => {
  it('finds headers by the cleaned names of each kind of publishing', () => {
    expect(otherNames('Main Street')).to.deep.equal(['Main_Street']);
    expect(otherNames('2nd name')).to.deep.equal(['F2nd_name', '_2nd_name']);
    expect(otherNames('Größe (m)')).to.deep.equal(['Größe__m_', 'Grosse__m_']);
    expect(otherNames('plain')).to.deep.equal([]);
  });

  it('finds long headers cut to the lengths of field names', () => {
    const long = 'a'.repeat(200);
    expect(otherNames(long).map((name) => name.length)).to.deep.equal([59, 128, 64, 31]);
  });

  it('gives no cleaned name to a second column, or in place of a real name', () => {
    const { aliases } = nameColumns(['a b', 'a-b', 'c d', 'C_D'], {});
    expect(Object.fromEntries(aliases)).to.deep.equal({ a_b: 'a b' });
  });

  it('prefers names in layerInfo to derived names', () => {
    const { aliases } = nameColumns(['a b', 'other'], { renamedFields: { other: 'a_b' } });
    expect(Object.fromEntries(aliases)).to.deep.equal({ a_b: 'other' });
  });

  it('renames repeated headers, but never a unique one', () => {
    expect(nameColumns(['a', 'a', 'a_', '', 'field_4'], {}).columns).to.deep.equal([
      ...['a', 'a__', 'a_', 'field_4_', 'field_4'],
    ]);
  });

  it('renames many equal headers, with numbers if there are more than a few', () => {
    const named = (...names: string[]): readonly string[] => {
      let columns: readonly string[] = [];
      // With the square of their number that takes several seconds.
      expect(processorSeconds(() => ({ columns } = nameColumns(names, {})))).to.be.below(2);
      expect(new Set(columns).size).to.equal(20_000);
      return columns;
    };
    const columns = named(...Array<string>(20_000).fill('a'));
    expect(columns.slice(0, 8)).to.deep.equal(['a', 'a_', 'a__', 'a___', 'a____', 'a_____', 'a_6', 'a_7']);
    named(...Array<string>(10_000).fill(''), ...Array<string>(10_000).fill('field_1'));
    const chain = Array.from({ length: 10_000 }, (_, index) => `a_${String(index)}`);
    const mixed = named(...Array<string>(10_000).fill('a'), ...chain);
    expect(mixed.slice(10_000)).to.deep.equal(chain);
  });

  it('refuses more than 20,000', () => {
    expect(() => nameColumns(Array<string>(20_001).fill('a'), {}))
      .to.throw(JobError, 'The source has 20001 columns; at most 20000 can be read.')
      .with.property('code', 'append.source_unreadable');
  });

  it('reads a first row with a number as values if the request names the columns', () => {
    const names = { columnNames: ['a', 'b', 'c'] };
    expect(nameColumns(['x', '7'], names)).to.deep.include({ hasHeader: false, columns: ['a', 'b', 'c'] });
    expect(nameColumns(['x', 'y'], names)).to.deep.include({ hasHeader: true, columns: ['a', 'b', 'c'] });
  });

  it('keeps the names of columns beyond those that the request names', () => {
    expect(nameColumns(['x', 'y', 'z'], { columnNames: ['a'] }).columns).to.deep.equal(['a', 'y', 'z']);
    // Those of a first row of values have none.
    expect(nameColumns(['x', '7'], { columnNames: ['a'] }).columns).to.deep.equal(['a', 'field_2']);
  });
});

describe('aliasFields', () => {
  it('gives fields of other sources the same aliases, and prefers names in layerInfo', () => {
    const table = { fields: ['Main Street', 'zip', 'Main_Street'] };
    expect([...(aliasFields(table, {}).fieldAliases ?? [])]).to.deep.equal([]);
    const { fieldAliases } = aliasFields(
      { fields: ['Main Street'] },
      { renamedFields: { 'Main Street': 'road' } },
    );
    expect([...(fieldAliases ?? [])]).to.deep.equal([
      ['road', 'Main Street'],
      ['Main_Street', 'Main Street'],
    ]);
  });

  it('keeps sources with their own names, and rows with their own fields', () => {
    const named = { fields: ['a b'], fieldAliases: new Map([['x', 'a b']]) };
    expect(aliasFields(named, {})).to.equal(named);
    const unknown = { fields: undefined };
    expect(aliasFields(unknown, {})).to.equal(unknown);
  });
});

describe('columnIndex', () => {
  it('finds a column by its exact name first, then in any case, then by another name', () => {
    const names = nameColumns(['LAT', 'lat', 'Long itude'], {});
    expect(columnIndex(names, 'lat')).to.equal(1);
    expect(columnIndex(names, 'Lat')).to.equal(0);
    expect(columnIndex(names, 'long_itude')).to.equal(2);
    expect(() => columnIndex(names, 'x')).to.throw('no column x');
  });
});

describe('toFieldName', () => {
  it('makes a valid field name', () => {
    expect(toFieldName('Straße 1')).to.equal('Strasse_1');
    expect(toFieldName('1st')).to.equal('F1st');
    expect(toFieldName('_x')).to.equal('F_x');
    expect(toFieldName('東京')).to.equal('F__');
    expect(toFieldName('a'.repeat(100)).length).to.be.at.most(60);
  });
});
