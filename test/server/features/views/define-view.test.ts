import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { errorOf, type Json, type Parameters, PUBLIC_URL } from '../../../support/servers/feature-server.js';
import { NORTH, openViewFixture, SITE_ROWS, type ViewFixture } from './view-fixture.js';

forEachDatabase('a view', (open) => {
  let fixture: ViewFixture;
  let source: string;

  before(async () => {
    fixture = await openViewFixture(await open());
    source = await fixture.makeSource();
  });
  after(() => fixture.close());

  const service = (name: string, path = ''): string => `/rest/services/${name}/FeatureServer${path}`;
  const admin = (name: string, path = ''): string => `/rest/admin/services/${name}/FeatureServer${path}`;
  const read = (path: string, token = fixture.owner): Promise<Json> => fixture.server.get(path, {}, token);
  const post = (path: string, parameters: Parameters = {}, token = fixture.owner): Promise<Json> =>
    fixture.server.post(path, parameters, token);
  const update = (name: string, updateDefinition: Parameters, path = '/0'): Promise<Json> =>
    post(admin(name, `${path}/updateDefinition`), { updateDefinition });
  const fieldNames = (layer: Json): unknown[] => (layer['fields'] as Json[]).map(({ name }) => name);
  const itemOf = async (name: string): Promise<string> =>
    String((await read(service(name)))['serviceItemId']);
  const remove = async (name: string): Promise<Json> =>
    post(`/sharing/rest/content/users/olga/items/${await itemOf(name)}/delete`);

  describe('that is made', () => {
    it('reports that a new service is a view, and that its source has views', async () => {
      const own = await fixture.makeSource();
      expect(await read(service(own))).to.include({ isView: false, hasViews: false });
      const view = await fixture.makeView(own);
      expect(await read(service(own))).to.include({ isView: false, hasViews: true });
      expect(await read(admin(own))).to.include({ hasViews: true });
      expect(await read(service(view))).to.include({
        isView: true,
        isUpdatableView: true,
        sourceSchemaChangesAllowed: true,
        hasViews: false,
        supportsAppend: true,
      });
    });

    it('marks a view in the reply and in the keywords of its item', async () => {
      const createParameters = { name: 'Said', sourceSchemaChangesAllowed: false };
      const made = await post('/sharing/rest/content/users/olga/createService', {
        createParameters,
        isView: true,
      });
      expect(made).to.deep.include({ isView: true, typeKeywords: ['View Service'] });
      const item = await read(`/sharing/rest/content/items/${String(made['itemId'])}`);
      expect(item['typeKeywords']).to.include('View Service');
      expect(await read(service('Said'))).to.include({ sourceSchemaChangesAllowed: false });
      expect(await update('Said', { sourceSchemaChangesAllowed: true }, '')).to.deep.equal({ success: true });
      expect(await read(service('Said'))).to.include({ sourceSchemaChangesAllowed: true });
      const found = await post('/sharing/rest/search', { q: '"view service"' });
      expect((found['results'] as Json[]).map(({ name }) => name)).to.include('Said');
    });

    it('accepts isView among the createParameters', async () => {
      const createParameters = { name: 'Asked', isView: true };
      const made = await post('/sharing/rest/content/users/olga/createService', { createParameters });
      expect(made).to.include({ isView: true });
    });

    it('describes the layer of a view as it shows it', async () => {
      const view = await fixture.makeView(source);
      const layer = await read(service(view, '/0'));
      expect(layer).to.include({
        name: 'Shown',
        isView: true,
        supportsTruncate: false,
        supportsAppend: true,
      });
      expect(fieldNames(layer)).to.deep.equal(
        ['OBJECTID', 'code', 'name', 'people', 'GlobalID'].sort(byOrderOf(layer)),
      );
      expect((layer['indexes'] as Json[]).map(({ fields }) => fields))
        .to.include('code')
        .and.not.include('secret,region');
      // Extent of the rows that the view shows, not of the whole source.
      expect(layer['extent']).to.include({ xmin: 14, ymin: 67, xmax: 23, ymax: 70 });
      expect(JSON.stringify(layer)).not.to.match(/secret|region/);
      expect(await read(service(view, '/layers'))).to.deep.include({ layers: [layer], tables: [] });
      expect(await read(service(source, '/0'))).not.to.have.property('isView');
    });

    it('shows the source layer of a view to who administers it', async () => {
      const filter = {
        operator: 'esriSpatialRelContains',
        value: { geometryType: 'esriGeometryEnvelope', geometry: { xmin: 0, ymin: 0, xmax: 90, ymax: 90 } },
      };
      const view = await fixture.makeView(source, { ...NORTH, filter });
      const layer = await read(admin(view, '/0'));
      expect(layer).to.include({
        viewDefinitionQuery: "region = 'north'",
        definitionQuery: "region = 'north'",
      });
      const { viewLayerDefinition, tableName } = layer['adminLayerInfo'] as Json;
      expect(viewLayerDefinition).to.deep.equal({
        sourceServiceName: source,
        sourceLayerId: 0,
        sourceLayerFields: ['code', 'name', 'people'],
        filter,
      });
      expect(tableName).to.equal(undefined);
    });

    it('shows the condition of a view to everyone if it names no hidden field', async () => {
      const view = await fixture.makeView(source, {
        viewDefinitionQuery: 'people > 50',
        sourceLayerFields: ['people'],
      });
      expect(await read(service(view, '/0'))).to.include({ viewDefinitionQuery: 'people > 50' });
    });

    it('shows all fields for *, including those added to the source later, and only listed ones for a list', async () => {
      const own = await fixture.makeSource();
      const [whole, some] = [await fixture.makeView(own, {}), await fixture.makeView(own)];
      const added = { fields: [{ name: 'later', type: 'esriFieldTypeString', length: 5 }] };
      await post(admin(own, '/0/addToDefinition'), { addToDefinition: added });
      expect(fieldNames(await read(service(whole, '/0')))).to.include('later');
      expect(fieldNames(await read(service(some, '/0')))).not.to.include('later');
    });

    it('hides fields whose visible is false', async () => {
      const fields = [
        { name: 'secret', type: 'esriFieldTypeString', visible: false },
        { name: 'name', type: 'esriFieldTypeString', visible: true },
      ];
      const view = await fixture.makeView(source, { fields });
      expect(fieldNames(await read(service(view, '/0'))))
        .to.include('region')
        .and.not.include('secret');
    });

    it('reads the source also from `table`, and field names from objects', async () => {
      const view = await fixture.makeViewService();
      const table = {
        sourceServiceName: source,
        sourceLayerId: 0,
        sourceLayerFields: [{ name: 'code', alias: 'Code', source: 'code' }],
        relatedTables: [],
      };
      const layer = { name: 'Shown', adminLayerInfo: { viewLayerDefinition: { table } } };
      await post(admin(view, '/addToDefinition'), { addToDefinition: { layers: [layer] } });
      expect(fieldNames(await read(service(view, '/0')))).to.have.members(['OBJECTID', 'GlobalID', 'code']);
    });

    it('lists the sources of a view', async () => {
      const view = await fixture.makeView(source);
      const expected = {
        services: [
          {
            name: source,
            type: 'FeatureServer',
            url: `${PUBLIC_URL}${service(source)}`,
            serviceItemId: await itemOf(source),
          },
        ],
      };
      expect(await read(service(view, '/sources'))).to.deep.equal(expected);
      expect(await post(service(view, '/sources'))).to.deep.equal(expected);
      expect(await read(service(source, '/sources'))).to.deep.equal({ services: [] });
    });
  });

  describe('that cannot be made', () => {
    const refusalOf = async (what: Parameters, from = source): Promise<string[]> => {
      const view = await fixture.makeViewService();
      const { code, details } = errorOf(await fixture.addView(view, from, what));
      expect(code).to.equal(400);
      expect((await read(service(view)))['layers']).to.deep.equal([]);
      return details;
    };
    const at = 'addToDefinition.layers[0]';
    const definition = `${at}.adminLayerInfo.viewLayerDefinition`;

    it('reports every fault of a view', async () => {
      const details = await refusalOf({
        sourceLayerFields: ['code', 'colour'],
        viewDefinitionQuery: "colour = 'red'",
        filter: { operator: 'esriSpatialRelNear', value: { geometry: { x: 1, y: 1 } } },
      });
      expect(details).to.have.length(3);
      expect(details[0]).to.equal(`${definition}.sourceLayerFields: colour is not a field of Sites`);
      expect(details[1]).to.match(/layers\[0\]\.viewDefinitionQuery: .*colour/);
      expect(details[2]).to.match(/viewLayerDefinition\.filter: .*esriSpatialRelNear/);
    });

    it('refuses a view without an existing source', async () => {
      expect(await refusalOf({}, 'Nowhere')).to.deep.equal([
        `${definition}.sourceServiceName: service Nowhere was not found`,
      ]);
      expect(await refusalOf({ sourceLayerId: 7 })).to.deep.equal([
        `${definition}.sourceLayerId: ${source} has no layer 7`,
      ]);
    });

    it('refuses a view of a view', async () => {
      const [detail] = await refusalOf({}, await fixture.makeView(source));
      expect(detail).to.equal(`${definition}.sourceLayerId: Shown is a view: name its source instead`);
    });

    it('accepts either * or names of fields for a view', async () => {
      for (const sourceLayerFields of ['*,code', ['code', '*']]) {
        expect(await refusalOf({ sourceLayerFields })).to.deep.equal([
          `${definition}.sourceLayerFields: * is not a field of Sites`,
        ]);
      }
    });

    it('refuses to rename fields and to join layers in a view', async () => {
      const table = { relatedTables: [{ name: 'other' }] };
      const layer = {
        name: 'Shown',
        adminLayerInfo: {
          viewLayerDefinition: {
            sourceServiceName: source,
            sourceLayerId: 0,
            sourceLayerFields: [{ name: 'code', source: 'name' }],
            table,
          },
        },
      };
      const view = await fixture.makeViewService();
      const { details } = errorOf(
        await post(admin(view, '/addToDefinition'), { addToDefinition: { layers: [layer] } }),
      );
      expect(details).to.have.length(2);
    });

    it('refuses layers with their own rows in a view, and views in other services', async () => {
      const view = await fixture.makeViewService();
      const own = { name: 'Own', geometryType: 'esriGeometryPoint' };
      const added = await post(admin(view, '/addToDefinition'), { addToDefinition: { layers: [own] } });
      expect(errorOf(added).details).to.deep.equal([`${definition}: must name the layer to show`]);
      expect(errorOf(await post(admin(view, '/addToDefinition'), { addToDefinition: {} })).code).to.equal(
        400,
      );
      expect(errorOf(await fixture.addView(source, source)).details.join()).to.include('isView');
    });

    it('requires a free name for a view', async () => {
      const view = await fixture.makeView(source);
      expect(errorOf(await fixture.addView(view, source)).details).to.deep.equal([
        `${at}.name: the service already has a layer Shown`,
      ]);
    });

    it('refuses a view that is not updatable', async () => {
      const createParameters = { name: 'ReadOnly', isUpdatableView: false };
      const made = await post('/sharing/rest/content/users/olga/createService', {
        createParameters,
        isView: true,
      });
      expect(errorOf(made).details.join()).to.include('createParameters.isUpdatableView');
    });
  });

  describe('that is changed', () => {
    it('changes the rows and fields of a view', async () => {
      const view = await fixture.makeView(source);
      const changes = {
        name: 'South',
        description: 'warm',
        viewDefinitionQuery: "region = 'south'",
        fields: [
          { name: 'people', visible: false },
          { name: 'region', visible: true },
        ],
      };
      expect(await update(view, changes)).to.deep.equal({ success: true });
      const layer = await read(service(view, '/0'));
      expect(layer).to.include({
        name: 'South',
        description: 'warm',
        viewDefinitionQuery: "region = 'south'",
      });
      expect(layer['extent']).to.include({ ymin: 41, ymax: 42 });
      expect(
        (await fixture.rows(view)).map(({ code, region, people }) => [code, region, people]),
      ).to.deep.equal([
        ['s1', 'south', undefined],
        ['s2', 'south', undefined],
      ]);
      const definition = {
        sourceLayerFields: '*',
        filter: { value: { geometry: { xmin: 0, ymin: 0, xmax: 13, ymax: 90 } } },
      };
      await update(view, { adminLayerInfo: { viewLayerDefinition: definition } });
      expect((await fixture.rows(view)).map(({ code, secret }) => [code, secret])).to.deep.equal([
        ['s1', 'delta'],
      ]);
      await update(view, {
        definitionQuery: null,
        adminLayerInfo: { viewLayerDefinition: { filter: null } },
      });
      expect(await fixture.codes(view)).to.have.length(5);
    });

    it('accepts the whole definition of a view back', async () => {
      const view = await fixture.makeView(source);
      const before = await read(admin(view, '/0'));
      expect(await update(view, before)).to.deep.equal({ success: true });
      const after = await read(admin(view, '/0'));
      for (const member of [
        'fields',
        'viewDefinitionQuery',
        'adminLayerInfo',
        'extent',
        'name',
        'drawingInfo',
      ]) {
        expect(after[member], member).to.deep.equal(before[member]);
      }
      expect(await fixture.codes(view)).to.deep.equal(['n1', 'n2', 'n3']);
    });

    it('leaves the source of a view unchanged, also where the view cannot be changed', async () => {
      const own = await fixture.makeSource();
      const view = await fixture.makeView(own);
      const before = await read(admin(own, '/0'));
      const { details } = errorOf(
        await update(view, {
          viewDefinitionQuery: 'nonsense is here',
          fields: [{ name: 'code', nullable: false, alias: 'Kode' }, { name: 'colour' }],
          editFieldsInfo: { creatorField: 'Creator' },
          adminLayerInfo: { viewLayerDefinition: { sourceServiceName: 'Other', sourceLayerId: 3 } },
        }),
      );
      expect(details.map((detail) => detail.split(':')[0])).to.have.members([
        'updateDefinition.viewDefinitionQuery',
        'updateDefinition.adminLayerInfo.viewLayerDefinition.sourceServiceName',
        'updateDefinition.adminLayerInfo.viewLayerDefinition.sourceLayerId',
        'updateDefinition.fields[0].alias',
        'updateDefinition.fields[0].nullable',
        'updateDefinition.fields[1].name',
        'updateDefinition.editFieldsInfo',
      ]);
      await update(view, { editorTrackingInfo: { enableEditorTracking: true } }, '');
      const addToDefinition = { fields: [{ name: 'more', type: 'esriFieldTypeString' }] };
      expect(errorOf(await post(admin(view, '/0/addToDefinition'), { addToDefinition })).code).to.equal(400);
      expect(errorOf(await post(admin(view, '/0/truncate'))).code).to.equal(400);
      expect(await read(admin(own, '/0'))).to.deep.equal(before);
      expect(await fixture.codes(own)).to.have.length(SITE_ROWS.length);
    });

    it('reveals no hidden fields in the presentation of a view', async () => {
      const own = await fixture.makeSource();
      const renderer = { type: 'uniqueValue', field1: 'secret' };
      await update(own, { displayField: 'secret', drawingInfo: { renderer } });
      const layer = await read(service(await fixture.makeView(own), '/0'));
      expect(layer['displayField']).to.equal('OBJECTID');
      expect(JSON.stringify(layer)).not.to.include('secret');
    });

    it('shows the presentation of a view’s author once its fields are shown, though its definition was sent back before', async () => {
      const own = await fixture.makeSource();
      const drawingInfo = { renderer: { type: 'uniqueValue', field1: 'secret' } };
      const templates = [{ name: 'Site', prototype: { attributes: { code: 'x', secret: 'none' } } }];
      const types = [{ id: 'alpha', name: 'First', domains: {}, templates: [] }];
      const looks = { displayField: 'secret', drawingInfo, templates, typeIdField: 'secret', types };
      expect(await update(own, looks)).to.deep.equal({ success: true });
      const view = await fixture.makeView(own);
      expect(await update(view, await read(admin(view, '/0')))).to.deep.equal({ success: true });
      await update(view, { adminLayerInfo: { viewLayerDefinition: { sourceLayerFields: '*' } } });
      expect(await read(service(view, '/0'))).to.deep.include(looks);
    });
  });

  describe('that is deleted', () => {
    it('keeps the source and the rows when a view is deleted', async () => {
      const own = await fixture.makeSource();
      const view = await fixture.makeView(own);
      expect(await remove(view)).to.include({ success: true });
      expect(errorOf(await read(service(view))).code).to.equal(404);
      expect(await fixture.codes(own)).to.have.length(SITE_ROWS.length);
      expect(await read(service(own))).to.include({ hasViews: false });
    });

    it('refuses to delete a source before its views', async () => {
      const own = await fixture.makeSource();
      const views = [await fixture.makeView(own), await fixture.makeView(own)];
      const { code, message } = errorOf(await remove(own));
      expect(code).to.equal(400);
      for (const view of views) expect(message).to.include(view);
      expect(await fixture.codes(own)).to.have.length(SITE_ROWS.length);
      for (const view of views) expect(await remove(view)).to.include({ success: true });
      expect(await remove(own)).to.include({ success: true });
    });
  });

  describe('of a layer that is reduced', () => {
    const reduce = (name: string, deleteFromDefinition: Parameters, path = ''): Promise<Json> =>
      post(admin(name, `${path}/deleteFromDefinition`), { deleteFromDefinition });

    it('refuses to delete a layer that a view shows, and deletes the view without the rows', async () => {
      const own = await fixture.makeSource();
      const view = await fixture.makeView(own);
      expect(errorOf(await reduce(own, { layers: [{ id: 0 }] })).details.join()).to.include(view);
      expect(await reduce(view, { layers: [{ id: 0 }] })).to.include({ success: true });
      expect(await fixture.codes(own)).to.have.length(SITE_ROWS.length);
      expect(await reduce(own, { layers: [{ id: 0 }] })).to.include({ success: true });
    });

    it('refuses to delete fields in the condition of a view, and drops others from it', async () => {
      const own = await fixture.makeSource();
      const view = await fixture.makeView(own);
      const details = errorOf(await reduce(own, { fields: [{ name: 'region' }] }, '/0')).details.join();
      expect(details).to.include('region').and.include(view);
      expect(await reduce(own, { fields: [{ name: 'people' }] }, '/0')).to.include({ success: true });
      expect(fieldNames(await read(service(view, '/0'))))
        .to.include('name')
        .and.not.include('people');
      expect(await fixture.codes(view)).to.deep.equal(['n1', 'n2', 'n3']);
      expect(errorOf(await reduce(view, { fields: [{ name: 'name' }] }, '/0')).code).to.equal(400);
      expect(await post(admin(view, '/refresh'))).to.include({ success: true });
    });
  });

  describe('of a layer that is changed', () => {
    it('follows supportsAppend of the source, which a view cannot exceed', async () => {
      const own = await fixture.makeSource();
      const view = await fixture.makeView(own, NORTH, { capabilities: 'Query,Append' });
      expect(await read(service(view, '/0'))).to.include({
        supportsAppend: true,
        capabilities: 'Query,Append',
      });
      await update(own, { supportsAppend: false });
      expect(await read(service(view, '/0'))).to.include({ supportsAppend: false, capabilities: 'Query' });
      expect(await read(service(view))).to.include({ supportsAppend: false, capabilities: 'Query' });
      expect(errorOf(await update(view, { capabilities: 'Query,Append' }, '')).details.join()).to.include(
        'Append',
      );
      expect(errorOf(await fixture.append(view, [{ code: 'x' }])).message).to.include(
        'does not support append',
      );
    });

    it('removes the Append capability from a view of a source that does not support append', async () => {
      const own = await fixture.makeSource();
      await update(own, { supportsAppend: false });
      const view = await fixture.makeView(own, NORTH, { capabilities: 'Query,Append' });
      await update(own, { supportsAppend: true });
      expect(await read(service(view))).to.include({ supportsAppend: true, capabilities: 'Query' });
    });

    it('gives a view its own append switch', async () => {
      const own = await fixture.makeSource();
      const view = await fixture.makeView(own, NORTH, { capabilities: 'Query,Append' });
      for (const path of ['', '/0']) {
        expect(await update(view, { supportsAppend: false }, path)).to.deep.equal({ success: true });
        expect(await read(service(view, '/0'))).to.include({ supportsAppend: false, capabilities: 'Query' });
        expect(await read(service(own, '/0'))).to.include({ supportsAppend: true });
        expect(await update(view, { supportsAppend: true }, path)).to.deep.equal({ success: true });
        expect(await read(service(view, '/0'))).to.include({ supportsAppend: true });
      }
      expect(await fixture.codes(view)).to.deep.equal(['n1', 'n2', 'n3']);
    });
  });
});

/** In the order in which a layer has its fields. */
function byOrderOf(layer: Json): (one: string, other: string) => number {
  const names = (layer['fields'] as Json[]).map(({ name }) => String(name));
  return (one, other) => names.indexOf(one) - names.indexOf(other);
}
