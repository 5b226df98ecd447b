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
    it('says so, and its source that it has views', async () => {
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

    it('is told of in the reply and by the keywords of its item', async () => {
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

    it('may be asked for among the createParameters', async () => {
      const createParameters = { name: 'Asked', isView: true };
      const made = await post('/sharing/rest/content/users/olga/createService', { createParameters });
      expect(made).to.include({ isView: true });
    });

    it('describes its layer as it shows it', async () => {
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

    it('tells who administers it what it shows of which layer', async () => {
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

    it('shows its condition to all where that names no hidden field', async () => {
      const view = await fixture.makeView(source, {
        viewDefinitionQuery: 'people > 50',
        sourceLayerFields: ['people'],
      });
      expect(await read(service(view, '/0'))).to.include({ viewDefinitionQuery: 'people > 50' });
    });

    it('shows all fields for *, also those that the source gets later, and no others for a list', async () => {
      const own = await fixture.makeSource();
      const [whole, some] = [await fixture.makeView(own, {}), await fixture.makeView(own)];
      const added = { fields: [{ name: 'later', type: 'esriFieldTypeString', length: 5 }] };
      await post(admin(own, '/0/addToDefinition'), { addToDefinition: added });
      expect(fieldNames(await read(service(whole, '/0')))).to.include('later');
      expect(fieldNames(await read(service(some, '/0')))).not.to.include('later');
    });

    it('hides fields that are said not to be visible', async () => {
      const fields = [
        { name: 'secret', type: 'esriFieldTypeString', visible: false },
        { name: 'name', type: 'esriFieldTypeString', visible: true },
      ];
      const view = await fixture.makeView(source, { fields });
      expect(fieldNames(await read(service(view, '/0'))))
        .to.include('region')
        .and.not.include('secret');
    });

    it('reads the source from `table` too, and field names from objects', async () => {
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

    it('names its sources', async () => {
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

    it('is told every fault', async () => {
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

    it('has a source that is there', async () => {
      expect(await refusalOf({}, 'Nowhere')).to.deep.equal([
        `${definition}.sourceServiceName: service Nowhere was not found`,
      ]);
      expect(await refusalOf({ sourceLayerId: 7 })).to.deep.equal([
        `${definition}.sourceLayerId: ${source} has no layer 7`,
      ]);
    });

    it('is none of a view', async () => {
      const [detail] = await refusalOf({}, await fixture.makeView(source));
      expect(detail).to.equal(`${definition}.sourceLayerId: Shown is a view: name its source instead`);
    });

    it('shows either all fields or those that are named', async () => {
      for (const sourceLayerFields of ['*,code', ['code', '*']]) {
        expect(await refusalOf({ sourceLayerFields })).to.deep.equal([
          `${definition}.sourceLayerFields: * is not a field of Sites`,
        ]);
      }
    });

    it('gives fields no other names and joins nothing', async () => {
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

    it('is no layer with rows of its own, and no view in another service', async () => {
      const view = await fixture.makeViewService();
      const own = { name: 'Own', geometryType: 'esriGeometryPoint' };
      const added = await post(admin(view, '/addToDefinition'), { addToDefinition: { layers: [own] } });
      expect(errorOf(added).details).to.deep.equal([`${definition}: must name the layer to show`]);
      expect(errorOf(await post(admin(view, '/addToDefinition'), { addToDefinition: {} })).code).to.equal(
        400,
      );
      expect(errorOf(await fixture.addView(source, source)).details.join()).to.include('isView');
    });

    it('has a name that is free', async () => {
      const view = await fixture.makeView(source);
      expect(errorOf(await fixture.addView(view, source)).details).to.deep.equal([
        `${at}.name: the service already has a layer Shown`,
      ]);
    });

    it('can be written through', async () => {
      const createParameters = { name: 'ReadOnly', isUpdatableView: false };
      const made = await post('/sharing/rest/content/users/olga/createService', {
        createParameters,
        isView: true,
      });
      expect(errorOf(made).details.join()).to.include('createParameters.isUpdatableView');
    });
  });

  describe('that is changed', () => {
    it('shows other rows and fields', async () => {
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

    it('takes its whole definition back', async () => {
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

    it('leaves its source as it is, what it cannot change too', async () => {
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

    it('says nothing of fields that it does not show in what it looks like', async () => {
      const own = await fixture.makeSource();
      const renderer = { type: 'uniqueValue', field1: 'secret' };
      await update(own, { displayField: 'secret', drawingInfo: { renderer } });
      const layer = await read(service(await fixture.makeView(own), '/0'));
      expect(layer['displayField']).to.equal('OBJECTID');
      expect(JSON.stringify(layer)).not.to.include('secret');
    });

    it('looks as its author made it once the fields for it are shown, though its definition came back before', async () => {
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
    it('leaves its source and the rows', async () => {
      const own = await fixture.makeSource();
      const view = await fixture.makeView(own);
      expect(await remove(view)).to.include({ success: true });
      expect(errorOf(await read(service(view))).code).to.equal(404);
      expect(await fixture.codes(own)).to.have.length(SITE_ROWS.length);
      expect(await read(service(own))).to.include({ hasViews: false });
    });

    it('goes before its source', async () => {
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

    it('holds the layer, and goes by itself without its rows', async () => {
      const own = await fixture.makeSource();
      const view = await fixture.makeView(own);
      expect(errorOf(await reduce(own, { layers: [{ id: 0 }] })).details.join()).to.include(view);
      expect(await reduce(view, { layers: [{ id: 0 }] })).to.include({ success: true });
      expect(await fixture.codes(own)).to.have.length(SITE_ROWS.length);
      expect(await reduce(own, { layers: [{ id: 0 }] })).to.include({ success: true });
    });

    it('holds the fields that its condition names, and loses others', async () => {
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
    it('follows supportsAppend of its source, which it cannot go beyond', async () => {
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

    it('loses the capability for good where it is made of a source that does not support append', async () => {
      const own = await fixture.makeSource();
      await update(own, { supportsAppend: false });
      const view = await fixture.makeView(own, NORTH, { capabilities: 'Query,Append' });
      await update(own, { supportsAppend: true });
      expect(await read(service(view))).to.include({ supportsAppend: true, capabilities: 'Query' });
    });

    it('has a switch of its own', async () => {
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
