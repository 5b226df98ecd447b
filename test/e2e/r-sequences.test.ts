import { queryFeatures } from '@esri/arcgis-rest-feature-service';
import { ApiKeyManager } from '@esri/arcgis-rest-request';
import { expect } from 'chai';
import { DATABASE_KINDS } from '../support/databases/databases.js';
import type { Json } from '../support/servers/feature-server.js';
import { createRawClient, type RawClient } from '../support/clients/raw-client.js';
import { startTestServer, type TestServer } from '../support/servers/server-process.js';

/** Features that it sends and asks for in one request; here far fewer than its own two thousand. */
const CHUNK = 20;

const TREES = Array.from({ length: 95 }, (_, index) => ({
  attributes: { species: `S${String(index % 7)}`, height: index / 4 },
  geometry: { x: index, y: -index / 2, spatialReference: { wkid: 4326 } },
}));

const LAYER = {
  name: 'Trees',
  type: 'Feature Layer',
  geometryType: 'esriGeometryPoint',
  fields: [
    { name: 'species', type: 'esriFieldTypeString', length: 20 },
    { name: 'height', type: 'esriFieldTypeDouble' },
  ],
};

// Requests of the R packages of ArcGIS, one by one: parameters, their spelling and their place are theirs.
for (const kind of DATABASE_KINDS) {
  describe(`the R packages of ArcGIS (${kind})`, function () {
    this.timeout(300_000);
    let server: TestServer;
    let http: RawClient;
    let token: string;
    let layer: string;

    before(async () => {
      server = await startTestServer(kind);
      http = createRawClient();
      const { name: username, password } = await server.addUser('sam', 'author');
      const signIn = { f: 'json', client: 'requestip', expiration: '60', username, password };
      token = String((await http.post(`${server.url}/sharing/rest/generateToken`, signIn))['token']);
    });
    after(() => server.stop());

    const headers = (): Record<string, string> => ({ 'x-esri-authorization': `Bearer ${token}` });
    const post = (url: string, form: Record<string, string>): Promise<Json> =>
      http.post(url, form, headers());
    /** It splits what it has, and sends the pieces at the same time. */
    const pieces = <Item>(items: readonly Item[]): Item[][] =>
      Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) =>
        items.slice(index * CHUNK, (index + 1) * CHUNK),
      );

    it('creates a service with parameters in the query, and opens it again', async () => {
      const createParameters = JSON.stringify({
        name: 'Forest',
        capabilities: 'create,delete,query,update,editing',
        spatialReference: { wkid: 4326 },
        maxRecordCount: 2000,
      });
      const users = `${server.url}/sharing/rest/content/users/sam`;
      const made = await post(`${users}/createService?f=json&outputType=featureService`, {
        createParameters,
      });
      const service = String(made['encodedServiceURL']);
      const opened = await http.get(service, { f: 'json' }, headers());
      expect(opened).to.include({ capabilities: 'Query,Editing,Create,Update,Delete' });
      const admin = service.replace('/rest/services', '/rest/admin/services');
      await post(`${admin}/addToDefinition?f=json`, {
        addToDefinition: JSON.stringify({ layers: [LAYER] }),
      });
      layer = `${service}/0`;
      const about = await http.get(layer, { f: 'json' }, headers());
      expect(String(about['type']).replace(/ /g, '')).to.equal('FeatureLayer');
      expect(String(about['capabilities']).toLowerCase()).to.include('query');
      expect(String(about['supportedQueryFormats'])).to.match(/\bpbf\b/i);
      expect(about['supportsTruncate']).to.equal(true);
      expect((about['extent'] as Json)['spatialReference']).to.include({ wkid: 4326 });
      for (const field of about['fields'] as Json[]) expect(field).to.include.keys('name', 'alias', 'type');
    });

    it('adds features in chunks at the same time', async () => {
      const replies = await Promise.all(
        pieces(TREES).map((features) =>
          post(`${layer}/addFeatures`, {
            f: 'json',
            features: JSON.stringify(features),
            rollbackOnFailure: 'true',
          }),
        ),
      );
      const results = replies.flatMap(({ addResults }) => addResults as Json[]);
      expect(results.filter(({ success }) => success === true)).to.have.length(TREES.length);
      expect(new Set(results.map(({ objectId }) => objectId)).size).to.equal(TREES.length);
    });

    it('counts with the format in the query, and reads pages as protocol buffers at the same time', async () => {
      const form = { where: '1=1', outFields: '*', returnGeometry: 'true', outSR: '{"wkid":4326}' };
      const counted = await post(`${layer}/query?f=json`, { ...form, f: 'pbf', returnCountOnly: 'true' });
      expect(counted).to.deep.equal({ count: TREES.length });
      const offsets = pieces(TREES).map((_, index) => index * CHUNK);
      const pages = await Promise.all(
        offsets.map((resultOffset) =>
          queryFeatures({
            url: layer,
            httpMethod: 'POST',
            f: 'pbf-as-arcgis',
            authentication: ApiKeyManager.fromKey(token),
            where: form.where,
            outFields: '*',
            outSR: form.outSR,
            resultOffset,
            resultRecordCount: CHUNK,
          }),
        ),
      );
      const features = pages.flatMap((page) => ('features' in page ? page.features : []));
      const heights = features.map(({ attributes }) => Number(attributes['height']));
      expect(heights.sort((one, other) => one - other)).to.deep.equal(
        TREES.map(({ attributes }) => attributes.height),
      );
    });

    it('truncates the layer', async () => {
      const admin = layer.replace('/rest/services', '/rest/admin/services');
      const form = { f: 'json', async: 'false', attachmentOnly: 'false' };
      expect(await post(`${admin}/truncate`, form)).to.deep.equal({ success: true });
      const counting = { where: '1=1', f: 'pbf', returnCountOnly: 'true' };
      expect(await post(`${layer}/query?f=json`, counting)).to.deep.equal({ count: 0 });
    });
  });
}
