import { expect } from 'chai';
import { AppError } from '../../../../server/lib/errors.js';
import type { Layer } from '../../../../server/features/model/layer.js';
import { queryLayer } from '../../../../server/features/query/query-layer.js';
import type { QueryParameters } from '../../../../server/features/model/query-parameters.js';
import type { Database } from '../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { rejectionOf } from '../../../support/rejection.js';
import { createFilledLayer, makeLayer, wkbOf, wholeText } from './query-layers.js';

const points = makeLayer({ table: 'points' });
const lines = makeLayer({ table: 'lines', geometryType: 'esriGeometryPolyline', hasZ: true });
const areas = makeLayer({ table: 'areas', geometryType: 'esriGeometryPolygon' });

/** With a vertex hardly beside the straight line. */
const PATH = [
  [0, 0, 1],
  [1, 0.01, 2],
  [2, 0, 3],
  [2, 5, 4],
];
/** Counterclockwise, as it may have come. */
const RING = [
  [0, 0],
  [10, 0],
  [10, 0.2],
  [10, 10],
  [0, 10],
  [0, 0],
];
const SPECK = [
  [5, 5],
  [5, 5.1],
  [5.1, 5.1],
  [5, 5],
];

interface Reply {
  readonly transform?: unknown;
  readonly exceededTransferLimit?: boolean;
  readonly features: readonly { readonly geometry: Record<string, unknown> | null }[];
}

forEachDatabase('forms of geometries in a query', (open) => {
  let database: Database;
  before(async () => {
    ({ features: database } = await open());
    await createFilledLayer(database, points, [
      { shape: wkbOf('Point', [5.322054123456789, 60.39126279999999]) },
      { name: 'nowhere' },
    ]);
    await createFilledLayer(database, lines, [{ shape: wkbOf('MultiLineString', [PATH], 1000) }]);
    await createFilledLayer(database, areas, [{ shape: wkbOf('MultiPolygon', [[RING, SPECK]]) }]);
  });

  const query = async (layer: Layer, parameters: QueryParameters): Promise<Reply> => {
    const { signal } = new AbortController();
    const { body } = await queryLayer({ database, layer, parameters, signal });
    return JSON.parse(wholeText(body)) as Reply;
  };
  const shapeOf = async (layer: Layer, parameters: QueryParameters): Promise<unknown> =>
    (await query(layer, parameters)).features[0]?.geometry;

  it('rounds coordinates to decimals', async () => {
    expect(await shapeOf(points, { geometryPrecision: 3 })).to.deep.equal({ x: 5.322, y: 60.391 });
    expect(await shapeOf(points, { geometryPrecision: 0, f: 'geojson' })).to.deep.equal({
      type: 'Point',
      coordinates: [5, 60],
    });
  });

  it('simplifies lines and rings by at most the offset, and omits rings that vanish', async () => {
    expect(await shapeOf(lines, { maxAllowableOffset: 0.02, returnZ: true })).to.deep.equal({
      hasZ: true,
      paths: [[PATH[0], PATH[2], PATH[3]]],
    });
    expect(await shapeOf(lines, { maxAllowableOffset: 0.005 })).to.deep.equal({
      paths: [PATH.map(([x, y]) => [x, y])],
    });
    const thinned = [
      [0, 0],
      [0, 10],
      [10, 10],
      [10, 0],
      [0, 0],
    ];
    expect(await shapeOf(areas, { maxAllowableOffset: 1 })).to.deep.equal({ rings: [thinned] });
    expect(await shapeOf(areas, { maxAllowableOffset: 100 })).to.equal(null);
    expect(await shapeOf(areas, { maxAllowableOffset: 1, f: 'geojson' })).to.have.nested.property(
      'coordinates[0].length',
      5,
    );
  });

  describe('quantizationParameters', () => {
    const extent = { xmin: 0, ymin: 0, ymax: 10 };

    it('quantizes coordinates as steps down from the upper left', async () => {
      const reply = await query(areas, { quantizationParameters: { tolerance: 0.5, extent } });
      expect(reply.transform).to.deep.equal({
        originPosition: 'upperLeft',
        scale: [0.5, 0.5],
        translate: [0, 10],
      });
      // Clockwise on the map, and a vertex that falls together with the next is gone, as is the hole.
      expect(reply.features[0]?.geometry).to.deep.equal({
        rings: [
          [
            [0, 20],
            [0, -20],
            [20, 0],
            [0, 20],
            [-20, 0],
          ],
        ],
      });
    });

    it('quantizes coordinates up from the lower left, and keeps every vertex for editing', async () => {
      const parameters = { mode: 'edit', originPosition: 'lowerLeft', tolerance: 1, extent };
      const reply = await query(lines, { returnZ: true, quantizationParameters: parameters });
      expect(reply.transform).to.deep.equal({
        originPosition: 'lowerLeft',
        scale: [1, 1],
        translate: [0, 0],
      });
      expect(reply.features[0]?.geometry).to.deep.equal({
        hasZ: true,
        paths: [
          [
            [0, 0, 1],
            [1, 0, 2],
            [1, 0, 3],
            [0, 5, 4],
          ],
        ],
      });
    });

    it('quantizes points, without an extent', async () => {
      const reply = await query(points, { quantizationParameters: { tolerance: 0.01 } });
      expect(reply.features.map(({ geometry }) => geometry)).to.deep.equal([{ x: 532, y: -6039 }, null]);
      expect(reply.transform).to.have.deep.property('translate', [0, 0]);
    });

    it('returns quantized coordinates that the transform reverses', async () => {
      const scale = 1e-7;
      const reply = await query(areas, { quantizationParameters: { tolerance: scale, extent } });
      const { rings } = reply.features[0]?.geometry as { rings: number[][][] };
      let [x, y] = [0, 0];
      const undone = rings[0]?.map(([dx = 0, dy = 0]) => {
        x += dx;
        y += dy;
        return [x * scale, 10 - y * scale].map((value) => Number(value.toFixed(6)));
      });
      expect(undone).to.deep.equal([...RING].reverse());
    });

    it('ignores quantizationParameters for GeoJSON', async () => {
      const parameters: QueryParameters = { f: 'geojson', quantizationParameters: { tolerance: 1 } };
      expect(await query(points, parameters)).not.to.have.property('transform');
    });
  });

  it('returns no transform without geometries', async () => {
    const parameters = { quantizationParameters: { tolerance: 1 }, returnGeometry: false };
    expect(await query(lines, parameters)).not.to.have.property('transform');
  });

  it('returns no lines and polygons if there are too many and returnExceededLimitFeatures is false', async () => {
    for (const layer of [lines, areas]) {
      const { features, exceededTransferLimit } = await query(layer, {
        resultRecordCount: 0,
        returnExceededLimitFeatures: false,
      });
      expect([features, exceededTransferLimit]).to.deep.equal([[], true]);
    }
    const two = makeLayer({ table: 'two', geometryType: 'esriGeometryPolyline' });
    const row = { shape: wkbOf('MultiLineString', [PATH.map((place) => place.slice(0, 2))]) };
    await createFilledLayer(database, two, [row, row]);
    const all = { returnExceededLimitFeatures: false };
    expect((await query(two, { ...all, resultRecordCount: 1 })).features).to.deep.equal([]);
    expect((await query(two, { ...all, resultRecordCount: 2 })).features).to.have.length(2);
  });

  it('allows more features in a reply of tiles, by a factor, and none on request', async () => {
    const counts = async (parameters: QueryParameters): Promise<unknown[]> => {
      const { signal } = new AbortController();
      const { body } = await queryLayer({ database, layer: points, parameters, signal, maxRecordCount: 1 });
      const { features, exceededTransferLimit } = JSON.parse(wholeText(body)) as Reply;
      return [features.length, exceededTransferLimit];
    };
    expect(await counts({})).to.deep.equal([1, true]);
    expect(await counts({ maxRecordCountFactor: 2 })).to.deep.equal([2, undefined]);
    expect(await counts({ resultType: 'tile' })).to.deep.equal([2, undefined]);
    expect(await counts({ resultType: 'standard', resultRecordCount: 1 })).to.deep.equal([1, true]);
    expect(await counts({ returnExceededLimitFeatures: false })).to.deep.equal([0, true]);
  });

  it('reports each invalid geometry parameter', async () => {
    const refused = await rejectionOf(
      query(points, {
        resultType: 'all',
        maxAllowableOffset: -1,
        maxRecordCountFactor: 9,
      }),
    );
    if (!(refused instanceof AppError)) throw refused;
    expect(refused.faults.map(({ field }) => field)).to.deep.equal([
      'maxRecordCountFactor',
      'maxAllowableOffset',
    ]);
    const fieldOf = async (parameters: QueryParameters): Promise<unknown> => {
      const error = await rejectionOf(query(points, parameters));
      return error instanceof AppError ? error.faults[0]?.field : error;
    };
    expect(await fieldOf({ resultType: 'all' })).to.equal('resultType');
    for (const geometryPrecision of [1.5, -1, 18])
      expect(await fieldOf({ geometryPrecision })).to.equal('geometryPrecision');
    expect((await query(points, { geometryPrecision: 17 })).features).to.have.length(2);
    const originPosition = 'lowerRight';
    expect(await fieldOf({ quantizationParameters: { tolerance: 1, originPosition } })).to.equal(
      'quantizationParameters.originPosition',
    );
    expect(await fieldOf({ quantizationParameters: {} })).to.equal('quantizationParameters.tolerance');
    expect(await fieldOf({ quantizationParameters: { tolerance: 0 } })).to.equal(
      'quantizationParameters.tolerance',
    );
    expect(await fieldOf({ quantizationParameters: { tolerance: 1, mode: 'x' } })).to.equal(
      'quantizationParameters.mode',
    );
  });
});
