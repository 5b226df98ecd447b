import { expect } from 'chai';
import { readGeometryForm, shapeForReply } from '../../../../../server/features/query/plan/geometry-form.js';
import { readWkb } from '../../../../../server/features/query/geometry/read-wkb.js';
import { esriGeometryText } from '../../../../../server/features/query/geometry/write-geometry.js';
import { wkbOf } from '../query-layers.js';

describe('readGeometryForm', () => {
  it('keeps every vertex in edit mode only', () => {
    const keepsAll = (mode?: string): unknown =>
      readGeometryForm({ quantizationParameters: { tolerance: 1, mode } }).quantization?.keepsAll;
    expect([keepsAll(), keepsAll('view'), keepsAll('edit')]).to.deep.equal([false, false, true]);
  });
});

describe('shapeForReply', () => {
  const told = (wkb: Buffer, maxOffset: number, decimals?: number): unknown => {
    const shape = readWkb(wkb);
    if (shape === undefined) throw new Error('empty');
    const reduced = shapeForReply(shape, { maxOffset, decimals, quantization: undefined });
    return reduced && JSON.parse(esriGeometryText(reduced, { hasZ: false, hasM: false }));
  };
  const LINE = [
    [0.123, 0.456],
    [1.123, 0.457],
    [2.123, 0.456],
  ];
  const RING = [
    [0.04, 0.04],
    [0.04, 9.06],
    [9.06, 9.06],
    [0.04, 0.04],
  ];

  it('rounds every kind of geometry', () => {
    const places = (list: readonly (readonly number[])[]): number[][] =>
      list.map((place) => place.map((value) => Number(value.toFixed(1))));
    expect(told(wkbOf('Point', [1.26, 2.34]), 0, 1)).to.deep.equal({ x: 1.3, y: 2.3 });
    expect(told(wkbOf('MultiPoint', LINE), 0, 1)).to.deep.equal({ points: places(LINE) });
    expect(told(wkbOf('LineString', LINE), 0, 1)).to.deep.equal({ paths: [places(LINE)] });
    expect(told(wkbOf('Polygon', [RING]), 0, 1)).to.deep.equal({ rings: [places(RING)] });
  });

  it('rounds simplified shapes', () => {
    expect(told(wkbOf('LineString', LINE), 0.01, 0)).to.deep.equal({
      paths: [
        [
          [0, 0],
          [2, 0],
        ],
      ],
    });
  });

  it('simplifies neither points nor vertices farther from the line than the offset', () => {
    expect(told(wkbOf('MultiPoint', LINE), 10)).to.deep.equal({ points: LINE });
    expect(told(wkbOf('LineString', LINE), 0.0009)).to.deep.equal({ paths: [LINE] });
    expect(told(wkbOf('Polygon', [RING]), 20)).to.equal(undefined);
  });
});
