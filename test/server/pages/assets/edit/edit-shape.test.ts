import { expect } from 'chai';

type Position = (number | null)[];
type Parts = Position[][];

interface Shape {
  readonly type: string;
  readonly hasZ?: boolean;
  readonly hasM?: boolean;
}

interface EditShape {
  partsOf(geometry: object | null, shape: Shape): Parts;
  geometryOf(parts: Parts, shape: Shape): object;
  drawingOf(parts: Parts, shape: Shape): { type: string; coordinates: unknown[] };
  insertPosition(parts: Parts, at: { part: number; after: number }, place: Position, shape: Shape): void;
  removePosition(parts: Parts, at: { part: number; at: number }, shape: Shape): boolean;
  faultOf(parts: Parts, shape: Shape): string | undefined;
  unwrap(parts: Parts): Parts;
  orient(parts: Parts, shape: Shape): Parts;
}

const MODULE = '../../../../../server/pages/assets/edit/edit-shape.js';

const POINT = { type: 'esriGeometryPoint' };
const LINE = { type: 'esriGeometryPolyline' };
const AREA = { type: 'esriGeometryPolygon' };
const DEGREES = { spatialReference: { wkid: 4326 } };

const square = (size: number): Position[] => [
  [0, 0],
  [0, size],
  [size, size],
  [size, 0],
];

describe('shapes under edit', () => {
  let shapes: EditShape;

  before(async () => {
    shapes = (await import(MODULE)) as EditShape;
  });

  it('keeps heights, measures, parts and holes of a geometry that is not changed', () => {
    const cases: readonly (readonly [Shape, object])[] = [
      [POINT, { x: 1, y: 2 }],
      [
        { ...POINT, hasZ: true, hasM: true },
        { x: 1, y: 2, z: 3, m: 4 },
      ],
      [
        { ...POINT, hasM: true },
        { x: 1, y: 2, m: 4 },
      ],
      [
        { type: 'esriGeometryMultipoint', hasZ: true },
        {
          hasZ: true,
          points: [
            [1, 2, 3],
            [4, 5, 6],
          ],
        },
      ],
      [
        { ...LINE, hasM: true },
        {
          hasM: true,
          paths: [
            [
              [1, 2, 3],
              [4, 5, null],
            ],
            [
              [0, 0, 0],
              [1, 1, 1],
            ],
          ],
        },
      ],
      [AREA, { rings: [square(9), square(2).reverse()].map((ring) => [...ring, ring[0]]) }],
    ];
    for (const [shape, geometry] of cases)
      expect(shapes.geometryOf(shapes.partsOf(geometry, shape), shape)).to.deep.equal({
        ...geometry,
        ...DEGREES,
      });
  });

  it('has no parts without a geometry', () => {
    for (const geometry of [null, { x: 'NaN', y: 'NaN' }])
      expect(shapes.partsOf(geometry, POINT)).to.deep.equal([]);
  });

  it('draws holes in the area that they follow', () => {
    const { type, coordinates } = shapes.drawingOf([square(9), square(2).reverse(), square(5)], AREA);
    expect(type).to.equal('MultiPolygon');
    expect(coordinates.map((polygon) => (polygon as unknown[]).length)).to.deep.equal([2, 1]);
  });

  it('gives a new point the mean height of its neighbors', () => {
    const parts = [
      [
        [0, 0, 10, null],
        [2, 0, 20, null],
      ],
    ];
    shapes.insertPosition(parts, { part: 0, after: 0 }, [1, 0], { ...LINE, hasZ: true, hasM: true });
    expect(parts[0]?.[1]).to.deep.equal([1, 0, 15, null]);
  });

  it('removes a part with its last possible point, but not the last part', () => {
    const parts = [square(9).slice(1), square(5)];
    expect(shapes.removePosition(parts, { part: 1, at: 0 }, AREA)).to.equal(true);
    expect(parts.map(({ length }) => length)).to.deep.equal([3, 3]);
    expect(shapes.removePosition(parts, { part: 0, at: 0 }, AREA)).to.equal(true);
    expect(parts).to.have.length(1);
    expect(shapes.removePosition(parts, { part: 0, at: 0 }, AREA)).to.equal(false);
    expect(parts[0]).to.have.length(3);
  });

  it('names the fault of a shape that cannot be stored', () => {
    expect(shapes.faultOf([[]], POINT)).to.equal('The point needs at least 1 point.');
    expect(shapes.faultOf([square(1).slice(2)], AREA)).to.equal('The area needs at least 3 points.');
    const across = shapes.unwrap([
      [
        [530, 0],
        [550, 0],
      ],
    ]);
    expect(shapes.faultOf(across, LINE)).to.contain('must not cross the antimeridian');
    expect(shapes.faultOf([square(9)], AREA)).to.equal(undefined);
  });

  it('turns a drawn area the way of outer rings', () => {
    const [ring] = shapes.orient([square(9).reverse()], AREA);
    expect(ring).to.deep.equal(square(9));
  });
});
