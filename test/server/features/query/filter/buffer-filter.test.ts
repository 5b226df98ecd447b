// @needs gdal: it reads spatial references with gdalsrsinfo.
import { expect } from 'chai';
import { bufferFilter } from '../../../../../server/features/query/filter/buffer-filter.js';
import { readFilterGeometry } from '../../../../../server/features/query/geometry/filter-geometry.js';
import { figuresOf } from '../../../../../server/features/query/geometry/figures.js';
import type { SpatialFilter } from '../../../../../server/features/query/filter/spatial-filter.js';
import { rejectionOf } from '../../../../support/rejection.js';
import { countTurns } from '../../../../support/turns.js';

const DEGREES = { srid: 4326, shown: { wkid: 4326, latestWkid: 4326 } };
const MERCATOR = { srid: 3857, shown: { wkid: 102100, latestWkid: 3857 } };
const UTM = { srid: 25833, shown: { wkid: 25833, latestWkid: 25833 } };

const kilometres = (distance: number) => ({ distance, metresPerUnit: 1000 });

/** Places here and there on the earth, the same each time. */
const scatter = (count: number): [number, number][] =>
  Array.from({ length: count }, (_, index) => [((index * 137.5) % 340) - 170, ((index * 61.8) % 160) - 80]);

/** A line of so many vertices that crosses the world with each. */
const acrossTheWorld = (count: number): object => ({
  paths: [Array.from({ length: count }, (_, index) => [index % 2 === 0 ? -179 : 179, (index % 60) - 30])],
});

describe('bufferFilter', () => {
  const { signal } = new AbortController();
  const filterOf = (geometry: object, rest: Pick<SpatialFilter, 'reach' | 'reference'>): SpatialFilter => ({
    geometry: readFilterGeometry(geometry),
    relation: 'intersects',
    ...rest,
  });

  it('does not block the event loop while it widens a large geometry', async () => {
    for (const [geometry, rest] of [
      [
        {
          paths: [
            [
              [0, 0],
              [40, 10],
            ],
          ],
        },
        { reference: DEGREES, reach: kilometres(9000) },
      ],
      [{ points: scatter(50) }, { reference: DEGREES, reach: kilometres(1) }],
      [{ points: scatter(50) }, { reference: MERCATOR, reach: kilometres(0.1) }],
      [{ paths: [scatter(50)] }, { reference: UTM, reach: { distance: 10, metresPerUnit: undefined } }],
    ] as const) {
      const turns = countTurns();
      const widening = bufferFilter(filterOf(geometry, rest), { signal }).finally(() => turns.stop());
      const { geometry: widened } = await widening;
      expect(turns.turns).to.be.above(20);
      expect(widened.kind).to.equal('polygon');
      expect(figuresOf(widened.wkb).polygons).not.to.deep.equal([]);
    }
  });

  it('refuses a geometry whose widening would have too many vertices before it widens it', async () => {
    const zigzag = Array.from({ length: 3000 }, (_, index) => [index % 2, index / 1e6]);
    for (const [geometry, rest] of [
      [acrossTheWorld(30), { reference: DEGREES, reach: kilometres(1) }],
      [acrossTheWorld(30), { reference: DEGREES, reach: kilometres(9000) }],
      [{ points: scatter(1000) }, { reference: DEGREES, reach: kilometres(9000) }],
      [{ paths: [zigzag] }, { reference: UTM, reach: { distance: 1, metresPerUnit: undefined } }],
      // Vertices that are repeated hide no turn.
      [
        { paths: [zigzag.flatMap((place) => [place, place])] },
        { reference: UTM, reach: { distance: 1, metresPerUnit: undefined } },
      ],
      [{ rings: [acrossTheWorld(30)].flatMap(() => [zigzag]) }, { reference: UTM, reach: kilometres(1) }],
      [
        { xmin: -1e9, ymin: -80, xmax: 1e9, ymax: 80 },
        { reference: DEGREES, reach: kilometres(1) },
      ],
      [
        {
          paths: [
            [
              [-1e307, 0],
              [1e307, 0],
            ],
          ],
        },
        { reference: MERCATOR, reach: kilometres(1) },
      ],
    ] as const) {
      const refused = await rejectionOf(bufferFilter(filterOf(geometry, rest), { signal }));
      expect(refused).to.have.nested.property('faults[0].field', 'geometry');
      expect(refused).to.have.nested.property('faults[0].reason').that.contains('360000 vertices');
    }
  });

  it('refuses numbers that are too large to compute with, by parameter', async () => {
    const reference = UTM;
    const wide = {
      paths: [
        [
          [-1.7e308, 0],
          [1.7e308, 0],
        ],
      ],
    };
    for (const [geometry, distance, field] of [
      [{ x: 0, y: 0 }, 1.7e308, 'distance'],
      [wide, 1, 'geometry'],
    ] as const) {
      const filter = filterOf(geometry, { reference, reach: { distance, metresPerUnit: undefined } });
      expect(await rejectionOf(bufferFilter(filter, { signal }))).to.have.nested.property(
        'faults[0].field',
        field,
      );
    }
  });

  it('treats latitudes beyond the poles as the poles', async () => {
    const beyond = { xmin: 10, ymin: 80, xmax: 20, ymax: 120 };
    const filter = filterOf(beyond, { reference: DEGREES, reach: kilometres(1) });
    const { geometry } = await bufferFilter(filter, { signal });
    expect(geometry.box.ymax).to.be.closeTo(90, 1e-6);
    expect(geometry.box.ymin).to.be.closeTo(79.991, 1e-3);
  });

  it('ends when its signal aborts and when its time is over', async () => {
    const filter = filterOf({ points: scatter(1000) }, { reference: DEGREES, reach: kilometres(1) });
    const leaving = new AbortController();
    const left = bufferFilter(filter, { signal: leaving.signal });
    const reason = new Error('hung up');
    setImmediate(() => leaving.abort(reason));
    expect(await rejectionOf(left)).to.equal(reason);
    const late = await rejectionOf(bufferFilter(filter, { signal, timeLimitMs: 1 }));
    expect(late).to.have.property('code', 'server.unavailable');
  });
});
