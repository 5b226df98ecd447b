import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  CITIES,
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';

const ROW = { features: [{ attributes: { code: 'BGO', name: 'Bergen' }, geometry: { x: 1, y: 2 } }] };
const TRACKING_FIELDS = ['CreationDate', 'Creator', 'EditDate', 'Editor'];

forEachDatabase('changes of a definition', (open) => {
  let server: FeatureServer;
  const tokens: Record<string, string | undefined> = { anonymous: undefined };

  before(async () => {
    server = await startFeatureServer(await open());
    tokens['owner'] = await server.signUp('owner', 'author');
    tokens['administrator'] = await server.signUp('chief', 'administrator');
    tokens['other'] = await server.signUp('other', 'contributor');
  });
  after(() => server.close());

  const adminPath = (name: string): string => `/rest/admin/services/${name}/FeatureServer`;
  const change = (name: string, updateDefinition: Json, caller = 'owner', layer = ''): Promise<Json> =>
    server.post(`${adminPath(name)}${layer}/updateDefinition`, { updateDefinition }, tokens[caller]);
  const updateLayerDefinition = (name: string, updateDefinition: Json, caller = 'owner'): Promise<Json> =>
    change(name, updateDefinition, caller, '/0');
  const service = (name: string): Promise<Json> =>
    server.get(`/rest/services/${name}/FeatureServer`, {}, tokens['owner']);
  const layer = (name: string): Promise<Json> =>
    server.get(`/rest/services/${name}/FeatureServer/0`, {}, tokens['owner']);
  const append = (name: string, caller: string): Promise<Json> =>
    server.post(`/rest/services/${name}/FeatureServer/0/append`, { edits: ROW }, tokens[caller]);
  const codeOf = (reply: Json): number | 'ok' => (reply['error'] === undefined ? 'ok' : errorOf(reply).code);
  const ended = async (submission: Json): Promise<Json> =>
    server.ended(String(submission['statusUrl']), tokens['owner'] ?? '');
  const query = (name: string): Promise<Json> =>
    server.get(
      `/rest/services/${name}/FeatureServer/0/query`,
      { where: '1=1', outFields: '*' },
      tokens['owner'],
    );

  describe('of the Append capability', () => {
    it('opens append to others with the Append capability, and closes it again, without any editing capability', async () => {
      const name = await server.makeService(tokens['owner'] ?? '', {
        access: 'public',
        capabilities: 'Query',
      });
      const who = async (): Promise<unknown> =>
        Object.fromEntries(
          await Promise.all(
            ['owner', 'administrator', 'other', 'anonymous'].map(async (caller) => [
              caller,
              codeOf(await append(name, caller)),
            ]),
          ),
        );
      const shut = { owner: 'ok', administrator: 'ok', other: 403, anonymous: 499 };
      expect(await who()).to.deep.equal(shut);
      expect(await change(name, { capabilities: 'query,APPEND' })).to.deep.equal({ success: true });
      expect(await service(name)).to.include({ capabilities: 'Query,Append' });
      expect(await who()).to.deep.equal({ ...shut, other: 'ok' });
      await change(name, { capabilities: 'Query' }, 'administrator');
      expect(await who()).to.deep.equal(shut);
    });

    it('lets only the owner and administrators change the Append capability', async () => {
      const name = await server.makeService(tokens['owner'] ?? '', { access: 'public' });
      expect(codeOf(await change(name, { capabilities: 'Query,Append' }, 'other'))).to.equal(403);
      expect(codeOf(await change(name, { capabilities: 'Query,Append' }, 'anonymous'))).to.equal(499);
      expect(codeOf(await updateLayerDefinition(name, { capabilities: 'Query,Append' }, 'other'))).to.equal(
        403,
      );
    });

    it('refuses to add Append where a layer does not support append, even for administrators', async () => {
      const name = await server.makeService(tokens['owner'] ?? '', {
        access: 'public',
        capabilities: 'Query,Append',
      });
      expect(await updateLayerDefinition(name, { supportsAppend: false })).to.deep.equal({ success: true });
      expect(await layer(name)).to.include({ supportsAppend: false, capabilities: 'Query' });
      for (const caller of ['owner', 'administrator']) {
        expect(errorOf(await append(name, caller)).message).to.contain('does not support append');
        const { code, details } = errorOf(await change(name, { capabilities: 'Query,Append' }, caller));
        expect(code).to.equal(400);
        expect(details.join()).to.contain('updateDefinition.capabilities').and.to.contain('Cities');
      }
      await change(name, { supportsAppend: true });
      expect(codeOf(await change(name, { capabilities: 'Query,Append' }))).to.equal('ok');
      expect(codeOf(await append(name, 'other'))).to.equal('ok');
      await change(name, { supportsAppend: false });
      expect(await layer(name)).to.include({ supportsAppend: false, capabilities: 'Query' });
      expect(codeOf(await append(name, 'administrator'))).to.equal(400);
    });

    it('does not grant append by the editing capabilities', async () => {
      const name = await server.makeService(tokens['owner'] ?? '', {
        access: 'public',
        capabilities: 'Query,Create,Update,Delete,Editing',
      });
      expect(codeOf(await append(name, 'other'))).to.equal(403);
    });
  });

  it('changes the given members of a service and keeps the rest', async () => {
    const name = await server.makeService(tokens['owner'] ?? '', {
      description: 'Old',
      copyrightText: 'Me',
      serviceDescription: 'Long',
    });
    const extent = { xmin: 1, ymin: 2, xmax: 3, ymax: 4 };
    const changes = {
      description: 'New',
      serviceDescription: null,
      maxRecordCount: 7,
      access: 'org',
      allowGeometryUpdates: false,
      hasStaticData: true,
      initialExtent: extent,
    };
    expect(await change(name, { ...changes, unknownMember: 1 })).to.deep.equal({ success: true });
    const changed = await service(name);
    expect(changed).to.include({
      description: 'New',
      copyrightText: 'Me',
      serviceDescription: '',
      maxRecordCount: 7,
      allowGeometryUpdates: false,
      hasStaticData: true,
    });
    expect(changed['initialExtent']).to.include(extent);
    expect(codeOf(await server.get(`/rest/services/${name}/FeatureServer`, {}, tokens['other']))).to.equal(
      'ok',
    );
  });

  it('accepts a whole definition as it is shown', async () => {
    const name = await server.makeService(tokens['owner'] ?? '', { capabilities: 'Query,Append' });
    const before = { service: await service(name), layer: await layer(name) };
    expect(await change(name, before.service)).to.deep.equal({ success: true });
    expect(await updateLayerDefinition(name, before.layer)).to.deep.equal({ success: true });
    expect(await service(name)).to.deep.equal(before.service);
    expect({ ...(await layer(name)), editingInfo: 0 }).to.deep.equal({ ...before.layer, editingInfo: 0 });
  });

  it('refuses upserts with sync and change tracking, in whichever way they are switched on', async () => {
    const name = await server.makeService(tokens['owner'] ?? '');
    const upsert = async (): Promise<number | 'ok'> =>
      codeOf(
        await server.post(
          `/rest/services/${name}/FeatureServer/0/append`,
          { edits: ROW, upsert: true, upsertMatchingField: 'code' },
          tokens['owner'],
        ),
      );
    expect(await upsert()).to.equal('ok');
    await change(name, { syncEnabled: true });
    expect(await service(name)).to.include({ syncEnabled: false });
    expect(await upsert()).to.equal(400);
    expect(errorOf(await server.post(`${adminPath(name)}/0/truncate`, {}, tokens['owner'])).code).to.equal(
      400,
    );
    await updateLayerDefinition(name, { syncEnabled: false });
    expect(await upsert()).to.equal('ok');
    await updateLayerDefinition(name, { capabilities: 'Query,ChangeTracking' });
    expect(await upsert()).to.equal(400);
    expect(
      errorOf(await change(name, { capabilities: 'Query', syncEnabled: true })).details.join(),
    ).to.contain('updateDefinition.syncEnabled');
  });

  it('begins and ends editor tracking in layers that have rows', async () => {
    const name = await server.makeService(tokens['owner'] ?? '');
    await ended(await append(name, 'owner'));
    await change(name, { editorTrackingInfo: { enableEditorTracking: true } });
    const info = await layer(name);
    expect((info['fields'] as Json[]).map((field) => field['name'])).to.include.members(TRACKING_FIELDS);
    expect(info['editFieldsInfo']).to.include({ creatorField: 'Creator', editDateField: 'EditDate' });
    const next = { features: [{ attributes: { code: 'OSL', Creator: 'liar' } }] };
    await ended(
      await server.post(`/rest/services/${name}/FeatureServer/0/append`, { edits: next }, tokens['owner']),
    );
    const creators = ((await query(name))['features'] as { attributes: Json }[]).map(
      ({ attributes }) => attributes['Creator'],
    );
    expect(creators).to.deep.equal([null, 'owner']);
    await change(name, { editorTrackingInfo: { enableEditorTracking: false } });
    expect(await layer(name)).not.to.have.property('editFieldsInfo');
    await change(name, { editorTrackingInfo: { enableEditorTracking: true } });
    await updateLayerDefinition(name, { editFieldsInfo: null });
    const after = await layer(name);
    const creator = (after['fields'] as Json[]).find((field) => field['name'] === 'Creator');
    expect(creator).to.include({ editable: true });
    expect(after).not.to.have.property('editFieldsInfo');
    expect((after['fields'] as Json[]).map((field) => field['name'])).to.include.members(TRACKING_FIELDS);
    await updateLayerDefinition(name, { editFieldsInfo: { creatorField: 'Creator' } });
    expect((await layer(name))['editFieldsInfo']).to.include({ creatorField: 'Creator' });
  });

  it('refuses tracking in a field that cannot hold it', async () => {
    const name = await server.makeService(tokens['owner'] ?? '');
    const { details } = errorOf(
      await updateLayerDefinition(name, { editFieldsInfo: { creatorField: 'people' } }),
    );
    expect(details.join()).to.contain('people must be of type esriFieldTypeString');
    const { details: others } = errorOf(
      await updateLayerDefinition(name, { editFieldsInfo: { creatorField: 'code' } }),
    );
    expect(others.join()).to.contain('code must be nullable');
  });

  it('sets ownership of rows for the whole service', async () => {
    const name = await server.makeService(tokens['owner'] ?? '');
    const rights = { allowOthersToUpdate: false };
    await updateLayerDefinition(name, { ownershipBasedAccessControlForFeatures: rights });
    expect((await service(name))['editorTrackingInfo']).to.include({
      enableOwnershipAccessControl: true,
      allowOthersToUpdate: false,
    });
    expect(await layer(name)).to.have.property('ownershipBasedAccessControlForFeatures');
    await updateLayerDefinition(name, { ownershipBasedAccessControlForFeatures: null });
    expect(await layer(name)).not.to.have.property('ownershipBasedAccessControlForFeatures');
  });

  it('changes names, texts and fields of a layer', async () => {
    const name = await server.makeService(tokens['owner'] ?? '');
    const domain = { type: 'codedValue', name: 'd', codedValues: [{ name: 'Bergen', code: 'Bergen' }] };
    const fields = [{ name: 'NAME', alias: 'Town', domain, defaultValue: 'Bergen' }];
    const texts = { name: 'Towns', displayField: 'code', description: 'Of Norway', copyrightText: 'Ours' };
    const drawingInfo = { renderer: { type: 'simple', symbol: { type: 'esriSMS' } } };
    const changes = { ...texts, minScale: 5, maxScale: 2, drawingInfo, fields };
    const before = (await layer(name))['editingInfo'] as Json;
    expect(await updateLayerDefinition(name, changes)).to.deep.equal({ success: true });
    const info = await layer(name);
    expect(info).to.deep.include({ ...texts, minScale: 5, maxScale: 2, drawingInfo });
    expect((info['editingInfo'] as Json)['schemaLastEditDate']).to.be.greaterThan(
      Number(before['schemaLastEditDate']),
    );
    const fieldNow = async (): Promise<Json | undefined> =>
      ((await layer(name))['fields'] as Json[]).find((candidate) => candidate['name'] === 'name');
    expect(await fieldNow()).to.deep.include({ alias: 'Town', domain, defaultValue: 'Bergen' });
    const less = [{ name: 'name', domain: null, defaultValue: null, editable: false }];
    await updateLayerDefinition(name, { displayField: null, drawingInfo: null, fields: less });
    expect(await layer(name)).to.include({ displayField: 'OBJECTID' });
    expect((await layer(name))['drawingInfo']).not.to.deep.equal(drawingInfo);
    expect(await fieldNow()).to.include({ alias: 'Town', domain: null, defaultValue: null, editable: false });
    expect(errorOf(await updateLayerDefinition(name, { name: '  ' })).details).to.deep.equal([
      'updateDefinition.name: must not be blank',
    ]);
  });

  it('changes types, templates and whether a layer is visible at first', async () => {
    const name = await server.makeService(tokens['owner'] ?? '');
    const before = await layer(name);
    const types = [{ id: 1, name: 'Hamlet', domains: { name: { type: 'inherited' } }, templates: [] }];
    const templates = [{ name: 'Town', prototype: { attributes: { people: 1000 } } }];
    const changes = { typeIdField: 'PEOPLE', types, templates, defaultVisibility: false };
    expect(await updateLayerDefinition(name, changes)).to.deep.equal({ success: true });
    expect(await layer(name)).to.deep.include({ ...changes, typeIdField: 'people' });
    expect(errorOf(await updateLayerDefinition(name, { typeIdField: 'nope' })).details).to.deep.equal([
      'updateDefinition.typeIdField: nope is not a field of Cities',
    ]);
    await updateLayerDefinition(name, { typeIdField: null, templates: null, defaultVisibility: true });
    expect({ ...(await layer(name)), editingInfo: 0 }).to.deep.equal({ ...before, editingInfo: 0 });
    for (const untold of [{ types }, { types, typeIdField: '' }]) {
      expect(errorOf(await updateLayerDefinition(name, untold)).details).to.deep.equal([
        'updateDefinition.types: must come with a typeIdField',
      ]);
    }
  });

  it('updates the default template with the fields unless one was set', async () => {
    const name = await server.makeService(tokens['owner'] ?? '');
    const { templates } = await layer(name);
    await updateLayerDefinition(name, { templates });
    const additions = { addToDefinition: { fields: [{ name: 'mayor', type: 'esriFieldTypeString' }] } };
    await server.post(`${adminPath(name)}/0/addToDefinition`, additions, tokens['owner']);
    const [template] = (await layer(name))['templates'] as { prototype: { attributes: Json } }[];
    expect(template?.prototype.attributes).to.have.keys('code', 'name', 'people', 'mayor');
  });

  it('widens text fields and keeps their values and unique index', async () => {
    const name = await server.makeService(tokens['owner'] ?? '');
    const load = async (...codes: string[]): Promise<Json> => {
      const edits = { features: codes.map((code) => ({ attributes: { code }, geometry: { x: 1, y: 2 } })) };
      return ended(
        await server.post(`/rest/services/${name}/FeatureServer/0/append`, { edits }, tokens['owner']),
      );
    };
    expect(await load('BERGEN', 'KRISTIANSAND')).to.include({ insertCount: 1, errorCount: 1 });
    const longer = { name: 'code', length: 12, defaultValue: 'KRISTIANSUND' };
    expect(await updateLayerDefinition(name, { fields: [longer] })).to.deep.equal({ success: true });
    const code = ((await layer(name))['fields'] as Json[]).find((field) => field['name'] === 'code');
    expect(code).to.include({ ...longer, nullable: false });
    expect(await load('BERGEN', 'KRISTIANSAND')).to.include({ insertCount: 1, errorCount: 1 });
    const codes = ((await query(name))['features'] as { attributes: Json }[]).map(
      ({ attributes }) => attributes['code'],
    );
    expect(codes).to.deep.equal(['BERGEN', 'KRISTIANSAND']);
  });

  it('refuses changes that do not fit the rows, and accepts the current values', async () => {
    const name = await server.makeService(tokens['owner'] ?? '');
    const field = { name: 'code', type: 'esriFieldTypeInteger', length: 4 };
    const spatialReference = { wkid: 4326 };
    const changes = {
      geometryType: 'esriGeometryPolygon',
      hasZ: true,
      hasM: true,
      spatialReference,
      fields: [field],
    };
    const { details } = errorOf(await updateLayerDefinition(name, changes));
    expect(details.map((detail) => detail.split(':')[0])).to.have.members([
      'updateDefinition.geometryType',
      'updateDefinition.hasZ',
      'updateDefinition.hasM',
      'updateDefinition.spatialReference',
      'updateDefinition.fields[0].type',
      'updateDefinition.fields[0].length',
    ]);
    const same = { name: 'CODE', type: 'esriFieldTypeString', length: 8 };
    const point = { geometryType: 'esriGeometryPoint', hasZ: false, fields: [same] };
    expect(await updateLayerDefinition(name, point)).to.deep.equal({ success: true });
    for (const changeIt of [change, updateLayerDefinition]) {
      expect(errorOf(await changeIt(name, { spatialReference })).details.join()).to.match(
        /^updateDefinition\.spatialReference: cannot be changed/,
      );
      for (const own of [{ wkid: 102100 }, { latestWkid: 3857 }, {}, null])
        expect(await changeIt(name, { spatialReference: own })).to.deep.equal({ success: true });
    }
  });

  it('makes a read-only field editable again', async () => {
    const name = await server.makeService(tokens['owner'] ?? '');
    for (const editable of [false, true]) {
      await updateLayerDefinition(name, { fields: [{ name: 'people', editable }] });
      const people = ((await layer(name))['fields'] as Json[]).find((field) => field['name'] === 'people');
      expect(people).to.include({ editable });
    }
  });

  it('reports all faults of a change, and changes nothing then', async () => {
    const name = await server.makeService(tokens['owner'] ?? '');
    await server.post(
      `${adminPath(name)}/addToDefinition`,
      { addToDefinition: { layers: [{ ...CITIES, name: 'Towns' }] } },
      tokens['owner'],
    );
    const { details } = errorOf(
      await updateLayerDefinition(name, {
        name: 'TOWNS',
        displayField: 'nope',
        capabilities: 'Query,Fly',
        fields: [
          { name: 'nope', alias: 'x' },
          { name: 'people', defaultValue: 'many', domain: { type: 'x' } },
        ],
      }),
    );
    expect(details.map((detail) => detail.split(':')[0])).to.have.members([
      'updateDefinition.name',
      'updateDefinition.displayField',
      'updateDefinition.capabilities',
      'updateDefinition.fields[0].name',
      'updateDefinition.fields[1].domain.type',
      'updateDefinition.fields[1].defaultValue',
    ]);
    expect(await layer(name)).to.include({ name: 'Cities' });
    expect(errorOf(await change(name, {}, 'owner', '/9')).code).to.equal(404);
  });

  it('makes a required field nullable and back, and keeps its values and unique index', async () => {
    const name = await server.makeService(tokens['owner'] ?? '');
    const nullable = (code: boolean): Promise<Json> =>
      updateLayerDefinition(name, { fields: [{ name: 'code', nullable: code }] });
    const load = async (...codes: (string | null)[]): Promise<Json> =>
      ended(
        await server.post(
          `/rest/services/${name}/FeatureServer/0/append`,
          { edits: { features: codes.map((code) => ({ attributes: { code }, geometry: { x: 1, y: 2 } })) } },
          tokens['owner'],
        ),
      );
    const codes = async (): Promise<unknown[]> =>
      ((await query(name))['features'] as { attributes: Json }[]).map(({ attributes }) => attributes['code']);
    expect(await load('BGO', null)).to.include({ insertCount: 1, errorCount: 1 });
    expect(await nullable(true)).to.deep.equal({ success: true });
    const field = ((await layer(name))['fields'] as Json[]).find((one) => one['name'] === 'code');
    expect(field).to.include({ nullable: true, type: 'esriFieldTypeString', length: 8 });
    expect(await load('BGO', null, null)).to.include({ insertCount: 2, errorCount: 1 });
    expect(await codes()).to.deep.equal(['BGO', null, null]);
    expect(errorOf(await nullable(false)).details).to.deep.equal([
      'updateDefinition.fields (code).nullable: must be true: some rows have no value',
    ]);
    await server.post(`${adminPath(name)}/0/truncate`, {}, tokens['owner']);
    expect(await nullable(false)).to.deep.equal({ success: true });
    expect(await load('OSL', null)).to.include({ insertCount: 1, errorCount: 1 });
    expect(await codes()).to.deep.equal(['OSL']);
  });

  it('truncates a layer to no rows and no extent, restarts object ids at 1, and keeps upsert keys and indexes', async () => {
    const name = await server.makeService(tokens['owner'] ?? '');
    await ended(await append(name, 'owner'));
    const filled = await layer(name);
    expect(
      await server.post(`${adminPath(name)}/0/truncate`, { attachmentOnly: 'true' }, tokens['owner']),
    ).to.deep.equal({ success: true });
    expect((await query(name))['features']).to.have.length(1);
    expect(await server.post(`${adminPath(name)}/0/truncate`, {}, tokens['owner'])).to.deep.equal({
      success: true,
    });
    expect((await query(name))['features']).to.deep.equal([]);
    const emptied = await layer(name);
    expect(emptied['extent']).not.to.deep.equal(filled['extent']);
    expect((emptied['editingInfo'] as Json)['lastEditDate']).to.be.at.least(
      Number((filled['editingInfo'] as Json)['lastEditDate']),
    );
    await ended(await append(name, 'owner'));
    const again = await append(name, 'owner');
    expect(await ended(again)).to.include({ insertCount: 0, errorCount: 1 });
    const [row] = (await query(name))['features'] as { attributes: Json }[];
    expect(row?.attributes['OBJECTID']).to.equal(1);
    const near = { geometry: '0,1,2,3', geometryType: 'esriGeometryEnvelope', returnCountOnly: true };
    expect(
      await server.get(`/rest/services/${name}/FeatureServer/0/query`, near, tokens['owner']),
    ).to.deep.equal({ count: 1 });
    expect(codeOf(await server.post(`${adminPath(name)}/0/truncate`, {}, tokens['other']))).to.equal(404);
  });
});
