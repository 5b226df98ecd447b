import { expect } from 'chai';
import {
  readAngle,
  readLatLon,
} from '../../../../../../server/features/append/source/location/lat-lon-text.js';

const PLACE = { latitude: 51.5073, longitude: -0.1276 };

describe('readLatLon', () => {
  for (const text of [
    '51.5073, -0.1276',
    '51.5073,-0.1276',
    '51.5073 -0.1276',
    ' 51.5073;-0.1276 ',
    '51.5073 / -0.1276',
    '51.5073|-0.1276',
    '(51.5073, -0.1276)',
    '[51.5073 -0.1276]',
    '51,5073 -0,1276',
    '51,5073; -0,1276',
    '51,5073, -0,1276',
    '51.5073N 0.1276W',
    '51.5073 N, 0.1276 W',
    '51.5073° N, 0.1276° W',
    'N 51.5073 W 0.1276',
    'N51.5073,W0.1276',
    '0.1276W 51.5073N',
    'W0.1276 N51.5073',
    '51.5073n 0.1276w',
    '51.5073° \u22120.1276°',
    '51.5073 deg N 0.1276 deg W',
  ]) {
    it(`reads ${JSON.stringify(text)}`, () => {
      expect(readLatLon(text)).to.deep.equal(PLACE);
    });
  }

  for (const text of [
    `51°30'26.28"N 0°7'39.36"W`,
    `51° 30' 26.28" N, 0° 7' 39.36" W`,
    '51º30′26.28″N 0º7′39.36″W',
    '51 30 26.28 N 0 7 39.36 W',
    '51:30:26.28N 0:07:39.36W',
    'N51 30 26.28 W0 7 39.36',
    '51d30m26.28s N 0d7m39.36s W',
    `51°30.438'N 0°7.656'W`,
    '51 30.438 -0 7.656',
    '51 30 26.28 -0 7 39.36',
    `51°30'26.28" -0°7'39.36"`,
    '51°30’26.28”N, 0°7’39.36”W',
  ]) {
    it(`reads ${JSON.stringify(text)}, as degrees, minutes and seconds`, () => {
      const position = readLatLon(text);
      expect(position?.latitude, 'latitude').to.be.closeTo(51.5073, 1e-9);
      expect(position?.longitude, 'longitude').to.be.closeTo(-0.1276, 1e-9);
    });
  }

  for (const text of [
    '51.5',
    'x, y',
    '51.5, 7, 9',
    '1 2 3',
    '1 2 3 4 5',
    '51.5N 7N',
    '7E 8E',
    '-51.5S 7E',
    `51°60' 7°0'`,
    `51.5°30' 7°0'`,
    '51.5, 7x',
    `${'1'.repeat(60)} ${'2'.repeat(60)}`,
  ]) {
    it(`refuses the ambiguous ${JSON.stringify(text)}`, () => {
      expect(readLatLon(text)).to.equal(undefined);
    });
  }

  it('keeps south and west negative, and leaves bounds to the conversion', () => {
    expect(readLatLon('33 S 151 W')).to.deep.equal({ latitude: -33, longitude: -151 });
    expect(readLatLon('-33.5, 200')).to.deep.equal({ latitude: -33.5, longitude: 200 });
  });
});

describe('readAngle', () => {
  it('reads a single coordinate if its letter is one of its axis', () => {
    expect(readAngle('51,5', 'latitude')).to.equal(51.5);
    expect(readAngle(`51°30'N`, 'latitude')).to.equal(51.5);
    expect(readAngle('51.5N', 'longitude')).to.equal(undefined);
    expect(readAngle('1,234.5', 'longitude')).to.equal(undefined);
  });
});
