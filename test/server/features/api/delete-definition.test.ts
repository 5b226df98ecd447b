import { expect } from 'chai';
import { findLayer } from '../../../../server/features/catalog/layer-repository.js';
import { findService } from '../../../../server/features/catalog/service-repository.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import {
  CITIES,
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';

const TABLE = { name: 'Log', fields: [{ name: 'note', type: 'esriFieldTypeString', length: 20 }] };

forEachDatabase('deleteFromDefinition', (open) => {
  let databases: TestDatabases;
  let server: FeatureServer;
  let owner: string;
  let root: string;
  let admin: string;
  let name: string;

  before(async () => {
    databases = await open();
    server = await startFeatureServer(databases);
    owner = await server.signUp('owner', 'author');
  });
  after(() => server.close());
  beforeEach(async () => {
    name = await server.makeService(owner, { access: 'org', capabilities: 'Query,Append' });
    root = `/rest/services/${name}/FeatureServer`;
    admin = `/rest/admin/services/${name}/FeatureServer`;
  });

  const get = (path: string, parameters = {}): Promise<Json> => server.get(path, parameters, owner);
  const remove = (path: string, removals: Json, token = owner): Promise<Json> =>
    server.post(`${path}/deleteFromDefinition`, { deleteFromDefinition: removals }, token);
  const add = (path: string, additions: Json): Promise<Json> =>
    server.post(`${path}/addToDefinition`, { addToDefinition: additions }, owner);

  async function append(...attributes: Json[]): Promise<Json> {
    const features = attributes.map((one) => ({ attributes: one, geometry: { x: 1, y: 2 } }));
    const submitted = await server.post(`${root}/0/append`, { edits: { features } }, owner);
    return server.ended(String(submitted['statusUrl']), owner);
  }

  async function tableOf(layerId: number): Promise<string> {
    const service = await findService(databases.features, name);
    const layer = service && (await findLayer(databases.features, service.key, layerId));
    if (layer === undefined) throw new Error(`there is no layer ${String(layerId)}`);
    return layer.table;
  }

  describe('of a service', () => {
    beforeEach(async () => {
      const added = await add(admin, { layers: [{ ...CITIES, name: 'Towns' }], tables: [TABLE] });
      expect(added).to.include({ success: true });
    });

    it('deletes layers and tables with their rows', async () => {
      const tables = await Promise.all([tableOf(0), tableOf(2)]);
      await append({ code: 'BGO' });
      // Some clients write ids as text.
      expect(await remove(admin, { layers: [{ id: '0' }], tables: [{ id: 2 }] })).to.deep.equal({
        success: true,
      });
      const service = await get(root);
      expect((service['layers'] as Json[]).map(({ id }) => id)).to.deep.equal([1]);
      expect(service['tables']).to.deep.equal([]);
      expect(errorOf(await get(`${root}/0`)).code).to.equal(404);
      for (const table of tables) {
        expect(await databases.features.knex.schema.hasTable(table), table).to.equal(false);
      }
      expect(await get(`${root}/1/query`, { returnCountOnly: 'true' })).to.deep.equal({ count: 0 });
    });

    it('frees the name of a deleted layer', async () => {
      await append({ code: 'BGO' });
      await remove(admin, { layers: [{ id: 0 }] });
      expect(await add(admin, { layers: [CITIES] })).to.include({ success: true });
      const [{ id }] = ((await get(root))['layers'] as Json[]).filter(
        (layer) => layer['name'] === 'Cities',
      ) as [Json];
      expect(await get(`${root}/${String(id)}/query`, { returnCountOnly: 'true' })).to.deep.equal({
        count: 0,
      });
    });

    it('deletes all named layers or none, and reports every fault', async () => {
      const removals = {
        layers: [{ id: 0 }, { id: 2 }, { id: 7 }],
        tables: [{ id: 1 }, { id: 'DROP TABLE layers' }],
      };
      const { code, details } = errorOf(await remove(admin, removals));
      expect(code).to.equal(400);
      expect(details).to.have.members([
        'deleteFromDefinition.layers[1].id: Log is a table, not a layer',
        'deleteFromDefinition.layers[2].id: the service has no layer 7',
        'deleteFromDefinition.tables[0].id: Towns is a layer, not a table',
        'deleteFromDefinition.tables[1].id: the service has no layer DROP TABLE layers',
      ]);
      expect((await get(root))['layers']).to.have.length(2);
      expect(errorOf(await remove(admin, {})).details).to.deep.equal([
        'deleteFromDefinition: must have layers or tables',
      ]);
    });

    it('lets a service offer append again when the layer without support is deleted', async () => {
      await add(admin, { layers: [{ ...CITIES, name: 'Fixed', supportsAppend: false }] });
      const ask = (): Promise<Json> =>
        server.post(
          `${admin}/updateDefinition`,
          { updateDefinition: { capabilities: 'Query,Append' } },
          owner,
        );
      expect(errorOf(await ask()).code).to.equal(400);
      await remove(admin, { layers: [{ id: 3 }] });
      expect(await ask()).to.deep.equal({ success: true });
    });

    it('lets only the owner and administrators delete layers of a service', async () => {
      const other = await server.signUp(`other_${name}`, 'author');
      expect(errorOf(await remove(admin, { layers: [{ id: 0 }] }, other)).code).to.equal(403);
      const boss = await server.signUp(`boss_${name}`, 'administrator');
      expect(await remove(admin, { layers: [{ id: 0 }] }, boss)).to.deep.equal({ success: true });
    });
  });

  describe('of a layer', () => {
    const fieldNames = async (): Promise<unknown[]> =>
      ((await get(`${root}/0`))['fields'] as Json[]).map((field) => field['name']);
    const indexNames = async (): Promise<unknown[]> =>
      ((await get(`${root}/0`))['indexes'] as Json[]).map((index) => index['name']);

    it('deletes fields and indexes, and keeps the other values', async () => {
      await append({ code: 'BGO', name: 'Bergen', people: 290_000 });
      await add(`${admin}/0`, { indexes: [{ name: 'by_people', fields: 'people,name' }] });
      const before = await get(`${root}/0`);
      const removals = { fields: [{ name: 'PEOPLE' }], indexes: [{ name: 'By_Code' }] };
      expect(await remove(`${admin}/0`, removals)).to.deep.equal({ success: true });
      expect(await fieldNames()).to.deep.equal(['OBJECTID', 'GlobalID', 'code', 'name']);
      // The index on the field goes with it.
      expect(await indexNames()).not.to.include.members(['by_code']);
      expect(await indexNames()).not.to.include.members(['by_people']);
      const { features } = await get(`${root}/0/query`, { outFields: 'code,name' });
      expect(features).to.deep.equal([
        { attributes: { code: 'BGO', name: 'Bergen' }, geometry: { x: 1, y: 2 } },
      ]);
      expect(await databases.features.knex.schema.hasColumn(await tableOf(0), 'people')).to.equal(false);
      const dates = (layer: Json): number => Number((layer['editingInfo'] as Json)['schemaLastEditDate']);
      expect(dates(await get(`${root}/0`))).to.be.at.least(dates(before));
    });

    it('stops upserts by a deleted index until it exists again', async () => {
      await append({ code: 'BGO' });
      await remove(`${admin}/0`, { indexes: [{ name: 'by_code' }] });
      const upsert = {
        edits: { features: [{ attributes: { code: 'BGO' } }] },
        upsert: 'true',
        upsertMatchingField: 'code',
      };
      expect(errorOf(await server.post(`${root}/0/append`, upsert, owner)).code).to.equal(400);
      expect(await append({ code: 'BGO' })).to.include({ status: 'Completed', insertCount: 1 });
      const index = { indexes: [{ name: 'by_code', fields: 'code', isUnique: true }] };
      expect(errorOf(await add(`${admin}/0`, index)).code).to.equal(400);
      await server.post(`${admin}/0/truncate`, {}, owner);
      expect(await add(`${admin}/0`, index)).to.deep.equal({ success: true });
    });

    it('lets a deleted field return with another type and no values', async () => {
      await append({ code: 'BGO', people: 5 });
      await remove(`${admin}/0`, { fields: [{ name: 'people' }] });
      await add(`${admin}/0`, { fields: [{ name: 'people', type: 'esriFieldTypeString', length: 9 }] });
      const { features } = await get(`${root}/0/query`, { outFields: 'people', returnGeometry: 'false' });
      expect(features).to.deep.equal([{ attributes: { people: null } }]);
    });

    it('deletes a required field, and appends work without it', async () => {
      await append({ code: 'BGO', name: 'Bergen' });
      expect(await remove(`${admin}/0`, { fields: [{ name: 'code' }] })).to.deep.equal({ success: true });
      expect(await append({ name: 'Oslo' })).to.include({ status: 'Completed', insertCount: 1 });
      expect(await get(`${root}/0/query`, { where: "name = 'Oslo'", returnCountOnly: 'true' })).to.deep.equal(
        {
          count: 1,
        },
      );
    });

    it('removes every reference to a deleted field', async () => {
      const templates = [{ name: 'New', prototype: { attributes: { name: 'x', people: 1 } } }];
      const drawingInfo = { renderer: { type: 'uniqueValue', field1: 'Name', uniqueValueInfos: [] } };
      const types = [{ id: 1, name: 'one' }];
      const layer = { ...CITIES, name: 'Drawn', displayField: 'name', typeIdField: 'people', types };
      await add(admin, { layers: [{ ...layer, drawingInfo, templates }] });
      const described = await get(`${root}/1`);
      expect(described).to.include({ displayField: 'name', typeIdField: 'people' });
      await remove(`${admin}/1`, { fields: [{ name: 'name' }, { name: 'people' }] });
      const reduced = await get(`${root}/1`);
      expect(reduced).to.include({ displayField: 'code', typeIdField: '' });
      expect(reduced['types']).to.deep.equal([]);
      expect(reduced).to.have.nested.property('drawingInfo.renderer.type', 'simple');
      expect(reduced['templates']).to.deep.equal([{ name: 'New', prototype: { attributes: {} } }]);
    });

    it('deletes all named fields and indexes or none, and reports every fault', async () => {
      const info = { enableEditorTracking: true };
      await server.post(
        `${admin}/updateDefinition`,
        { updateDefinition: { editorTrackingInfo: info } },
        owner,
      );
      const own = (await indexNames()).find((index) => String(index).startsWith('PK__'));
      const names = ['people', 'objectid', 'GlobalID', 'Creator', 'shape', 'name"; DROP TABLE x'];
      const removals = {
        fields: names.map((field) => ({ name: field })),
        indexes: [{ name: own }, { name: 'by_nobody' }],
      };
      const { code, details } = errorOf(await remove(`${admin}/0`, removals));
      expect(code).to.equal(400);
      expect(details).to.have.members([
        'deleteFromDefinition.fields[1].name: OBJECTID cannot be deleted: it identifies features',
        'deleteFromDefinition.fields[2].name: GlobalID cannot be deleted: it identifies features',
        'deleteFromDefinition.fields[3].name: Creator cannot be deleted: editor tracking uses it',
        'deleteFromDefinition.fields[4].name: shape is not a field of Cities',
        'deleteFromDefinition.fields[5].name: name"; DROP TABLE x is not a field of Cities',
        `deleteFromDefinition.indexes[0].name: ${String(own)} cannot be deleted: every layer has it`,
        'deleteFromDefinition.indexes[1].name: by_nobody is not an index of Cities',
      ]);
      expect(await fieldNames()).to.include('people');
      expect(errorOf(await remove(`${admin}/0`, {})).details).to.deep.equal([
        'deleteFromDefinition: must have fields or indexes',
      ]);
      expect(errorOf(await remove(`${admin}/9`, { fields: [{ name: 'people' }] })).code).to.equal(404);
    });

    it('lets only the owner and administrators delete fields of a layer', async () => {
      const other = await server.signUp(`field_${name}`, 'author');
      expect(errorOf(await remove(`${admin}/0`, { fields: [{ name: 'people' }] }, other)).code).to.equal(403);
    });
  });
});

forEachDatabase('services as administrators look after them', (open) => {
  let databases: TestDatabases;
  let server: FeatureServer;

  before(async () => {
    databases = await open();
    server = await startFeatureServer(databases);
  });
  after(() => server.close());

  it('lists the services that the caller administers', async () => {
    const owner = await server.signUp('owner', 'author');
    const other = await server.signUp('other', 'author');
    const boss = await server.signUp('boss', 'administrator');
    const name = await server.makeService(owner, { access: 'public' });
    const names = async (token: string): Promise<unknown[]> =>
      ((await server.get('/rest/admin/services', {}, token))['services'] as Json[]).map((one) => one['name']);
    expect(await names(owner)).to.deep.equal([name]);
    expect(await names(other)).to.deep.equal([]);
    expect(await names(boss)).to.deep.equal([name]);
    expect(errorOf(await server.get('/rest/admin/services')).code).to.equal(499);
  });

  it('recomputes the extents of layers by refresh', async () => {
    const owner = await server.signUp('measurer', 'author');
    const other = await server.signUp('onlooker', 'author');
    const name = await server.makeService(owner, { access: 'public' });
    const root = `/rest/services/${name}/FeatureServer`;
    const features = [1, 1000].map((x) => ({ attributes: { code: String(x) }, geometry: { x, y: 5 } }));
    const submitted = await server.post(`${root}/0/append`, { edits: { features } }, owner);
    await server.ended(String(submitted['statusUrl']), owner);
    const service = await findService(databases.features, name);
    const layer = service && (await findLayer(databases.features, service.key, 0));
    await databases.features.write((trx) =>
      trx(layer?.table ?? '')
        .where({ code: '1000' })
        .delete(),
    );
    const extent = async (): Promise<unknown> => (await server.get(`${root}/0`, {}, owner))['extent'];
    expect(await extent()).to.include({ xmin: 1, xmax: 1000 });
    const refresh = `/rest/admin/services/${name}/FeatureServer/refresh`;
    expect(errorOf(await server.post(refresh, {}, other)).code).to.equal(403);
    expect(await server.post(refresh, {}, owner)).to.deep.equal({ success: true });
    expect(await extent()).to.include({ xmin: 1, ymin: 5, xmax: 1, ymax: 5 });
  });
});
