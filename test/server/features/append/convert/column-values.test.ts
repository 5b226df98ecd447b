import { expect } from 'chai';
import { makeConverter } from '../../../../../server/features/append/convert/column-values.js';
import { UTC_ZONE } from '../../../../../server/features/append/convert/time-zones.js';
import { Refusal } from '../../../../../server/features/append/report.js';
import type { Field } from '../../../../../server/features/layer.js';

function converted(type: string, value: unknown): unknown {
  const result = makeConverter({ type: `esriFieldType${type}` } as Field, UTC_ZONE)(value);
  return result instanceof Refusal ? result.code : result;
}

describe('column values', () => {
  it('rounds to 32 bits and to the digits that these hold', () => {
    const cases: [unknown, unknown][] = [
      [0.1, 0.1],
      [1 / 3, 0.33333334],
      [123456.789, 123456.79],
      ['418.8531431', 418.85315],
      [16_777_217, 16_777_216],
      [-8_343_494_656, -8_343_494_700],
      [3.4028234e38, 3.4028235e38],
      [1e-45, 1e-45],
      [1e-46, 0],
      [3.5e38, 'out_of_range'],
      ['NaN', null],
      ['abc', 'invalid_number'],
    ];
    for (const [value, expected] of cases) {
      expect(converted('Single', value), String(value)).to.equal(expected);
    }
  });

  it('keeps all 64 bits of a double', () => {
    for (const value of [0.1, 1 / 3, 5e-324, 1.7976931348623157e308, -1.2342180766211395e-271]) {
      expect(converted('Double', value)).to.equal(value);
    }
  });
});
