// Made by scripts/generate/main.ts from openapi/features/. Do not edit: change the document or the
// generator, run `npm run generate`, and commit both sides together.

import * as coercion from '../../http/request/parameters/coercion.js';

export const AccessToken: coercion.Coercion = coercion.text;

export const Role: coercion.Coercion = coercion.text;

export const FeatureInput: coercion.Coercion = coercion.object({
  attributes: coercion.openObject({}),
  geometry: coercion.nullable(coercion.openObject({})),
  compressedGeometry: coercion.nullable(coercion.text),
});

export const GdbVersion: coercion.Coercion = coercion.text;

export const f: coercion.Coercion = coercion.word('html', 'json', 'pjson');

export const AddFeaturesParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  features: coercion.exactJson(coercion.array(FeatureInput, 10000)),
  useGlobalIds: coercion.lenientBoolean,
  rollbackOnFailure: coercion.lenientBoolean,
  returnEditMoment: coercion.lenientBoolean,
  gdbVersion: GdbVersion,
});

export const AddItemParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  title: coercion.text,
  type: coercion.text,
  typeKeywords: coercion.list(coercion.text, 128),
  tags: coercion.list(coercion.text, 128),
  description: coercion.text,
  snippet: coercion.text,
  accessInformation: coercion.text,
  licenseInfo: coercion.text,
  extent: coercion.text,
  filename: coercion.text,
  overwrite: coercion.lenientBoolean,
  async: coercion.lenientBoolean,
  file: coercion.any,
  text: coercion.text,
  dataUrl: coercion.text,
  multipart: coercion.lenientBoolean,
});

export const AddItemPartParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  partNum: coercion.integer,
  file: coercion.any,
});

export const Async: coercion.Coercion = coercion.lenientBoolean;

export const FieldDefinition: coercion.Coercion = coercion.object({
  name: coercion.text,
  type: coercion.text,
  alias: coercion.nullable(coercion.text),
  length: coercion.nullable(coercion.integer),
  nullable: coercion.nullable(coercion.boolean),
  editable: coercion.nullable(coercion.boolean),
  domain: coercion.nullable(coercion.openObject({})),
  defaultValue: coercion.nullable(coercion.choice(coercion.text, coercion.number, coercion.boolean)),
  visible: coercion.nullable(coercion.boolean),
});

export const IndexDefinition: coercion.Coercion = coercion.object({
  name: coercion.nullable(coercion.text),
  fields: coercion.text,
  isUnique: coercion.nullable(coercion.boolean),
  isAscending: coercion.nullable(coercion.boolean),
  description: coercion.nullable(coercion.text),
});

export const LayerAdditions: coercion.Coercion = coercion.json(
  coercion.openObject({
    fields: coercion.array(FieldDefinition, 500),
    indexes: coercion.array(IndexDefinition, 100),
  }),
);

export const AddToLayerDefinitionParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  addToDefinition: LayerAdditions,
  async: Async,
});

export const EditFieldsDefinition: coercion.Coercion = coercion.object({
  creatorField: coercion.nullable(coercion.text),
  creationDateField: coercion.nullable(coercion.text),
  editorField: coercion.nullable(coercion.text),
  editDateField: coercion.nullable(coercion.text),
});

export const SpatialReference: coercion.Coercion = coercion.object({
  wkid: coercion.nullable(coercion.integer),
  latestWkid: coercion.nullable(coercion.integer),
  wkt: coercion.nullable(coercion.text),
});

export const ExtentDefinition: coercion.Coercion = coercion.object({
  xmin: coercion.nullable(coercion.number),
  ymin: coercion.nullable(coercion.number),
  xmax: coercion.nullable(coercion.number),
  ymax: coercion.nullable(coercion.number),
  spatialReference: coercion.choice(SpatialReference, coercion.any),
});

export const ViewFields: coercion.Coercion = coercion.choice(
  coercion.nullable(coercion.text),
  coercion.array(
    coercion.choice(
      coercion.text,
      coercion.object({
        name: coercion.text,
        source: coercion.nullable(coercion.text),
      }),
    ),
    500,
  ),
);

export const ViewLayerDefinition: coercion.Coercion = coercion.object({
  sourceServiceName: coercion.nullable(coercion.text),
  sourceLayerId: coercion.nullable(coercion.integer),
  sourceLayerFields: ViewFields,
  table: coercion.nullable(
    coercion.object({
      sourceServiceName: coercion.nullable(coercion.text),
      sourceLayerId: coercion.nullable(coercion.integer),
      sourceLayerFields: ViewFields,
      relatedTables: coercion.nullable(coercion.array(coercion.openObject({}))),
    }),
  ),
  filter: coercion.nullable(
    coercion.object({
      operator: coercion.nullable(coercion.text),
      value: coercion.nullable(
        coercion.object({
          geometryType: coercion.nullable(coercion.text),
          geometry: coercion.nullable(coercion.openObject({})),
        }),
      ),
    }),
  ),
});

export const ViewAdminInfo: coercion.Coercion = coercion.object({
  viewLayerDefinition: coercion.choice(ViewLayerDefinition, coercion.any),
});

export const LayerDefinition: coercion.Coercion = coercion.openObject({
  name: coercion.text,
  type: coercion.nullable(coercion.text),
  geometryType: coercion.nullable(coercion.text),
  hasZ: coercion.nullable(coercion.boolean),
  hasM: coercion.nullable(coercion.boolean),
  spatialReference: coercion.choice(SpatialReference, coercion.any),
  extent: coercion.choice(ExtentDefinition, coercion.any),
  fields: coercion.nullable(coercion.array(FieldDefinition, 500)),
  indexes: coercion.nullable(coercion.array(IndexDefinition, 100)),
  editFieldsInfo: coercion.choice(EditFieldsDefinition, coercion.any),
  displayField: coercion.nullable(coercion.text),
  description: coercion.nullable(coercion.text),
  copyrightText: coercion.nullable(coercion.text),
  defaultVisibility: coercion.nullable(coercion.boolean),
  minScale: coercion.nullable(coercion.number),
  maxScale: coercion.nullable(coercion.number),
  drawingInfo: coercion.nullable(coercion.openObject({})),
  typeIdField: coercion.nullable(coercion.text),
  types: coercion.nullable(coercion.array(coercion.openObject({}))),
  templates: coercion.nullable(coercion.array(coercion.openObject({}))),
  adminLayerInfo: coercion.choice(ViewAdminInfo, coercion.any),
  viewDefinitionQuery: coercion.nullable(coercion.text),
  definitionQuery: coercion.nullable(coercion.text),
  supportsAppend: coercion.nullable(coercion.boolean),
  hasAttachments: coercion.nullable(coercion.choice(coercion.boolean, coercion.text)),
  allowGeometryUpdates: coercion.nullable(coercion.boolean),
});

export const ServiceAdditions: coercion.Coercion = coercion.json(
  coercion.openObject({
    layers: coercion.array(LayerDefinition, 100),
    tables: coercion.array(LayerDefinition, 100),
  }),
);

export const AddToServiceDefinitionParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  addToDefinition: ServiceAdditions,
  async: Async,
});

export const JobState: coercion.Coercion = coercion.text;

export const SourceUploadId: coercion.Coercion = coercion.text;

export const AnalyzeParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  itemid: coercion.text,
  appendUploadId: SourceUploadId,
  targetLayer: coercion.json(
    coercion.object({
      serviceName: coercion.text,
      layerId: coercion.integer,
    }),
  ),
  file: coercion.any,
  text: coercion.text,
  sourceUrl: coercion.text,
  filetype: coercion.text,
  analyzeParameters: coercion.json(coercion.openObject({})),
});

export const AppTokenParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  client_id: coercion.text,
  client_secret: coercion.text,
  grant_type: coercion.text,
  expiration: coercion.integer,
});

export const formToken: coercion.Coercion = coercion.text;

export const AppendFileParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  formToken: formToken,
  file: coercion.any,
  format: coercion.text,
  sourceTableName: coercion.text,
  appendSourceFilter: coercion.text,
  mode: coercion.text,
  upsertMatchingField: coercion.text,
  keepCreator: coercion.lenientBoolean,
  rollbackOnFailure: coercion.lenientBoolean,
  dryRun: coercion.lenientBoolean,
});

export const FieldMappings: coercion.Coercion = coercion.json(
  coercion.array(
    coercion.object({
      name: coercion.text,
      source: coercion.text,
      sourceName: coercion.text,
    }),
    2000,
  ),
);

export const AppendParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  edits: coercion.text,
  appendUploadId: coercion.text,
  appendItemId: coercion.text,
  appendUploadFormat: coercion.text,
  appendSourceInfo: coercion.json(coercion.openObject({})),
  sourceTableName: coercion.text,
  fieldMappings: FieldMappings,
  layerMappings: coercion.json(
    coercion.array(
      coercion.object({
        id: coercion.integer,
        sourceTableName: coercion.text,
        sourceId: coercion.integer,
        fieldMappings: FieldMappings,
      }),
      1000,
    ),
  ),
  appendFields: coercion.list(coercion.text, 2000),
  upsert: coercion.lenientBoolean,
  skipInserts: coercion.lenientBoolean,
  skipUpdates: coercion.lenientBoolean,
  useGlobalIds: coercion.lenientBoolean,
  updateGeometry: coercion.lenientBoolean,
  keepCreator: coercion.lenientBoolean,
  upsertMatchingField: coercion.text,
  rollbackOnFailure: coercion.lenientBoolean,
  truncateExisting: coercion.lenientBoolean,
  returnEditMoment: coercion.lenientBoolean,
  editsUploadId: coercion.text,
  editsUploadFormat: coercion.text,
  appendSourceFilter: coercion.text,
  dryRun: coercion.lenientBoolean,
});

export const FeatureUpdate: coercion.Coercion = coercion.object({
  attributes: coercion.openObject({}),
  geometry: coercion.nullable(coercion.openObject({})),
  compressedGeometry: coercion.nullable(coercion.text),
  expectedAttributes: coercion.openObject({}),
});

export const ApplyEditsParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  adds: coercion.exactJson(coercion.array(FeatureInput, 10000)),
  updates: coercion.exactJson(coercion.array(FeatureUpdate, 10000)),
  deletes: coercion.list(coercion.choice(coercion.integer, coercion.text), 10000),
  attachments: coercion.nullable(coercion.json(coercion.openObject({}))),
  useGlobalIds: coercion.lenientBoolean,
  rollbackOnFailure: coercion.lenientBoolean,
  returnEditMoment: coercion.lenientBoolean,
  gdbVersion: GdbVersion,
});

export const LayerEdits: coercion.Coercion = coercion.object({
  id: coercion.integer,
  adds: coercion.array(FeatureInput, 10000),
  updates: coercion.array(FeatureUpdate, 10000),
  deletes: coercion.array(coercion.choice(coercion.integer, coercion.text), 10000),
  attachments: coercion.nullable(coercion.openObject({})),
});

export const ApplyServiceEditsParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  edits: coercion.exactJson(coercion.array(LayerEdits, 100)),
  useGlobalIds: coercion.lenientBoolean,
  rollbackOnFailure: coercion.lenientBoolean,
  returnEditMoment: coercion.lenientBoolean,
  gdbVersion: GdbVersion,
});

export const CalculateParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  where: coercion.text,
  calcExpression: coercion.json(
    coercion.array(
      coercion.object({
        field: coercion.text,
        value: coercion.nullable(coercion.choice(coercion.text, coercion.number, coercion.boolean)),
        sqlExpression: coercion.nullable(coercion.text),
      }),
      500,
    ),
  ),
  sqlFormat: coercion.text,
  rollbackOnFailure: coercion.lenientBoolean,
  returnEditMoment: coercion.lenientBoolean,
  gdbVersion: GdbVersion,
  geometry: coercion.text,
  historicMoment: coercion.text,
  objectIds: coercion.text,
  time: coercion.text,
  uniqueIds: coercion.text,
});

export const CommitUploadParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  parts: coercion.list(coercion.integer, 10000),
  checksum: coercion.text,
});

export const CreateApplicationPasswordParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  name: coercion.text,
});

export const CreateFolderParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  title: coercion.text,
  folderName: coercion.text,
});

export const EditorTrackingDefinition: coercion.Coercion = coercion.object({
  enableEditorTracking: coercion.boolean,
  enableOwnershipAccessControl: coercion.boolean,
  allowOthersToQuery: coercion.boolean,
  allowOthersToUpdate: coercion.boolean,
  allowsUpdateToOthers: coercion.boolean,
  allowOthersToDelete: coercion.boolean,
  allowAnonymousToQuery: coercion.boolean,
  allowAnonymousToUpdate: coercion.boolean,
  allowAnonymousToDelete: coercion.boolean,
});

export const ServiceDefinition: coercion.Coercion = coercion.json(
  coercion.openObject({
    name: coercion.text,
    serviceDescription: coercion.nullable(coercion.text),
    description: coercion.nullable(coercion.text),
    copyrightText: coercion.nullable(coercion.text),
    capabilities: coercion.nullable(coercion.text),
    access: coercion.nullable(coercion.text),
    maxRecordCount: coercion.nullable(coercion.integer),
    spatialReference: coercion.choice(SpatialReference, coercion.any),
    initialExtent: coercion.choice(ExtentDefinition, coercion.any),
    allowGeometryUpdates: coercion.nullable(coercion.boolean),
    hasStaticData: coercion.nullable(coercion.boolean),
    units: coercion.nullable(coercion.text),
    isView: coercion.nullable(coercion.boolean),
    isUpdatableView: coercion.nullable(coercion.boolean),
    sourceSchemaChangesAllowed: coercion.nullable(coercion.boolean),
    editorTrackingInfo: coercion.choice(EditorTrackingDefinition, coercion.any),
  }),
);

export const CreateServiceParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  createParameters: ServiceDefinition,
  outputType: coercion.text,
  targetType: coercion.text,
  isView: coercion.lenientBoolean,
  title: coercion.text,
  tags: coercion.list(coercion.text, 128),
  description: coercion.text,
  snippet: coercion.text,
  accessInformation: coercion.text,
  licenseInfo: coercion.text,
});

export const CreateUserParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  name: coercion.text,
  role: Role,
});

export const DeleteFeaturesParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  objectIds: coercion.list(coercion.integer, 10000),
  where: coercion.text,
  geometry: coercion.text,
  geometryType: coercion.text,
  inSR: coercion.text,
  spatialRel: coercion.text,
  returnDeleteResults: coercion.lenientBoolean,
  rollbackOnFailure: coercion.lenientBoolean,
  returnEditMoment: coercion.lenientBoolean,
  gdbVersion: GdbVersion,
  distance: coercion.text,
  fullText: coercion.text,
  historicMoment: coercion.text,
  time: coercion.text,
  uniqueIds: coercion.text,
});

export const NamedRemoval: coercion.Coercion = coercion.object({
  name: coercion.text,
});

export const LayerRemovals: coercion.Coercion = coercion.json(
  coercion.object({
    fields: coercion.array(NamedRemoval, 500),
    indexes: coercion.array(NamedRemoval, 100),
  }),
);

export const DeleteFromLayerDefinitionParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  deleteFromDefinition: LayerRemovals,
  async: Async,
});

export const LayerRemoval: coercion.Coercion = coercion.object({
  id: coercion.choice(coercion.integer, coercion.text),
});

export const ServiceRemovals: coercion.Coercion = coercion.json(
  coercion.object({
    layers: coercion.array(LayerRemoval, 100),
    tables: coercion.array(LayerRemoval, 100),
  }),
);

export const DeleteFromServiceDefinitionParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  deleteFromDefinition: ServiceRemovals,
  async: Async,
});

export const FeatureParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  outSR: coercion.text,
  returnZ: coercion.lenientBoolean,
  returnM: coercion.lenientBoolean,
  gdbVersion: GdbVersion,
  historicMoment: coercion.text,
});

export const FormatParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
});

export const GenerateParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  itemid: coercion.text,
  appendUploadId: SourceUploadId,
  resultRecordCount: coercion.integer,
  sourceRows: coercion.list(coercion.integer, 1000),
  file: coercion.any,
  text: coercion.text,
  sourceUrl: coercion.text,
  filetype: coercion.text,
  publishParameters: coercion.json(coercion.openObject({})),
});

export const GenerateTokenParameters: coercion.Coercion = coercion.object({
  f: f,
  username: coercion.text,
  password: coercion.text,
  client: coercion.text,
  referer: coercion.text,
  ip: coercion.text,
  expiration: coercion.integer,
  token: coercion.text,
  serverUrl: coercion.text,
});

export const ItemProperties: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  title: coercion.text,
  type: coercion.text,
  typeKeywords: coercion.list(coercion.text, 128),
  tags: coercion.list(coercion.text, 128),
  description: coercion.text,
  snippet: coercion.text,
  accessInformation: coercion.text,
  licenseInfo: coercion.text,
  extent: coercion.text,
  filename: coercion.text,
  overwrite: coercion.lenientBoolean,
  async: coercion.lenientBoolean,
});

export const ItemSearchParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  q: coercion.text,
  filter: coercion.text,
  start: coercion.integer,
  num: coercion.integer,
  sortField: coercion.text,
  sortOrder: coercion.text,
});

export const ItemStatusParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  jobType: coercion.text,
  jobId: coercion.text,
});

export const OwnershipDefinition: coercion.Coercion = coercion.object({
  allowOthersToQuery: coercion.boolean,
  allowOthersToUpdate: coercion.boolean,
  allowsUpdateToOthers: coercion.boolean,
  allowOthersToDelete: coercion.boolean,
  allowAnonymousToQuery: coercion.boolean,
  allowAnonymousToUpdate: coercion.boolean,
  allowAnonymousToDelete: coercion.boolean,
});

export const LayerChanges: coercion.Coercion = coercion.json(
  coercion.openObject({
    name: coercion.text,
    description: coercion.nullable(coercion.text),
    copyrightText: coercion.nullable(coercion.text),
    displayField: coercion.nullable(coercion.text),
    defaultVisibility: coercion.boolean,
    typeIdField: coercion.nullable(coercion.text),
    types: coercion.nullable(coercion.array(coercion.openObject({}))),
    templates: coercion.nullable(coercion.array(coercion.openObject({}))),
    geometryType: coercion.nullable(coercion.text),
    hasZ: coercion.nullable(coercion.boolean),
    hasM: coercion.nullable(coercion.boolean),
    spatialReference: coercion.choice(SpatialReference, coercion.any),
    capabilities: coercion.text,
    syncEnabled: coercion.boolean,
    editFieldsInfo: coercion.choice(EditFieldsDefinition, coercion.any),
    ownershipBasedAccessControlForFeatures: coercion.choice(OwnershipDefinition, coercion.any),
    supportsAppend: coercion.boolean,
    allowGeometryUpdates: coercion.boolean,
    hasAttachments: coercion.nullable(coercion.choice(coercion.boolean, coercion.text)),
    drawingInfo: coercion.nullable(coercion.openObject({})),
    minScale: coercion.number,
    maxScale: coercion.number,
    adminLayerInfo: coercion.choice(ViewAdminInfo, coercion.any),
    viewDefinitionQuery: coercion.nullable(coercion.text),
    definitionQuery: coercion.nullable(coercion.text),
    fields: coercion.array(
      coercion.object({
        name: coercion.text,
        type: coercion.text,
        alias: coercion.nullable(coercion.text),
        length: coercion.nullable(coercion.integer),
        nullable: coercion.boolean,
        editable: coercion.boolean,
        defaultValue: coercion.nullable(coercion.choice(coercion.text, coercion.number, coercion.boolean)),
        domain: coercion.nullable(coercion.openObject({})),
        visible: coercion.nullable(coercion.boolean),
      }),
      500,
    ),
    indexes: coercion.array(
      coercion.object({
        name: coercion.text,
        fields: coercion.nullable(coercion.text),
        isUnique: coercion.nullable(coercion.boolean),
        isAscending: coercion.nullable(coercion.boolean),
        description: coercion.nullable(coercion.text),
      }),
      500,
    ),
  }),
);

export const MoveItemParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  folder: coercion.text,
});

export const Statistic: coercion.Coercion = coercion.object({
  statisticType: coercion.text,
  onStatisticField: coercion.text,
  maxPointCount: coercion.integer,
  maxRecordCount: coercion.integer,
  maxVertexCount: coercion.integer,
  outStatisticFieldName: coercion.text,
});

export const OutStatistics: coercion.Coercion = coercion.json(coercion.array(Statistic, 100));

export const PagingParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  start: coercion.integer,
  num: coercion.integer,
});

export const PublishParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  itemid: coercion.text,
  filetype: coercion.text,
  publishParameters: coercion.json(coercion.openObject({})),
  overwrite: coercion.lenientBoolean,
});

export const QuantizationParameters: coercion.Coercion = coercion.json(
  coercion.object({
    mode: coercion.text,
    originPosition: coercion.text,
    tolerance: coercion.number,
    extent: ExtentDefinition,
  }),
);

export const QueryParameters: coercion.Coercion = coercion.object({
  f: coercion.word('html', 'json', 'pjson', 'geojson', 'pbf'),
  token: AccessToken,
  where: coercion.text,
  objectIds: coercion.list(coercion.integer, 10000),
  outFields: coercion.list(coercion.text, 2000),
  returnGeometry: coercion.lenientBoolean,
  returnZ: coercion.lenientBoolean,
  returnM: coercion.lenientBoolean,
  geometry: coercion.text,
  geometryType: coercion.text,
  inSR: coercion.text,
  spatialRel: coercion.text,
  outSR: coercion.text,
  multipatchOption: coercion.text,
  resultOffset: coercion.integer,
  resultRecordCount: coercion.integer,
  orderByFields: coercion.list(coercion.text, 100),
  returnCountOnly: coercion.lenientBoolean,
  returnIdsOnly: coercion.lenientBoolean,
  returnExtentOnly: coercion.lenientBoolean,
  returnQueryGeometry: coercion.lenientBoolean,
  returnDistinctValues: coercion.lenientBoolean,
  outStatistics: OutStatistics,
  groupByFieldsForStatistics: coercion.list(coercion.text, 100),
  having: coercion.text,
  resultType: coercion.text,
  maxRecordCountFactor: coercion.number,
  returnExceededLimitFeatures: coercion.lenientBoolean,
  quantizationParameters: QuantizationParameters,
  maxAllowableOffset: coercion.number,
  geometryPrecision: coercion.integer,
  distance: coercion.number,
  units: coercion.text,
  returnTrueCurves: coercion.lenientBoolean,
  cacheHint: coercion.lenientBoolean,
  timeReferenceUnknownClient: coercion.lenientBoolean,
  timeRelation: coercion.text,
  relationParam: coercion.text,
  time: coercion.text,
  historicMoment: coercion.text,
  gdbVersion: GdbVersion,
  uniqueIds: coercion.text,
  returnUniqueIdsOnly: coercion.lenientBoolean,
  fullText: coercion.text,
  text: coercion.text,
  returnCentroid: coercion.lenientBoolean,
  returnEnvelope: coercion.lenientBoolean,
  sqlFormat: coercion.text,
  featureEncoding: coercion.text,
  defaultSR: coercion.text,
  datumTransformation: coercion.text,
  aggregateIds: coercion.text,
  lod: coercion.text,
  lodType: coercion.text,
  parameterValues: coercion.text,
  rangeValues: coercion.text,
});

export const RegisterUploadParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  itemName: coercion.text,
  description: coercion.text,
});

export const ReportParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  format: coercion.text,
});

export const RevokeTokenParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  auth_token: coercion.text,
  client_id: coercion.text,
});

export const ServiceAppendParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  edits: coercion.text,
  appendUploadId: coercion.text,
  appendItemId: coercion.text,
  appendUploadFormat: coercion.text,
  appendSourceInfo: coercion.json(coercion.openObject({})),
  sourceTableName: coercion.text,
  fieldMappings: FieldMappings,
  layers: coercion.list(coercion.integer, 1000),
  layerMappings: coercion.json(
    coercion.array(
      coercion.object({
        id: coercion.integer,
        sourceTableName: coercion.text,
        sourceId: coercion.integer,
        fieldMappings: FieldMappings,
      }),
      1000,
    ),
  ),
  appendFields: coercion.list(coercion.text, 2000),
  upsert: coercion.lenientBoolean,
  skipInserts: coercion.lenientBoolean,
  skipUpdates: coercion.lenientBoolean,
  useGlobalIds: coercion.lenientBoolean,
  updateGeometry: coercion.lenientBoolean,
  keepCreator: coercion.lenientBoolean,
  upsertMatchingField: coercion.text,
  rollbackOnFailure: coercion.lenientBoolean,
  truncateExisting: coercion.lenientBoolean,
  returnEditMoment: coercion.lenientBoolean,
  editsUploadId: coercion.text,
  editsUploadFormat: coercion.text,
  appendSourceFilter: coercion.text,
  dryRun: coercion.lenientBoolean,
});

export const ServiceChanges: coercion.Coercion = coercion.json(
  coercion.openObject({
    serviceDescription: coercion.nullable(coercion.text),
    description: coercion.nullable(coercion.text),
    copyrightText: coercion.nullable(coercion.text),
    capabilities: coercion.text,
    access: coercion.text,
    syncEnabled: coercion.boolean,
    supportsAppend: coercion.boolean,
    maxRecordCount: coercion.integer,
    initialExtent: coercion.choice(ExtentDefinition, coercion.any),
    spatialReference: coercion.choice(SpatialReference, coercion.any),
    allowGeometryUpdates: coercion.boolean,
    hasStaticData: coercion.boolean,
    sourceSchemaChangesAllowed: coercion.boolean,
    editorTrackingInfo: EditorTrackingDefinition,
  }),
);

export const ServiceNameQueryParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  name: coercion.text,
  type: coercion.text,
});

export const ShareItemParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  everyone: coercion.lenientBoolean,
  org: coercion.lenientBoolean,
  account: coercion.lenientBoolean,
  groups: coercion.list(coercion.text, 512),
});

export const ShareItemsParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  items: coercion.list(coercion.text, 100),
  everyone: coercion.lenientBoolean,
  org: coercion.lenientBoolean,
  account: coercion.lenientBoolean,
  groups: coercion.list(coercion.text, 512),
});

export const SignInParameters: coercion.Coercion = coercion.object({
  f: f,
  username: coercion.text,
  password: coercion.text,
  back: coercion.text,
  formToken: formToken,
});

export const SignOutParameters: coercion.Coercion = coercion.object({
  f: f,
  formToken: formToken,
});

export const TruncateParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  async: Async,
  attachmentOnly: coercion.lenientBoolean,
});

export const UnshareItemParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  groups: coercion.list(coercion.text, 512),
});

export const UnshareItemsParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  items: coercion.list(coercion.text, 100),
  groups: coercion.list(coercion.text, 512),
});

export const UpdateFeaturesParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  features: coercion.exactJson(coercion.array(FeatureUpdate, 10000)),
  useGlobalIds: coercion.lenientBoolean,
  rollbackOnFailure: coercion.lenientBoolean,
  returnEditMoment: coercion.lenientBoolean,
  gdbVersion: GdbVersion,
});

export const UpdateItemParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  title: coercion.text,
  type: coercion.text,
  typeKeywords: coercion.keepEmpty(coercion.list(coercion.text, 128)),
  tags: coercion.keepEmpty(coercion.list(coercion.text, 128)),
  description: coercion.keepEmpty(coercion.text),
  snippet: coercion.keepEmpty(coercion.text),
  accessInformation: coercion.keepEmpty(coercion.text),
  licenseInfo: coercion.keepEmpty(coercion.text),
  extent: coercion.keepEmpty(coercion.text),
  clearEmptyFields: coercion.lenientBoolean,
  filename: coercion.text,
  overwrite: coercion.lenientBoolean,
  async: coercion.lenientBoolean,
  file: coercion.any,
  text: coercion.text,
  dataUrl: coercion.text,
});

export const UpdateLayerDefinitionParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  updateDefinition: LayerChanges,
  async: Async,
});

export const UpdateServiceDefinitionParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  updateDefinition: ServiceChanges,
  async: Async,
});

export const UpdateUserParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  role: Role,
  disabled: coercion.lenientBoolean,
});

export const UploadParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  file: coercion.any,
  description: coercion.text,
});

export const UploadPartParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  partId: coercion.integer,
  partNumber: coercion.integer,
  file: coercion.any,
});

export const UsageParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  username: coercion.text,
  jobId: coercion.text,
  start: coercion.integer,
  num: coercion.integer,
});

export const ValidateSqlParameters: coercion.Coercion = coercion.object({
  f: f,
  token: AccessToken,
  sql: coercion.text,
  sqlType: coercion.text,
});
