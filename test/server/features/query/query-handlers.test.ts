import { gunzipSync } from 'node:zlib';
import { expect } from 'chai';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';

forEachDatabase('query', (open) => {
  let databases: TestDatabases;
  let server: FeatureServer;
  let owner: string;
  let other: string;

  before(async () => {
    databases = await open();
    server = await startFeatureServer(databases);
    owner = await server.signUp('owner', 'author');
    other = await server.signUp('other', 'contributor');
  });
  after(() => server.close());

  it('requires a token to query a private service and none for a public one', async () => {
    const hidden = await server.makeService(owner);
    const shown = await server.makeService(owner, { access: 'public' });
    const where = { where: '1=1', returnCountOnly: true };
    expect(errorOf(await server.get(`/rest/services/${hidden}/FeatureServer/0/query`, where)).code).to.equal(
      499,
    );
    expect(await server.get(`/rest/services/${shown}/FeatureServer/0/query`, where)).to.deep.equal({
      count: 0,
    });
  });

  it('refuses queries of other users without the Query capability', async () => {
    const name = await server.makeService(owner, { access: 'public', capabilities: 'Append' });
    const path = `/rest/services/${name}/FeatureServer/0/query`;
    expect(errorOf(await server.get(path, { where: '1=1' }, other)).code).to.equal(403);
    expect(await server.get(path, { where: '1=1' }, owner)).to.have.property('features');
  });

  for (const where of ["name = 'x' OR ''='", 'nowhere = 1', 'code IN (SELECT 1)', 'sleep(1) = 1']) {
    it(`refuses where ${where}`, async () => {
      const name = await server.makeService(owner, { access: 'public' });
      const error = errorOf(await server.get(`/rest/services/${name}/FeatureServer/0/query`, { where }));
      expect(error.code).to.equal(400);
      expect(error.details.join()).to.match(/where/);
    });
  }

  it('refuses a geometry of too many overlapping rings at once', async () => {
    const name = await server.makeService(owner, { access: 'public' });
    const rings = Array.from({ length: 4900 }, (_, index) => {
      const [low, high] = [index / 1e4, 10 + index / 1e4];
      return [
        [low, low],
        [low, high],
        [high, high],
        [high, low],
        [low, low],
      ];
    });
    const asked = { geometry: { rings }, geometryType: 'esriGeometryPolygon', returnCountOnly: true };
    const path = `/rest/services/${name}/FeatureServer/0/query`;
    const error = errorOf(await server.post(path, asked));
    expect(error.code).to.equal(400);
    expect(error.details).to.deep.equal(['geometry: must have fewer rings that overlap each other']);
    const nested = rings.map((_, index) => {
      const side = 10 - index / 1000;
      return [
        [-side, -side],
        [-side, side],
        [side, side],
        [side, -side],
        [-side, -side],
      ];
    });
    expect(errorOf(await server.post(path, { ...asked, geometry: { rings: nested } })).details).to.deep.equal(
      error.details,
    );
    const few = { ...asked, geometry: { rings: rings.slice(0, 20) } };
    expect(await server.post(path, few)).to.deep.equal({ count: 0 });
  });

  it('reads structured parameters from a form as from a URL, and reports faulty structures', async () => {
    const name = await server.makeService(owner, { access: 'public' });
    const path = `/rest/services/${name}/FeatureServer/0/query`;
    const sent = {
      where: '1=1',
      outStatistics: [{ statisticType: 'count', onStatisticField: 'code', outStatisticFieldName: 'n' }],
    };
    for (const reply of [await server.get(path, sent), await server.post(path, sent)]) {
      expect(reply['features']).to.deep.equal([{ attributes: { n: 0 } }]);
    }
    const groups = { ...sent, groupByFieldsForStatistics: 'name,people', having: 'COUNT(*) > 1' };
    expect(await server.get(path, groups)).to.have.deep.property('features', []);
    const wrong = { outStatistics: '[{"onStatisticField":"code"}]', quantizationParameters: '{"tolerance":' };
    const { details } = errorOf(await server.get(path, { where: '1=1', ...wrong }));
    expect(details.join())
      .to.match(/outStatistics\[0\]\.statisticType/)
      .and.match(/quantizationParameters/);
  });

  it('ignores parameters without effect', async () => {
    const name = await server.makeService(owner, { access: 'public' });
    const at = `/rest/services/${name}/FeatureServer/0`;
    const features = ['a', 'b'].map((code, x) => ({ attributes: { code }, geometry: { x, y: 2 } }));
    await server.post(`${at}/addFeatures`, { features }, owner);
    const asked = { where: '1=1', outFields: '*', orderByFields: 'code DESC', outSR: 4326 };
    const plain = await server.get(`${at}/query`, asked);
    expect(plain['features']).to.have.length(2);
    const idle = {
      timeReferenceUnknownClient: true,
      gdbVersion: 'sde.DEFAULT',
      cacheHint: true,
      sqlFormat: 'standard',
      returnCentroid: false,
      returnTrueCurves: true,
      multipatchOption: 'extent',
      relationParam: 'FFFTTT***',
      distance: 10,
      units: 'esriSRUnit_Meter',
      inSR: 3857,
      spatialRel: 'esriSpatialRelTouches',
      objectIds: '',
      having: '',
      groupByFieldsForStatistics: '',
      outStatistics: '',
      returnQueryGeometry: true,
      resultType: 'none',
    };
    expect(await server.get(`${at}/query`, { ...asked, ...idle })).to.deep.equal(plain);
    expect(await server.post(`${at}/query`, { ...asked, ...idle })).to.deep.equal(plain);
  });

  it('answers in protocol buffers, and reports errors in JSON', async () => {
    const name = await server.makeService(owner, { access: 'public' });
    const url = `/rest/services/${name}/FeatureServer/0/query?f=pbf`;
    const reply = await server.server.inject({ url: `${url}&where=1=1&outFields=*` });
    expect(reply.headers['content-type']).to.equal('application/x-protobuf');
    expect(reply.rawPayload.toString('latin1')).to.include('OBJECTID').and.include('people');
    const refused = await server.server.inject({ url: `${url}&where=nowhere=1` });
    expect(refused.headers['content-type']).to.match(/^application\/json/);
    expect(errorOf(JSON.parse(refused.payload) as Json).code).to.equal(400);
  });

  it('accepts f in capitals, in a URL or a form', async () => {
    const name = await server.makeService(owner, { access: 'public' });
    const layer = `/rest/services/${name}/FeatureServer/0`;
    const typeOf = async (url: string): Promise<string> => {
      const { headers, payload } = await server.server.inject({ url });
      expect(payload, url).not.to.include('"error"');
      return String(headers['content-type']);
    };
    for (const [f, type] of [
      ['JSON', 'application/json'],
      ['Json', 'application/json'],
      ['PJSON', 'application/json'],
      ['geoJSON', 'application/geo+json'],
      ['PBF', 'application/x-protobuf'],
      ['HTML', 'text/html'],
    ] as const) {
      expect(await typeOf(`${layer}/query?where=1=1&f=${f}`), f).to.match(
        new RegExp(`^${type.replace('+', '.')}`),
      );
    }
    for (const address of [layer, '/rest/info', '/sharing/rest/search'])
      expect(await typeOf(`${address}?F=JSON&q=x`), address).to.match(/^application\/json/);
    const form = { f: 'JSON', where: '1=1', returnCountOnly: true };
    expect(await server.post(`${layer}/query`, form)).to.deep.equal({ count: 0 });
    const reply = await server.server.inject({ url: `${layer}?f=XML` });
    const { details } = errorOf(JSON.parse(reply.payload) as Json);
    expect(details).to.deep.equal(['f: must be one of html, json, pjson']);
  });

  it('streams large pages of compact JSON, and sends other formats whole', async () => {
    const name = await server.makeService(owner, { access: 'public', maxRecordCount: 30_000 });
    const count = 30_000;
    await insertCities(databases, count);
    const url = `/rest/services/${name}/FeatureServer/0/query?where=1=1&outFields=*`;
    for (const f of ['json', 'geojson', 'pjson']) {
      const reply = await server.server.inject({ url: `${url}&f=${f}` });
      expect(reply.headers['content-type']).to.match(
        f === 'geojson' ? /^application\/geo\+json/ : /^application\/json/,
      );
      expect('content-length' in reply.headers, f).to.equal(f === 'pjson');
      const { features } = JSON.parse(reply.payload) as { features: Json[] };
      expect(features).to.have.length(count);
      expect(JSON.stringify(features.at(-1))).to.include('"code":"29999"');
    }
  });

  it('sends the length of a streamed page unless it is compressed', async () => {
    const name = await server.makeService(owner, { access: 'public' });
    const count = 2000;
    await insertCities(databases, count);
    const url = `/rest/services/${name}/FeatureServer/0/query?where=1=1&outFields=*&f=json`;
    const plain = await server.server.inject({ url });
    expect(plain.rawPayload.length).to.be.within(201_000, 4_000_000);
    expect(plain.headers).to.include({ 'content-length': plain.rawPayload.length });
    expect(JSON.parse(plain.payload)).to.have.property('features').with.length(count);
    const packed = await server.server.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers).to.include({ 'content-encoding': 'gzip' }).and.not.have.any.keys('content-length');
    expect(gunzipSync(packed.rawPayload).equals(plain.rawPayload)).to.equal(true);
    const call = await server.server.inject({ url: `${url}&callback=show` });
    expect(call.headers).to.not.have.any.keys('content-length');
    expect(call.payload).to.equal(`/**/show(${plain.payload})`);
  });

  it('selects features around a geometry by distance and units', async () => {
    const name = await server.makeService(owner, { access: 'public' });
    const path = `/rest/services/${name}/FeatureServer/0/query`;
    const asked = {
      geometry: '1,2',
      geometryType: 'esriGeometryPoint',
      inSR: 4326,
      distance: 5,
      returnCountOnly: true,
    };
    expect(await server.get(path, { ...asked, units: 'esriSRUnit_StatuteMile' })).to.deep.equal({ count: 0 });
    expect(errorOf(await server.get(path, { ...asked, units: 'esriSRUnit_Ell' })).details).to.deep.equal([
      "units: 'esriSRUnit_Ell' is not supported; use one of esriSRUnit_Meter, esriSRUnit_Kilometer, esriSRUnit_Foot, esriSRUnit_StatuteMile, esriSRUnit_NauticalMile, esriSRUnit_USNauticalMile",
    ]);
  });
});

/** Fills the layer that was made last. */
async function insertCities({ features }: TestDatabases, count: number): Promise<void> {
  const [{ table }] = (await features
    .knex('layers')
    .select({ table: 'table_name' })
    .orderBy('key', 'desc')) as [{ table: string }];
  await features.write(async (trx) => {
    for (let from = 0; from < count; from += 400) {
      const rows = Array.from({ length: 400 }, (_, index) => ({
        globalid: `00000000-0000-4000-8000-${String(from + index).padStart(12, '0')}`,
        code: String(from + index),
        name: 'a name of some forty characters, or less',
      }));
      await trx(table).insert(rows);
    }
  });
}
