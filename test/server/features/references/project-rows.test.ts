// @needs gdal
import { expect } from 'chai';
import type { ConvertedRow } from '../../../../server/features/append/convert/convert-rows.js';
import { makeGeometryConverter } from '../../../../server/features/append/convert/geometry/geometry.js';
import { projectByGdal } from '../../../../server/features/references/gdal-projection.js';
import type { projectRows } from '../../../../server/features/references/project-rows.js';
import type { RowBatch } from '../../../../server/features/references/row-batch.js';
import { projectToMercator } from '../../../../server/features/references/web-mercator.js';
import { Refusal, RowReport } from '../../../../server/features/append/report/report.js';
import type { GeometryType } from '../../../../server/features/model/layer.js';
import { type Positions, readWkb } from '../../../../server/features/query/geometry/read-wkb.js';

interface Dimensions {
  readonly hasZ: boolean;
  readonly hasM: boolean;
}

const MEANS = { projectByGdal, projectToMercator };
let means: typeof projectRows;

function project(geometryType: GeometryType, dimensions: Dimensions, geometries: readonly unknown[]) {
  return projectKinds(
    dimensions,
    geometries.map((json) => [geometryType, json]),
  );
}

/** Projects Esri geometries from longitude and latitude to Web Mercator, one batch. */
async function projectKinds(
  dimensions: Dimensions,
  geometries: readonly (readonly [type: GeometryType, json: unknown, ...unknown[]])[],
) {
  const rows = geometries.map(([geometryType, json], index): ConvertedRow => {
    const layer = { geometryType, ...dimensions };
    const convert = makeGeometryConverter({ layer, notation: 'esri', isLonLat: true });
    const geometry = convert(json);
    if (geometry instanceof Refusal) throw new Error(geometry.description);
    return { number: index + 1, values: [], geometry, omitted: null };
  });
  const report = new RowReport();
  let clampedCount = 0;
  async function* batches(): AsyncGenerator<RowBatch> {
    yield await Promise.resolve({ rows, recordCount: rows.length, bytesRead: 0 });
  }
  const projected: ConvertedRow[] = [];
  for await (const batch of means(batches(), {
    from: { wkid: 4326 },
    to: { wkid: 102100, latestWkid: 3857 },
    dimensions,
    report,
    signal: new AbortController().signal,
    onClamped: () => void (clampedCount += 1),
  })) {
    projected.push(...batch.rows);
  }
  return { rows: projected, report, clampedCount };
}

function firstPositions(shape: ReturnType<typeof readWkb>): Positions {
  const positions =
    shape?.kind === 'point'
      ? shape.position
      : shape?.kind === 'points'
        ? shape.positions
        : shape?.kind === 'lines'
          ? shape.lines[0]
          : shape?.polygons[0]?.[0];
  if (positions === undefined) throw new Error('no positions');
  return positions;
}

function round(value: number): string {
  return value.toFixed(6);
}

/** Web Mercator coordinates of 1° east, 2° north. */
const [X, Y] = [111_319.49079327357, 222_684.20850554405];

for (const [name, by] of Object.entries(MEANS)) {
  describe(name, () => {
    before(() => {
      means = by;
    });

    for (const hasZ of [false, true]) {
      for (const hasM of [false, true]) {
        const given = ['x and y', ...(hasZ ? ['z'] : []), ...(hasM ? ['m'] : [])].join(', ');
        it(`keeps ${given} of every kind of geometry`, async () => {
          const at = [1, 2, 3, 4];
          const line = [at, [2, 2, 5, 6]];
          const ring = [at, [1, 3, 3, 4], [2, 3, 3, 4], at];
          const expected = [X, Y, ...(hasZ ? [3] : []), ...(hasM ? [4] : [])];
          const kinds: [GeometryType, unknown, kind: string][] = [
            ['esriGeometryPoint', { x: 1, y: 2, z: 3, m: 4 }, 'point'],
            ['esriGeometryMultipoint', { points: line }, 'points'],
            ['esriGeometryPolyline', { paths: [line, line] }, 'lines'],
            ['esriGeometryPolygon', { rings: [ring] }, 'polygons'],
          ];
          const { rows } = await projectKinds({ hasZ, hasM }, kinds);
          expect(rows).to.have.length(kinds.length);
          for (const [index, [type, , kind]] of kinds.entries()) {
            const wkb = rows[index]?.geometry;
            if (!wkb) throw new Error(`no geometry of ${type}`);
            const shape = readWkb(Buffer.from(wkb));
            expect(shape?.kind).to.equal(kind);
            const { numbers, stride } = firstPositions(shape);
            expect(Array.from(numbers).slice(0, stride).map(round), type).to.deep.equal(expected.map(round));
          }
        });
      }
    }

    it('does not read far ahead of the consumer, for rows without geometry either', async () => {
      const [batchCount, batchRows] = [1000, 1000];
      let given = 0;
      async function* batches(): AsyncGenerator<RowBatch> {
        for (; given < batchCount; given += 1) {
          const row = { number: 1, values: [], geometry: null, omitted: null };
          const rows = Array.from({ length: batchRows }, () => row);
          yield await Promise.resolve({ rows, recordCount: given * batchRows, bytesRead: 0 });
        }
      }
      const projected = means(batches(), {
        ...{ from: { wkid: 4326 }, to: { wkid: 3857 }, dimensions: { hasZ: false, hasM: false } },
        ...{ report: new RowReport(), signal: new AbortController().signal, onClamped: () => undefined },
      });
      const first = await projected.next();
      await projected.return(undefined);
      expect(first.done).to.equal(false);
      expect(given).to.be.lessThan(batchCount / 2);
    });

    it('accepts a batch without remaining rows', async () => {
      async function* batches(): AsyncGenerator<RowBatch> {
        for (const recordCount of [5, 7])
          yield await Promise.resolve({ rows: [], recordCount, bytesRead: 0 });
      }
      const counts: number[] = [];
      const projection = {
        ...{ from: { wkid: 4326 }, to: { wkid: 3857 }, dimensions: { hasZ: false, hasM: false } },
        ...{ report: new RowReport(), signal: new AbortController().signal, onClamped: () => undefined },
      };
      for await (const { recordCount } of means(batches(), projection)) counts.push(recordCount);
      expect(counts).to.deep.equal([5, 7]);
    });

    it('projects one geometry of very many vertices', async () => {
      const paths = [Array.from({ length: 400_000 }, (_, index) => [index / 10_000, 10])];
      const { rows, report } = await project('esriGeometryPolyline', { hasZ: false, hasM: false }, [
        { paths },
      ]);
      expect(report.errorCount).to.equal(0);
      expect(rows[0]?.geometry?.byteLength).to.equal(9 + 9 + 400_000 * 16);
    });

    it('keeps rows without geometry in their position', async () => {
      const flat = { hasZ: false, hasM: false };
      const { rows } = await project('esriGeometryPoint', flat, [
        null,
        { x: 1, y: 2 },
        null,
        null,
        { x: 1, y: 2 },
        null,
      ]);
      expect(rows.map(({ number, geometry }) => [number, geometry === null])).to.deep.equal([
        [1, true],
        [2, false],
        [3, true],
        [4, true],
        [5, false],
        [6, true],
      ]);
    });

    it('moves coordinates beyond the edge of Web Mercator onto it, and counts them', async () => {
      const poles = [
        { x: 0, y: 90 },
        { x: 0, y: -90 },
        { x: 0, y: 85 },
      ];
      const { rows, clampedCount } = await project('esriGeometryPoint', { hasZ: true, hasM: true }, poles);
      expect(clampedCount).to.equal(2);
      const y = rows.map(({ geometry }) => Buffer.from(geometry ?? []).readDoubleLE(13));
      expect(y).to.deep.equal([20_048_966.1, -20_048_966.1, 19_971_868.880408566]);
    });
  });
}

describe('projectByGdal', () => {
  it('closes the source at its end, also when the consumer stops early', async () => {
    const geometry = Buffer.from('0101000000000000000000f03f0000000000000040', 'hex');
    let isClosed = false;
    async function* batches(): AsyncGenerator<RowBatch> {
      try {
        for (let recordCount = 100; recordCount <= 5_000_000; recordCount += 100) {
          const rows = Array.from({ length: 100 }, () => ({
            number: 1,
            values: [],
            geometry,
            omitted: null,
          }));
          yield await Promise.resolve({ rows, recordCount, bytesRead: 0 });
        }
      } finally {
        isClosed = true;
      }
    }
    const projected = projectByGdal(batches(), {
      from: { wkid: 4326 },
      to: { wkid: 25832 },
      dimensions: { hasZ: false, hasM: false },
      report: new RowReport(),
      signal: new AbortController().signal,
      onClamped: () => undefined,
    });
    expect((await projected.next()).done).to.equal(false);
    await projected.return(undefined);
    expect(isClosed).to.equal(true);
  });
});

describe('projectRows', () => {
  it('projects to the same coordinates by both means, to a micrometre', async () => {
    const points = Array.from({ length: 2000 }, (_, index) => ({
      x: ((index * 37) % 361) - 180,
      y: ((index * 0.0899) % 178) - 89,
    }));
    const results = [];
    for (means of Object.values(MEANS)) {
      const { rows } = await project('esriGeometryPoint', { hasZ: false, hasM: false }, points);
      results.push(rows.map(({ geometry }) => Buffer.from(geometry ?? [])));
    }
    const [byGdal = [], byUs = []] = results;
    expect(byUs).to.have.length(points.length);
    for (const [index, wkb] of byUs.entries()) {
      for (const offset of [5, 13]) {
        expect(wkb.readDoubleLE(offset)).to.be.closeTo(byGdal[index]?.readDoubleLE(offset) ?? NaN, 1e-6);
      }
    }
  });
});
