import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { errorOf, type FeatureServer, startFeatureServer } from '../../../support/servers/feature-server.js';

forEachDatabase('services and layers', (open) => {
  let server: FeatureServer;
  let owner: string;
  let other: string;

  before(async () => {
    server = await startFeatureServer(await open());
    owner = await server.signUp('owner', 'author');
    other = await server.signUp('other', 'contributor');
  });
  after(() => server.close());

  it('finds services and layers in any case, by GET and POST, with a trailing slash', async () => {
    const name = await server.makeService(owner);
    const path = `/rest/services/${name.toUpperCase()}/FeatureServer`;
    const service = await server.get(path, {}, owner);
    expect(service).to.include({ capabilities: 'Query,Uploads', syncEnabled: false });
    expect(service['layers']).to.deep.equal([
      {
        id: 0,
        name: 'Cities',
        parentLayerId: -1,
        defaultVisibility: true,
        subLayerIds: null,
        minScale: 0,
        maxScale: 0,
        type: 'Feature Layer',
        geometryType: 'esriGeometryPoint',
      },
    ]);
    expect(await server.post(path, {}, owner)).to.deep.equal(service);
    expect(await server.get(`${path}/`, {}, owner)).to.deep.equal(service);
  });

  it('shows private services only to their owner', async () => {
    const name = await server.makeService(owner);
    const path = `/rest/services/${name}/FeatureServer`;
    expect(errorOf(await server.get(path)).code).to.equal(499);
    expect(errorOf(await server.get(path, {}, other)).code).to.equal(404);
    const listed = async (token?: string): Promise<boolean> => {
      const { services } = (await server.get('/rest/services', {}, token)) as {
        services: { name: string }[];
      };
      return services.some((service) => service.name === name);
    };
    expect([await listed(owner), await listed(other), await listed()]).to.deep.equal([true, false, false]);
  });

  it('shows the members that clients need to append', async () => {
    const name = await server.makeService(owner);
    const layer = await server.get(`/rest/services/${name}/FeatureServer/0`, {}, owner);
    expect(layer).to.include({
      id: 0,
      type: 'Feature Layer',
      supportsAppend: true,
      supportsTruncate: true,
      supportedQueryFormats: 'JSON, geoJSON, PBF',
      objectIdField: 'OBJECTID',
      globalIdField: 'GlobalID',
      geometryType: 'esriGeometryPoint',
    });
    expect(String(layer['supportedAppendFormats']).split(',')).to.include.members([
      'featureCollection',
      'geojson',
      'csv',
    ]);
    expect(layer['indexes']).to.deep.include({
      name: 'by_code',
      fields: 'code',
      isAscending: true,
      isUnique: true,
      description: '',
    });
    const all = await server.get(`/rest/services/${name}/FeatureServer/layers`, {}, owner);
    expect(all).to.deep.equal({ layers: [layer], tables: [] });
  });

  it('finds no service or layer by an unknown name or id', async () => {
    const name = await server.makeService(owner);
    expect(errorOf(await server.get(`/rest/services/${name}/FeatureServer/7`, {}, owner)).code).to.equal(404);
    expect(errorOf(await server.get('/rest/services/Nowhere/FeatureServer/0', {}, owner)).code).to.equal(404);
  });
});
