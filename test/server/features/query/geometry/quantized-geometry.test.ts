import { expect } from 'chai';
import type { Quantization } from '../../../../../server/features/query/geometry/quantize.js';
import { writeQuantizedGeometry } from '../../../../../server/features/query/geometry/quantized-geometry.js';
import { readWkb } from '../../../../../server/features/query/geometry/read-wkb.js';
import { wkbOf } from '../query-layers.js';

const VIEW: Quantization = { originPosition: 'upperLeft', scale: 1, translate: [0, 0], keepsAll: false };
const EDIT: Quantization = { ...VIEW, keepsAll: true };

describe('writeQuantizedGeometry', () => {
  const write = (
    wkb: Buffer,
    quantization: Quantization,
    dimensions = { hasZ: false, hasM: false },
  ): unknown => {
    const shape = readWkb(wkb);
    if (shape === undefined) throw new Error('empty');
    return JSON.parse(writeQuantizedGeometry(shape, quantization, dimensions));
  };

  it('keeps a first vertex at the origin', () => {
    const line = wkbOf('LineString', [
      [0, 0],
      [3, -4],
    ]);
    for (const quantization of [VIEW, EDIT]) {
      expect(write(line, quantization)).to.deep.equal({
        paths: [
          [
            [0, 0],
            [3, 4],
          ],
        ],
      });
    }
  });

  it('omits vertices and lines too small for the scale, except for editing', () => {
    const lines = wkbOf('MultiLineString', [
      [
        [0, 0],
        [0.2, 0.2],
      ],
      [
        [1, -1],
        [1.2, -1],
        [5, -5],
      ],
    ]);
    expect(write(lines, VIEW)).to.deep.equal({
      paths: [
        [
          [1, 1],
          [4, 4],
        ],
      ],
    });
    expect(write(lines, EDIT)).to.deep.equal({
      paths: [
        [
          [0, 0],
          [0, 0],
        ],
        [
          [1, 1],
          [0, 0],
          [4, 4],
        ],
      ],
    });
  });

  it('omits rings that have collapsed to a line, except for editing', () => {
    const outer = [
      [0, 0],
      [9, 0],
      [9, -9],
      [0, 0],
    ];
    const hole = [
      [4, -2],
      [4, -2.2],
      [6, -4],
      [4, -2],
    ];
    const seen = [
      [0, 0],
      [9, 0],
      [0, 9],
      [-9, -9],
    ];
    const polygon = wkbOf('Polygon', [outer, hole]);
    expect(write(polygon, VIEW)).to.deep.equal({ rings: [seen] });
    expect(write(polygon, EDIT)).to.deep.equal({
      rings: [
        seen,
        [
          [4, 2],
          [0, 0],
          [2, 2],
          [-2, -2],
        ],
      ],
    });
  });

  it('shows points that coincide once, except for editing', () => {
    const points = wkbOf('MultiPoint', [
      [1, -1],
      [1.1, -1.1],
    ]);
    expect(write(points, VIEW)).to.deep.equal({ points: [[1, 1]] });
    expect(write(points, EDIT)).to.deep.equal({
      points: [
        [1, 1],
        [0, 0],
      ],
    });
  });

  it('keeps z and m unchanged', () => {
    const both = { hasZ: true, hasM: true };
    expect(write(wkbOf('Point', [1, -2, 3.25, 4.5], 3000), VIEW, both)).to.deep.equal({
      ...{ x: 1, y: 2 },
      ...{ z: 3.25, m: 4.5 },
    });
    expect(write(wkbOf('Point', [1, -2]), VIEW, both)).to.deep.equal({ x: 1, y: 2, z: 0, m: null });
    const line = [
      [0, 0, 3.25, 4.5],
      [1, 0, 5, 6],
    ];
    expect(write(wkbOf('LineString', line, 3000), VIEW, both)).to.deep.equal({
      ...{ hasZ: true, hasM: true },
      paths: [line],
    });
  });
});
