import { expect } from 'chai';
import { AppError } from '../../../../server/lib/errors.js';
import { queryLayer } from '../../../../server/features/query/query-layer.js';
import type { QueryParameters } from '../../../../server/features/model/query-parameters.js';
import type { QueryResult } from '../../../../server/features/query/render/query-result.js';
import type { Database } from '../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { createFilledLayer, makeField, makeLayer, type TestRow, wkbOf, wholeText } from './query-layers.js';
import { skipWithoutGdal } from '../../../support/fast-lane.js';

const layer = makeLayer();

const ROWS: readonly TestRow[] = [
  {
    name: 'Bergen',
    note: 'a "quoted" note\nin two lines',
    rank: 2,
    pop: 291940,
    big: 9007199254740991,
    ratio: 0.1,
    area: 0.1 + 0.2,
    seen: '2024-02-29T12:34:56.789Z',
    day_: '2024-02-29',
    opens: '08:30:00',
    logged: '2024-02-29T12:00:00+05:30',
    ref: 'abcdef01-2345-6789-abcd-ef0123456789',
    shape: wkbOf('Point', [5.322054123456789, 60.39126279999999]),
  },
  {
    name: 'Ålesund',
    rank: 3,
    pop: 67520,
    area: 607.2,
    opens: '08:30:00.250',
    shape: wkbOf('Point', [6.1495, 62.4722]),
  },
  { name: 'oslo', rank: 1, pop: 709037, shape: wkbOf('Point', [10.7522, 59.9139]) },
  { name: 'nowhere', rank: 3 },
];

type Parsed = Record<string, unknown> & {
  features: {
    id?: number;
    attributes: Record<string, unknown>;
    properties: Record<string, unknown>;
    geometry: unknown;
  }[];
};

forEachDatabase('queryLayer', (open) => {
  let database: Database;

  before(async () => {
    ({ features: database } = await open());
    await createFilledLayer(database, layer, ROWS);
  });

  const run = (parameters: QueryParameters, over = layer): Promise<QueryResult> =>
    queryLayer({ database, layer: over, parameters, signal: new AbortController().signal });
  const query = async (parameters: QueryParameters, over = layer): Promise<Parsed> =>
    JSON.parse(wholeText((await run(parameters, over)).body)) as Parsed;
  const names = async (parameters: QueryParameters): Promise<unknown[]> => {
    const { features } = await query({ outFields: ['NAME'], ...parameters });
    return features.map(({ attributes }) => attributes['NAME']);
  };

  it('returns features in Esri JSON with every attribute as stored', async () => {
    const { features, ...head } = await query({ where: "NAME = 'Bergen'", outFields: ['*'] });
    expect(features).to.deep.equal([
      {
        attributes: {
          OBJECTID: 1,
          GlobalID: '00000000-0000-4000-8000-000000000001',
          NAME: 'Bergen',
          NOTE: 'a "quoted" note\nin two lines',
          RANK: 2,
          POP: 291940,
          BIG: 9007199254740991,
          RATIO: 0.1,
          AREA: 0.30000000000000004,
          SEEN: Date.UTC(2024, 1, 29, 12, 34, 56, 789),
          DAY_: '2024-02-29',
          OPENS: '08:30:00',
          LOGGED: '2024-02-29T12:00:00+05:30',
          REF: 'abcdef01-2345-6789-abcd-ef0123456789',
        },
        geometry: { x: 5.322054123456789, y: 60.39126279999999 },
      },
    ]);
    expect(head).to.have.all.keys(
      ...[
        'objectIdFieldName',
        'uniqueIdField',
        'globalIdFieldName',
        'geometryType',
        'spatialReference',
        'fields',
      ],
    );
    expect(head).to.include({ objectIdFieldName: 'OBJECTID', globalIdFieldName: 'GlobalID' });
    expect(head).to.deep.include({
      uniqueIdField: { name: 'OBJECTID', isSystemMaintained: true },
      geometryType: 'esriGeometryPoint',
      spatialReference: { wkid: 4326, latestWkid: 4326 },
    });
    expect((head['fields'] as unknown[])[2]).to.deep.equal({
      name: 'NAME',
      type: 'esriFieldTypeString',
      alias: 'NAME',
      sqlType: 'sqlTypeNVarchar',
      length: 255,
      domain: null,
      defaultValue: null,
    });
  });

  it('returns attributes in the order of the fields, identical to the byte on every database', async () => {
    const exact = makeLayer({ table: 'exact' });
    const areas = [0.00005, -1e-7, 1e15, -1.5e300, 100, 0.1 + 0.2];
    await createFilledLayer(
      database,
      exact,
      areas.map((area) => ({ name: '{"}', ratio: 0.1, area, seen: '2024-01-01T00:00:00.000Z' })),
    );
    const fields = ['RATIO', 'NAME', 'AREA', 'POP', 'SEEN', 'OBJECTID'];
    const { body } = await run({ outFields: fields, returnGeometry: false }, exact);
    const written = ['5e-05', '-1e-07', '1e+15', '-1.5e+300', '100', '0.30000000000000004'].map(
      (area, index) =>
        `{"attributes":{"RATIO":0.1,"NAME":"{\\"}","AREA":${area},"POP":null,"SEEN":1704067200000,"OBJECTID":${String(index + 1)}}}`,
    );
    expect(wholeText(body)).to.include(`"features":[${written.join(',')}]`);
    const geo = { f: 'geojson', objectIds: [1], outFields: ['AREA', 'NAME', 'RATIO'] };
    expect(wholeText((await run(geo, exact)).body)).to.equal(
      '{"type":"FeatureCollection","features":[{"type":"Feature","id":1,"geometry":null,' +
        '"properties":{"AREA":5e-05,"NAME":"{\\"}","RATIO":0.1}}]}',
    );
  });

  it('writes null for missing attributes and geometries', async () => {
    const { features } = await query({ where: "NAME = 'nowhere'", outFields: ['*'] });
    const { OBJECTID, GlobalID, NAME, RANK, ...others } = features[0]?.attributes ?? {};
    expect([OBJECTID, GlobalID, NAME, RANK]).to.deep.equal([
      4,
      '00000000-0000-4000-8000-000000000004',
      'nowhere',
      3,
    ]);
    expect(Object.values(others)).to.have.length(10);
    expect(Object.values(others).every((value) => value === null)).to.equal(true);
    expect(features[0]).to.have.property('geometry', null);
  });

  it('returns GeoJSON in WGS 84 with the object id as id', async () => {
    const parameters = { f: 'geojson', where: 'OBJECTID IN (2, 4)', outFields: ['NAME', 'OPENS'] };
    expect((await run(parameters)).mediaType).to.equal('application/geo+json');
    expect(await query(parameters)).to.deep.equal({
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          id: 2,
          geometry: { type: 'Point', coordinates: [6.1495, 62.4722] },
          properties: { NAME: 'Ålesund', OPENS: '08:30:00.250' },
        },
        { type: 'Feature', id: 4, geometry: null, properties: { NAME: 'nowhere', OPENS: null } },
      ],
    });
  });

  it('projects to outSR and names it by its usual number', async () => {
    const { features, spatialReference } = await query({ objectIds: [3], outSR: '3857' });
    const { x, y } = features[0]?.geometry as { x: number; y: number };
    expect(spatialReference).to.deep.equal({ wkid: 102100, latestWkid: 3857 });
    const degree = Math.PI / 180;
    expect(x).to.be.closeTo(6378137 * 10.7522 * degree, 1e-6);
    expect(y).to.be.closeTo(6378137 * Math.log(Math.tan(Math.PI / 4 + (59.9139 * degree) / 2)), 1e-6);
  });

  it('returns GeoJSON in another spatial reference on request', async () => {
    const asked = { objectIds: [3], outSR: 3857 };
    const [esri] = (await query(asked)).features;
    const { x, y } = esri?.geometry as { x: number; y: number };
    const [feature] = (await query({ ...asked, f: 'geojson' })).features;
    expect(feature?.geometry).to.deep.equal({ type: 'Point', coordinates: [x, y] });
  });

  it('omits geometries on request', async () => {
    const { features } = await query({ objectIds: [1], returnGeometry: false });
    expect(features).to.deep.equal([{ attributes: { OBJECTID: 1 } }]);
  });

  it('sorts text by code point and NULL first, then by object id', async () => {
    expect(await names({ orderByFields: ['NAME'] })).to.deep.equal(['Bergen', 'nowhere', 'oslo', 'Ålesund']);
    expect(await names({ orderByFields: ['POP'] })).to.deep.equal(['nowhere', 'Ålesund', 'Bergen', 'oslo']);
    expect(await names({ orderByFields: ['pop desc'] })).to.deep.equal([
      'oslo',
      'Bergen',
      'Ålesund',
      'nowhere',
    ]);
    expect(await names({ orderByFields: ['RANK DESC', 'OBJECTID DESC'] })).to.deep.equal([
      ...['nowhere', 'Ålesund', 'Bergen', 'oslo'],
    ]);
    expect(await names({ orderByFields: ['RANK DESC'] })).to.deep.equal([
      'Ålesund',
      'nowhere',
      'Bergen',
      'oslo',
    ]);
  });

  it('pages through features, and reports more only while there are some', async () => {
    const first = await query({ resultRecordCount: 3 });
    expect(first.features.map(({ attributes }) => attributes['OBJECTID'])).to.deep.equal([1, 2, 3]);
    expect(first).to.have.property('exceededTransferLimit', true);
    const last = await query({ resultOffset: 3, resultRecordCount: 3 });
    expect(last.features.map(({ attributes }) => attributes['OBJECTID'])).to.deep.equal([4]);
    expect(last).not.to.have.property('exceededTransferLimit');
    expect(await query({ resultRecordCount: 4 })).not.to.have.property('exceededTransferLimit');
    const geojson = await query({ f: 'geojson', resultRecordCount: 1 });
    expect(geojson['properties']).to.deep.equal({ exceededTransferLimit: true });
  });

  it('limits a page to the service’s own maximum', async () => {
    const signal = new AbortController().signal;
    const result = await queryLayer({
      database,
      layer,
      parameters: { resultRecordCount: 4 },
      maxRecordCount: 2,
      signal,
    });
    expect((JSON.parse(wholeText(result.body)) as Parsed).features).to.have.length(2);
    expect(JSON.parse(wholeText(result.body))).to.have.property('exceededTransferLimit', true);
  });

  it('combines objectIds and where by AND', async () => {
    expect(await names({ objectIds: [1, 3, 99], where: 'POP > 300000' })).to.deep.equal(['oslo']);
    expect(await names({ objectIds: [2, 99], where: 'POP > 0' })).to.deep.equal(['Ålesund']);
  });

  it('counts, lists ids and computes the extent of the whole selection', async () => {
    expect(await query({ where: 'RANK = 3', returnCountOnly: true, resultRecordCount: 1 })).to.deep.equal({
      count: 2,
    });
    expect(await query({ where: 'RANK = 3', returnIdsOnly: true, orderByFields: ['NAME'] })).to.deep.equal({
      objectIdFieldName: 'OBJECTID',
      objectIds: [4, 2],
    });
    expect(await query({ where: '1=2', returnIdsOnly: true })).to.have.deep.property('objectIds', []);
    // No page of them.
    expect(await query({ returnIdsOnly: true, resultRecordCount: 1 })).to.have.deep.property(
      'objectIds',
      [1, 2, 3, 4],
    );
    expect(await query({ returnExtentOnly: true, returnCountOnly: true })).to.deep.equal({
      extent: {
        xmin: 5.322054123456789,
        ymin: 59.9139,
        xmax: 10.7522,
        ymax: 62.4722,
        spatialReference: { wkid: 4326, latestWkid: 4326 },
      },
      count: 4,
    });
    expect(await query({ where: '1=2', returnExtentOnly: true })).to.have.nested.property(
      'extent.xmin',
      'NaN',
    );
    expect(await query({ objectIds: [3], returnExtentOnly: true, f: 'geojson' })).to.deep.equal({
      extent: { bbox: [10.7522, 59.9139, 10.7522, 59.9139] },
    });
    for (const where of ['1=2', "NAME = 'nowhere'"])
      expect(await query({ where, returnExtentOnly: true, f: 'geojson' })).to.deep.equal({
        extent: { bbox: [] },
      });
    for (const asked of [{ returnExtentOnly: true }, { returnCountOnly: true }, { returnIdsOnly: true }])
      expect((await run({ ...asked, f: 'geojson' })).mediaType).to.equal('application/json');
  });

  it('filters by an envelope, including its edges, in any of its forms', async () => {
    const [xmin, ymin, xmax, ymax] = [5.322054123456789, 60, 6.1495, 62.4722];
    const found = ['Bergen', 'Ålesund'];
    expect(await names({ geometry: [xmin, ymin, xmax, ymax].join(',') })).to.deep.equal(found);
    expect(await names({ geometry: JSON.stringify({ xmin, ymin, xmax, ymax }) })).to.deep.equal(found);
    expect(await names({ geometry: '5.3220542,60,6.1495,62.4722' })).to.deep.equal(['Ålesund']);
    expect(await names({ geometry: '0,0,1,1' })).to.deep.equal([]);
  });

  it('filters by an envelope in another spatial reference', async () => {
    const geometry = '1190000,8370000,1200000,8390000';
    expect(await names({ geometry, inSR: '102100' })).to.deep.equal(['oslo']);
    const spatialReference = { wkid: 102100 };
    expect(
      await names({
        geometry: JSON.stringify({
          xmin: 1190000,
          ymin: 8370000,
          xmax: 1200000,
          ymax: 8390000,
          spatialReference,
        }),
      }),
    ).to.deep.equal(['oslo']);
    expect(await names({ geometry, inSR: '4326' })).to.deep.equal([]);
  });

  it('refuses to project a feature where the target has no coordinates', async () => {
    const { features: own } = await open();
    const beyond = makeLayer({ table: 'beyond' });
    await createFilledLayer(own, beyond, [{ shape: wkbOf('Point', [0, 100]) }]);
    const { signal } = new AbortController();
    for (const parameters of [{ outSR: '3857' }, { outSR: '3857', returnExtentOnly: true }]) {
      const refused = await queryLayer({ database: own, layer: beyond, parameters, signal }).catch(
        (e: unknown) => e,
      );
      expect(refused).to.be.instanceOf(AppError).with.nested.property('faults[0].field', 'outSR');
    }
  });

  it('filters by the whole world in degrees on a layer in web mercator', async () => {
    const { features: own } = await open();
    const mercator = makeLayer({ srid: 3857, spatialReference: { wkid: 102100, latestWkid: 3857 } });
    await createFilledLayer(own, mercator, [{ shape: wkbOf('Point', [1196929, 8379868]) }]);
    const signal = new AbortController().signal;
    for (const geometry of ['-180,-90,180,90', '-540,-120,540,120']) {
      const parameters = { geometry, inSR: '4326', returnCountOnly: true };
      const { body } = await queryLayer({ database: own, layer: mercator, parameters, signal });
      expect(body).to.equal('{"count":1}');
    }
  });

  it('reports every faulty parameter at once', async () => {
    const refused = await run({
      where: 'NO = 1',
      outFields: ['NAME', 'NOPE'],
      orderByFields: ['NONE'],
      outSR: 'x',
      geometry: '1,2,3',
    }).catch((error: unknown) => error);
    expect(refused).to.be.instanceOf(AppError);
    const { code, faults } = refused as AppError;
    expect(code).to.equal('request.invalid');
    expect(faults.map(({ field }) => field)).to.have.members([
      'where',
      'outFields',
      'orderByFields',
      'outSR',
      'geometry',
    ]);
  });

  it('refuses a spatial reference that the database does not know', async function () {
    skipWithoutGdal(this);
    const refused = (await run({ outSR: '999999' }).catch((error: unknown) => error)) as AppError;
    expect(refused.faults).to.deep.equal([
      { field: 'outSR', reason: 'spatial reference 999999 is not supported', kind: 'invalid' },
    ]);
  });

  it('queries a table without geometry', async () => {
    const { features: own } = await open();
    const table = makeLayer({ geometryType: undefined, srid: 0, table: 'notes' });
    await createFilledLayer(own, table, [{ name: 'one' }]);
    const signal = new AbortController().signal;
    const esri = await queryLayer({ database: own, layer: table, parameters: {}, signal });
    expect(JSON.parse(wholeText(esri.body))).not.to.have.any.keys('geometryType', 'spatialReference');
    expect((JSON.parse(wholeText(esri.body)) as Parsed).features).to.deep.equal([
      { attributes: { OBJECTID: 1 } },
    ]);
    const geojson = await queryLayer({ database: own, layer: table, parameters: { f: 'geojson' }, signal });
    expect((JSON.parse(wholeText(geojson.body)) as Parsed).features[0]?.geometry).to.equal(null);
  });

  it('writes attributes of more fields than an expression may be deep', async () => {
    const { features: own } = await open();
    const many = Array.from({ length: 600 }, (_, index) =>
      makeField(`F${String(index)}`, 'esriFieldTypeInteger'),
    );
    const wide = makeLayer({ table: 'wide', fields: [...layer.fields.slice(0, 2), ...many] });
    await createFilledLayer(own, wide, [{ f599: 7 }]);
    const signal = new AbortController().signal;
    const { body } = await queryLayer({
      database: own,
      layer: wide,
      parameters: { outFields: ['*'] },
      signal,
    });
    expect((JSON.parse(wholeText(body)) as Parsed).features[0]?.attributes).to.include({ F0: null, F599: 7 });
  });
});
