import { expect } from 'chai';
import {
  type GuessedLocation,
  guessLocation,
  type LocationOptions,
} from '../../../../server/features/analyze/guess-location.js';

function guess(
  columns: Readonly<Record<string, readonly unknown[]>>,
  options: Partial<LocationOptions> = {},
): Omit<GuessedLocation, 'notes'> {
  const samples = Object.entries(columns).map(([header, values]) => ({ header, values }));
  const usual = { locationType: undefined, isLonLat: true, hasGeocoder: true };
  const { notes, ...location } = guessLocation(samples, { ...usual, ...options });
  expect(Object.keys(columns)).to.include.members(Object.keys(notes));
  return location;
}

const pair = (latitudeFieldName: string, longitudeFieldName: string): object => ({
  locationType: 'coordinates',
  latitudeFieldName,
  longitudeFieldName,
});

describe('guessLocation', () => {
  for (const [latitude, longitude] of [
    ['lat', 'lon'],
    ['Latitude', 'Longitude'],
    ['LAT', 'LNG'],
    ['y', 'x'],
    ['Y_Center', 'X-Center'],
    ['POINT_Y', 'POINT_X'],
    ['Lat_DD', 'Long_DD'],
    ['decimalLatitude', 'decimalLongitude'],
  ] as const) {
    it(`finds coordinates in ${latitude} and ${longitude}`, () => {
      expect(guess({ [longitude]: ['7.5', 8], [latitude]: ['51', 52] })).to.deep.equal(
        pair(latitude, longitude),
      );
    });
  }

  it('prefers latitude and longitude columns to y and x, which may be anything', () => {
    expect(guess({ x: [1], y: [2], lat: [51], lon: [7] })).to.deep.equal(pair('lat', 'lon'));
  });

  it('requires coordinates within range if they are degrees', () => {
    expect(guess({ lat: ['a'], lon: ['b'] }).locationType).to.equal('none');
    expect(guess({ lat: [91], lon: [7] }).locationType).to.equal('none');
    expect(guess({ y: [5_700_000], x: [400_000] }).locationType).to.equal('none');
    expect(guess({ y: [5_700_000], x: [400_000] }, { isLonLat: false })).to.deep.equal(pair('y', 'x'));
    expect(guess({ lat: [], lon: [] }).locationType).to.equal('none');
    expect(guess({ lat: [51] }).locationType).to.equal('none');
  });

  it('reads degrees with minutes and decimal commas', () => {
    expect(guess({ lat: ['51,5', `51°30'N`], lon: ['7,5', `7°E`] })).to.deep.equal(pair('lat', 'lon'));
  });

  it('finds grid references and positions in one column, if all are', () => {
    expect(guess({ MGRS: ['31UDQ4825111932'] })).to.deep.equal({
      locationType: 'coordinates',
      coordinateFieldName: 'MGRS',
      coordinateFieldType: 'MGRS',
    });
    expect(guess({ usng: ['18S UJ 23371 06519'] })).to.include({ coordinateFieldType: 'USNG' });
    expect(guess({ 'Lat/Long': ['51.5, 7.5'] })).to.include({ coordinateFieldType: 'LatitudeAndLongitude' });
    expect(guess({ location: ['51.5, 7.5', 'Berlin'] }).locationType).to.equal('none');
  });

  it('finds addresses where they could be looked up', () => {
    const columns = { Street: ['Main St 1'], City: ['Springfield'], ZIP: ['12345'], name: ['x'] };
    expect(guess(columns)).to.deep.equal({
      locationType: 'address',
      addressFields: { Address: 'Street', City: 'City', Postal: 'ZIP' },
    });
    expect(guess(columns, { hasGeocoder: false }).locationType).to.equal('none');
    expect(guess({ country: ['DE'] }).locationType).to.equal('none');
    expect(guess({ city: ['Bonn'] }).locationType).to.equal('none');
    expect(guess({ city: ['Bonn'], country: ['DE'] }).locationType).to.equal('address');
  });

  it('uses the location type that the caller gives', () => {
    const columns = { lat: [51], lon: [7], street: ['Main St 1'] };
    expect(guess(columns, { locationType: 'none' }).locationType).to.equal('none');
    expect(guess(columns, { locationType: 'address' }).locationType).to.equal('address');
    expect(guess({ street: ['a'] }, { locationType: 'coordinates' }).locationType).to.equal('none');
  });
});
