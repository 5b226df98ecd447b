import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  CITIES,
  type FeatureServer,
  type Json,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';

const WEB_MERCATOR = { wkid: 102100, latestWkid: 3857 };
const EDGE = 20037508.342789244;
const WORLD = { xmin: -EDGE, ymin: -EDGE, xmax: EDGE, ymax: EDGE, spatialReference: WEB_MERCATOR };

const FORMATS = 'sqlite,gpkg,shapefile,filegdb,featureCollection,geojson,csv,excel';

/** Members that layers and tables share, in the words of `describeLayer`'s clients. */
const COMMON = {
  currentVersion: 11.2,
  description: '',
  copyrightText: '',
  defaultVisibility: true,
  relationships: [],
  isDataVersioned: false,
  hasContingentValuesDefinition: false,
  supportsAppend: true,
  supportedAppendCapabilities: 'Features',
  supportsCalculate: true,
  supportsASyncCalculate: false,
  supportsTruncate: true,
  supportsAttachmentsByUploadId: false,
  supportsAttachmentsResizing: false,
  supportsRollbackOnFailureParameter: true,
  supportsStatistics: true,
  supportsExceedsLimitStatistics: true,
  supportsAdvancedQueries: true,
  supportsValidateSql: true,
  supportsValidateSQL: true,
  supportsCoordinatesQuantization: true,
  supportsFieldDescriptionProperty: false,
  supportsQuantizationEditMode: true,
  supportsApplyEditsWithGlobalIds: true,
  supportsReturningQueryGeometry: true,
  advancedQueryCapabilities: {
    supportsPagination: true,
    supportsPaginationOnAggregatedQueries: true,
    supportsQueryRelatedPagination: false,
    supportsQueryWithDistance: true,
    supportsReturningQueryExtent: true,
    supportsStatistics: true,
    supportsOrderBy: true,
    supportsDistinct: true,
    supportsQueryWithResultType: true,
    supportsSqlExpression: false,
    supportsAdvancedQueryRelated: false,
    supportsCountDistinct: true,
    supportsReturningGeometryCentroid: false,
    supportsQueryWithDatumTransformation: false,
    supportsHavingClause: true,
    supportsOutFieldSQLExpression: false,
    supportsMaxRecordCountFactor: true,
    supportsTopFeaturesQuery: false,
    supportsDisjointSpatialRel: false,
    supportsDefaultSR: false,
  },
  advancedEditingCapabilities: {
    supportedSqlFormatsInCalculate: ['standard'],
    supportsAsyncApplyEdits: false,
    supportsReturnEditResults: false,
  },
  useStandardizedQueries: true,
  allowGeometryUpdates: true,
  hasAttachments: false,
  htmlPopupType: 'esriServerHTMLPopupTypeNone',
  hasMetadata: false,
  objectIdField: 'OBJECTID',
  uniqueIdField: { name: 'OBJECTID', isSystemMaintained: true },
  globalIdField: 'GlobalID',
  typeIdField: '',
  dateFieldsTimeReference: { timeZone: 'UTC', timeZoneIANA: 'Etc/UTC', respectsDaylightSaving: false },
  preferredTimeReference: null,
  types: [],
  supportedQueryFormats: 'JSON, geoJSON, PBF',
  supportedExportFormats: '',
  hasStaticData: false,
  maxRecordCount: 2000,
  standardMaxRecordCount: 16_000,
  standardMaxRecordCountNoGeometry: 16_000,
  tileMaxRecordCount: 8000,
  maxRecordCountFactor: 1,
  capabilities: 'Query,Uploads',
};

const SPATIAL = {
  type: 'Feature Layer',
  minScale: 0,
  maxScale: 0,
  extent: WORLD,
  enableNullGeometry: true,
  hasM: false,
  hasZ: false,
  supportedSpatialRelationships: [
    'esriSpatialRelIntersects',
    'esriSpatialRelContains',
    'esriSpatialRelWithin',
    'esriSpatialRelCrosses',
    'esriSpatialRelOverlaps',
    'esriSpatialRelTouches',
    'esriSpatialRelEnvelopeIntersects',
    'esriSpatialRelIndexIntersects',
  ],
};

const MANAGED = { nullable: false, editable: false, domain: null, defaultValue: null };
const OWN = { nullable: true, editable: true, domain: null, defaultValue: null };
const OBJECT_ID = {
  ...{ name: 'OBJECTID', type: 'esriFieldTypeOID', actualType: 'int', alias: 'OBJECTID' },
  ...{ sqlType: 'sqlTypeInteger', ...MANAGED },
};
const GLOBAL_ID = {
  ...{ name: 'GlobalID', type: 'esriFieldTypeGlobalID', alias: 'GlobalID', sqlType: 'sqlTypeOther' },
  ...{ length: 38, ...MANAGED, defaultValue: 'NEWID() WITH VALUES' },
};
const text = (name: string, length: number, more: Json = {}): Json => ({
  ...{ name, type: 'esriFieldTypeString', alias: name, sqlType: 'sqlTypeNVarchar', length, ...OWN },
  ...more,
});
const FIELDS = [
  ...[OBJECT_ID, GLOBAL_ID, text('code', 8, { nullable: false }), text('name', 40)],
  { name: 'people', type: 'esriFieldTypeInteger', alias: 'people', sqlType: 'sqlTypeInteger', ...OWN },
];
const measure = (name: string): Json => ({
  ...{ name, type: 'esriFieldTypeDouble', alias: name, sqlType: 'sqlTypeFloat' },
  ...{ ...OWN, editable: false },
});
const date = (name: string): Json => ({
  ...{ name, type: 'esriFieldTypeDate', alias: name, sqlType: 'sqlTypeTimestamp2', length: 8 },
  ...{ ...OWN, editable: false },
});
const user = (name: string): Json => text(name, 128, { editable: false });

const DOT = {
  ...{ type: 'esriSMS', style: 'esriSMSCircle', color: [0, 112, 255, 255], size: 6, angle: 0 },
  ...{ xoffset: 0, yoffset: 0, outline: { color: [0, 0, 0, 255], width: 0.7 } },
};
const LINE = { type: 'esriSLS', style: 'esriSLSSolid', color: [0, 77, 168, 255] };
const AREA = {
  ...{ type: 'esriSFS', style: 'esriSFSSolid', color: [0, 112, 255, 96] },
  outline: { ...LINE, width: 1 },
};
const drawn = (symbol: Json): Json => ({
  drawingInfo: { renderer: { type: 'simple', symbol }, transparency: 0, labelingInfo: null },
});

interface Kind {
  readonly geometryType?: string;
  /** Beside what all have. */
  readonly keys: Json;
  readonly measures?: readonly string[];
  readonly tool: string;
}

const POINT: Kind = { geometryType: 'esriGeometryPoint', keys: drawn(DOT), tool: 'Point' };
const KINDS: readonly Kind[] = [
  POINT,
  { geometryType: 'esriGeometryMultipoint', keys: drawn(DOT), tool: 'Point' },
  {
    geometryType: 'esriGeometryPolyline',
    keys: {
      ...drawn({ ...LINE, width: 2 }),
      hasGeometryProperties: true,
      geometryProperties: { shapeLengthFieldName: 'Shape__Length', units: 'esriMeters' },
    },
    measures: ['Shape__Length'],
    tool: 'Line',
  },
  {
    geometryType: 'esriGeometryPolygon',
    keys: {
      ...drawn(AREA),
      hasGeometryProperties: true,
      geometryProperties: {
        shapeAreaFieldName: 'Shape__Area',
        shapeLengthFieldName: 'Shape__Length',
        units: 'esriMeters',
      },
    },
    measures: ['Shape__Area', 'Shape__Length'],
    tool: 'Polygon',
  },
  { geometryType: 'esriGeometryMultiPatch', keys: { ...drawn(AREA), hasZ: true }, tool: 'None' },
  { keys: { type: 'Table' }, tool: 'None' },
];

const template = (tool: string): Json => ({
  name: 'New Feature',
  description: '',
  drawingTool: `esriFeatureEditTool${tool}`,
  prototype: { attributes: { code: null, name: null, people: null } },
});

const TRACKING = {
  enableEditorTracking: false,
  enableOwnershipAccessControl: false,
  allowOthersToQuery: true,
  allowOthersToUpdate: true,
  allowOthersToDelete: false,
  allowAnonymousToQuery: true,
  allowAnonymousToUpdate: true,
  allowAnonymousToDelete: true,
};

const SERVICE = {
  currentVersion: 11.2,
  hasViews: false,
  serviceDescription: '',
  hasVersionedData: false,
  supportsDisconnectedEditing: false,
  hasStaticData: false,
  maxRecordCount: 2000,
  supportedQueryFormats: 'JSON, geoJSON, PBF',
  supportsVCSProjection: false,
  supportedExportFormats: '',
  capabilities: 'Query,Uploads',
  description: '',
  copyrightText: '',
  spatialReference: WEB_MERCATOR,
  initialExtent: WORLD,
  fullExtent: WORLD,
  allowGeometryUpdates: true,
  units: 'esriMeters',
  supportsAppend: true,
  supportsSharedDomains: false,
  syncEnabled: false,
  supportsApplyEditsWithGlobalIds: true,
  supportsReturnDeleteResults: true,
  supportsLayerOverrides: false,
  supportsTilesAndBasicQueriesMode: false,
  editorTrackingInfo: TRACKING,
  xssPreventionInfo: {
    xssPreventionEnabled: true,
    xssPreventionRule: 'InputOnly',
    xssInputRule: 'rejectInvalid',
  },
};

forEachDatabase('metadata, key for key', (open) => {
  let server: FeatureServer;
  let owner: string;

  before(async () => {
    server = await startFeatureServer(await open());
    owner = await server.signUp('owner', 'author');
  });
  after(() => server.close());

  /** A service with one layer of each kind, numbered from 0; its name. */
  async function makeAll(definition: Json = {}): Promise<string> {
    const name = await server.makeService(owner, definition);
    const named = KINDS.map(({ geometryType }, index) => ({
      ...CITIES,
      name: `L${String(index)}`,
      type: geometryType === undefined ? 'Table' : 'Feature Layer',
      geometryType,
    }));
    const addToDefinition = { layers: named.slice(1, -1), tables: named.slice(-1) };
    const admin = `/rest/admin/services/${name}/FeatureServer`;
    const added = await server.post(`${admin}/addToDefinition`, { addToDefinition }, owner);
    expect(added).to.include({ success: true });
    return name;
  }

  const read = (name: string, below = ''): Promise<Json> =>
    server.get(`/rest/services/${name}/FeatureServer${below}`, {}, owner);

  function summaryOf(id: number, { geometryType }: Kind): Json {
    return {
      id,
      name: id === 0 ? 'Cities' : `L${String(id)}`,
      parentLayerId: -1,
      defaultVisibility: true,
      subLayerIds: null,
      minScale: 0,
      maxScale: 0,
      type: geometryType === undefined ? 'Table' : 'Feature Layer',
      ...(geometryType !== undefined && { geometryType }),
    };
  }

  it('shows the metadata that clients of hosted layers read, for every kind of layer and for tables', async () => {
    const name = await makeAll();
    const { serviceItemId, ...service } = await read(name);
    expect(serviceItemId).to.match(/^[0-9a-f]{32}$/);
    const { supportedAppendFormats } = service;
    expect(String(supportedAppendFormats).split(',')).to.include.members(FORMATS.split(','));
    expect(service).to.deep.equal({
      ...SERVICE,
      isView: false,
      supportedAppendFormats,
      layers: KINDS.slice(0, -1).map((kind, id) => summaryOf(id, kind)),
      tables: KINDS.slice(-1).map((kind) => summaryOf(KINDS.length - 1, kind)),
    });
    for (const [id, kind] of KINDS.entries()) {
      const { editingInfo, indexes, supportedAppendSourceFilterFormats, ...layer } = await read(
        name,
        `/${String(id)}`,
      );
      const { geometryType, keys, measures = [], tool } = kind;
      expect(layer, geometryType).to.deep.equal({
        ...COMMON,
        ...(geometryType !== undefined && { ...SPATIAL, geometryType }),
        ...keys,
        id,
        name: id === 0 ? 'Cities' : `L${String(id)}`,
        serviceItemId,
        displayField: 'code',
        supportedAppendFormats,
        fields: [...FIELDS, ...measures.map(measure)],
        templates: [template(tool)],
      });
      expect(editingInfo).to.have.all.keys('lastEditDate', 'schemaLastEditDate', 'dataLastEditDate');
      for (const date of Object.values(editingInfo as Json))
        expect(date).to.be.within(Date.now() - 600_000, Date.now());
      expect(String(supportedAppendSourceFilterFormats).split(',')).to.include.members(['sqlite', 'gpkg']);
      const admin = await server.get(`/rest/admin/services/${name}/FeatureServer/${String(id)}`, {}, owner);
      const { adminLayerInfo, ...same } = admin;
      expect(same).to.deep.equal({ ...layer, editingInfo, indexes, supportedAppendSourceFilterFormats });
      const { tableName } = adminLayerInfo as Json;
      expect(tableName).to.match(/^places_\d+_[a-z0-9]+_\d+_\d+$/);
      expect(adminLayerInfo).to.deep.equal({
        tableName,
        ...(geometryType !== undefined && { geometryField: { name: 'shape', srid: 3857 } }),
      });
      const own = (suffix: string, fields: string, more: Json): Json => ({
        ...{ name: suffix, fields, isAscending: true, isUnique: true, description: '' },
        ...more,
      });
      const table = String(tableName);
      expect(indexes).to.deep.equal([
        own(`PK__${table}`, 'OBJECTID', { description: 'clustered, unique, primary key' }),
        own(`${table}_GlobalID`, 'GlobalID', {}),
        ...(geometryType === undefined
          ? []
          : [
              own(`${table}_Shape`, 'shape', {
                isAscending: false,
                isUnique: false,
                description: 'Shape Index',
              }),
            ]),
        own('by_code', 'code', {}),
      ]);
    }
    const { layers, tables } = await read(name, '/layers');
    const all = [...(layers as Json[]), ...(tables as Json[])];
    expect(all).to.have.length(KINDS.length);
    expect(tables).to.have.length(1);
    for (const layer of all) expect(layer).to.deep.equal(await read(name, `/${String(layer['id'])}`));
    const admin = await server.get(`/rest/admin/services/${name}/FeatureServer`, {}, owner);
    expect(admin).to.deep.equal({
      ...service,
      serviceItemId,
      adminServiceInfo: { name, type: 'FeatureServer', status: 'Started', access: 'private' },
    });
  });

  it('shows editor tracking, ownership of rows and the author’s other settings in the metadata', async () => {
    const rules = { allowOthersToQuery: false, allowOthersToUpdate: false, allowOthersToDelete: true };
    const anonymous = { allowAnonymousToUpdate: false, allowAnonymousToDelete: false };
    const editorTrackingInfo = {
      ...{ enableEditorTracking: true, enableOwnershipAccessControl: true },
      ...{ ...rules, ...anonymous, allowAnonymousToQuery: false },
    };
    const name = await makeAll({
      ...{ editorTrackingInfo, access: 'public', allowGeometryUpdates: false, hasStaticData: true },
      ...{ maxRecordCount: 20_000, spatialReference: { wkid: 4326 }, description: 'What there is' },
      ...{ serviceDescription: 'All of it', copyrightText: '© us', capabilities: 'append,sync,EDITING' },
    });
    const degrees = { wkid: 4326, latestWkid: 4326 };
    const extent = { xmin: -180, ymin: -90, xmax: 180, ymax: 90, spatialReference: degrees };
    const capabilities = 'Editing,Create,Update,Delete,Append';
    const { serviceItemId, supportedAppendFormats, layers, tables, ...service } = await read(name);
    expect(service).to.deep.equal({
      ...SERVICE,
      isView: false,
      ...{ editorTrackingInfo, capabilities, allowGeometryUpdates: false, hasStaticData: true },
      ...{ maxRecordCount: 20_000, spatialReference: degrees, description: 'What there is' },
      ...{ serviceDescription: 'All of it', copyrightText: '© us' },
      ...{ initialExtent: extent, fullExtent: extent, units: 'esriDecimalDegrees' },
    });
    expect([layers, tables].map((list) => (list as Json[]).length)).to.deep.equal([KINDS.length - 1, 1]);
    const { editingInfo, indexes, supportedAppendSourceFilterFormats, ...layer } = await read(name, '/0');
    expect([editingInfo, indexes, supportedAppendSourceFilterFormats]).not.to.include(undefined);
    expect(layer).to.deep.equal({
      ...{ ...COMMON, ...SPATIAL, ...POINT.keys },
      ...{ id: 0, name: 'Cities', geometryType: 'esriGeometryPoint', serviceItemId, extent },
      ...{ displayField: 'code', supportedAppendFormats, templates: [template('Point')], capabilities },
      ...{ allowGeometryUpdates: false, hasStaticData: true, maxRecordCount: 20_000 },
      ...{ standardMaxRecordCount: 20_000, standardMaxRecordCountNoGeometry: 20_000 },
      tileMaxRecordCount: 20_000,
      fields: [...FIELDS, date('CreationDate'), user('Creator'), date('EditDate'), user('Editor')],
      editFieldsInfo: {
        creationDateField: 'CreationDate',
        creatorField: 'Creator',
        editDateField: 'EditDate',
        editorField: 'Editor',
      },
      ownershipBasedAccessControlForFeatures: { ...rules, ...anonymous },
    });
  });

  it('shows the source in the metadata of a view, and that the source has views', async () => {
    const name = await server.makeService(owner);
    const view = `${name}_view`;
    const make = { createParameters: { name: view, isView: true } };
    await server.post('/sharing/rest/content/users/owner/createService', make, owner);
    const shown = { sourceServiceName: name, sourceLayerId: 0, sourceLayerFields: ['name', 'people'] };
    const added = await server.post(
      `/rest/admin/services/${view}/FeatureServer/addToDefinition`,
      {
        addToDefinition: {
          layers: [
            {
              name: 'Towns',
              adminLayerInfo: { viewLayerDefinition: shown },
              viewDefinitionQuery: 'people < 1000',
            },
          ],
        },
      },
      owner,
    );
    expect(added).to.deep.equal({ success: true, layers: [{ name: 'Towns', id: 0 }], tables: [] });
    const [source, service] = [await read(name), await read(view)];
    expect(source).to.include({ isView: false, hasViews: true }).and.not.have.property('isUpdatableView');
    const { serviceItemId, supportedAppendFormats, layers, tables, ...rest } = service;
    expect(rest).to.deep.equal({
      ...{ ...SERVICE, isView: true, isUpdatableView: true, sourceSchemaChangesAllowed: true },
    });
    expect(tables).to.deep.equal([]);
    expect(layers).to.deep.equal([{ ...summaryOf(0, POINT), name: 'Towns' }]);
    const { editingInfo, indexes, supportedAppendSourceFilterFormats, ...layer } = await read(view, '/0');
    expect([editingInfo, supportedAppendSourceFilterFormats]).not.to.include(undefined);
    expect((indexes as Json[]).map(({ fields }) => fields)).to.deep.equal(['OBJECTID', 'GlobalID', 'shape']);
    const point = { ...COMMON, ...SPATIAL, ...POINT.keys, id: 0, serviceItemId, supportedAppendFormats };
    const attributes = { name: null, people: null };
    expect(layer).to.deep.equal({
      ...{ ...point, name: 'Towns', geometryType: 'esriGeometryPoint', displayField: 'OBJECTID' },
      fields: FIELDS.filter((field) => field['name'] !== 'code'),
      templates: [{ ...template('Point'), prototype: { attributes } }],
      ...{ isView: true, viewDefinitionQuery: 'people < 1000', definitionQuery: 'people < 1000' },
      // The rows are those of its source.
      supportsTruncate: false,
    });
  });

  it('lists services in one catalogue without folders', async () => {
    const name = await server.makeService(owner, { access: 'public' });
    const { services, ...catalogue } = await server.get('/rest/services', {}, owner);
    expect(catalogue).to.deep.equal({ currentVersion: 11.2, folders: [] });
    const url = `https://maps.example.org/rest/services/${name}/FeatureServer`;
    expect(services).to.deep.include({ name, type: 'FeatureServer', url });
    const { services: own, ...admin } = await server.get('/rest/admin/services', {}, owner);
    expect(admin).to.deep.equal({ currentVersion: 11.2, folders: [] });
    expect(own).to.deep.include({ name, type: 'FeatureServer', url });
    const folder = await server.get('/rest/services/Utilities', {}, owner);
    expect(folder).to.have.nested.property('error.code', 404);
  });
});
