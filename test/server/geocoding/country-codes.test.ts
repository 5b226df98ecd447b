import { expect } from 'chai';
import { readCountryCodes } from '../../../server/geocoding/country-codes.js';

describe('readCountryCodes', () => {
  for (const [text, codes] of [
    [undefined, []],
    ['', []],
    ['World', []],
    ['us', ['US']],
    ['USA,CAN', ['US', 'CA']],
    ['NO; 276, no', ['NO', 'DE']],
    ['XX', []],
  ] as [string | undefined, string[]][]) {
    it(`reads ${String(text)} as ${codes.join(' and ') || 'everywhere'}`, () => {
      expect(readCountryCodes(text)).to.deep.equal(codes);
    });
  }
});
