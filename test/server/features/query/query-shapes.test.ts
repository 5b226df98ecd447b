// @needs gdal
import { expect } from 'chai';
import type { Layer } from '../../../../server/features/model/layer.js';
import { queryLayer } from '../../../../server/features/query/query-layer.js';
import type { QueryParameters } from '../../../../server/features/model/query-parameters.js';
import type { Database } from '../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { createFilledLayer, makeLayer, wkbOf, wholeText } from './query-layers.js';

const lines = makeLayer({ table: 'roads', geometryType: 'esriGeometryPolyline' });
const areas = makeLayer({ table: 'areas', geometryType: 'esriGeometryPolygon' });
const peaks = makeLayer({ table: 'peaks', hasZ: true });
const marks = makeLayer({ table: 'marks', hasZ: true, hasM: true });
const posts = makeLayer({ table: 'posts', geometryType: 'esriGeometryPolyline', hasZ: true, hasM: true });

/** A diagonal, so that its bounding box reaches where it does not. */
const DIAGONAL = [
  [0, 0],
  [10, 10],
];
const TRIANGLE = [
  [0, 0],
  [10, 0],
  [0, 10],
  [0, 0],
];

forEachDatabase('queryLayer on shapes', (open) => {
  let database: Database;

  before(async () => {
    ({ features: database } = await open());
    await createFilledLayer(database, lines, [{ shape: wkbOf('MultiLineString', [DIAGONAL]) }]);
    await createFilledLayer(database, areas, [
      { shape: wkbOf('MultiPolygon', [[TRIANGLE]]) },
      { name: 'none' },
    ]);
    await createFilledLayer(database, peaks, [{ shape: wkbOf('Point', [1, 2, 1465.5], 1000) }]);
    await createFilledLayer(database, marks, [{ shape: wkbOf('Point', [1, 2, 3.5, 4.5], 3000) }]);
    const post = [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ];
    await createFilledLayer(database, posts, [{ shape: wkbOf('MultiLineString', [post], 3000) }]);
  });

  const query = async (layer: Layer, parameters: QueryParameters): Promise<Record<string, unknown>> => {
    const { body } = await queryLayer({ database, layer, parameters, signal: new AbortController().signal });
    return JSON.parse(wholeText(body)) as Record<string, unknown>;
  };
  const geometryOf = async (layer: Layer, parameters: QueryParameters): Promise<unknown> => {
    const { features } = await query(layer, { objectIds: [1], ...parameters });
    return (features as { geometry: unknown }[])[0]?.geometry;
  };
  const count = async (layer: Layer, parameters: QueryParameters): Promise<unknown> =>
    (await query(layer, { ...parameters, returnCountOnly: true }))['count'];

  it('writes lines and polygons in both formats', async () => {
    expect(await geometryOf(lines, {})).to.deep.equal({ paths: [DIAGONAL] });
    expect(await geometryOf(lines, { f: 'geojson' })).to.deep.equal({
      type: 'LineString',
      coordinates: DIAGONAL,
    });
    expect(await geometryOf(areas, {})).to.deep.equal({ rings: [[...TRIANGLE].reverse()] });
    expect(await geometryOf(areas, { f: 'geojson' })).to.deep.equal({
      type: 'Polygon',
      coordinates: [TRIANGLE],
    });
  });

  it('writes z only on request, and reports it', async () => {
    expect(await geometryOf(peaks, {})).to.deep.equal({ x: 1, y: 2 });
    expect(await query(peaks, {})).not.to.have.property('hasZ');
    expect(await geometryOf(peaks, { returnZ: true })).to.deep.equal({ x: 1, y: 2, z: 1465.5 });
    expect(await query(peaks, { returnZ: true })).to.have.property('hasZ', true);
    expect(await geometryOf(peaks, { returnZ: true, f: 'geojson' })).to.deep.equal({
      type: 'Point',
      coordinates: [1, 2, 1465.5],
    });
  });

  it('writes neither z nor m of a layer that has none', async () => {
    const plain = await query(areas, {});
    expect(await query(areas, { returnZ: true, returnM: true })).to.deep.equal(plain);
  });

  it('writes m only on request, and reports it', async () => {
    const told = async (parameters: QueryParameters): Promise<unknown[]> => {
      const { hasZ, hasM, features } = await query(posts, parameters);
      return [hasZ, hasM, (features as { geometry: unknown }[])[0]?.geometry];
    };
    const flat = [
      [1, 2],
      [5, 6],
    ];
    expect(await told({})).to.deep.equal([undefined, undefined, { paths: [flat] }]);
    expect(await told({ returnM: true })).to.deep.equal([
      undefined,
      true,
      {
        hasM: true,
        paths: [
          [
            [1, 2, 4],
            [5, 6, 8],
          ],
        ],
      },
    ]);
    expect(
      await told({ returnM: true, returnZ: true, quantizationParameters: { tolerance: 1 } }),
    ).to.deep.equal([
      true,
      true,
      {
        hasZ: true,
        hasM: true,
        paths: [
          [
            [1, -2, 3, 4],
            [4, -4, 7, 8],
          ],
        ],
      },
    ]);
    expect(await query(peaks, { returnM: true })).not.to.have.property('hasM');
    const both = { returnZ: true, returnM: true };
    expect(await geometryOf(marks, both)).to.deep.equal({ x: 1, y: 2, z: 3.5, m: 4.5 });
    const steps = { ...both, quantizationParameters: { tolerance: 0.5 } };
    expect(await geometryOf(marks, steps)).to.deep.equal({ x: 2, y: -4, z: 3.5, m: 4.5 });
    expect(await geometryOf(marks, { ...steps, returnM: false })).to.deep.equal({ x: 2, y: -4, z: 3.5 });
  });

  it('distinguishes a shape in the envelope from one whose bounding box only is', async () => {
    const corner = '8,0,10,2';
    for (const layer of [lines, areas]) {
      expect(await count(layer, { geometry: corner, spatialRel: 'esriSpatialRelIntersects' })).to.equal(
        layer === areas ? 1 : 0,
      );
      expect(
        await count(layer, { geometry: corner, spatialRel: 'esriSpatialRelEnvelopeIntersects' }),
      ).to.equal(1);
    }
    expect(await count(areas, { geometry: '8,8,9,9' })).to.equal(0);
    expect(
      await count(areas, { geometry: '8,8,9,9', spatialRel: 'esriSpatialRelEnvelopeIntersects' }),
    ).to.equal(1);
  });

  it('accepts an envelope that covers, touches or is within a shape', async () => {
    for (const geometry of ['-1,-1,11,11', '1,1,2,2', '-5,0,0,5', '10,0,12,1']) {
      expect(await count(areas, { geometry }), geometry).to.equal(1);
    }
  });

  it('accepts an envelope without area', async () => {
    expect(await count(areas, { geometry: '3,3,3,3' })).to.equal(1);
    expect(await count(areas, { geometry: '30,3,30,9' })).to.equal(0);
    expect(await count(areas, { geometry: '0,8,9,8' })).to.equal(1);
    expect(await count(lines, { geometry: '4,4,4,4', spatialRel: 'esriSpatialRelWithin' })).to.equal(1);
    // In the box around the triangle and not in it, or not all of it there.
    expect(await count(areas, { geometry: '8,8,8,8' })).to.equal(0);
    expect(await count(areas, { geometry: '5,8,9,8' })).to.equal(0);
    expect(await count(areas, { geometry: '3,3,3,3', spatialRel: 'esriSpatialRelContains' })).to.equal(0);
  });

  it('accepts an envelope in another spatial reference for lines and polygons', async () => {
    const geometry = '0,0,500000,500000';
    expect(await count(areas, { geometry, inSR: '3857' })).to.equal(1);
    expect(await count(lines, { geometry: '600000,0,700000,90000', inSR: '3857' })).to.equal(0);
  });

  it('treats an envelope in another spatial reference as its area there, not as the box around it', async () => {
    const corners = makeLayer({ table: 'corners' });
    // Far from the middle of the zone, whose north is not that of the map: the box leans.
    await createFilledLayer(database, corners, [
      { name: 'inside', shape: wkbOf('Point', [20, 60.6]) },
      { name: 'beside', shape: wkbOf('Point', [19, 60.12]) },
      { name: 'outside', shape: wkbOf('Point', [9, 50]) },
    ]);
    const boxed = await query(corners, {
      geometry: '1050000,6720000,1150000,6820000',
      inSR: '25832',
      outFields: ['NAME'],
      returnGeometry: false,
    });
    expect(
      (boxed['features'] as { attributes: unknown }[]).map(({ attributes }) => attributes),
    ).to.deep.equal([{ NAME: 'inside' }]);
  });
});
