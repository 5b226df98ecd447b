// @needs gdal: a layer in another spatial reference is looked up with gdalsrsinfo.
import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Parameters,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';
import {
  addFeatures,
  type Address,
  idsOf,
  makeTileService,
  queryIds,
  readTile,
  requestTile,
} from './tile-client.js';

const FIELDS = [
  { name: 'name', type: 'esriFieldTypeString', length: 80 },
  { name: 'count_', type: 'esriFieldTypeInteger' },
  { name: 'big', type: 'esriFieldTypeBigInteger' },
  { name: 'ratio', type: 'esriFieldTypeDouble' },
  { name: 'single', type: 'esriFieldTypeSingle' },
  { name: 'seen', type: 'esriFieldTypeDate' },
  { name: 'day_', type: 'esriFieldTypeDateOnly' },
  { name: 'opens', type: 'esriFieldTypeTimeOnly' },
  { name: 'ref', type: 'esriFieldTypeGUID' },
];
const MERCATOR = { wkid: 102100 };
const layer = (name: string, geometryType: string, wkid = 102100): Parameters => ({
  name,
  type: 'Feature Layer',
  geometryType: `esriGeometry${geometryType}`,
  fields: FIELDS,
  extent: { spatialReference: { wkid } },
});
const BERGEN = {
  name: 'Bergen',
  count_: -2,
  big: 9007199254740991,
  ratio: 0.1,
  single: 0.1,
  seen: Date.UTC(1969, 1, 28, 12, 34, 56, 789),
  day_: '2024-02-29',
  opens: '08:30:00.250',
  ref: '{ABCDEF01-2345-6789-ABCD-EF0123456789}',
};

forEachDatabase('vector tiles', (open) => {
  let server: FeatureServer;
  let token: string;
  const root = '/rest/services/Mixed/FeatureServer';

  before(async () => {
    server = await startFeatureServer(await open());
    token = await server.signUp('ada', 'author');
    await makeTileService(server, token, 'Mixed', [
      layer('Points', 'Point'),
      layer('Lines', 'Polyline'),
      layer('Areas', 'Polygon'),
      layer('Degrees', 'Point', 4326),
      layer('Areas in degrees', 'Polygon', 4326),
      layer('Zone', 'Polygon', 25832),
      layer('Spots', 'Multipoint', 4326),
    ]);
    const places = [
      [0, 0],
      [592631.4, 8478421.7],
      [-5e6, 3e6],
      [2e7, -1e7],
    ];
    await addFeatures(
      server,
      `${root}/0`,
      places.map(([x, y]) => ({ attributes: BERGEN, geometry: { x, y, spatialReference: MERCATOR } })),
      token,
    );
    const lines = [
      [
        [-1e6, -1e6],
        [1e6, 1e6],
        [2e6, 0],
      ],
      [
        [5e6, 5e6],
        [5e6 + 10, 5e6],
      ],
    ];
    await addFeatures(
      server,
      `${root}/1`,
      lines.map((path) => ({ attributes: { name: 'way' }, geometry: { paths: [path] } })),
      token,
    );
    const square = (x: number, y: number, side: number): number[][] => [
      [x, y],
      [x, y + side],
      [x + side, y + side],
      [x + side, y],
      [x, y],
    ];
    const hole = [...square(1e6, 1e6, 1e6)].reverse();
    await addFeatures(
      server,
      `${root}/2`,
      [
        { attributes: { name: 'ring' }, geometry: { rings: [square(0, 0, 3e6), hole] } },
        { attributes: { name: 'speck' }, geometry: { rings: [square(-3e6, -3e6, 2)] } },
      ],
      token,
    );
    await addFeatures(
      server,
      `${root}/3`,
      [
        [0, 0],
        [180, 10],
        [-180, 10],
        [5.32, 60.39],
        [10, 89],
        [10, -90],
      ].map(([x, y]) => ({ attributes: { name: 'place' }, geometry: { x, y } })),
      token,
    );
    await addFeatures(
      server,
      `${root}/4`,
      [
        {
          attributes: { name: 'south' },
          geometry: {
            rings: [
              [
                [-180, -90],
                [-180, -60],
                [180, -60],
                [180, -90],
                [-180, -90],
              ],
            ],
          },
        },
        { attributes: { name: 'home' }, geometry: { rings: [square(5, 60, 1)] } },
      ],
      token,
    );
    await addFeatures(
      server,
      `${root}/5`,
      [{ attributes: { name: 'field' }, geometry: { rings: [square(500000, 6000000, 10000)] } }],
      token,
    );
    await addFeatures(
      server,
      `${root}/6`,
      [
        {
          attributes: { name: 'trees' },
          geometry: {
            points: [
              [5, 60],
              [6, 61],
              [-100, 40],
            ],
          },
        },
      ],
      token,
    );
  });
  after(() => server.close());

  it('includes the ids that a query finds by the envelope of the tile', async () => {
    const addresses: Address[] = [
      [0, 0, 0],
      [1, 1, 0],
      [1, 0, 0],
      [2, 2, 1],
      [3, 4, 2],
      [5, 16, 9],
      [9, 263, 147],
    ];
    const names = ['Points', 'Lines', 'Areas', 'Degrees', 'Areas in degrees', 'Zone', 'Spots'];
    for (const address of addresses) {
      const tile = await readTile(server, 'Mixed', address);
      for (const [id, name] of names.entries()) {
        const buffer = [0, 3, 6].includes(id) ? 0 : 64;
        const found = await queryIds(server, `${root}/${String(id)}`, address, { buffer });
        expect(idsOf(tile[name]), `${name} of ${address.join('/')}`).to.deep.equal(found);
      }
    }
  });

  it('includes the attributes that a query returns, without nulls', async () => {
    const { Points = [], Lines = [] } = await readTile(server, 'Mixed', [0, 0, 0]);
    const { features } = await server.get(`${root}/0/query`, { where: 'OBJECTID=2', outFields: '*' });
    const [{ attributes }] = features as [{ attributes: object }];
    expect(Points.find(({ id }) => id === 2)?.attributes).to.deep.equal(attributes);
    expect(Lines[0]?.attributes).to.have.all.keys(['OBJECTID', 'GlobalID', 'name', 'Shape__Length']);
  });

  it('encodes geometries in units of the tile', async () => {
    const { Points = [], Areas = [] } = await readTile(server, 'Mixed', [0, 0, 0]);
    expect(Points[0]?.parts).to.deep.equal([[[2048, 2048]]]);
    const [outer, hole] = Areas.find(({ id }) => id === 1)?.parts ?? [];
    // Rings begin anywhere.
    expect(new Set(outer?.map(String))).to.deep.equal(
      new Set(['2048,2048', '2048,1741', '2355,1741', '2355,2048']),
    );
    expect(hole).to.have.length(5);
    expect(Areas.find(({ id }) => id === 2)?.parts[0]).to.have.length(5);
  });

  it('answers a tile with 304 until the layer is edited', async () => {
    const first = await requestTile(server, 'Mixed', [0, 0, 0]);
    const { etag } = first.headers;
    expect(first.headers['cache-control']).to.equal('public, no-cache');
    const again = await requestTile(server, 'Mixed', [0, 0, 0], { 'if-none-match': String(etag) });
    expect(again.statusCode).to.equal(304);
    expect(again.rawPayload).to.have.length(0);
    await addFeatures(
      server,
      `${root}/1`,
      [
        {
          attributes: { name: 'new' },
          geometry: {
            paths: [
              [
                [0, 0],
                [1e6, 0],
              ],
            ],
          },
        },
      ],
      token,
    );
    const changed = await requestTile(server, 'Mixed', [0, 0, 0], { 'if-none-match': String(etag) });
    expect(changed.statusCode).to.equal(200);
    expect(changed.headers.etag).not.to.equal(etag);
    expect(idsOf((await readTile(server, 'Mixed', [0, 0, 0]))['Lines'])).to.deep.equal([1, 2, 3]);
  });

  it('refuses a tile beyond the grid with 404', async () => {
    for (const address of [
      [1, 2, 0],
      [1, 0, 2],
      [23, 0, 0],
      [0, -1, 0],
    ] as const) {
      const reply = await requestTile(server, 'Mixed', address);
      expect(errorOf(JSON.parse(reply.payload) as Record<string, unknown>).code, address.join('/')).to.equal(
        404,
      );
    }
  });

  it('answers a tile of an empty layer with status 200 and no bytes, until it has a feature', async () => {
    const service = await server.makeService(token, { access: 'public' });
    const empty = await requestTile(server, service, [0, 0, 0]);
    expect([empty.statusCode, empty.rawPayload.length]).to.deep.equal([200, 0]);
    await addFeatures(
      server,
      `/rest/services/${service}/FeatureServer/0`,
      [{ attributes: { code: 'a', name: 'x', people: 1 }, geometry: { x: 1, y: 2 } }],
      token,
    );
    const filled = await requestTile(server, service, [0, 0, 0]);
    expect(filled.rawPayload.length).to.be.greaterThan(0);
    expect(filled.headers.etag).not.to.equal(empty.headers.etag);
  });

  it('answers HEAD with the headers of the tile, and compresses tiles', async () => {
    const head = await requestTile(server, 'Mixed', [0, 0, 0], {}, 'HEAD');
    const { headers, rawPayload } = await requestTile(server, 'Mixed', [0, 0, 0]);
    expect(head.rawPayload).to.have.length(0);
    expect(head.headers).to.include({ etag: headers.etag, 'content-length': rawPayload.length });
    const zipped = await requestTile(server, 'Mixed', [0, 0, 0], { 'accept-encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).to.equal('gzip');
  });
});
