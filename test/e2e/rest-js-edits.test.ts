import {
  addFeatures,
  applyEdits,
  deleteFeatures,
  getFeature,
  queryFeatures,
  updateFeatures,
} from '@esri/arcgis-rest-feature-service';
import { ApiKeyManager } from '@esri/arcgis-rest-request';
import { expect } from 'chai';
import { DATABASE_KINDS } from '../support/databases/databases.js';
import { createRawClient } from '../support/clients/raw-client.js';
import { startTestServer, type TestServer } from '../support/servers/server-process.js';

const STATIONS = {
  name: 'Stations',
  type: 'Feature Layer',
  geometryType: 'esriGeometryPoint',
  fields: [
    { name: 'name', type: 'esriFieldTypeString', length: 20, nullable: false },
    { name: 'tracks', type: 'esriFieldTypeSmallInteger' },
  ],
};

// Requests of the published client, and its reading of the replies, with nothing of ours between.
for (const kind of DATABASE_KINDS) {
  describe(`edits by ArcGIS REST JS (${kind})`, function () {
    this.timeout(300_000);
    let server: TestServer;
    let authentication: ApiKeyManager;
    let service: string;
    let url: string;

    before(async () => {
      server = await startTestServer(kind);
      const http = createRawClient();
      const { name: username, password } = await server.addUser('sam', 'author');
      const portal = `${server.url}/sharing/rest`;
      const signedIn = await http.post(`${portal}/generateToken`, { f: 'json', username, password });
      const form = { f: 'json', token: String(signedIn['token']) };
      authentication = ApiKeyManager.fromKey(form.token);
      const made = await http.post(`${portal}/content/users/sam/createService`, {
        ...form,
        createParameters: JSON.stringify({ name: 'Rail', capabilities: 'Query,Editing' }),
        outputType: 'featureService',
      });
      service = String(made['encodedServiceURL']);
      await http.post(`${service.replace('/rest/services', '/rest/admin/services')}/addToDefinition`, {
        ...form,
        addToDefinition: JSON.stringify({ layers: [STATIONS] }),
      });
      url = `${service}/0`;
    });
    after(() => server.stop());

    it('adds, reads, changes and deletes features', async () => {
      const { addResults } = await addFeatures({
        url,
        authentication,
        features: [
          {
            attributes: { name: 'Bergen', tracks: 4 },
            geometry: { x: 5.33, y: 60.39, spatialReference: { wkid: 4326 } },
          },
          { attributes: { name: 'Voss' } },
        ],
      });
      expect(addResults.map(({ success }) => success)).to.deep.equal([true, true]);
      const [id = 0, other = 0] = addResults.map(({ objectId }) => objectId);

      const { updateResults } = await updateFeatures({
        url,
        authentication,
        features: [{ attributes: { OBJECTID: id, tracks: 5 } }],
      });
      expect(updateResults[0]).to.include({ objectId: id, success: true });
      const bergen = await getFeature({ url, id, authentication });
      expect(bergen.attributes).to.include({ name: 'Bergen', tracks: 5 });
      expect(bergen.geometry).to.have.property('x').that.is.closeTo(593_332.9, 0.1);

      const { deleteResults } = await deleteFeatures({ url, authentication, objectIds: [other] });
      expect(deleteResults[0]).to.include({ objectId: other, success: true });
      const left = await queryFeatures({ url, authentication, outFields: ['name'] });
      expect(left).to.have.nested.property('features').that.has.length(1);
    });

    it('applies several edits at once, and reports which failed', async () => {
      const adds = [{ attributes: { name: 'Myrdal' } }, { attributes: { tracks: 1 } }];
      const undone = await applyEdits({ url, authentication, adds, updates: [], deletes: [] });
      expect(undone.addResults.map(({ error }) => error?.code)).to.deep.equal([1003, 1000]);
      const globalId = '{0B7D2C5E-41F1-4C36-9D55-111111111111}';
      const kept = await applyEdits({
        url,
        authentication,
        adds: [{ attributes: { name: 'Finse', GlobalID: globalId } }],
        useGlobalIds: true,
        rollbackOnFailure: false,
      });
      expect(kept.addResults[0]).to.include({
        success: true,
        globalId: globalId.slice(1, -1).toLowerCase(),
      });
      const gone = await applyEdits({
        url,
        authentication,
        deletes: [globalId],
        useGlobalIds: true,
      });
      expect(gone.deleteResults[0]).to.include({ success: true });
    });

    it('deletes features by condition', async () => {
      await addFeatures({ url, authentication, features: [{ attributes: { name: 'Ål' } }] });
      const { deleteResults } = await deleteFeatures({
        url,
        authentication,
        objectIds: [],
        where: "name = 'Ål'",
      });
      expect(deleteResults).to.have.length(1);
    });
  });
}
