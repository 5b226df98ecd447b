import { expect } from 'chai';
import { readGridReference } from '../../../../../../server/features/append/sources/location/grid-reference.js';

describe('readGridReference', () => {
  // Expected by GDAL, from the UTM coordinates of the middle of each square.
  for (const [text, longitude, latitude] of [
    ['31UDQ4825111932', 2.294495998, 48.858198376],
    ['31U DQ 48251 11932', 2.294495998, 48.858198376],
    ['31u dq 48251 11932', 2.294495998, 48.858198376],
    ['18S UJ 23371 06519 (NAD 83)', -77.036537282, 38.889805117],
    ['18SUJ23', -77.025077, 39.146618],
    ['56HLH3420052230', 151.207724615, -33.857215347],
    ['1NAA7000000000', -179.964289972, 0.000004518],
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
    ['YXL6071389', 'the polar grid'],
    ['51.5, 7', 'coordinates'],
    ['', 'nothing'],
  ] as const) {
    it(`refuses ${reason}`, () => {
      expect(readGridReference(text)).to.equal(undefined);
    });
  }
});
