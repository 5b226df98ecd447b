import { expect } from 'chai';
import { NameTable } from '../../../../../server/geocoding/providers/gazetteer/name-table.js';

describe('NameTable', () => {
  it('finds all places of a name, and no others, in a table that is nearly full', () => {
    const table = new NameTable(12);
    for (let place = 0; place < 4000; place += 1)
      table.add(`name ${String(place % 2000)}`, place, place >= 2000);
    for (let name = 0; name < 2000; name += 1) {
      expect(table.find(`name ${String(name)}`)).to.deep.equal([
        { place: name, isOtherName: false },
        { place: name + 2000, isOtherName: true },
      ]);
    }
    expect(table.find('name 2000')).to.deep.equal([]);
  });

  it('notes a name of a place once', () => {
    const table = new NameTable(4);
    table.add('paris', 7, false);
    table.add('paris', 7, true);
    expect(table.size).to.equal(1);
    expect(table.find('paris')).to.deep.equal([{ place: 7, isOtherName: false }]);
  });

  it('finds no place for a blank name', () => {
    const table = new NameTable(4);
    table.add('', 7, false);
    expect(table.find('')).to.deep.equal([]);
  });

  it('refuses more names than it has room for, rather than look for ever', () => {
    const table = new NameTable(2);
    expect(() => {
      for (let place = 0; place < 9; place += 1) table.add(`name ${String(place)}`, place, false);
    }).to.throw(RangeError);
  });
});
