import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  CITIES,
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';

const REASON = 'is not supported';

/** Members that would change what a layer holds or answers. */
const LAYER_FAULTS: Readonly<Record<string, unknown>> = {
  timeInfo: { startTimeField: 'seen', endTimeField: null },
  relationships: [{ id: 0, name: 'visits', relatedTableId: 1 }],
  subtypeField: 'people',
  subtypes: [{ code: 1, name: 'small' }],
  defaultSubtypeCode: 1,
  fieldGroups: [{ name: 'g', fields: ['code'] }],
  contingentValues: [{ fieldGroupName: 'g' }],
  hasContingentValuesDefinition: true,
  attributeRules: [{ name: 'r', scriptExpression: '1' }],
  isDataVersioned: true,
  isDataArchived: true,
  historicMoment: 1_500_000_000_000,
  datesInUnknownTimezone: true,
  enableZDefaults: true,
  onlyAllowTrueCurveUpdatesByTrueCurveClients: true,
};
const ZONE = { dateFieldsTimeReference: { timeZone: 'Pacific Standard Time', respectsDaylightSaving: true } };

/** Another server's description of a layer, as clients copy it whole. */
const COPIED = {
  ...CITIES,
  ...{ currentVersion: 10.91, id: 7, serviceItemId: 'abc', cacheMaxAge: 30, type: 'Feature Layer' },
  ...{ timeInfo: null, relationships: [], subtypes: [], subtypeField: '', defaultSubtypeCode: '' },
  ...{
    fieldGroups: [],
    contingentValues: {},
    attributeRules: [],
    isDataVersioned: false,
    historicMoment: null,
  },
  ...{ isDataArchived: false, datesInUnknownTimezone: false, hasContingentValuesDefinition: false },
  ...{
    enableZDefaults: false,
    zDefault: 0,
    allowTrueCurvesUpdates: true,
    multiScaleGeometryInfo: { levels: [0] },
  },
  ...{
    heightModelInfo: { heightUnit: 'meter' },
    preferredTimeReference: { timeZone: 'Pacific Standard Time' },
  },
  dateFieldsTimeReference: { timeZone: 'UTC', timeZoneIANA: 'Etc/UTC', respectsDaylightSaving: false },
  ownershipBasedAccessControlForFeatures: { allowOthersToQuery: true, allowOthersToUpdate: true },
  ...{ maxRecordCount: 1000, objectIdField: 'FID', globalIdField: '', supportedQueryFormats: 'JSON' },
  ...{ hasStaticData: true, supportsStatistics: false, capabilities: 'Query,Sync', htmlPopupType: 'x' },
  ...{ somethingNew: { of: ['later', 'versions'] }, geometryField: { name: 'Shape' } },
};

const TEXT_FIELD = { name: 'code', type: 'esriFieldTypeString', length: 8 };

forEachDatabase('definitions with members that are not kept', (open) => {
  let server: FeatureServer;
  let owner: string;
  let name: string;

  before(async () => {
    server = await startFeatureServer(await open());
    owner = await server.signUp('owner', 'author');
    name = await server.makeService(owner);
  });
  after(() => server.close());

  const admin = (path: string, parameters: Json): Promise<Json> =>
    server.post(`/rest/admin/services/${name}/FeatureServer${path}`, parameters, owner);
  const detailsOf = (reply: Json): string[] => [...errorOf(reply).details].sort();
  const faults = (path: string, members: Readonly<Record<string, unknown>>): string[] =>
    Object.keys(members)
      .map((member) => `${path}.${member}: ${REASON}`)
      .sort();
  const layersOf = async (): Promise<number> => {
    const service = await server.get(`/rest/services/${name}/FeatureServer`, {}, owner);
    return (service['layers'] as Json[]).length;
  };

  it('refuses unsupported members in addToDefinition with the path of each, and adds nothing', async () => {
    const before = await layersOf();
    const layers = [
      { ...CITIES, name: 'Good' },
      { ...CITIES, name: 'Bad', ...LAYER_FAULTS, ...ZONE },
    ];
    const reply = await admin('/addToDefinition', { addToDefinition: { layers } });
    expect(detailsOf(reply)).to.deep.equal(
      [
        ...faults('addToDefinition.layers[1]', LAYER_FAULTS),
        'addToDefinition.layers[1].dateFieldsTimeReference: must be UTC: no other time zone is supported',
      ].sort(),
    );
    expect(await layersOf()).to.equal(before);
  });

  it('accepts unsupported members in addToDefinition that are empty or describe another server', async () => {
    const layers = [{ ...COPIED, name: 'Copied' }];
    expect(await admin('/addToDefinition', { addToDefinition: { layers } })).to.include({ success: true });
  });

  it('refuses unsupported members of addToDefinition beside the layers that it adds', async () => {
    const relationships = [{ name: 'r' }];
    const layers = [{ ...CITIES, name: 'Beside' }];
    expect(
      detailsOf(
        await admin('/addToDefinition', { addToDefinition: { layers, relationships, description: 'x' } }),
      ),
    ).to.deep.equal([
      'addToDefinition.description: must be changed by updateDefinition',
      `addToDefinition.relationships: ${REASON}`,
    ]);
    const fields = [{ name: 'extra', type: 'esriFieldTypeString', visible: false }];
    const attributeRules = [{ name: 'r' }];
    expect(
      detailsOf(
        await admin('/0/addToDefinition', { addToDefinition: { fields, attributeRules, types: [{}] } }),
      ),
    ).to.deep.equal([
      `addToDefinition.attributeRules: ${REASON}`,
      'addToDefinition.fields[0].visible: must be true: only views hide fields',
      'addToDefinition.types: must be changed by updateDefinition',
    ]);
  });

  it('refuses unsupported members in updateDefinition of a layer, and changed values that the server sets', async () => {
    const updateDefinition = { ...LAYER_FAULTS, description: 'no', maxRecordCount: 7, objectIdField: 'code' };
    const decided = 'cannot be changed: the server sets it';
    expect(detailsOf(await admin('/0/updateDefinition', { updateDefinition }))).to.deep.equal(
      [
        ...faults('updateDefinition', LAYER_FAULTS),
        `updateDefinition.maxRecordCount: ${decided}`,
        `updateDefinition.objectIdField: ${decided}`,
      ].sort(),
    );
    const layer = await server.get(`/rest/services/${name}/FeatureServer/0`, {}, owner);
    expect(layer).to.include({ description: '' });
  });

  it('refuses unsupported members of new and existing services', async () => {
    const members = {
      ...{ timeInfo: { startTimeField: 'a' }, relationships: [{ id: 1 }], hasVersionedData: true },
      ...{ datesInUnknownTimezone: true, enableZDefaults: true },
    };
    const others = { allowsUpdateToOthers: false, allowOthersToUpdate: true, layers: [{ name: 'Cities' }] };
    const xssPreventionInfo = { xssPreventionEnabled: true, xssPreventionRule: 'InputOutput' };
    const given = { ...members, ...others, xssPreventionInfo, syncEnabled: true };
    const createParameters = { name: 'Refused', ...given };
    const make = '/sharing/rest/content/users/owner/createService';
    const common = (path: string): string[] => [
      ...faults(path, members),
      `${path}.allowOthersToUpdate: must be a member of editorTrackingInfo`,
      `${path}.layers: must be added by addToDefinition`,
      `${path}.xssPreventionInfo: cannot be changed: it is the same for all services`,
    ];
    expect(detailsOf(await server.post(make, { createParameters }, owner))).to.deep.equal(
      [
        ...common('createParameters'),
        'createParameters.syncEnabled: must be set by the capability Sync',
      ].sort(),
    );
    const updateDefinition = { ...given, syncEnabled: undefined, units: 'esriFeet' };
    expect(detailsOf(await admin('/updateDefinition', { updateDefinition }))).to.deep.equal(
      [...common('updateDefinition'), 'updateDefinition.units: cannot be changed: the server sets it'].sort(),
    );
  });

  it('accepts whole definitions that the server gave itself, public and administrative', async () => {
    for (const root of ['/rest/services', '/rest/admin/services']) {
      for (const path of ['', '/0']) {
        const updateDefinition = await server.get(`${root}/${name}/FeatureServer${path}`, {}, owner);
        expect(await admin(`${path}/updateDefinition`, { updateDefinition }), `${root}${path}`).to.include({
          success: true,
        });
      }
    }
  });

  it('keeps the editor tracking of a layer that names its fields', async () => {
    const editFieldsInfo = { creatorField: 'made_by', creationDateField: '' };
    const layers = [{ ...CITIES, name: 'Tracked', editFieldsInfo }];
    const reply = await admin('/addToDefinition', { addToDefinition: { layers } });
    const { id } = (reply['layers'] as Json[])[0]!;
    const layer = await server.get(`/rest/services/${name}/FeatureServer/${String(id)}`, {}, owner);
    expect(layer['editFieldsInfo']).to.include({
      creatorField: 'made_by',
      creationDateField: 'CreationDate',
    });
  });

  it('refuses ownership rules in a layer that would restrict a user', async () => {
    const rules = { allowOthersToUpdate: false };
    const layers = [{ ...CITIES, name: 'Owned', ownershipBasedAccessControlForFeatures: rules }];
    expect(detailsOf(await admin('/addToDefinition', { addToDefinition: { layers } }))).to.deep.equal([
      'addToDefinition.layers[0].ownershipBasedAccessControlForFeatures: must be set for the whole service, by its editorTrackingInfo',
    ]);
  });

  it('refuses conditions that would hide rows, outside of views', async () => {
    const root = `/rest/admin/services/${name}/FeatureServer`;
    for (const member of ['definitionQuery', 'viewDefinitionQuery', 'definitionExpression']) {
      const layer = { name: `Hidden_${member}`, type: 'Table', fields: [TEXT_FIELD], [member]: 'code > 5' };
      const added = await server.post(
        `${root}/addToDefinition`,
        { addToDefinition: { layers: [layer] } },
        owner,
      );
      expect(detailsOf(added).join()).to.contain(`addToDefinition.layers[0].${member}: is `);
      const updateDefinition = { [member]: '1=0' };
      const changed = await server.post(`${root}/0/updateDefinition`, { updateDefinition }, owner);
      expect(detailsOf(changed).join()).to.contain(`updateDefinition.${member}: is `);
    }
  });

  it('refuses unsupported members of the layers of views', async () => {
    const view = `${name}_view`;
    const createParameters = { name: view, isView: true };
    await server.post('/sharing/rest/content/users/owner/createService', { createParameters }, owner);
    const adminLayerInfo = { viewLayerDefinition: { sourceServiceName: name, sourceLayerId: 0 } };
    const root = `/rest/admin/services/${view}/FeatureServer`;
    const add = (more: Json): Promise<Json> =>
      server.post(
        `${root}/addToDefinition`,
        { addToDefinition: { layers: [{ name: 'Shown', adminLayerInfo, ...more }] } },
        owner,
      );
    expect(detailsOf(await add({ timeInfo: { startTimeField: 'a' } }))).to.deep.equal([
      `addToDefinition.layers[0].timeInfo: ${REASON}`,
    ]);
    expect(await add({})).to.include({ success: true });
    const updateDefinition = { subtypeField: 'code' };
    expect(
      detailsOf(await server.post(`${root}/0/updateDefinition`, { updateDefinition }, owner)),
    ).to.deep.equal([`updateDefinition.subtypeField: ${REASON}`]);
  });

  it('refuses unsupported members of published layers, and keeps their domains and defaults', async () => {
    const user = '/sharing/rest/content/users/owner';
    const added = await server.post(`${user}/addItem`, { type: 'CSV', title: 'P', text: 'code\nA\n' }, owner);
    const domain = { type: 'codedValue', name: 'd', codedValues: [{ name: 'A', code: 'A' }] };
    const field = { name: 'code', type: 'esriFieldTypeString', length: 8, domain, defaultValue: 'A' };
    const publish = (layerInfo: Json, more: Json = {}): Promise<Json> =>
      server.post(
        `${user}/publish`,
        {
          itemid: added['id'],
          filetype: 'csv',
          publishParameters: { name: `${name}_published`, layerInfo, ...more },
        },
        owner,
      );
    const refused = await publish(
      {
        fields: [{ ...field, visible: false }],
        timeInfo: { startTimeField: 'a' },
        indexes: [{ fields: 'code', isUnique: true }],
        supportsAppend: false,
      },
      { relationships: [{ id: 0 }] },
    );
    const later = 'is not supported when publishing; set it with updateDefinition';
    expect(detailsOf(refused)).to.deep.equal([
      'publishParameters.layerInfo.fields[0].visible: must be true: only views hide fields',
      `publishParameters.layerInfo.indexes: ${later}`,
      `publishParameters.layerInfo.supportsAppend: ${later}`,
      `publishParameters.layerInfo.timeInfo: ${REASON}`,
      `publishParameters.relationships: ${REASON}`,
    ]);
    const done = await publish({ fields: [field] }, { description: 'Told', capabilities: 'Query,Append' });
    expect(done, JSON.stringify(done)).to.have.property('services');
    const service = await server.get(`/rest/services/${name}_published/FeatureServer`, {}, owner);
    expect(service).to.include({ description: 'Told', capabilities: 'Query,Append' });
    const layer = await server.get(`/rest/services/${name}_published/FeatureServer/0`, {}, owner);
    const [code] = (layer['fields'] as Json[]).filter((one) => one['name'] === 'code');
    expect(code).to.deep.include({ domain, defaultValue: 'A' });
  });
});
