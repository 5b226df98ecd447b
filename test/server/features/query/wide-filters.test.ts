// @needs gdal
import { expect } from 'chai';
import type { Layer } from '../../../../server/features/model/layer.js';
import { queryLayer } from '../../../../server/features/query/query-layer.js';
import type { QueryParameters } from '../../../../server/features/model/query-parameters.js';
import type { Database } from '../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { rejectionOf } from '../../../support/rejection.js';
import { createFilledLayer, makeLayer, wkbOf, wholeText } from './query-layers.js';

/** Half of the width of Web Mercator's map, in metres. */
const W = 20037508.342789244;
const MERCATOR = { wkid: 102100 };

/** Web Mercator's y beyond the edge of the map, where appends put what lies nearer to a pole. */
const EDGE = 20_048_966.1;

const PLACES: readonly (readonly [number, number])[] = [
  [-179.9, 5],
  [-100, 40],
  [0, 0],
  [100, -40],
  [179.9, 5],
  [0, 85.2],
  [0, -89],
];

function toMercator([longitude, latitude]: readonly [number, number]): [number, number] {
  const y = 6378137 * Math.asinh(Math.tan((latitude * Math.PI) / 180));
  return [(longitude / 180) * W, Math.max(-EDGE, Math.min(EDGE, y))];
}

const box = (xmin: number, ymin: number, xmax: number, ymax: number): object => ({
  xmin,
  ymin,
  xmax,
  ymax,
  spatialReference: MERCATOR,
});

const ring = (xmin: number, ymin: number, xmax: number, ymax: number): [number, number][] => [
  [xmin, ymin],
  [xmin, ymax],
  [xmax, ymax],
  [xmax, ymin],
  [xmin, ymin],
];

const polygon = (...rings: [number, number][][]): object => ({ rings, spatialReference: MERCATOR });

forEachDatabase('filters that are wider than the world', (open) => {
  const degrees = makeLayer({ table: 'degrees' });
  const metres = makeLayer({
    table: 'metres',
    srid: 3857,
    spatialReference: { wkid: 102100, latestWkid: 3857 },
  });
  let database: Database;
  before(async () => {
    ({ features: database } = await open());
    const rows = (to: (place: readonly [number, number]) => readonly [number, number]) =>
      PLACES.map((place, index) => ({ name: String(index), shape: wkbOf('Point', to(place)) }));
    await createFilledLayer(
      database,
      degrees,
      rows((place) => place),
    );
    await createFilledLayer(database, metres, rows(toMercator));
  });

  const names = async (layer: Layer, parameters: QueryParameters): Promise<string> => {
    const { signal } = new AbortController();
    const sent = { outFields: ['NAME'], returnGeometry: false, ...parameters };
    const { body } = await queryLayer({ database, layer, parameters: sent, signal });
    const { features } = JSON.parse(wholeText(body)) as { features: { attributes: { NAME: string } }[] };
    return features.map(({ attributes }) => attributes.NAME).join(' ');
  };

  const cases: readonly (readonly [title: string, geometry: object, found: string])[] = [
    ['a box just beyond the sides', box(-W * 1.003, -W, W * 1.003, W), '0 1 2 3 4'],
    ['a box beyond all sides', box(-W * 1.5, -W * 1.5, W * 1.5, W * 1.5), '0 1 2 3 4 5 6'],
    ['a box of three worlds', box(-W * 3, -W, W * 3, W), '0 1 2 3 4'],
    ['a box of a world beside the first', box(W * 1.1, -W, W * 2, W), ''],
    ['a box across the antimeridian', box(W * 0.9, -W / 2, W * 1.1, W / 2), '4'],
    ['a box beyond the western side', box(-W * 1.2, -W, 0, W), '0 1 2'],
    ['a box below the lower edge', box(-W, -W * 9, W, -W), '6'],
    ['a polygon beyond all sides', polygon(ring(-W * 1.5, -W * 1.5, W * 1.5, W * 1.5)), '0 1 2 3 4 5 6'],
    [
      'a polygon with a hole',
      polygon(ring(-W * 2, -W, W * 2, W), ring(-W * 0.7, -W / 3, W * 0.9, W / 3).reverse()),
      '0 4',
    ],
    [
      'a triangle with a slanted side',
      polygon([
        [-W * 2, -W * 2],
        [W * 2, W * 2],
        [W * 2, -W * 2],
        [-W * 2, -W * 2],
      ]),
      '2 3 4 6',
    ],
    [
      'a line',
      {
        paths: [
          [
            [-W * 2, 0],
            [W * 2, 0],
          ],
        ],
        spatialReference: MERCATOR,
      },
      '2',
    ],
    [
      'points',
      {
        points: [
          [0, 0],
          [W * 2, 0],
        ],
        spatialReference: MERCATOR,
      },
      '2',
    ],
    ['a point beside the world', { x: W * 2, y: 0, spatialReference: MERCATOR }, ''],
    [
      'a box in degrees',
      { xmin: -300, ymin: -300, xmax: 300, ymax: 300, spatialReference: { wkid: 4326 } },
      '0 1 2 3 4 5 6',
    ],
    [
      'a polygon in degrees',
      { rings: [ring(-300, -300, 300, 300)], spatialReference: { wkid: 4326 } },
      '0 1 2 3 4 5 6',
    ],
  ];
  for (const [title, geometry, found] of cases) {
    it(`finds the same features by ${title} in degrees and in Web Mercator`, async () => {
      expect(await names(degrees, { geometry })).to.equal(found);
      expect(await names(metres, { geometry })).to.equal(found);
    });
  }

  const inReference = (wkid: number, table: string): Layer =>
    makeLayer({ table, srid: wkid, spatialReference: { wkid, latestWkid: wkid } });

  /** A layer in another reference with these places, by name. */
  const fill = async (
    wkid: number,
    places: Readonly<Record<string, readonly [number, number]>>,
  ): Promise<Layer> => {
    const layer = inReference(wkid, `in_${String(wkid)}`);
    await createFilledLayer(database, layer, []);
    const { dialect } = database;
    const { table } = layer;
    await database.write(async (trx) => {
      for (const [index, [name, place]] of Object.entries(places).entries()) {
        const shape = dialect.transform(dialect.fromWkb(wkbOf('Point', place), 4326), wkid);
        await dialect.execute(trx, {
          sql: `INSERT INTO ${table} (globalid, name, shape) VALUES ('00000000-0000-4000-8000-00000000000${String(index)}', ?, ${shape.sql})`,
          bindings: [name, ...shape.bindings],
        });
      }
    });
    return layer;
  };

  const world = [
    box(-W * 1.5, -W * 1.5, W * 1.5, W * 1.5),
    polygon(ring(-W * 1.5, -W * 1.5, W * 1.5, W * 1.5)),
    { xmin: -300, ymin: -300, xmax: 300, ymax: 300, spatialReference: { wkid: 4326 } },
    { rings: [ring(-300, -300, 300, 300)], spatialReference: { wkid: 4258 } },
  ];

  const layers: readonly (readonly [wkid: number, places: Record<string, readonly [number, number]>])[] = [
    [25832, { bergen: [5.3, 60.4], berlin: [13.4, 52.5] }],
    [32660, { west: [179.5, 60], zeast: [-179.5, 60] }],
    [3832, { east: [170, -20], west: [-170, -20] }],
    [3413, { east: [10, 60], pole: [0, 90], west: [-170, 60] }],
    [3035, { athens: [23.7, 38], lisbon: [-9.1, 38.7] }],
  ];
  for (const [wkid, places] of layers) {
    it(`finds all features by the whole world in a layer in ${String(wkid)}`, async () => {
      const layer = await fill(wkid, places);
      for (const geometry of world)
        expect(await names(layer, { geometry }), JSON.stringify(geometry)).to.equal(
          Object.keys(places).join(' '),
        );
      const parts = Object.entries(places).map(async ([name, [x, y]]) => {
        const near = { xmin: x - 3, ymin: y - 3, xmax: x + 3, ymax: Math.min(90, y + 3) };
        expect(await names(layer, { geometry: near, inSR: 4326 })).to.equal(name);
      });
      await Promise.all(parts);
    });
  }

  const filters: readonly (readonly [title: string, geometry: object, found: string])[] = [
    [
      'a box of UTM across the antimeridian',
      { xmin: 0, ymin: 0, xmax: 1_000_000, ymax: 1_000_000, spatialReference: { wkid: 32660 } },
      '0 4',
    ],
    [
      'a box around the north pole',
      {
        xmin: -6_000_000,
        ymin: -6_000_000,
        xmax: 6_000_000,
        ymax: 6_000_000,
        spatialReference: { wkid: 3413 },
      },
      '1 5',
    ],
    [
      'a polygon around the north pole with a hole',
      {
        rings: [ring(-6e6, -6e6, 6e6, 6e6), ring(-1e6, -1e6, 1e6, 1e6).reverse()],
        spatialReference: { wkid: 3413 },
      },
      '1',
    ],
    [
      'a box around the south pole',
      { xmin: -3e6, ymin: -3e6, xmax: 3e6, ymax: 3e6, spatialReference: { wkid: 3031 } },
      '6',
    ],
    [
      'a box of World Mercator beyond the world',
      { xmin: -W * 1.5, ymin: -W / 2, xmax: W * 1.5, ymax: W / 2, spatialReference: { wkid: 3395 } },
      '0 1 2 3 4',
    ],
    [
      'a box of plates carrées beyond the world',
      { xmin: -3e7, ymin: -2e7, xmax: 3e7, ymax: 2e7, spatialReference: { wkid: 4087 } },
      '0 1 2 3 4 5 6',
    ],
  ];
  for (const [title, geometry, found] of filters) {
    it(`finds by ${title} the features inside it on the earth`, async () => {
      expect(await names(degrees, { geometry }), 'degrees').to.equal(found);
      expect(await names(metres, { geometry }), 'metres').to.equal(found);
    });
  }

  it('refuses an area that its own spatial reference cannot locate', async () => {
    const geometry = { xmin: -9e7, ymin: -9e7, xmax: 9e7, ymax: 9e7, spatialReference: { wkid: 25832 } };
    for (const layer of [degrees, metres]) {
      const told = await rejectionOf(names(layer, { geometry }));
      expect(told).to.have.nested.property('faults[0].field', 'geometry');
    }
  });

  it('selects all features of a layer inside such an area', async () => {
    const local = makeLayer({ table: 'local' });
    const rows = [
      { name: 'here', shape: wkbOf('Point', [10, 50]) },
      { name: 'there', shape: wkbOf('Point', [11, 60]) },
    ];
    await createFilledLayer(database, local, rows);
    for (const wkid of [25832, 3035]) {
      const wide = { xmin: -9e7, ymin: -9e7, xmax: 9e7, ymax: 9e7, spatialReference: { wkid } };
      expect(await names(local, { geometry: wide })).to.equal('here there');
      expect(await names(local, { geometry: { ...wide, ymin: 6e6 }, where: '1=1' })).to.equal(
        wkid === 25832 ? 'there' : '',
      );
    }
  });

  it('compares lines and areas by every relation', async () => {
    const areas = makeLayer({ table: 'areas', geometryType: 'esriGeometryPolygon' });
    const square = (x: number, y: number, half: number): Buffer =>
      wkbOf('MultiPolygon', [[ring(x - half, y - half, x + half, y + half)]]);
    await createFilledLayer(database, areas, [
      { name: 'west', shape: square(-179.9, 5, 0.1) },
      { name: 'middle', shape: square(0, 5, 0.1) },
      { name: 'east', shape: square(179.9, 5, 0.1) },
    ]);
    const wide = box(-W * 1.5, -W * 1.5, 0, W * 1.5);
    const found = async (spatialRel: string, geometry: object): Promise<string> =>
      names(areas, { geometry, spatialRel: `esriSpatialRel${spatialRel}` });
    expect(await found('Intersects', wide)).to.equal('west middle');
    expect(await found('Contains', wide)).to.equal('west');
    expect(await found('Overlaps', wide)).to.equal('middle');
    expect(await found('EnvelopeIntersects', wide)).to.equal('west middle');
    const beyond = {
      paths: [
        [
          [-W * 1.5, 557_305],
          [W * 1.5, 557_305],
        ],
      ],
      spatialReference: MERCATOR,
    };
    expect(await found('Crosses', beyond)).to.equal('west middle east');
    const across = {
      paths: [
        [
          [200_000, 553_000],
          [1_000_000, 553_000],
        ],
      ],
      spatialReference: { wkid: 32660 },
    };
    expect(await found('Crosses', across)).to.equal('west east');
    const within = {
      xmin: 820_000,
      ymin: 552_000,
      xmax: 822_000,
      ymax: 553_000,
      spatialReference: { wkid: 32660 },
    };
    expect(await found('Within', within)).to.equal('east');
    expect(await found('Within', { ...within, xmax: 2e6 })).to.equal('');
  });

  it('refuses to widen edges that go around the world', async () => {
    const world = box(-W * 1.5, -W * 2, W * 1.5, W * 2);
    for (const layer of [degrees, metres]) {
      const error = await rejectionOf(
        names(layer, { geometry: world, distance: 1000, units: 'esriSRUnit_Meter' }),
      );
      expect(JSON.stringify(error)).to.contain('at most 360000 vertices');
    }
  });

  it('widens filters by a distance on the globe', async () => {
    const line = (x: number): object => ({
      paths: [
        [
          [x, -W / 4],
          [x, W / 4],
        ],
      ],
      spatialReference: MERCATOR,
    });
    const near = { distance: 50, units: 'esriSRUnit_Kilometer' };
    for (const layer of [degrees, metres]) {
      expect(await names(layer, { geometry: line(W * 1.001), ...near })).to.equal('0 4');
      expect(await names(layer, { geometry: line(-W * 1.5), ...near })).to.equal('');
      const area = box(W * 0.99, W / 50, W * 1.01, W / 40);
      expect(await names(layer, { geometry: area, ...near, distance: 200 })).to.equal('0 4');
    }
  });

  it('counts, lists and measures the features of such filters, and shows such rows in views', async () => {
    const geometry = box(-W * 1.2, -W, 0, W);
    const { signal } = new AbortController();
    const ask = async (layer: Layer, parameters: QueryParameters): Promise<unknown> =>
      JSON.parse(wholeText((await queryLayer({ database, layer, parameters, signal })).body));
    expect(await ask(degrees, { geometry, returnCountOnly: true })).to.deep.equal({ count: 3 });
    expect(await ask(degrees, { geometry, returnIdsOnly: true })).to.have.deep.property(
      'objectIds',
      [1, 2, 3],
    );
    expect(await ask(degrees, { geometry, returnExtentOnly: true, f: 'geojson' })).to.deep.equal({
      extent: { bbox: [-179.9, 0, 0, 40] },
    });
    const filter = { operator: 'esriSpatialRelIntersects', geometryType: 'esriGeometryEnvelope' } as const;
    const definition = { fields: undefined, query: '', supportsAppend: true };
    const viewOf = (source: Layer, bounds: Record<string, unknown>): Layer =>
      makeLayer({
        table: 'none',
        view: { source, definition: { ...definition, filter: { ...filter, geometry: bounds } } },
      });
    expect(await names(viewOf(degrees, { ...geometry }), {})).to.equal('0 1 2');
    expect(await names(viewOf(degrees, { ...world[0] }), { geometry })).to.equal('0 1 2');
  });

  it('finds nothing in a layer without features, whatever the area', async () => {
    const empty = inReference(25833, 'empty');
    await createFilledLayer(database, empty, []);
    for (const geometry of world) expect(await names(empty, { geometry })).to.equal('');
  });
});
