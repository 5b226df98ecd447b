// @needs gdal
import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';

/** Members that clients read of every layer and table. */
const KEYS = [
  ...[
    'currentVersion',
    'id',
    'name',
    'type',
    'serviceItemId',
    'displayField',
    'description',
    'copyrightText',
  ],
  ...[
    'defaultVisibility',
    'editingInfo',
    'relationships',
    'isDataVersioned',
    'hasContingentValuesDefinition',
  ],
  ...['supportsAppend', 'supportedAppendCapabilities', 'supportsCalculate', 'supportsASyncCalculate'],
  ...['supportsTruncate', 'supportsAttachmentsByUploadId', 'supportsAttachmentsResizing'],
  ...['supportsRollbackOnFailureParameter', 'supportsStatistics', 'supportsExceedsLimitStatistics'],
  ...['supportsAdvancedQueries', 'supportsValidateSql', 'supportsValidateSQL'],
  ...['supportsCoordinatesQuantization', 'supportsFieldDescriptionProperty', 'supportsQuantizationEditMode'],
  ...['supportsApplyEditsWithGlobalIds', 'supportsReturningQueryGeometry', 'advancedQueryCapabilities'],
  ...['advancedEditingCapabilities', 'useStandardizedQueries', 'allowGeometryUpdates', 'hasAttachments'],
  ...['htmlPopupType', 'hasMetadata', 'objectIdField', 'uniqueIdField', 'globalIdField', 'typeIdField'],
  ...['fields', 'indexes', 'dateFieldsTimeReference', 'preferredTimeReference', 'types', 'templates'],
  ...['supportedQueryFormats', 'supportedAppendFormats', 'supportedExportFormats', 'hasStaticData'],
  'supportedAppendSourceFilterFormats',
  ...['maxRecordCount', 'standardMaxRecordCount', 'standardMaxRecordCountNoGeometry', 'tileMaxRecordCount'],
  ...['maxRecordCountFactor', 'capabilities'],
];

/** And of layers only. */
const GEOMETRY_KEYS = [
  ...['geometryType', 'minScale', 'maxScale', 'extent', 'drawingInfo', 'enableNullGeometry', 'hasM', 'hasZ'],
  'supportedSpatialRelationships',
];

/** Members of layers whose features have a length. */
const MEASURED_KEYS = ['hasGeometryProperties', 'geometryProperties'];

const TRACKED_KEYS = ['editFieldsInfo', 'ownershipBasedAccessControlForFeatures'];

const TOOLS: Readonly<Record<string, string>> = {
  Point: 'esriFeatureEditToolPoint',
  Multipoint: 'esriFeatureEditToolPoint',
  Polyline: 'esriFeatureEditToolLine',
  Polygon: 'esriFeatureEditToolPolygon',
  MultiPatch: 'esriFeatureEditToolNone',
};

const SQL_TYPES: Readonly<Record<string, string>> = {
  SmallInteger: 'sqlTypeSmallInt',
  Integer: 'sqlTypeInteger',
  BigInteger: 'sqlTypeBigInt',
  Single: 'sqlTypeReal',
  Double: 'sqlTypeFloat',
  String: 'sqlTypeNVarchar',
  Date: 'sqlTypeTimestamp2',
  DateOnly: 'sqlTypeDate',
  TimeOnly: 'sqlTypeTime',
  TimestampOffset: 'sqlTypeTimestampWithTimezone',
  GUID: 'sqlTypeOther',
};

forEachDatabase('metadata of layers', (open) => {
  let server: FeatureServer;
  let owner: string;
  let root: string;
  let admin: string;

  before(async () => {
    server = await startFeatureServer(await open());
    owner = await server.signUp('owner', 'author');
    const info = { enableEditorTracking: true, enableOwnershipAccessControl: true };
    const name = await server.makeService(owner, { editorTrackingInfo: info });
    root = `/rest/services/${name}/FeatureServer`;
    admin = `/rest/admin/services/${name}/FeatureServer`;
  });
  after(() => server.close());

  const add = async (additions: Json): Promise<number> => {
    const reply = await server.post(`${admin}/addToDefinition`, { addToDefinition: additions }, owner);
    expect(reply).to.include({ success: true });
    const [added] = [...(reply['layers'] as Json[]), ...(reply['tables'] as Json[])];
    return Number(added?.['id']);
  };
  const get = (id: number): Promise<Json> => server.get(`${root}/${String(id)}`, {}, owner);

  for (const [type, drawingTool] of Object.entries(TOOLS)) {
    it(`shows every member of the metadata of layers of esriGeometry${type}`, async () => {
      const id = await add({
        layers: [{ name: `L${type}`, geometryType: `esriGeometry${type}`, fields: [] }],
      });
      const layer = await get(id);
      const more = type.startsWith('Poly') ? MEASURED_KEYS : [];
      expect(layer).to.have.all.keys([...KEYS, ...GEOMETRY_KEYS, ...more, ...TRACKED_KEYS]);
      expect(layer).to.include({ type: 'Feature Layer', geometryType: `esriGeometry${type}` });
      expect(layer).to.include({ hasZ: type === 'MultiPatch', hasM: false });
      expect(layer['templates']).to.have.nested.property('[0].drawingTool', drawingTool);
      for (const corner of ['xmin', 'ymin', 'xmax', 'ymax']) {
        expect(layer).to.have.nested.property(`extent.${corner}`).that.is.a('number');
      }
      // The administrator's address shows the same and what only administrators need.
      const { adminLayerInfo, ...rest } = await server.get(`${admin}/${String(id)}`, {}, owner);
      expect(rest).to.deep.equal(layer);
      expect(adminLayerInfo).to.have.nested.property('geometryField.name', 'shape');
    });
  }

  it('shows every member of the metadata of a table, and none about geometry', async () => {
    const id = await add({ tables: [{ name: 'Plain', fields: [] }] });
    expect(await get(id)).to.have.all.keys([...KEYS, ...TRACKED_KEYS]);
    expect(await get(id)).to.include({ type: 'Table' });
  });

  it('shows fields of every type with alias, domain, default and nullability', async () => {
    const coded = { type: 'codedValue', name: 'd', codedValues: [{ name: 'One', code: 1 }] };
    const special: Readonly<Record<string, Json>> = {
      SmallInteger: { domain: coded, defaultValue: 1 },
      Double: { domain: { type: 'range', name: 'r', range: [0, 1.5] }, defaultValue: 0.5 },
      String: { length: 7, defaultValue: 'none', nullable: false },
      BigInteger: { defaultValue: 9_007_199_254_740_991 },
      DateOnly: { defaultValue: '2026-01-31' },
      TimeOnly: { defaultValue: '23:59:59' },
    };
    const fields = Object.keys(SQL_TYPES).map((type) => ({
      name: `a_${type}`,
      alias: `An ${type}`,
      type: `esriFieldType${type}`,
      ...special[type],
    }));
    const layer = await get(await add({ tables: [{ name: 'Typed', fields }] }));
    const shown = layer['fields'] as Json[];
    for (const [type, sqlType] of Object.entries(SQL_TYPES)) {
      const field = shown.find(({ name }) => name === `a_${type}`);
      const { domain = null, ...rest } = special[type] ?? {};
      const expected = { alias: `An ${type}`, sqlType, editable: true, nullable: true, defaultValue: null };
      expect(field, type).to.include({ ...expected, ...rest });
      expect(field?.['domain'], type).to.deep.equal(domain);
    }
    // Replies of queries tell the same of them.
    const query = await server.get(
      `${root}/${String(layer['id'])}/query`,
      { outFields: 'a_SmallInteger' },
      owner,
    );
    expect(query['fields']).to.have.nested.property('[0].domain').that.deep.equals(coded);
  });

  it('reports every fault of a domain, in a new field and in a changed one', async () => {
    const domain = { type: 'codedValue', name: 'd', codedValues: [{ name: 'One', code: 'x' }] };
    const fields = [{ name: 'rank', type: 'esriFieldTypeInteger', domain }];
    const at = 'codedValues[0].code: is not a value of esriFieldTypeInteger';
    const added = await server.post(`${admin}/0/addToDefinition`, { addToDefinition: { fields } }, owner);
    expect(errorOf(added).details).to.deep.equal([`addToDefinition.fields[0].domain.${at}`]);
    const changes = { fields: [{ name: 'people', domain }] };
    const changed = await server.post(`${admin}/0/updateDefinition`, { updateDefinition: changes }, owner);
    expect(errorOf(changed).details).to.deep.equal([`updateDefinition.fields[0].domain.${at}`]);
  });

  it('keeps a spatial reference that is given as text', async () => {
    const wkt =
      'PROJCS["Ours",GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],' +
      'PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],' +
      'PARAMETER["False_Easting",1000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",12.0],' +
      'PARAMETER["Scale_Factor",1.0],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]';
    const layer = { name: 'Ours', geometryType: 'esriGeometryPoint', spatialReference: { wkt } };
    const shown = await get(await add({ layers: [{ ...layer, fields: [] }] }));
    expect(shown).to.have.nested.property('extent.spatialReference').that.deep.equals({ wkt });
  });
});
