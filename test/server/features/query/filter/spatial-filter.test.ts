import { expect } from 'chai';
import type { GeometryType, Layer } from '../../../../../server/features/model/layer.js';
import { queryLayer } from '../../../../../server/features/query/query-layer.js';
import type { QueryParameters } from '../../../../../server/features/model/query-parameters.js';
import type { Database } from '../../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import { rejectionOf } from '../../../../support/rejection.js';
import { createFilledLayer, makeLayer, wkbOf, wholeText } from '../query-layers.js';
import { skipWithoutGdal } from '../../../../support/fast-lane.js';

const layerOf = (table: string, geometryType: GeometryType): Layer => makeLayer({ table, geometryType });

const points = layerOf('points', 'esriGeometryPoint');
const lines = layerOf('lines', 'esriGeometryPolyline');
const areas = layerOf('areas', 'esriGeometryPolygon');

const square = (x: number, y: number, size: number): number[][] => [
  [x, y],
  [x, y + size],
  [x + size, y + size],
  [x + size, y],
  [x, y],
];
/** From 0,0 to 10,10, with a hole from 4,4 to 6,6. */
const FRAME = { rings: [square(0, 0, 10), [...square(4, 4, 2)].reverse()] };

forEachDatabase('spatial filters of a query', (open) => {
  let database: Database;
  before(async () => {
    ({ features: database } = await open());
    await createFilledLayer(
      database,
      points,
      Object.entries({ inside: [1, 1], edge: [10, 5], hole: [5, 5], rim: [4, 5], outside: [11, 1] }).map(
        ([name, place]) => ({ name, shape: wkbOf('Point', place) }),
      ),
    );
    const roads: Record<string, number[][]> = {
      inside: [
        [1, 1],
        [2, 2],
      ],
      through: [
        [-5, 1],
        [15, 1],
      ],
      along: [
        [10, -5],
        [10, 5],
      ],
      beside: [
        [10, 12],
        [12, 10],
      ],
    };
    await createFilledLayer(
      database,
      lines,
      Object.entries(roads).map(([name, line]) => ({ name, shape: wkbOf('MultiLineString', [line]) })),
    );
    const fields: Record<string, number[][]> = {
      inside: square(1, 1, 1),
      over: square(-5, -5, 30),
      across: square(8, 8, 4),
      neighbour: square(10, 0, 5),
      hole: square(4, 4, 2),
      far: square(20, 20, 1),
    };
    await createFilledLayer(
      database,
      areas,
      Object.entries(fields).map(([name, ring]) => ({ name, shape: wkbOf('MultiPolygon', [[ring]]) })),
    );
  });

  const names = async (layer: Layer, parameters: QueryParameters): Promise<unknown[]> => {
    const { signal } = new AbortController();
    const sent = { outFields: ['NAME'], returnGeometry: false, ...parameters };
    const { body } = await queryLayer({ database, layer, parameters: sent, signal });
    const { features } = JSON.parse(wholeText(body)) as { features: { attributes: { NAME: unknown } }[] };
    return features.map(({ attributes }) => attributes.NAME);
  };

  const truth: readonly (readonly [spatialRel: string, layer: Layer, found: readonly string[]])[] = [
    ['Intersects', points, ['inside', 'edge', 'rim']],
    ['Contains', points, ['inside']],
    ['Within', points, []],
    ['Touches', points, ['edge', 'rim']],
    ['EnvelopeIntersects', points, ['inside', 'edge', 'hole', 'rim']],
    ['IndexIntersects', points, ['inside', 'edge', 'hole', 'rim']],
    ['Intersects', lines, ['inside', 'through', 'along']],
    ['Contains', lines, ['inside']],
    ['Crosses', lines, ['through']],
    ['Touches', lines, ['along']],
    ['EnvelopeIntersects', lines, ['inside', 'through', 'along', 'beside']],
    ['Intersects', areas, ['inside', 'over', 'across', 'neighbour', 'hole']],
    ['Contains', areas, ['inside']],
    ['Within', areas, ['over']],
    ['Overlaps', areas, ['across']],
    ['Touches', areas, ['neighbour', 'hole']],
  ];
  for (const [relation, layer, found] of truth) {
    it(`finds ${found.join(', ') || 'nothing'} of ${layer.table} by ${relation} of a polygon with a hole`, async () => {
      const parameters = { geometry: FRAME, spatialRel: `esriSpatialRel${relation}` };
      expect(await names(layer, parameters)).to.deep.equal(found);
    });
  }

  it('compares with points, multipoints and lines, as objects and as text', async () => {
    const point = { geometry: '1,1', geometryType: 'esriGeometryPoint' };
    expect(await names(areas, point)).to.deep.equal(['inside', 'over']);
    expect(await names(points, { geometry: '{"x":1,"y":1}' })).to.deep.equal(['inside']);
    const both = [
      [11, 1],
      [5, 5],
    ];
    expect(await names(points, { geometry: { points: both } })).to.deep.equal(['hole', 'outside']);
    expect(await names(areas, { geometry: JSON.stringify({ paths: [both] }) })).to.deep.equal([
      'over',
      'neighbour',
      'hole',
    ]);
    expect(await names(areas, { ...point, spatialRel: 'esriSpatialRelWithin' })).to.deep.equal(['over']);
  });

  it('treats a self-crossing polygon as the areas that it surrounds', async () => {
    const bow = {
      rings: [
        [
          [0, 0],
          [12, 12],
          [12, 0],
          [0, 12],
          [0, 0],
        ],
      ],
    };
    expect(await names(points, { geometry: bow })).to.deep.equal([
      'inside',
      'edge',
      'hole',
      'rim',
      'outside',
    ]);
    const left = await names(points, { geometry: bow, where: 'OBJECTID IN (3, 4)' });
    expect(left).to.deep.equal(['hole', 'rim']);
  });

  it('accepts filters in another spatial reference, with every vertex', async () => {
    const degree = 111319.49079327358;
    const triangle = {
      rings: [
        [
          [0.5 * degree, 0.5 * degree],
          [0.5 * degree, 12 * degree],
          [12 * degree, 0.5 * degree],
        ],
      ],
      spatialReference: { wkid: 102100 },
    };
    expect(await names(points, { geometry: triangle })).to.deep.equal(['inside', 'hole', 'rim', 'outside']);
    const point = {
      geometry: `${String(11 * degree)},111325.14286638486`,
      geometryType: 'esriGeometryPoint',
    };
    expect(await names(areas, { ...point, inSR: '3857' })).to.deep.equal(['over', 'neighbour']);
  });

  it('returns the query geometry on request, in the spatial reference of the reply', async () => {
    const told = async (parameters: QueryParameters): Promise<Record<string, unknown>> => {
      const { signal } = new AbortController();
      const sent = { returnQueryGeometry: true, ...parameters };
      const { body } = await queryLayer({ database, layer: points, parameters: sent, signal });
      return JSON.parse(wholeText(body)) as Record<string, unknown>;
    };
    const wgs84 = { wkid: 4326, latestWkid: 4326 };
    expect(await told({ geometry: '1,2,3,4' })).to.have.deep.property('queryGeometry', {
      rings: [
        [
          [1, 2],
          [1, 4],
          [3, 4],
          [3, 2],
          [1, 2],
        ],
      ],
      spatialReference: wgs84,
    });
    const place = { geometry: { x: 1, y: 1 } };
    expect(await told(place)).to.have.deep.property('queryGeometry', { x: 1, y: 1, spatialReference: wgs84 });
    const degree = 111319.49079327358;
    const metres = { geometry: { x: degree, y: 0, spatialReference: { wkid: 102100 } } };
    const { queryGeometry } = (await told(metres)) as { queryGeometry: { x: number; y: number } };
    expect(queryGeometry.x).to.be.closeTo(1, 1e-9);
    const back = (await told({ geometry: { x: 1, y: 0 }, outSR: 102100 })) as {
      queryGeometry: { x: number };
    };
    expect(back.queryGeometry).to.have.deep.property('spatialReference', { wkid: 102100, latestWkid: 3857 });
    expect(back.queryGeometry.x).to.be.closeTo(degree, 1e-6);
    expect(await told({ ...metres, outSR: 102100 }))
      .to.have.nested.property('queryGeometry.x')
      .that.equals(degree);
    const none = ['json', 'geojson'].map((f) => told({ f, ...(f === 'geojson' && place) }));
    for (const reply of await Promise.all([...none, told({ ...place, returnQueryGeometry: false })]))
      expect(reply).not.to.have.property('queryGeometry');
    const { queryGeometry: wide } = (await told({ ...place, distance: 1 })) as {
      queryGeometry: { rings: [x: number, y: number][][] };
    };
    for (const [x, y] of wide.rings[0] ?? []) expect(Math.hypot(x - 1, y - 1)).to.be.closeTo(1, 0.01);
    expect(wide.rings[0]).to.have.length.above(30);
  });

  it('refuses a geometry without coordinates in the spatial reference of the layer', async function () {
    skipWithoutGdal(this);
    const utm = makeLayer({
      table: 'utm',
      srid: 25832,
      spatialReference: { wkid: 25832, latestWkid: 25832 },
    });
    await createFilledLayer(database, utm, []);
    const geometry = { x: 99, y: 0, spatialReference: { wkid: 4326 } };
    const told = await rejectionOf(names(utm, { geometry }));
    expect(told).to.have.nested.property('faults[0].field', 'geometry');
  });
});
