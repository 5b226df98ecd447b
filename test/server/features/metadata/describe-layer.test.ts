import { expect } from 'chai';
import { defineLayer, type LayerInput } from '../../../../server/features/definition/define/define-layer.js';
import { describeLayer } from '../../../../server/features/metadata/describe-layer.js';
import { describeService } from '../../../../server/features/metadata/describe-service.js';
import { createFaultList } from '../../../../server/features/model/faults.js';
import type { Extent } from '../../../../server/features/model/layer.js';
import type { PresentedLayer } from '../../../../server/features/model/layer-presentation.js';
import { DEFAULT_EDITOR_TRACKING, type Service } from '../../../../server/features/model/service.js';
import { WEB_MERCATOR } from '../../../../server/features/model/spatial-reference.js';

const SERVICE: Service = {
  key: 4,
  name: 'Places',
  itemId: '0c6b928f590f49ebac04761bab413e49',
  ownerId: 1,
  access: 'public',
  capabilities: ['Query', 'Editing', 'Create', 'Update', 'Delete', 'Uploads', 'Append'],
  createdAt: 0,
  serviceDescription: 'All places',
  description: '',
  copyrightText: '© us',
  maxRecordCount: 500,
  spatialReference: WEB_MERCATOR,
  initialExtent: undefined,
  allowGeometryUpdates: true,
  hasStaticData: false,
  units: 'esriMeters',
  editorTrackingInfo: DEFAULT_EDITOR_TRACKING,
};

const POINTS = {
  name: 'Cities',
  geometryType: 'esriGeometryPoint',
  fields: [
    { name: 'NAME', type: 'esriFieldTypeString', alias: 'Name', length: 40 },
    { name: 'SEEN', type: 'esriFieldTypeDate' },
    {
      name: 'STATE',
      type: 'esriFieldTypeSmallInteger',
      domain: { type: 'codedValue', name: 'd', codedValues: [{ name: 'Open', code: 1 }] },
      defaultValue: 1,
    },
  ],
};

function makeLayer(input: LayerInput, service = SERVICE, extent?: Extent): PresentedLayer {
  const draft = defineLayer(input, 'layer', service, 'layers[0]', createFaultList());
  const place = { key: 9, serviceKey: 4, id: 2, table: 'places_cities_4_2' };
  return { ...draft, ...place, extent, lastEditAt: 2000, schemaEditAt: 1000 };
}

function describeInput(
  input: LayerInput,
  service = SERVICE,
  extent?: Extent,
): ReturnType<typeof describeLayer> {
  return describeLayer(service, makeLayer(input, service, extent));
}

describe('describeLayer', () => {
  it('shows fields with the members that clients read', () => {
    const { fields } = describeInput(POINTS);
    expect(fields).to.deep.equal([
      {
        name: 'OBJECTID',
        type: 'esriFieldTypeOID',
        actualType: 'int',
        alias: 'OBJECTID',
        sqlType: 'sqlTypeInteger',
        nullable: false,
        editable: false,
        domain: null,
        defaultValue: null,
      },
      {
        name: 'GlobalID',
        type: 'esriFieldTypeGlobalID',
        alias: 'GlobalID',
        sqlType: 'sqlTypeOther',
        length: 38,
        nullable: false,
        editable: false,
        domain: null,
        defaultValue: 'NEWID() WITH VALUES',
      },
      {
        name: 'NAME',
        type: 'esriFieldTypeString',
        alias: 'Name',
        sqlType: 'sqlTypeNVarchar',
        length: 40,
        nullable: true,
        editable: true,
        domain: null,
        defaultValue: null,
      },
      {
        name: 'SEEN',
        type: 'esriFieldTypeDate',
        alias: 'SEEN',
        sqlType: 'sqlTypeTimestamp2',
        length: 8,
        nullable: true,
        editable: true,
        domain: null,
        defaultValue: null,
      },
      {
        name: 'STATE',
        type: 'esriFieldTypeSmallInteger',
        alias: 'STATE',
        sqlType: 'sqlTypeSmallInt',
        nullable: true,
        editable: true,
        domain: POINTS.fields[2]?.domain ?? null,
        defaultValue: 1,
      },
    ]);
  });

  it('shows separate dates for data and schema', () => {
    expect(describeInput(POINTS).editingInfo).to.deep.equal({
      lastEditDate: 2000,
      schemaLastEditDate: 1000,
      dataLastEditDate: 2000,
    });
  });

  it('lists only operations that the server supports', () => {
    const layer = describeInput(POINTS);
    expect(layer.capabilities).to.equal('Query,Editing,Create,Update,Delete,Uploads,Append');
    expect(layer).to.include({ supportsASyncCalculate: false, supportsAttachmentsByUploadId: false });
    expect(layer.advancedQueryCapabilities).to.include({
      supportsQueryWithDistance: true,
      supportsTopFeaturesQuery: false,
      supportsOutFieldSQLExpression: false,
    });
    expect(layer.supportedQueryFormats).to.equal('JSON, geoJSON, PBF');
  });

  it('gives an empty layer an extent with numbers', () => {
    expect(describeInput(POINTS).extent).to.include({ xmin: -20037508.342789244 });
    const far = describeInput({ ...POINTS, spatialReference: { wkid: 25832 } });
    expect(far.extent).to.deep.equal({
      xmin: 0,
      ymin: 0,
      xmax: 0,
      ymax: 0,
      spatialReference: { wkid: 25832, latestWkid: 25832 },
    });
  });

  it('prefers the extent of the rows to the initial extent', () => {
    const wished = { ...POINTS, extent: { xmin: 1, ymin: 2, xmax: 3, ymax: 4 } };
    expect(describeInput(wished).extent).to.include({ xmin: 1 });
    expect(describeInput(wished, SERVICE, { xmin: 5, ymin: 6, xmax: 7, ymax: 8 }).extent).to.include({
      xmin: 5,
    });
  });

  for (const [geometryType, style, tool] of [
    ['esriGeometryPoint', 'esriSMS', 'esriFeatureEditToolPoint'],
    ['esriGeometryMultipoint', 'esriSMS', 'esriFeatureEditToolPoint'],
    ['esriGeometryPolyline', 'esriSLS', 'esriFeatureEditToolLine'],
    ['esriGeometryPolygon', 'esriSFS', 'esriFeatureEditToolPolygon'],
  ] as const) {
    it(`draws ${geometryType} with ${style} and ${tool}`, () => {
      const layer = describeInput({ ...POINTS, geometryType });
      expect(layer).to.include({ geometryType, type: 'Feature Layer' });
      expect(layer.drawingInfo).to.have.nested.property('renderer.symbol.type', style);
      expect(layer.templates[0]).to.include({ drawingTool: tool });
    });
  }

  it('omits members about geometry for a table', () => {
    const table = describeInput({ name: 'Log', type: 'Table', fields: POINTS.fields });
    expect(table.type).to.equal('Table');
    expect(table).not.to.have.any.keys(
      'geometryType',
      'extent',
      'drawingInfo',
      'minScale',
      'maxScale',
      'hasZ',
      'hasM',
    );
    expect(table.indexes.map((index) => index.fields)).to.deep.equal(['OBJECTID', 'GlobalID']);
  });

  it('shows editor tracking and ownership if the service has them', () => {
    const editorTrackingInfo = {
      ...DEFAULT_EDITOR_TRACKING,
      enableEditorTracking: true,
      enableOwnershipAccessControl: true,
      allowOthersToUpdate: false,
    };
    const layer = describeInput(POINTS, { ...SERVICE, editorTrackingInfo });
    expect(layer.editFieldsInfo).to.include({ creatorField: 'Creator' });
    expect(layer.ownershipBasedAccessControlForFeatures).to.include({ allowOthersToUpdate: false });
    const plain = describeInput(POINTS);
    expect(plain).not.to.have.any.keys('editFieldsInfo', 'ownershipBasedAccessControlForFeatures');
  });

  it('prefers the author’s drawing and templates', () => {
    const drawingInfo = { renderer: { type: 'uniqueValue' } };
    const layer = describeInput({ ...POINTS, drawingInfo, templates: [] });
    expect(layer.drawingInfo).to.deep.equal(drawingInfo);
    expect(layer.templates).to.deep.equal([]);
  });
});

describe('describeService', () => {
  it('covers the extents of the service’s layers', () => {
    const layers = [
      makeLayer(POINTS, SERVICE, { xmin: 0, ymin: 5, xmax: 10, ymax: 6 }),
      makeLayer(POINTS, SERVICE, { xmin: -3, ymin: 7, xmax: 2, ymax: 8 }),
      makeLayer({ ...POINTS, spatialReference: { wkid: 4326 } }, SERVICE, {
        xmin: -99,
        ymin: 0,
        xmax: 0,
        ymax: 1,
      }),
    ];
    expect(describeService(SERVICE, layers).fullExtent).to.deep.equal({
      xmin: -3,
      ymin: 5,
      xmax: 10,
      ymax: 8,
      spatialReference: WEB_MERCATOR,
    });
  });

  it('lists layers and tables separately', () => {
    const layers = [makeLayer(POINTS), makeLayer({ name: 'Log', type: 'Table' })];
    const reply = describeService(SERVICE, layers);
    expect(reply.layers.map(({ name }) => name)).to.deep.equal(['Cities']);
    expect(reply.tables).to.have.length(1);
    expect(reply.tables[0])
      .to.include({ name: 'Log', type: 'Table' })
      .and.not.to.have.property('geometryType');
  });

  it('offers no replicas, whatever capabilities are set', () => {
    const tracked: Service = { ...SERVICE, capabilities: ['Query', 'Sync', 'ChangeTracking'] };
    expect(describeService(tracked, [])).to.include({ syncEnabled: false, capabilities: 'Query' });
  });
});
