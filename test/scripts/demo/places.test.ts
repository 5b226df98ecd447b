import { expect } from 'chai';
import { loadPlaces, writeCsv } from '../../../scripts/demo/places.js';

describe('the demo’s places', () => {
  it('reads more than a hundred thousand places, each with a unique id', () => {
    const places = loadPlaces();
    expect(places.length).to.be.greaterThan(100_000);
    expect(new Set(places.map(({ cityId }) => cityId)).size).to.equal(places.length);
  });

  it('writes all places into a single upload as CSV', () => {
    expect(Buffer.byteLength(writeCsv(loadPlaces(), 1))).to.be.lessThan(10_000_000);
  });

  it('writes CSV with quotes only where they are needed', () => {
    const place = { cityId: 1, name: 'Plain', country: 'NO', population: 9, longitude: 5.3, latitude: 60.4 };
    const csv = writeCsv([place, { ...place, cityId: 2, name: 'A "B", C' }], 2);
    expect(csv).to.equal(
      'city_id,name,country,population,edition,longitude,latitude\n1,Plain,NO,9,2,5.3,60.4\n2,"A ""B"", C",NO,9,2,5.3,60.4\n',
    );
  });
});
