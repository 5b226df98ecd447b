// @needs gdal
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect } from 'chai';
import type { Layer } from '../../../../server/features/model/layer.js';
import { queryLayer } from '../../../../server/features/query/query-layer.js';
import type { QueryParameters } from '../../../../server/features/model/query-parameters.js';
import {
  findLayerReference,
  storeReference,
} from '../../../../server/features/references/layer-reference.js';
import type { Database } from '../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  countReferences,
  customReferences,
  leaveReferences,
  transverseMercator,
} from '../../../support/databases/references.js';
import { createFilledLayer, makeLayer, type TestRow, wkbOf } from './query-layers.js';

interface Reply {
  readonly features: readonly {
    readonly attributes: Readonly<Record<string, unknown>>;
    readonly geometry?: unknown;
  }[];
  readonly extent: Readonly<Record<string, number>>;
  readonly queryGeometry: unknown;
  readonly exceededTransferLimit?: boolean;
  readonly count: number;
}

/** UTM 32 is transverse Mercator around 9° that is moved to the east and made smaller. */
const UTM_32 = 32632;
const AROUND_9 = JSON.stringify({ wkt: transverseMercator(9) });
const toUtm = (x: number, y: number): [number, number] => [500_000 + 0.9996 * x, 0.9996 * y];

/** Numbers of a geometry, two of each place, whatever its type. */
function placesOf(geometry: unknown): [number, number][] {
  const { x, y, ...parts } = geometry as Record<string, unknown>;
  if (typeof x === 'number' && typeof y === 'number') return [[x, y]];
  const numbers = Object.values(parts)
    .filter(Array.isArray)
    .flat(Infinity)
    .filter((value) => typeof value === 'number');
  return Array.from({ length: numbers.length / 2 }, (_, index) => [
    numbers[2 * index] ?? NaN,
    numbers[2 * index + 1] ?? NaN,
  ]);
}

function expectPlaces(found: readonly [number, number][], wanted: readonly [number, number][]): void {
  expect(found).to.have.length(wanted.length);
  for (const [index, [x, y]] of wanted.entries()) {
    expect(found[index]?.[0]).to.be.closeTo(x, 1e-5);
    expect(found[index]?.[1]).to.be.closeTo(y, 1e-5);
  }
}

const square = (x: number, y: number): number[][][] => [
  [
    [x, y],
    [x, y + 0.01],
    [x + 0.01, y + 0.01],
    [x + 0.01, y],
    [x, y],
  ],
];

/** Geometries of each type, one of each row of the layer. */
const SHAPES: readonly (readonly [
  type: NonNullable<Layer['geometryType']>,
  shape: (x: number, y: number) => Buffer,
])[] = [
  ['esriGeometryPoint', (x, y) => wkbOf('Point', [x, y])],
  [
    'esriGeometryMultipoint',
    (x, y) =>
      wkbOf('MultiPoint', [
        [x, y],
        [x + 0.01, y],
      ]),
  ],
  [
    'esriGeometryPolyline',
    (x, y) =>
      wkbOf('MultiLineString', [
        [
          [x, y],
          [x + 0.01, y],
        ],
        [
          [x, y],
          [x, y + 0.01],
        ],
      ]),
  ],
  ['esriGeometryPolygon', (x, y) => wkbOf('MultiPolygon', [square(x, y), square(x + 0.1, y)])],
];

forEachDatabase('references in words that no layer is in', (open) => {
  let database: Database;
  let tables = 0;

  before(async () => {
    ({ features: database } = await open());
  });

  async function fill(overrides: Partial<Layer>, rows: readonly TestRow[]): Promise<Layer> {
    tables += 1;
    const layer = makeLayer({ table: `places_${String(tables)}`, ...overrides });
    await createFilledLayer(database, layer, rows);
    return layer;
  }

  async function ask(layer: Layer, parameters: QueryParameters): Promise<Reply> {
    const { signal } = new AbortController();
    const { body } = await queryLayer({ database, layer, parameters, signal });
    return JSON.parse(body instanceof Readable ? await text(body) : body.toString()) as Reply;
  }

  it('leaves nothing in the database for references given as text, in any form and number', async () => {
    const layer = await fill({}, [{ pop: 1, shape: wkbOf('Point', [12, 48.5]) }]);
    // As many as queries of earlier versions could leave behind, after which they were refused.
    await leaveReferences(
      database,
      Array.from({ length: 1000 }, (_, index) => transverseMercator(-index / 100)),
    );
    const [before, known] = [await countReferences(database), await customReferences(database)];
    const wkt = (meridian: number): string => JSON.stringify({ wkt: transverseMercator(meridian) });
    const box = { xmin: -1e6, ymin: 5e6, xmax: 1e6, ymax: 6e6 };
    const inBox = { ...box, spatialReference: { wkt: transverseMercator(11.2) } };
    for (const parameters of [
      { outSR: wkt(11.1) },
      { geometry: JSON.stringify(inBox) },
      { geometry: JSON.stringify(box), inSR: wkt(11.3) },
      { geometry: JSON.stringify(box), inSR: wkt(11.4), outSR: wkt(11.8), returnQueryGeometry: true },
      { outSR: wkt(11.6), f: 'geojson' },
      // A number of Esri that neither database knows.
      { outSR: '104905', where: '1=0' },
    ])
      expect(
        (await ask(layer, { where: '1=1', ...parameters })).features,
        JSON.stringify(parameters),
      ).to.be.an('array');
    const extent = await ask(layer, { returnExtentOnly: true, returnCountOnly: true, outSR: wkt(11.7) });
    expect(extent).to.have.property('count', 1);
    expect(await countReferences(database)).to.equal(before);
    expect(await customReferences(database)).to.deep.equal(known);
  });

  for (const [geometryType, shape] of SHAPES) {
    it(`projects ${geometryType} by references as text as by numbers, in pages of any size`, async () => {
      const rows = Array.from({ length: 620 }, (_, index) => ({
        pop: (index * 7919) % 620,
        shape: index % 50 === 3 ? null : shape(5 + index / 100, 40 + (index % 17)),
      }));
      const layer = await fill({ geometryType }, rows);
      for (const parameters of [
        { resultRecordCount: 2, where: 'OBJECTID >= 4' },
        { resultRecordCount: 40 },
        { resultRecordCount: 300, orderByFields: ['POP DESC'] },
        { resultRecordCount: 600, orderByFields: ['POP'], resultOffset: 11 },
      ]) {
        const read = { where: '1=1', outFields: ['POP'], ...parameters };
        const byNumber = await ask(layer, { ...read, outSR: UTM_32 });
        const byWords = await ask(layer, { ...read, outSR: AROUND_9 });
        expect(byWords.exceededTransferLimit).to.equal(byNumber.exceededTransferLimit);
        expect(byWords.features).to.have.length(parameters.resultRecordCount);
        for (const [index, { attributes, geometry }] of byNumber.features.entries()) {
          const found = byWords.features[index];
          expect(found?.attributes).to.deep.equal(attributes);
          expect(typeof found?.geometry).to.equal(typeof geometry);
          if (geometry === undefined || geometry === null) continue;
          const moved = placesOf(found?.geometry).map(([x, y]) => toUtm(x, y));
          expectPlaces(moved, placesOf(geometry));
        }
      }
    });
  }

  it('returns the same extent for a reference as text as for its number', async () => {
    const rows = Array.from({ length: 1500 }, (_, index) => ({
      shape: wkbOf('Point', [5 + (index % 90) / 10, 40 + index / 150]),
    }));
    const layer = await fill({}, rows);
    const { extent: byNumber } = await ask(layer, { returnExtentOnly: true, outSR: UTM_32 });
    const { extent: byWords } = await ask(layer, { returnExtentOnly: true, outSR: AROUND_9 });
    const corners = (extent: Reply['extent']): [number, number][] => [
      [extent['xmin'] ?? NaN, extent['ymin'] ?? NaN],
      [extent['xmax'] ?? NaN, extent['ymax'] ?? NaN],
    ];
    expectPlaces(
      corners(byWords).map(([x, y]) => toUtm(x, y)),
      corners(byNumber),
    );
  });

  it('distinguishes references given as text in the query geometry', async () => {
    const layer = await fill({}, [{ shape: wkbOf('Point', [9.5, 45]) }]);
    const around = (meridian: number): string => JSON.stringify({ wkt: transverseMercator(meridian) });
    const point = { where: '1=1', geometry: '0,5000000', geometryType: 'esriGeometryPoint' };
    const shown = { ...point, returnQueryGeometry: true, inSR: around(9) };
    const same = await ask(layer, { ...shown, outSR: around(9) });
    expectPlaces(placesOf(same.queryGeometry), [[0, 5_000_000]]);
    const other = await ask(layer, { ...shown, outSR: around(10) });
    const x = placesOf(other.queryGeometry)[0]?.[0];
    expect(x).to.be.within(-80_000, -70_000);
  });

  it('projects to and from a layer whose reference is another text', async () => {
    const { signal } = new AbortController();
    const spatialReference = { wkt: transverseMercator(20) };
    const reference = await findLayerReference(database, spatialReference, signal);
    if (reference === undefined) throw new Error('PROJ does not know it');
    const srid = await database.write((trx) => storeReference(trx, database.dialect, reference));
    const shape = wkbOf('Point', [1000, 5_000_000]);
    const layer = await fill({ srid: srid ?? NaN, spatialReference }, [{ shape }]);
    const around21 = JSON.stringify({ wkt: transverseMercator(21) });
    const byWords = await ask(layer, { where: '1=1', outSR: around21 });
    const byNumber = await ask(layer, { where: '1=1', outSR: 32634 });
    const [x, y] = placesOf(byWords.features[0]?.geometry)[0] ?? [NaN, NaN];
    expectPlaces([toUtm(x, y)], placesOf(byNumber.features[0]?.geometry));
    const own = await ask(layer, { where: '1=1', outSR: JSON.stringify(spatialReference) });
    expectPlaces(placesOf(own.features[0]?.geometry), [[1000, 5_000_000]]);
    const near = { xmin: x - 1, ymin: y - 1, xmax: x + 1, ymax: y + 1 };
    const filter = { geometry: JSON.stringify(near), inSR: around21, returnCountOnly: true };
    expect(await ask(layer, filter)).to.have.property('count', 1);
  });
});
