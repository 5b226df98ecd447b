import { expect } from 'chai';
import {
  dequantize,
  readTransform,
} from '../../../../../../server/features/append/formats/json/quantized.js';

function decode(geometry: unknown, transform: object, hasOnlyM = false): unknown {
  const read = readTransform(transform);
  if (read === undefined || typeof read === 'string') throw new Error(`no transform: ${String(read)}`);
  return dequantize(geometry, read, hasOnlyM);
}

const UPPER = { originPosition: 'upperLeft', scale: [0.5, 0.5], translate: [10, 60] };

describe('dequantize', () => {
  it('counts down from an upper left origin, each vertex relative to the previous one', () => {
    expect(
      decode(
        {
          paths: [
            [
              [4, 4],
              [2, 2],
            ],
            [
              [1, 1],
              [0, -2],
            ],
          ],
        },
        UPPER,
      ),
    ).to.deep.equal({
      paths: [
        [
          [12, 58],
          [13, 57],
        ],
        [
          [10.5, 59.5],
          [10.5, 60.5],
        ],
      ],
    });
    expect(
      decode(
        {
          rings: [
            [
              [0, 0],
              [2, 0],
              [0, 2],
              [-2, -2],
            ],
          ],
        },
        UPPER,
      ),
    ).to.deep.equal({
      rings: [
        [
          [10, 60],
          [11, 60],
          [11, 59],
          [10, 60],
        ],
      ],
    });
    expect(
      decode(
        {
          points: [
            [4, 4],
            [2, 2],
          ],
        },
        UPPER,
      ),
    ).to.deep.equal({
      points: [
        [12, 58],
        [13, 57],
      ],
    });
    expect(decode({ x: 4, y: 4 }, UPPER)).to.deep.equal({ x: 12, y: 58 });
  });

  it('counts up from a lower left origin, and defaults to upper left', () => {
    expect(decode({ x: 4, y: 4 }, { ...UPPER, originPosition: 'lowerLeft' })).to.deep.equal({ x: 12, y: 62 });
    expect(decode({ x: 4, y: 4 }, { scale: [0.5, 0.5], translate: [10, 60] })).to.deep.equal({
      x: 12,
      y: 58,
    });
  });

  it('keeps z and m without a scale, and decodes z and m with a scale', () => {
    const line = {
      hasZ: true,
      hasM: true,
      paths: [
        [
          [4, 4, 7, 100],
          [2, 2, 8, 200],
        ],
      ],
    };
    const zero = { ...UPPER, scale: [0.5, 0.5, 0, null], translate: [10, 60, 0, 0] };
    for (const transform of [UPPER, zero]) {
      expect(decode(line, transform)).to.have.deep.property('paths', [
        [
          [12, 58, 7, 100],
          [13, 57, 8, 200],
        ],
      ]);
    }
    const scaled = { ...UPPER, scale: [0.5, 0.5, 0.1, 2], translate: [10, 60, -1, 5] };
    expect(decode(line, scaled)).to.have.deep.property('paths', [
      [
        [12, 58, -1 + 7 * 0.1, 205],
        [13, 57, 0.5, 605],
      ],
    ]);
    expect(
      decode(
        {
          hasM: true,
          paths: [
            [
              [4, 4, 1],
              [2, 2, 1],
            ],
          ],
        },
        scaled,
      ),
    ).to.have.deep.property('paths', [
      [
        [12, 58, 7],
        [13, 57, 9],
      ],
    ]);
    expect(decode({ points: [[4, 4, 1]] }, scaled, true)).to.have.deep.property('points', [[12, 58, 7]]);
    expect(decode({ x: 4, y: 4, z: 10, m: 1 }, scaled)).to.deep.equal({ x: 12, y: 58, z: 0, m: 7 });
  });

  it('keeps values that are not numbers', () => {
    const odd = { paths: [[['4', 4], null], 'x'], hasZ: false };
    expect(decode(odd, UPPER)).to.deep.equal({ paths: [[['4', 58], null], 'x'], hasZ: false });
    expect(decode({ x: null, y: 'NaN' }, UPPER)).to.deep.equal({ x: null, y: 'NaN' });
    expect([null, undefined, 7].map((one) => decode(one, UPPER))).to.deep.equal([null, undefined, 7]);
  });

  for (const [transform, reason] of [
    [7, /object/],
    [{ ...UPPER, originPosition: 'center' }, /originPosition/],
    [{ ...UPPER, scale: [0.5] }, /scale/],
    [{ ...UPPER, scale: [0, 0.5] }, /scale/],
    [{ ...UPPER, scale: [0.5, -1] }, /scale/],
    [{ ...UPPER, scale: ['1', 1] }, /scale/],
    [{ ...UPPER, translate: undefined }, /translate/],
  ] as const) {
    it(`refuses ${JSON.stringify(transform)}`, () => {
      expect(readTransform(transform)).to.match(reason);
    });
  }
});
