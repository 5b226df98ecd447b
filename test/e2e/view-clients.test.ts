import {
  addFeatures,
  addToServiceDefinition,
  createFeatureService,
  deleteFeatures,
  getLayer,
  getService,
  getViewSources,
  type IFeature,
  type IQueryFeaturesResponse,
  queryFeatures,
  updateFeatures,
} from '@esri/arcgis-rest-feature-service';
import { ArcGISIdentityManager, request } from '@esri/arcgis-rest-request';
import { expect } from 'chai';
import { DATABASE_KINDS } from '../support/databases/databases.js';
import type { Json } from '../support/servers/feature-server.js';
import { createRawClient, poll } from '../support/clients/raw-client.js';
import { startTestServer, type TestServer } from '../support/servers/server-process.js';

const TREES = {
  name: 'Trees',
  type: 'Feature Layer',
  geometryType: 'esriGeometryPoint',
  fields: [
    { name: 'tag', type: 'esriFieldTypeString', length: 10 },
    { name: 'height', type: 'esriFieldTypeDouble' },
    { name: 'owner', type: 'esriFieldTypeString', length: 20 },
  ],
  indexes: [{ name: 'by_tag', fields: 'tag', isUnique: true }],
};

const ROWS = [
  { tag: 'a', height: 3, owner: 'eve' },
  { tag: 'b', height: 12, owner: 'adam' },
  { tag: 'c', height: 20, owner: 'eve' },
];

// Made and read with the package that scripts use, over HTTP.
for (const kind of DATABASE_KINDS) {
  describe(`views by ArcGIS REST JS (${kind})`, function () {
    this.timeout(300_000);
    let server: TestServer;
    let authentication: ArcGISIdentityManager;
    let source: string;
    let view: string;

    before(async () => {
      server = await startTestServer(kind);
      const { name: username, password } = await server.addUser('rosa', 'author');
      const portal = `${server.url}/sharing/rest`;
      authentication = await ArcGISIdentityManager.signIn({ username, password, portal });
      const { token } = authentication;
      // The token is good for the services too, so it need not be exchanged for another first.
      authentication.getToken = () => Promise.resolve(token);
      source = await makeService({ name: 'Trees' });
      await addToServiceDefinition(source, { authentication, layers: [TREES] as never });
      await append(source, ROWS);
      view = await makeService({ name: 'Tall_trees', isView: true }, { isView: true });
    });
    after(() => server.stop());

    async function makeService(item: Json, params: Json = {}): Promise<string> {
      const made = await createFeatureService({
        item: { capabilities: 'Query,Append', spatialReference: { wkid: 4326 }, ...item } as never,
        params,
        authentication,
      });
      expect(made.isView).to.equal(params['isView'] === true);
      return made.encodedServiceURL;
    }

    async function append(service: string, rows: readonly object[], more: Json = {}): Promise<Json> {
      const features = rows.map((attributes, x) => ({ attributes, geometry: { x, y: 60 } }));
      const edits = { layers: [{ featureSet: { features } }] };
      const submitted = (await request(`${service}/0/append`, {
        authentication,
        params: { edits, rollbackOnFailure: true, ...more },
      })) as Json;
      const http = createRawClient();
      return poll(
        () => http.get(String(submitted['statusUrl']), { f: 'json', token: authentication.token }),
        ({ status }) => status === 'Completed' || status === 'Failed',
      );
    }

    const attributesOf = (features: readonly IFeature[]): unknown[] =>
      features.map(({ attributes }) => attributes as unknown);

    it('creates views that describe themselves', async () => {
      const viewLayerDefinition = {
        sourceServiceName: 'Trees',
        sourceLayerId: 0,
        sourceLayerFields: ['tag', 'height'],
      };
      const added = await addToServiceDefinition(view, {
        authentication,
        layers: [
          { name: 'Tall', adminLayerInfo: { viewLayerDefinition }, viewDefinitionQuery: 'height > 10' },
        ] as never,
      });
      expect(added).to.deep.include({ success: true, layers: [{ name: 'Tall', id: 0 }] });
      expect(await getService({ url: view, authentication })).to.include({ isView: true });
      expect(await getService({ url: source, authentication })).to.include({ hasViews: true });
      const layer = await getLayer({ url: `${view}/0`, authentication });
      expect(layer).to.include({ isView: true, viewDefinitionQuery: 'height > 10' });
      const sources = await getViewSources(view, authentication);
      expect(sources['services']).to.have.nested.property('[0].url', source);
    });

    it('queries views as JSON and in protocol buffers, within what they show', async () => {
      for (const f of ['json', 'pbf-as-arcgis'] as const) {
        const found = (await queryFeatures({
          url: `${view}/0`,
          where: "1=1 OR tag = 'a'",
          outFields: '*',
          orderByFields: 'tag',
          f,
          authentication,
        })) as IQueryFeaturesResponse;
        const shown = found.features.map(({ attributes: { tag, height } }) => [tag, height] as unknown);
        expect(shown, f).to.deep.equal([
          ['b', 12],
          ['c', 20],
        ]);
        for (const { attributes } of found.features) expect(attributes, f).not.to.have.property('owner');
      }
      const hidden = queryFeatures({ url: `${view}/0`, where: "owner = 'eve'", authentication });
      const error: unknown = await hidden.catch((reason: unknown) => reason);
      expect(error).to.be.instanceOf(Error);
      expect(String(error)).to.include('400');
    });

    it('passes edits of a view on to its source', async () => {
      const at = { url: `${view}/0`, authentication };
      const heights = async (): Promise<unknown[]> => {
        const found = (await queryFeatures({
          url: `${source}/0`,
          where: '1=1',
          outFields: ['tag', 'height', 'owner'],
          orderByFields: 'tag',
          authentication,
        })) as IQueryFeaturesResponse;
        return found.features.map(
          ({ attributes: { tag, height, owner } }) => [tag, height, owner] as unknown,
        );
      };
      const before = await heights();
      const { addResults } = await addFeatures({
        ...at,
        features: [{ attributes: { tag: 'x', height: 30, owner: 'told' }, geometry: { x: 1, y: 2 } }],
      });
      const [added] = addResults;
      expect(added).to.include({ success: true });
      const OBJECTID = added?.objectId;
      const { updateResults } = await updateFeatures({
        ...at,
        features: [{ attributes: { OBJECTID, height: 31 } }],
      });
      expect(updateResults).to.have.nested.property('[0].success', true);
      expect(await heights()).to.deep.equal([...before, ['x', 31, null]]);
      // The first is too small to be seen through the view.
      const { deleteResults } = await deleteFeatures({
        ...at,
        objectIds: [1, OBJECTID ?? 0],
        params: { rollbackOnFailure: false },
      });
      expect(deleteResults.map(({ success }) => success)).to.deep.equal([false, true]);
      expect(await heights()).to.deep.equal(before);
    });

    it('passes upserts into a view on to its source', async () => {
      const sent = [
        { tag: 'b', height: 13, owner: 'nobody' },
        { tag: 'd', height: 1 },
      ];
      const job = await append(view, sent, { upsert: true, upsertMatchingField: 'tag' });
      expect(job).to.include({ status: 'Completed', insertCount: 1, updateCount: 1 });
      const all = (await queryFeatures({
        url: `${source}/0`,
        where: '1=1',
        outFields: ['tag', 'height', 'owner'],
        orderByFields: 'tag',
        authentication,
      })) as IQueryFeaturesResponse;
      expect(attributesOf(all.features)).to.deep.equal([
        { tag: 'a', height: 3, owner: 'eve' },
        { tag: 'b', height: 13, owner: 'adam' },
        { tag: 'c', height: 20, owner: 'eve' },
        { tag: 'd', height: 1, owner: null },
      ]);
    });
  });
}
