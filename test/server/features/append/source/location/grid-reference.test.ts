import { expect } from 'chai';
import { readGridReference } from '../../../../../../server/features/append/source/location/grid-reference.js';

describe('readGridReference', () => {
  // Expected by GDAL, from the UTM or UPS coordinates of the middle of each square.
  for (const [text, longitude, latitude] of [
    ['31UDQ4825111932', 2.294495998, 48.858198376],
    ['31U DQ 48251 11932', 2.294495998, 48.858198376],
    ['31u dq 48251 11932', 2.294495998, 48.858198376],
    ['18S UJ 23371 06519 (NAD 83)', -77.036537282, 38.889805117],
    ['18SUJ23', -77.025077, 39.146618],
    ['56HLH3420052230', 151.207724615, -33.857215347],
    ['1NAA7000000000', -179.964289972, 0.000004518],
    ['ZAH 00000 00000', 135, 89.999993631],
    ['zah', 135, 89.36310981],
    ['YTK', -119.0546041, 85.365749543],
    ['AJM', -92.489552922, -79.659103562],
    ['BFU1234554321', 25.5178423, -83.476198752],
  ] as const) {
    it(`reads ${text}`, () => {
      const position = readGridReference(text);
      // The middle of a square of 10 km is that of its corners.
      const tolerance = text === '18SUJ23' ? 1e-4 : 1e-7;
      expect(position?.longitude, 'longitude').to.be.closeTo(longitude, tolerance);
      expect(position?.latitude, 'latitude').to.be.closeTo(latitude, tolerance);
    });
  }

  for (const [text, reason] of [
    ['31UDQ482511193', 'digits that cannot be shared out'],
    ['0UDQ4825111932', 'zone 0'],
    ['61UDQ4825111932', 'zone 61'],
    ['31UIQ4825111932', 'the letter I'],
    ['31UTQ4825111932', 'a column of another zone'],
    ['31SDQ4825111932', 'a band that does not reach there'],
    ['YXL6071389', 'digits that cannot be shared out, near the pole'],
    ['ZDH', 'a column that the polar grid has not'],
    ['YAH', 'a column on the other side of the pole'],
    ['ZAQ', 'a row that is in the south alone'],
    ['ZRH', 'a square beyond the polar grid'],
    ['ZIH', 'the letter I near the pole'],
    ['51.5, 7', 'coordinates'],
    ['', 'nothing'],
  ] as const) {
    it(`refuses ${reason}`, () => {
      expect(readGridReference(text)).to.equal(undefined);
    });
  }
});
