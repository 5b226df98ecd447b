import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  CITIES,
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';

forEachDatabase('administration of services', (open) => {
  let server: FeatureServer;
  let owner: string;
  let other: string;

  before(async () => {
    server = await startFeatureServer(await open());
    owner = await server.signUp('owner', 'author');
    other = await server.signUp('other', 'contributor');
  });
  after(() => server.close());

  it('restricts the administration of a service to its owner', async () => {
    const name = await server.makeService(owner, { access: 'public' });
    const path = `/rest/admin/services/${name}/FeatureServer`;
    expect(await server.get(path, {}, owner)).to.have.property('adminServiceInfo');
    expect(await server.get(`${path}/0`, {}, owner)).to.have.property('adminLayerInfo');
    expect(errorOf(await server.get(`${path}/0`, {}, other)).code).to.equal(403);
    const added = await server.post(
      `${path}/addToDefinition`,
      { addToDefinition: { layers: [CITIES] } },
      other,
    );
    expect(errorOf(added).code).to.equal(403);
  });

  it('adds fields and indexes to an existing layer', async () => {
    const name = await server.makeService(owner);
    const addToDefinition = {
      fields: [{ name: 'country', type: 'esriFieldTypeString', length: 2 }],
      indexes: [{ name: 'by_country', fields: 'country,name', isUnique: false }],
    };
    const path = `/rest/admin/services/${name}/FeatureServer/0`;
    expect(await server.post(`${path}/addToDefinition`, { addToDefinition }, owner)).to.deep.equal({
      success: true,
    });
    const layer = await server.get(path, {}, owner);
    expect((layer['fields'] as Json[]).map((field) => field['name'])).to.include('country');
    expect((layer['indexes'] as Json[]).map((index) => index['name'])).to.include('by_country');
  });

  it('reports every fault of a definition', async () => {
    const name = await server.makeService(owner);
    const reply = await server.post(
      `/rest/admin/services/${name}/FeatureServer/addToDefinition`,
      {
        addToDefinition: {
          layers: [{ ...CITIES, name: 'Towns', geometryType: 'blob' }],
          tables: [{ name: 'T', fields: [{ name: 'a b', type: 'x' }] }],
        },
      },
      owner,
    );
    const places = errorOf(reply).details.map((detail) => detail.split(':')[0]);
    expect(places).to.have.members([
      'addToDefinition.layers[0].geometryType',
      'addToDefinition.tables[0].fields[0].name',
      'addToDefinition.tables[0].fields[0].type',
    ]);
  });

  it('accepts a layer as another service describes it', async () => {
    const info = { enableEditorTracking: true, enableOwnershipAccessControl: true };
    const first = await server.makeService(owner, { editorTrackingInfo: info });
    const second = await server.makeService(owner, { editorTrackingInfo: info });
    const { layers } = await server.get(`/rest/services/${first}/FeatureServer/layers`, {}, owner);
    const [layer] = layers as Json[];
    const added = await server.post(
      `/rest/admin/services/${second}/FeatureServer/addToDefinition`,
      { addToDefinition: { layers: [{ ...layer, name: 'Copy' }] } },
      owner,
    );
    expect(added).to.deep.include({ success: true, layers: [{ name: 'Copy', id: 1 }] });
    const copy = await server.get(`/rest/services/${second}/FeatureServer/1`, {}, owner);
    for (const key of ['fields', 'editFieldsInfo', 'extent', 'drawingInfo', 'templates', 'displayField']) {
      expect(copy[key], key).to.deep.equal(layer?.[key]);
    }
    const isOwn = ({ name }: Json): boolean => name === 'by_code';
    expect((copy['indexes'] as Json[]).filter(isOwn)).to.deep.equal(
      (layer?.['indexes'] as Json[]).filter(isOwn),
    );
    expect(copy['indexes']).to.have.length((layer?.['indexes'] as Json[]).length);
  });
});
