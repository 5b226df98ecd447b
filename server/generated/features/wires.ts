// Made by scripts/generate/main.ts from openapi/features/. Do not edit: change the document or the
// generator, run `npm run generate`, and commit both sides together.

import * as wire from '../../http/request/parameters/wire.js';

export const AccessToken: wire.Wire = wire.text;

export const FeatureInput: wire.Wire = wire.object({
  attributes: wire.openObject({}),
  geometry: wire.nullable(wire.openObject({})),
  compressedGeometry: wire.nullable(wire.text),
});

export const GdbVersion: wire.Wire = wire.text;

export const f: wire.Wire = wire.word('html', 'json', 'pjson');

export const AddFeaturesParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  features: wire.exactJson(wire.array(FeatureInput, 10000)),
  useGlobalIds: wire.looseBoolean,
  rollbackOnFailure: wire.looseBoolean,
  returnEditMoment: wire.looseBoolean,
  gdbVersion: GdbVersion,
});

export const AddItemParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  title: wire.text,
  type: wire.text,
  typeKeywords: wire.list(wire.text, 128),
  tags: wire.list(wire.text, 128),
  description: wire.text,
  snippet: wire.text,
  accessInformation: wire.text,
  licenseInfo: wire.text,
  extent: wire.text,
  filename: wire.text,
  overwrite: wire.looseBoolean,
  async: wire.looseBoolean,
  file: wire.any,
  text: wire.text,
  dataUrl: wire.text,
  multipart: wire.looseBoolean,
});

export const AddItemPartParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  partNum: wire.integer,
  file: wire.any,
});

export const Async: wire.Wire = wire.looseBoolean;

export const FieldDefinition: wire.Wire = wire.object({
  name: wire.text,
  type: wire.text,
  alias: wire.nullable(wire.text),
  length: wire.nullable(wire.integer),
  nullable: wire.nullable(wire.boolean),
  editable: wire.nullable(wire.boolean),
  domain: wire.nullable(wire.openObject({})),
  defaultValue: wire.nullable(wire.choice(wire.text, wire.number, wire.boolean)),
  visible: wire.nullable(wire.boolean),
});

export const IndexDefinition: wire.Wire = wire.object({
  name: wire.nullable(wire.text),
  fields: wire.text,
  isUnique: wire.nullable(wire.boolean),
  isAscending: wire.nullable(wire.boolean),
  description: wire.nullable(wire.text),
});

export const LayerAdditions: wire.Wire = wire.json(
  wire.openObject({
    fields: wire.array(FieldDefinition, 500),
    indexes: wire.array(IndexDefinition, 100),
  }),
);

export const AddToLayerDefinitionParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  addToDefinition: LayerAdditions,
  async: Async,
});

export const EditFieldsDefinition: wire.Wire = wire.object({
  creatorField: wire.nullable(wire.text),
  creationDateField: wire.nullable(wire.text),
  editorField: wire.nullable(wire.text),
  editDateField: wire.nullable(wire.text),
});

export const SpatialReference: wire.Wire = wire.object({
  wkid: wire.nullable(wire.integer),
  latestWkid: wire.nullable(wire.integer),
  wkt: wire.nullable(wire.text),
});

export const ExtentDefinition: wire.Wire = wire.object({
  xmin: wire.nullable(wire.number),
  ymin: wire.nullable(wire.number),
  xmax: wire.nullable(wire.number),
  ymax: wire.nullable(wire.number),
  spatialReference: wire.choice(SpatialReference, wire.any),
});

export const ViewFields: wire.Wire = wire.choice(
  wire.nullable(wire.text),
  wire.array(
    wire.choice(
      wire.text,
      wire.object({
        name: wire.text,
        source: wire.nullable(wire.text),
      }),
    ),
    500,
  ),
);

export const ViewLayerDefinition: wire.Wire = wire.object({
  sourceServiceName: wire.nullable(wire.text),
  sourceLayerId: wire.nullable(wire.integer),
  sourceLayerFields: ViewFields,
  table: wire.nullable(
    wire.object({
      sourceServiceName: wire.nullable(wire.text),
      sourceLayerId: wire.nullable(wire.integer),
      sourceLayerFields: ViewFields,
      relatedTables: wire.nullable(wire.array(wire.openObject({}))),
    }),
  ),
  filter: wire.nullable(
    wire.object({
      operator: wire.nullable(wire.text),
      value: wire.nullable(
        wire.object({
          geometryType: wire.nullable(wire.text),
          geometry: wire.nullable(wire.openObject({})),
        }),
      ),
    }),
  ),
});

export const ViewAdminInfo: wire.Wire = wire.object({
  viewLayerDefinition: wire.choice(ViewLayerDefinition, wire.any),
});

export const LayerDefinition: wire.Wire = wire.openObject({
  name: wire.text,
  type: wire.nullable(wire.text),
  geometryType: wire.nullable(wire.text),
  hasZ: wire.nullable(wire.boolean),
  hasM: wire.nullable(wire.boolean),
  spatialReference: wire.choice(SpatialReference, wire.any),
  extent: wire.choice(ExtentDefinition, wire.any),
  fields: wire.nullable(wire.array(FieldDefinition, 500)),
  indexes: wire.nullable(wire.array(IndexDefinition, 100)),
  editFieldsInfo: wire.choice(EditFieldsDefinition, wire.any),
  displayField: wire.nullable(wire.text),
  description: wire.nullable(wire.text),
  copyrightText: wire.nullable(wire.text),
  defaultVisibility: wire.nullable(wire.boolean),
  minScale: wire.nullable(wire.number),
  maxScale: wire.nullable(wire.number),
  drawingInfo: wire.nullable(wire.openObject({})),
  typeIdField: wire.nullable(wire.text),
  types: wire.nullable(wire.array(wire.openObject({}))),
  templates: wire.nullable(wire.array(wire.openObject({}))),
  adminLayerInfo: wire.choice(ViewAdminInfo, wire.any),
  viewDefinitionQuery: wire.nullable(wire.text),
  definitionQuery: wire.nullable(wire.text),
  supportsAppend: wire.nullable(wire.boolean),
  hasAttachments: wire.nullable(wire.choice(wire.boolean, wire.text)),
  allowGeometryUpdates: wire.nullable(wire.boolean),
});

export const ServiceAdditions: wire.Wire = wire.json(
  wire.openObject({
    layers: wire.array(LayerDefinition, 100),
    tables: wire.array(LayerDefinition, 100),
  }),
);

export const AddToServiceDefinitionParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  addToDefinition: ServiceAdditions,
  async: Async,
});

export const AnalyzeParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  itemid: wire.text,
  file: wire.any,
  text: wire.text,
  sourceUrl: wire.text,
  filetype: wire.text,
  analyzeParameters: wire.json(wire.openObject({})),
});

export const AppTokenParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  client_id: wire.text,
  client_secret: wire.text,
  grant_type: wire.text,
  expiration: wire.integer,
});

export const formToken: wire.Wire = wire.text;

export const AppendFileParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  formToken: formToken,
  file: wire.any,
  format: wire.text,
  sourceTableName: wire.text,
  appendSourceFilter: wire.text,
  mode: wire.text,
  upsertMatchingField: wire.text,
  keepCreator: wire.looseBoolean,
  rollbackOnFailure: wire.looseBoolean,
  dryRun: wire.looseBoolean,
});

export const FieldMappings: wire.Wire = wire.json(
  wire.array(
    wire.object({
      name: wire.text,
      source: wire.text,
      sourceName: wire.text,
    }),
    2000,
  ),
);

export const AppendParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  edits: wire.text,
  appendUploadId: wire.text,
  appendItemId: wire.text,
  appendUploadFormat: wire.text,
  appendSourceInfo: wire.json(wire.openObject({})),
  sourceTableName: wire.text,
  fieldMappings: FieldMappings,
  layerMappings: wire.json(
    wire.array(
      wire.object({
        id: wire.integer,
        sourceTableName: wire.text,
        sourceId: wire.integer,
        fieldMappings: FieldMappings,
      }),
      1000,
    ),
  ),
  appendFields: wire.list(wire.text, 2000),
  upsert: wire.looseBoolean,
  skipInserts: wire.looseBoolean,
  skipUpdates: wire.looseBoolean,
  useGlobalIds: wire.looseBoolean,
  updateGeometry: wire.looseBoolean,
  keepCreator: wire.looseBoolean,
  upsertMatchingField: wire.text,
  rollbackOnFailure: wire.looseBoolean,
  truncateExisting: wire.looseBoolean,
  returnEditMoment: wire.looseBoolean,
  editsUploadId: wire.text,
  editsUploadFormat: wire.text,
  appendSourceFilter: wire.text,
  dryRun: wire.looseBoolean,
});

export const ApplyEditsParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  adds: wire.exactJson(wire.array(FeatureInput, 10000)),
  updates: wire.exactJson(wire.array(FeatureInput, 10000)),
  deletes: wire.list(wire.choice(wire.integer, wire.text), 10000),
  attachments: wire.nullable(wire.json(wire.openObject({}))),
  useGlobalIds: wire.looseBoolean,
  rollbackOnFailure: wire.looseBoolean,
  returnEditMoment: wire.looseBoolean,
  gdbVersion: GdbVersion,
});

export const LayerEdits: wire.Wire = wire.object({
  id: wire.integer,
  adds: wire.array(FeatureInput, 10000),
  updates: wire.array(FeatureInput, 10000),
  deletes: wire.array(wire.choice(wire.integer, wire.text), 10000),
  attachments: wire.nullable(wire.openObject({})),
});

export const ApplyServiceEditsParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  edits: wire.exactJson(wire.array(LayerEdits, 100)),
  useGlobalIds: wire.looseBoolean,
  rollbackOnFailure: wire.looseBoolean,
  returnEditMoment: wire.looseBoolean,
  gdbVersion: GdbVersion,
});

export const CalculateParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  where: wire.text,
  calcExpression: wire.json(
    wire.array(
      wire.object({
        field: wire.text,
        value: wire.nullable(wire.choice(wire.text, wire.number, wire.boolean)),
        sqlExpression: wire.nullable(wire.text),
      }),
      500,
    ),
  ),
  sqlFormat: wire.text,
  rollbackOnFailure: wire.looseBoolean,
  returnEditMoment: wire.looseBoolean,
  gdbVersion: GdbVersion,
  geometry: wire.text,
  historicMoment: wire.text,
  objectIds: wire.text,
  time: wire.text,
  uniqueIds: wire.text,
});

export const CommitUploadParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  parts: wire.list(wire.integer, 10000),
  checksum: wire.text,
});

export const CreateFolderParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  title: wire.text,
  folderName: wire.text,
});

export const EditorTrackingDefinition: wire.Wire = wire.object({
  enableEditorTracking: wire.boolean,
  enableOwnershipAccessControl: wire.boolean,
  allowOthersToQuery: wire.boolean,
  allowOthersToUpdate: wire.boolean,
  allowsUpdateToOthers: wire.boolean,
  allowOthersToDelete: wire.boolean,
  allowAnonymousToQuery: wire.boolean,
  allowAnonymousToUpdate: wire.boolean,
  allowAnonymousToDelete: wire.boolean,
});

export const ServiceDefinition: wire.Wire = wire.json(
  wire.openObject({
    name: wire.text,
    serviceDescription: wire.nullable(wire.text),
    description: wire.nullable(wire.text),
    copyrightText: wire.nullable(wire.text),
    capabilities: wire.nullable(wire.text),
    access: wire.nullable(wire.text),
    maxRecordCount: wire.nullable(wire.integer),
    spatialReference: wire.choice(SpatialReference, wire.any),
    initialExtent: wire.choice(ExtentDefinition, wire.any),
    allowGeometryUpdates: wire.nullable(wire.boolean),
    hasStaticData: wire.nullable(wire.boolean),
    units: wire.nullable(wire.text),
    isView: wire.nullable(wire.boolean),
    isUpdatableView: wire.nullable(wire.boolean),
    sourceSchemaChangesAllowed: wire.nullable(wire.boolean),
    editorTrackingInfo: wire.choice(EditorTrackingDefinition, wire.any),
  }),
);

export const CreateServiceParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  createParameters: ServiceDefinition,
  outputType: wire.text,
  targetType: wire.text,
  isView: wire.looseBoolean,
  title: wire.text,
  tags: wire.list(wire.text, 128),
  description: wire.text,
  snippet: wire.text,
  accessInformation: wire.text,
  licenseInfo: wire.text,
});

export const DeleteFeaturesParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  objectIds: wire.list(wire.integer, 10000),
  where: wire.text,
  geometry: wire.text,
  geometryType: wire.text,
  inSR: wire.text,
  spatialRel: wire.text,
  returnDeleteResults: wire.looseBoolean,
  rollbackOnFailure: wire.looseBoolean,
  returnEditMoment: wire.looseBoolean,
  gdbVersion: GdbVersion,
  distance: wire.text,
  fullText: wire.text,
  historicMoment: wire.text,
  time: wire.text,
  uniqueIds: wire.text,
});

export const NamedRemoval: wire.Wire = wire.object({
  name: wire.text,
});

export const LayerRemovals: wire.Wire = wire.json(
  wire.object({
    fields: wire.array(NamedRemoval, 500),
    indexes: wire.array(NamedRemoval, 100),
  }),
);

export const DeleteFromLayerDefinitionParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  deleteFromDefinition: LayerRemovals,
  async: Async,
});

export const LayerRemoval: wire.Wire = wire.object({
  id: wire.choice(wire.integer, wire.text),
});

export const ServiceRemovals: wire.Wire = wire.json(
  wire.object({
    layers: wire.array(LayerRemoval, 100),
    tables: wire.array(LayerRemoval, 100),
  }),
);

export const DeleteFromServiceDefinitionParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  deleteFromDefinition: ServiceRemovals,
  async: Async,
});

export const FeatureParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  outSR: wire.text,
  returnZ: wire.looseBoolean,
  returnM: wire.looseBoolean,
  gdbVersion: GdbVersion,
  historicMoment: wire.text,
});

export const FormatParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
});

export const GenerateParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  itemid: wire.text,
  file: wire.any,
  text: wire.text,
  sourceUrl: wire.text,
  filetype: wire.text,
  publishParameters: wire.json(wire.openObject({})),
});

export const GenerateTokenParameters: wire.Wire = wire.object({
  f: f,
  username: wire.text,
  password: wire.text,
  client: wire.text,
  referer: wire.text,
  ip: wire.text,
  expiration: wire.integer,
  token: wire.text,
  serverUrl: wire.text,
});

export const ItemProperties: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  title: wire.text,
  type: wire.text,
  typeKeywords: wire.list(wire.text, 128),
  tags: wire.list(wire.text, 128),
  description: wire.text,
  snippet: wire.text,
  accessInformation: wire.text,
  licenseInfo: wire.text,
  extent: wire.text,
  filename: wire.text,
  overwrite: wire.looseBoolean,
  async: wire.looseBoolean,
});

export const ItemSearchParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  q: wire.text,
  filter: wire.text,
  start: wire.integer,
  num: wire.integer,
  sortField: wire.text,
  sortOrder: wire.text,
});

export const ItemStatusParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  jobType: wire.text,
  jobId: wire.text,
});

export const OwnershipDefinition: wire.Wire = wire.object({
  allowOthersToQuery: wire.boolean,
  allowOthersToUpdate: wire.boolean,
  allowsUpdateToOthers: wire.boolean,
  allowOthersToDelete: wire.boolean,
  allowAnonymousToQuery: wire.boolean,
  allowAnonymousToUpdate: wire.boolean,
  allowAnonymousToDelete: wire.boolean,
});

export const LayerChanges: wire.Wire = wire.json(
  wire.openObject({
    name: wire.text,
    description: wire.nullable(wire.text),
    copyrightText: wire.nullable(wire.text),
    displayField: wire.nullable(wire.text),
    defaultVisibility: wire.boolean,
    typeIdField: wire.nullable(wire.text),
    types: wire.nullable(wire.array(wire.openObject({}))),
    templates: wire.nullable(wire.array(wire.openObject({}))),
    geometryType: wire.nullable(wire.text),
    hasZ: wire.nullable(wire.boolean),
    hasM: wire.nullable(wire.boolean),
    spatialReference: wire.choice(SpatialReference, wire.any),
    capabilities: wire.text,
    syncEnabled: wire.boolean,
    editFieldsInfo: wire.choice(EditFieldsDefinition, wire.any),
    ownershipBasedAccessControlForFeatures: wire.choice(OwnershipDefinition, wire.any),
    supportsAppend: wire.boolean,
    allowGeometryUpdates: wire.boolean,
    hasAttachments: wire.nullable(wire.choice(wire.boolean, wire.text)),
    drawingInfo: wire.nullable(wire.openObject({})),
    minScale: wire.number,
    maxScale: wire.number,
    adminLayerInfo: wire.choice(ViewAdminInfo, wire.any),
    viewDefinitionQuery: wire.nullable(wire.text),
    definitionQuery: wire.nullable(wire.text),
    fields: wire.array(
      wire.object({
        name: wire.text,
        type: wire.text,
        alias: wire.nullable(wire.text),
        length: wire.nullable(wire.integer),
        nullable: wire.boolean,
        editable: wire.boolean,
        defaultValue: wire.nullable(wire.choice(wire.text, wire.number, wire.boolean)),
        domain: wire.nullable(wire.openObject({})),
        visible: wire.nullable(wire.boolean),
      }),
      500,
    ),
    indexes: wire.array(
      wire.object({
        name: wire.text,
        fields: wire.nullable(wire.text),
        isUnique: wire.nullable(wire.boolean),
        isAscending: wire.nullable(wire.boolean),
        description: wire.nullable(wire.text),
      }),
      500,
    ),
  }),
);

export const MoveItemParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  folder: wire.text,
});

export const Statistic: wire.Wire = wire.object({
  statisticType: wire.text,
  onStatisticField: wire.text,
  maxPointCount: wire.integer,
  maxRecordCount: wire.integer,
  maxVertexCount: wire.integer,
  outStatisticFieldName: wire.text,
});

export const OutStatistics: wire.Wire = wire.json(wire.array(Statistic, 100));

export const PagingParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  start: wire.integer,
  num: wire.integer,
});

export const PublishParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  itemid: wire.text,
  filetype: wire.text,
  publishParameters: wire.json(wire.openObject({})),
  overwrite: wire.looseBoolean,
});

export const QuantizationParameters: wire.Wire = wire.json(
  wire.object({
    mode: wire.text,
    originPosition: wire.text,
    tolerance: wire.number,
    extent: ExtentDefinition,
  }),
);

export const QueryParameters: wire.Wire = wire.object({
  f: wire.word('html', 'json', 'pjson', 'geojson', 'pbf'),
  token: AccessToken,
  where: wire.text,
  objectIds: wire.list(wire.integer, 10000),
  outFields: wire.list(wire.text, 2000),
  returnGeometry: wire.looseBoolean,
  returnZ: wire.looseBoolean,
  returnM: wire.looseBoolean,
  geometry: wire.text,
  geometryType: wire.text,
  inSR: wire.text,
  spatialRel: wire.text,
  outSR: wire.text,
  multipatchOption: wire.text,
  resultOffset: wire.integer,
  resultRecordCount: wire.integer,
  orderByFields: wire.list(wire.text, 100),
  returnCountOnly: wire.looseBoolean,
  returnIdsOnly: wire.looseBoolean,
  returnExtentOnly: wire.looseBoolean,
  returnQueryGeometry: wire.looseBoolean,
  returnDistinctValues: wire.looseBoolean,
  outStatistics: OutStatistics,
  groupByFieldsForStatistics: wire.list(wire.text, 100),
  having: wire.text,
  resultType: wire.text,
  maxRecordCountFactor: wire.number,
  returnExceededLimitFeatures: wire.looseBoolean,
  quantizationParameters: QuantizationParameters,
  maxAllowableOffset: wire.number,
  geometryPrecision: wire.integer,
  distance: wire.number,
  units: wire.text,
  returnTrueCurves: wire.looseBoolean,
  cacheHint: wire.looseBoolean,
  timeReferenceUnknownClient: wire.looseBoolean,
  timeRelation: wire.text,
  relationParam: wire.text,
  time: wire.text,
  historicMoment: wire.text,
  gdbVersion: GdbVersion,
  uniqueIds: wire.text,
  returnUniqueIdsOnly: wire.looseBoolean,
  fullText: wire.text,
  text: wire.text,
  returnCentroid: wire.looseBoolean,
  returnEnvelope: wire.looseBoolean,
  sqlFormat: wire.text,
  featureEncoding: wire.text,
  defaultSR: wire.text,
  datumTransformation: wire.text,
  aggregateIds: wire.text,
  lod: wire.text,
  lodType: wire.text,
  parameterValues: wire.text,
  rangeValues: wire.text,
});

export const RegisterUploadParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  itemName: wire.text,
  description: wire.text,
});

export const ReportParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  format: wire.text,
});

export const RevokeTokenParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  auth_token: wire.text,
  client_id: wire.text,
});

export const ServiceAppendParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  edits: wire.text,
  appendUploadId: wire.text,
  appendItemId: wire.text,
  appendUploadFormat: wire.text,
  appendSourceInfo: wire.json(wire.openObject({})),
  sourceTableName: wire.text,
  fieldMappings: FieldMappings,
  layers: wire.list(wire.integer, 1000),
  layerMappings: wire.json(
    wire.array(
      wire.object({
        id: wire.integer,
        sourceTableName: wire.text,
        sourceId: wire.integer,
        fieldMappings: FieldMappings,
      }),
      1000,
    ),
  ),
  appendFields: wire.list(wire.text, 2000),
  upsert: wire.looseBoolean,
  skipInserts: wire.looseBoolean,
  skipUpdates: wire.looseBoolean,
  useGlobalIds: wire.looseBoolean,
  updateGeometry: wire.looseBoolean,
  keepCreator: wire.looseBoolean,
  upsertMatchingField: wire.text,
  rollbackOnFailure: wire.looseBoolean,
  truncateExisting: wire.looseBoolean,
  returnEditMoment: wire.looseBoolean,
  editsUploadId: wire.text,
  editsUploadFormat: wire.text,
  appendSourceFilter: wire.text,
  dryRun: wire.looseBoolean,
});

export const ServiceChanges: wire.Wire = wire.json(
  wire.openObject({
    serviceDescription: wire.nullable(wire.text),
    description: wire.nullable(wire.text),
    copyrightText: wire.nullable(wire.text),
    capabilities: wire.text,
    access: wire.text,
    syncEnabled: wire.boolean,
    supportsAppend: wire.boolean,
    maxRecordCount: wire.integer,
    initialExtent: wire.choice(ExtentDefinition, wire.any),
    spatialReference: wire.choice(SpatialReference, wire.any),
    allowGeometryUpdates: wire.boolean,
    hasStaticData: wire.boolean,
    sourceSchemaChangesAllowed: wire.boolean,
    editorTrackingInfo: EditorTrackingDefinition,
  }),
);

export const ServiceNameQueryParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  name: wire.text,
  type: wire.text,
});

export const ShareItemParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  everyone: wire.looseBoolean,
  org: wire.looseBoolean,
  account: wire.looseBoolean,
  groups: wire.list(wire.text, 512),
});

export const ShareItemsParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  items: wire.list(wire.text, 100),
  everyone: wire.looseBoolean,
  org: wire.looseBoolean,
  account: wire.looseBoolean,
  groups: wire.list(wire.text, 512),
});

export const SignInParameters: wire.Wire = wire.object({
  f: f,
  username: wire.text,
  password: wire.text,
  back: wire.text,
  formToken: formToken,
});

export const SignOutParameters: wire.Wire = wire.object({
  f: f,
  formToken: formToken,
});

export const TruncateParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  async: Async,
  attachmentOnly: wire.looseBoolean,
});

export const UnshareItemParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  groups: wire.list(wire.text, 512),
});

export const UnshareItemsParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  items: wire.list(wire.text, 100),
  groups: wire.list(wire.text, 512),
});

export const UpdateFeaturesParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  features: wire.exactJson(wire.array(FeatureInput, 10000)),
  useGlobalIds: wire.looseBoolean,
  rollbackOnFailure: wire.looseBoolean,
  returnEditMoment: wire.looseBoolean,
  gdbVersion: GdbVersion,
});

export const UpdateItemParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  title: wire.text,
  type: wire.text,
  typeKeywords: wire.keepEmpty(wire.list(wire.text, 128)),
  tags: wire.keepEmpty(wire.list(wire.text, 128)),
  description: wire.keepEmpty(wire.text),
  snippet: wire.keepEmpty(wire.text),
  accessInformation: wire.keepEmpty(wire.text),
  licenseInfo: wire.keepEmpty(wire.text),
  extent: wire.keepEmpty(wire.text),
  clearEmptyFields: wire.looseBoolean,
  filename: wire.text,
  overwrite: wire.looseBoolean,
  async: wire.looseBoolean,
  file: wire.any,
  text: wire.text,
  dataUrl: wire.text,
});

export const UpdateLayerDefinitionParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  updateDefinition: LayerChanges,
  async: Async,
});

export const UpdateServiceDefinitionParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  updateDefinition: ServiceChanges,
  async: Async,
});

export const UploadParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  file: wire.any,
  description: wire.text,
});

export const UploadPartParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  partId: wire.integer,
  partNumber: wire.integer,
  file: wire.any,
});

export const UsageParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  username: wire.text,
  jobId: wire.text,
  start: wire.integer,
  num: wire.integer,
});

export const ValidateSqlParameters: wire.Wire = wire.object({
  f: f,
  token: AccessToken,
  sql: wire.text,
  sqlType: wire.text,
});
