import { expect } from 'chai';
import type { AppError } from '../../../../../server/lib/errors.js';
import { readFilterGeometry } from '../../../../../server/features/query/geometry/filter-geometry.js';
import {
  figuresOf,
  isInside,
  type Coordinate,
} from '../../../../../server/features/query/geometry/figures.js';
import { resolveSelfIntersections } from '../../../../../server/features/query/filter/resolve-self-intersections.js';
import { rejectionOf } from '../../../../support/rejection.js';

const wkbOf = (shape: object): Uint8Array => readFilterGeometry(shape).wkb;

/** A zigzag whose sides lie beside each other without crossing. */
const zigzag = (count: number): Coordinate[] =>
  Array.from({ length: count }, (_, index) => [index / count + (index % 2), index % 2]);

/** A star of so many points that each side crosses most others. */
const star = (points: number): Coordinate[] =>
  Array.from({ length: points + 1 }, (_, index) => {
    const angle = (2 * Math.PI * index * Math.floor(points / 2)) / points;
    return [Math.cos(angle), Math.sin(angle)];
  });

const circle = (places: number): Coordinate[] =>
  Array.from({ length: places + 1 }, (_, index) => {
    const angle = (-2 * Math.PI * (index % places)) / places;
    return [Math.cos(angle), Math.sin(angle)];
  });

describe('resolveSelfIntersections', () => {
  it('leaves geometries alone that cross themselves seldom, and those of very many vertices', () => {
    const cells = Array.from({ length: 25 }, (_, index): Coordinate[] => {
      const [x, y] = [2 * (index % 5), 2 * Math.floor(index / 5)];
      return [
        [x, y],
        [x, y + 1],
        [x + 1, y + 1],
        [x, y],
      ];
    });
    const shapes = [
      { rings: [star(5)] },
      { rings: [circle(50_000)] },
      { rings: cells },
      { paths: [zigzag(1000), star(499)] },
      { x: 1, y: 2 },
      { points: Array.from({ length: 50_000 }, () => [1, 1]) },
    ];
    for (const shape of shapes) expect(resolveSelfIntersections(wkbOf(shape))).to.equal(undefined);
  });

  it('fills polygons with many self-crossings by the odd-even rule', () => {
    const points = star(31);
    const given = figuresOf(wkbOf({ rings: [points] }));
    const settled = resolveSelfIntersections(wkbOf({ rings: [points] }));
    const filled = figuresOf(settled?.wkb ?? new Uint8Array());
    const grid = Array.from({ length: 400 }, (_, index): Coordinate => [
      (index % 20) / 10.1 - 0.94,
      Math.floor(index / 20) / 10.1 - 0.94,
    ]);
    const inside = (polygons: typeof filled.polygons): boolean[] =>
      grid.map((place) => isInside(place, polygons));
    expect(inside(filled.polygons)).to.deep.equal(inside(given.polygons));
    expect(inside(filled.polygons)).to.include(true).and.to.include(false);
  });

  it('keeps the vertices of filled polygons at their coordinates', () => {
    const points = star(31);
    const { polygons } = figuresOf(
      resolveSelfIntersections(wkbOf({ rings: [points] }))?.wkb ?? new Uint8Array(),
    );
    const places = new Set(polygons.flat(2).map(String));
    const missing = points.slice(0, -1).filter((place) => !places.has(String(place)));
    expect(missing).to.deep.equal([]);
  });

  it('fills what crosses itself as often as it may', () => {
    const filled = figuresOf(
      resolveSelfIntersections(wkbOf({ rings: [star(299)] }))?.wkb ?? new Uint8Array(),
    );
    expect(filled.polygons).to.have.length.above(10_000);
  });

  const refused: readonly [what: string, shape: object, reason: string][] = [
    [
      'a zigzag',
      { paths: [zigzag(50_000)] },
      'must have at most 1000000 pairs of sides with intersecting boxes',
    ],
    [
      'a band',
      { rings: [zigzag(50_000)] },
      'must have at most 1000000 pairs of sides with intersecting boxes',
    ],
    ['a star', { rings: [star(401)] }, 'must cross itself at most 50000 times'],
    [
      'sides over each other',
      { paths: [Array.from({ length: 50_000 }, (_, index) => [index % 2, 0])] },
      'must have at most 1000000 pairs of sides with intersecting boxes',
    ],
  ];
  for (const [what, shape, reason] of refused) {
    it(`refuses ${what} that would keep a database busy: ${reason}`, async () => {
      const error = (await rejectionOf(
        Promise.resolve().then(() => resolveSelfIntersections(wkbOf(shape))),
      )) as AppError;
      expect(error.faults).to.deep.equal([{ field: 'geometry', reason, kind: 'invalid' }]);
    });
  }
});
