import { expect } from 'chai';
import { XY } from '../../../../../../server/features/append/convert/geometry/shape.js';
import {
  Bounds,
  visitPositions,
} from '../../../../../../server/features/append/convert/geometry/wkb-bounds.js';
import { WKB_TYPE, WkbWriter } from '../../../../../../server/features/append/convert/geometry/wkb.js';

const FLAT = { hasZ: false, hasM: false };

function polygons(...rings: (readonly (readonly [number, number])[])[]): Buffer {
  const writer = new WkbWriter(1024, FLAT, XY).header(WKB_TYPE.multiPolygon).count(rings.length);
  for (const ring of rings) writer.header(WKB_TYPE.polygon).count(1).positions(ring);
  return Buffer.from(writer.bytes);
}

const EAST = polygons([
  [10, -1],
  [12, 3],
  [11, 2],
  [10, -1],
]);
const WEST = polygons(
  [
    [-7, 0],
    [-5, 1],
    [-6, 0],
    [-7, 0],
  ],
  [
    [-7, 4],
    [-5, 5],
    [-6, 4],
    [-7, 4],
  ],
);

describe('Bounds', () => {
  it('holds all vertices of all parts, and nothing when nothing was added', () => {
    const bounds = new Bounds();
    expect(bounds.extent).to.equal(undefined);
    bounds.add(EAST);
    expect(bounds.extent).to.deep.equal({ xmin: 10, ymin: -1, xmax: 12, ymax: 3 });
    bounds.add(WEST);
    expect(bounds.extent).to.deep.equal({ xmin: -7, ymin: -1, xmax: 12, ymax: 5 });
  });

  it('reads the current geometry of a reused buffer', () => {
    const bounds = new Bounds();
    const bytes = Buffer.from(EAST);
    bounds.add(bytes);
    bytes.writeDoubleLE(20, 22);
    bounds.add(bytes);
    expect(bounds.extent).to.deep.equal({ xmin: 10, ymin: -1, xmax: 20, ymax: 3 });
  });
});

describe('visitPositions', () => {
  it('visits every vertex in its position, and the end', () => {
    const seen: [number, number, number][] = [];
    const end = visitPositions(EAST, (x, y, offset) => seen.push([x, y, offset]));
    expect(seen).to.deep.equal([
      [10, -1, 22],
      [12, 3, 38],
      [11, 2, 54],
      [10, -1, 70],
    ]);
    expect(end).to.equal(86);
  });
});
