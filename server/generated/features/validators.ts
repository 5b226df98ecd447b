// Made by scripts/generate/main.ts from openapi/features/. Do not edit: change the document or the
// generator, run `npm run generate`, and commit both sides together.

import Joi from '@hapi/joi';
import { type LazySchema, lazy } from '../../http/operation/lazy.js';
import { codePoints, format } from '../../http/validation/rules.js';

export const AccessToken: LazySchema = lazy(() => Joi.string().min(0));

export const Role: LazySchema = lazy(() =>
  Joi.valid('administrator', 'editor', 'author', 'contributor', 'subscriber'),
);

export const Account: LazySchema = lazy(() =>
  Joi.object({
    name: Joi.string().min(0).required(),
    role: Role().required(),
    disabled: Joi.boolean().required(),
    created: Joi.number().unsafe().integer().required(),
  }).unknown(false),
);

export const FeatureInput: LazySchema = lazy(() =>
  Joi.object({
    attributes: Joi.object({}).unknown(true),
    geometry: Joi.object({}).unknown(true).allow(null),
    compressedGeometry: Joi.string().min(0).allow(null),
  }).unknown(true),
);

export const GdbVersion: LazySchema = lazy(() => Joi.string().min(0));

export const f: LazySchema = lazy(() => Joi.valid('html', 'json', 'pjson').default('html'));

export const AddFeaturesParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    features: Joi.array().items(FeatureInput()).min(1).max(10000).required(),
    useGlobalIds: Joi.boolean().default(false),
    rollbackOnFailure: Joi.boolean().default(true),
    returnEditMoment: Joi.boolean().default(false),
    gdbVersion: GdbVersion(),
  }).unknown(true),
);

export const AddItemParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    title: Joi.string().custom(codePoints(1, 256)),
    type: Joi.string().min(0).custom(codePoints(0, 128)),
    typeKeywords: Joi.array()
      .items(Joi.string().min(0).custom(codePoints(0, 128)))
      .max(128),
    tags: Joi.array()
      .items(Joi.string().min(0).custom(codePoints(0, 128)))
      .max(128),
    description: Joi.string().min(0).custom(codePoints(0, 64000)),
    snippet: Joi.string().min(0).custom(codePoints(0, 2048)),
    accessInformation: Joi.string().min(0).custom(codePoints(0, 64000)),
    licenseInfo: Joi.string().min(0).custom(codePoints(0, 64000)),
    extent: Joi.string().min(0).custom(codePoints(0, 256)),
    filename: Joi.string().min(0).custom(codePoints(0, 256)),
    overwrite: Joi.boolean().default(false),
    async: Joi.boolean().default(false),
    file: Joi.any().strip(),
    text: Joi.string().min(0),
    dataUrl: Joi.string().min(0).custom(codePoints(0, 2048)),
    multipart: Joi.boolean().default(false),
  }).unknown(true),
);

export const AddItemPartParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    partNum: Joi.number().unsafe().integer().min(1).max(10000).required(),
    file: Joi.any().strip(),
  }).unknown(true),
);

export const EditMessages: LazySchema = lazy(() =>
  Joi.array().items(
    Joi.object({
      type: Joi.valid('esriJobMessageTypeWarning').required(),
      description: Joi.string().min(0).required(),
    }).unknown(false),
  ),
);

export const EditError: LazySchema = lazy(() =>
  Joi.object({
    code: Joi.number().unsafe().integer().required(),
    description: Joi.string().min(0).required(),
  }).unknown(false),
);

export const EditResult: LazySchema = lazy(() =>
  Joi.object({
    objectId: Joi.number().unsafe().integer().required(),
    uniqueId: Joi.number().unsafe().integer().required(),
    globalId: Joi.string().min(0).allow(null).required(),
    success: Joi.boolean().required(),
    error: EditError(),
  }).unknown(false),
);

export const AddResults: LazySchema = lazy(() =>
  Joi.object({
    addResults: Joi.array().items(EditResult()).required(),
    editMoment: Joi.number().unsafe().integer(),
    messages: EditMessages(),
  }).unknown(false),
);

export const Async: LazySchema = lazy(() => Joi.boolean().default(false));

export const FieldDefinition: LazySchema = lazy(() =>
  Joi.object({
    name: Joi.string().custom(codePoints(1, 128)).required(),
    type: Joi.string().min(0).required(),
    alias: Joi.string().min(0).allow(null),
    length: Joi.number().unsafe().integer().allow(null),
    nullable: Joi.boolean().allow(null),
    editable: Joi.boolean().allow(null),
    domain: Joi.object({}).unknown(true).allow(null),
    defaultValue: Joi.alternatives()
      .try(Joi.string().min(0), Joi.number().unsafe(), Joi.boolean())
      .allow(null),
    visible: Joi.boolean().allow(null),
  }).unknown(true),
);

export const IndexDefinition: LazySchema = lazy(() =>
  Joi.object({
    name: Joi.string().min(0).allow(null),
    fields: Joi.string().required(),
    isUnique: Joi.boolean().allow(null),
    isAscending: Joi.boolean().allow(null),
    description: Joi.string().min(0).allow(null),
  }).unknown(true),
);

export const LayerAdditions: LazySchema = lazy(() =>
  Joi.object({
    fields: Joi.array().items(FieldDefinition()).max(500),
    indexes: Joi.array().items(IndexDefinition()).max(100),
  }).unknown(true),
);

export const AddToLayerDefinitionParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    addToDefinition: LayerAdditions().required(),
    async: Async(),
  }).unknown(true),
);

export const EditFieldsDefinition: LazySchema = lazy(() =>
  Joi.object({
    creatorField: Joi.string().min(0).allow(null),
    creationDateField: Joi.string().min(0).allow(null),
    editorField: Joi.string().min(0).allow(null),
    editDateField: Joi.string().min(0).allow(null),
  }).unknown(true),
);

export const SpatialReference: LazySchema = lazy(() =>
  Joi.object({
    wkid: Joi.number().unsafe().integer().allow(null),
    latestWkid: Joi.number().unsafe().integer().allow(null),
    wkt: Joi.string().min(0).allow(null),
  }).unknown(true),
);

export const ExtentDefinition: LazySchema = lazy(() =>
  Joi.object({
    xmin: Joi.number().unsafe().allow(null),
    ymin: Joi.number().unsafe().allow(null),
    xmax: Joi.number().unsafe().allow(null),
    ymax: Joi.number().unsafe().allow(null),
    spatialReference: Joi.alternatives().try(Joi.valid(null), SpatialReference()),
  }).unknown(true),
);

export const ViewFields: LazySchema = lazy(() =>
  Joi.alternatives().try(
    Joi.string().min(0).allow(null),
    Joi.array()
      .items(
        Joi.alternatives().try(
          Joi.string().min(0),
          Joi.object({
            name: Joi.string().min(0).required(),
            source: Joi.string().min(0).allow(null),
          }).unknown(true),
        ),
      )
      .max(500),
  ),
);

export const ViewLayerDefinition: LazySchema = lazy(() =>
  Joi.object({
    sourceServiceName: Joi.string().min(0).custom(codePoints(0, 128)).allow(null),
    sourceLayerId: Joi.number().unsafe().integer().min(0).allow(null),
    sourceLayerFields: ViewFields(),
    table: Joi.object({
      sourceServiceName: Joi.string().min(0).custom(codePoints(0, 128)).allow(null),
      sourceLayerId: Joi.number().unsafe().integer().min(0).allow(null),
      sourceLayerFields: ViewFields(),
      relatedTables: Joi.array().items(Joi.object({}).unknown(true)).allow(null),
    })
      .unknown(true)
      .allow(null),
    filter: Joi.object({
      operator: Joi.string().min(0).allow(null),
      value: Joi.object({
        geometryType: Joi.string().min(0).allow(null),
        geometry: Joi.object({}).unknown(true).allow(null),
      })
        .unknown(true)
        .allow(null),
    })
      .unknown(true)
      .allow(null),
  }).unknown(true),
);

export const ViewAdminInfo: LazySchema = lazy(() =>
  Joi.object({
    viewLayerDefinition: Joi.alternatives().try(Joi.valid(null), ViewLayerDefinition()),
  }).unknown(true),
);

export const LayerDefinition: LazySchema = lazy(() =>
  Joi.object({
    name: Joi.string().custom(codePoints(1, 128)).required(),
    type: Joi.string().min(0).allow(null),
    geometryType: Joi.string().min(0).allow(null),
    hasZ: Joi.boolean().allow(null),
    hasM: Joi.boolean().allow(null),
    spatialReference: Joi.alternatives().try(Joi.valid(null), SpatialReference()),
    extent: Joi.alternatives().try(Joi.valid(null), ExtentDefinition()),
    fields: Joi.array().items(FieldDefinition()).max(500).allow(null),
    indexes: Joi.array().items(IndexDefinition()).max(100).allow(null),
    editFieldsInfo: Joi.alternatives().try(Joi.valid(null), EditFieldsDefinition()),
    displayField: Joi.string().min(0).allow(null),
    description: Joi.string().min(0).allow(null),
    copyrightText: Joi.string().min(0).allow(null),
    defaultVisibility: Joi.boolean().allow(null),
    minScale: Joi.number().unsafe().allow(null),
    maxScale: Joi.number().unsafe().allow(null),
    drawingInfo: Joi.object({}).unknown(true).allow(null),
    typeIdField: Joi.string().min(0).allow(null),
    types: Joi.array().items(Joi.object({}).unknown(true)).allow(null),
    templates: Joi.array().items(Joi.object({}).unknown(true)).allow(null),
    adminLayerInfo: Joi.alternatives().try(Joi.valid(null), ViewAdminInfo()),
    viewDefinitionQuery: Joi.string().min(0).custom(codePoints(0, 10000)).allow(null),
    definitionQuery: Joi.string().min(0).custom(codePoints(0, 10000)).allow(null),
    supportsAppend: Joi.boolean().allow(null),
    hasAttachments: Joi.alternatives().try(Joi.boolean(), Joi.string().min(0)).allow(null),
    allowGeometryUpdates: Joi.boolean().allow(null),
  }).unknown(true),
);

export const ServiceAdditions: LazySchema = lazy(() =>
  Joi.object({
    layers: Joi.array().items(LayerDefinition()).max(100),
    tables: Joi.array().items(LayerDefinition()).max(100),
  }).unknown(true),
);

export const AddToServiceDefinitionParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    addToDefinition: ServiceAdditions().required(),
    async: Async(),
  }).unknown(true),
);

export const AddedLayer: LazySchema = lazy(() =>
  Joi.object({
    name: Joi.string().min(0).required(),
    id: Joi.number().unsafe().integer().required(),
  }).unknown(false),
);

export const AddToServiceDefinitionReply: LazySchema = lazy(() =>
  Joi.object({
    success: Joi.valid(true).required(),
    layers: Joi.array().items(AddedLayer()).required(),
    tables: Joi.array().items(AddedLayer()).required(),
    statusURL: Joi.string().min(0),
  }).unknown(false),
);

export const AdvancedQueryCapabilities: LazySchema = lazy(() =>
  Joi.object({
    supportsPagination: Joi.boolean().required(),
    supportsPaginationOnAggregatedQueries: Joi.boolean().required(),
    supportsQueryRelatedPagination: Joi.boolean().required(),
    supportsQueryWithDistance: Joi.boolean().required(),
    supportsReturningQueryExtent: Joi.boolean().required(),
    supportsStatistics: Joi.boolean().required(),
    supportsOrderBy: Joi.boolean().required(),
    supportsDistinct: Joi.boolean().required(),
    supportsQueryWithResultType: Joi.boolean().required(),
    supportsSqlExpression: Joi.boolean().required(),
    supportsAdvancedQueryRelated: Joi.boolean().required(),
    supportsCountDistinct: Joi.boolean().required(),
    supportsReturningGeometryCentroid: Joi.boolean().required(),
    supportsQueryWithDatumTransformation: Joi.boolean().required(),
    supportsHavingClause: Joi.boolean().required(),
    supportsOutFieldSQLExpression: Joi.boolean().required(),
    supportsMaxRecordCountFactor: Joi.boolean().required(),
    supportsTopFeaturesQuery: Joi.boolean().required(),
    supportsDisjointSpatialRel: Joi.boolean().required(),
    supportsDefaultSR: Joi.boolean().required(),
  }).unknown(false),
);

export const JobState: LazySchema = lazy(() =>
  Joi.valid('queued', 'running', 'completed', 'failed', 'cancelled'),
);

export const AnyJob: LazySchema = lazy(() =>
  Joi.object({
    jobId: Joi.string().min(0).required(),
    kind: Joi.string().min(0).required(),
    state: JobState().required(),
    serviceName: Joi.string().min(0).allow(null).required(),
    layerName: Joi.string().min(0).allow(null).required(),
    owner: Joi.string().min(0).allow(null).required(),
    submissionTime: Joi.number().unsafe().integer().required(),
    lastUpdatedTime: Joi.number().unsafe().integer().required(),
    endTime: Joi.number().unsafe().integer().allow(null).required(),
    recordCount: Joi.number().unsafe().integer().allow(null).required(),
    errorCount: Joi.number().unsafe().integer().allow(null).required(),
    percentComplete: Joi.number().unsafe(),
    statusMessage: Joi.string().min(0).required(),
  }).unknown(false),
);

export const AllJobsReply: LazySchema = lazy(() =>
  Joi.object({
    total: Joi.number().unsafe().integer().required(),
    start: Joi.number().unsafe().integer().required(),
    num: Joi.number().unsafe().integer().required(),
    nextStart: Joi.number().unsafe().integer().required(),
    jobs: Joi.array().items(AnyJob()).required(),
  }).unknown(false),
);

export const JobMessage: LazySchema = lazy(() =>
  Joi.object({
    type: Joi.valid(
      'esriJobMessageTypeError',
      'esriJobMessageTypeWarning',
      'esriJobMessageTypeInformative',
    ).required(),
    description: Joi.string().min(0).required(),
  }).unknown(false),
);

export const AnalysisReply: LazySchema = lazy(() =>
  Joi.object({
    fileUrl: Joi.string().min(0).required(),
    publishParameters: Joi.object({}).unknown(true).required(),
    messages: Joi.array().items(JobMessage()),
    records: Joi.array()
      .items(
        Joi.array().items(
          Joi.alternatives().try(Joi.string().min(0), Joi.number().unsafe(), Joi.boolean()).allow(null),
        ),
      )
      .required(),
    fieldMappings: Joi.array().items(
      Joi.object({
        name: Joi.string().min(0).required(),
        source: Joi.string().min(0).required(),
      }).unknown(false),
    ),
    unmatchedSourceFields: Joi.array().items(Joi.string().min(0)),
    unfilledFields: Joi.array().items(Joi.string().min(0)),
  }).unknown(false),
);

export const SourceUploadId: LazySchema = lazy(() => Joi.string().min(0).custom(codePoints(0, 64)));

export const AnalyzeParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    itemid: Joi.string().min(0).custom(codePoints(0, 64)),
    appendUploadId: SourceUploadId(),
    targetLayer: Joi.object({
      serviceName: Joi.string().custom(codePoints(1, 128)).required(),
      layerId: Joi.number().unsafe().integer().min(0).required(),
    }).unknown(false),
    file: Joi.any().strip(),
    text: Joi.string().min(0),
    sourceUrl: Joi.string().min(0).custom(codePoints(0, 2048)),
    filetype: Joi.string().min(0).custom(codePoints(0, 64)),
    analyzeParameters: Joi.object({}).unknown(true),
  }).unknown(true),
);

export const AnyJobReply: LazySchema = lazy(() =>
  Joi.object({
    job: AnyJob().required(),
  }).unknown(false),
);

export const AppTokenParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    client_id: Joi.string().min(0).custom(codePoints(0, 128)),
    client_secret: Joi.string().min(0).custom(codePoints(0, 1024)),
    grant_type: Joi.string().min(0).custom(codePoints(0, 64)).default('client_credentials'),
    expiration: Joi.number().unsafe().integer().min(1),
  }).unknown(true),
);

export const AppTokenReply: LazySchema = lazy(() =>
  Joi.object({
    access_token: Joi.string().min(0).required(),
    expires_in: Joi.number().unsafe().integer().required(),
  }).unknown(false),
);

export const formToken: LazySchema = lazy(() => Joi.string().min(0).custom(codePoints(0, 200)));

export const AppendFileParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    formToken: formToken(),
    file: Joi.any().strip(),
    format: Joi.string().min(0).custom(codePoints(0, 40)),
    sourceTableName: Joi.string().min(0).custom(codePoints(0, 256)),
    appendSourceFilter: Joi.string().min(0).custom(codePoints(0, 10000)),
    mode: Joi.valid('insert', 'upsert', 'update', 'add').default('insert'),
    upsertMatchingField: Joi.string().min(0).custom(codePoints(0, 128)),
    keepCreator: Joi.boolean().default(false),
    rollbackOnFailure: Joi.boolean().default(false),
    dryRun: Joi.boolean().default(false),
  }).unknown(true),
);

export const RowError: LazySchema = lazy(() =>
  Joi.object({
    layerId: Joi.number().unsafe().integer(),
    sourceRow: Joi.number().unsafe().integer().required(),
    field: Joi.string().min(0).allow(null).required(),
    value: Joi.alternatives()
      .try(Joi.string().min(0), Joi.number().unsafe(), Joi.boolean())
      .allow(null)
      .required(),
    code: Joi.string().min(0).required(),
    description: Joi.string().min(0).required(),
  }).unknown(false),
);

export const UnfilledFields: LazySchema = lazy(() => Joi.array().items(Joi.string().min(0)).max(255));

export const UnmatchedSourceFields: LazySchema = lazy(() => Joi.array().items(Joi.string().min(0)).max(255));

export const AppendJob: LazySchema = lazy(() =>
  Joi.object({
    layerName: Joi.string().min(0).required(),
    submissionTime: Joi.number().unsafe().integer().required(),
    lastUpdatedTime: Joi.number().unsafe().integer().required(),
    recordCount: Joi.number().unsafe().integer().required(),
    status: Joi.valid('processing', 'Pending', 'InProgress', 'Completed', 'Failed').required(),
    jobId: Joi.string().min(0).custom(format('uuid')).required(),
    itemId: Joi.string().min(0),
    editMoment: Joi.number().unsafe().integer(),
    insertCount: Joi.number().unsafe().integer().required(),
    updateCount: Joi.number().unsafe().integer().required(),
    unchangedCount: Joi.number().unsafe().integer(),
    skippedCount: Joi.number().unsafe().integer().required(),
    totalCount: Joi.number().unsafe().integer(),
    percentComplete: Joi.number().unsafe(),
    dryRun: Joi.boolean(),
    reportUrl: Joi.string().min(0),
    layers: Joi.array().items(
      Joi.object({
        id: Joi.number().unsafe().integer().required(),
        name: Joi.string().min(0).required(),
        recordCount: Joi.number().unsafe().integer().required(),
        insertCount: Joi.number().unsafe().integer().required(),
        updateCount: Joi.number().unsafe().integer().required(),
        unchangedCount: Joi.number().unsafe().integer(),
        skippedCount: Joi.number().unsafe().integer().required(),
        errorCount: Joi.number().unsafe().integer().required(),
        unmatchedSourceFields: UnmatchedSourceFields(),
        unfilledFields: UnfilledFields(),
      }).unknown(false),
    ),
    unmatchedSourceFields: UnmatchedSourceFields(),
    unfilledFields: UnfilledFields(),
    geocoding: Joi.object({
      provider: Joi.string().min(0).required(),
      attribution: Joi.string().min(0).required(),
      requested: Joi.number().unsafe().integer().required(),
      matched: Joi.number().unsafe().integer().required(),
      tied: Joi.number().unsafe().integer().required(),
      unmatched: Joi.number().unsafe().integer().required(),
      averageScore: Joi.number().unsafe().allow(null).required(),
      cost: Joi.number().unsafe().required(),
    }).unknown(false),
    errorCount: Joi.number().unsafe().integer().required(),
    statusMessage: Joi.string().min(0).required(),
    messages: Joi.array().items(JobMessage()).required(),
    errors: Joi.array().items(RowError()).required(),
    errorsTruncated: Joi.boolean().required(),
  }).unknown(false),
);

export const FieldMappings: LazySchema = lazy(() =>
  Joi.array()
    .items(
      Joi.object({
        name: Joi.string().required(),
        source: Joi.string(),
        sourceName: Joi.string(),
      }).unknown(true),
    )
    .max(2000),
);

export const AppendParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    edits: Joi.string().min(0),
    appendUploadId: Joi.string().min(0),
    appendItemId: Joi.string().min(0),
    appendUploadFormat: Joi.string().min(0),
    appendSourceInfo: Joi.object({}).unknown(true),
    sourceTableName: Joi.string().min(0),
    fieldMappings: FieldMappings(),
    layerMappings: Joi.array()
      .items(
        Joi.object({
          id: Joi.number().unsafe().integer(),
          sourceTableName: Joi.string().min(0),
          sourceId: Joi.number().unsafe().integer(),
          fieldMappings: FieldMappings(),
        }).unknown(true),
      )
      .max(1000),
    appendFields: Joi.array().items(Joi.string().min(0)).max(2000),
    upsert: Joi.boolean().default(false),
    skipInserts: Joi.boolean().default(false),
    skipUpdates: Joi.boolean().default(false),
    useGlobalIds: Joi.boolean().default(false),
    updateGeometry: Joi.boolean().default(true),
    keepCreator: Joi.boolean().default(false),
    upsertMatchingField: Joi.string().min(0),
    rollbackOnFailure: Joi.boolean().default(false),
    truncateExisting: Joi.boolean().default(false),
    returnEditMoment: Joi.boolean().default(false),
    editsUploadId: Joi.string().min(0),
    editsUploadFormat: Joi.string().min(0),
    appendSourceFilter: Joi.string().min(0),
    dryRun: Joi.boolean().default(false),
  }).unknown(true),
);

export const AppendSubmission: LazySchema = lazy(() =>
  Joi.object({
    statusUrl: Joi.string().min(0).required(),
    status: Joi.valid('processing').required(),
    statusMessage: Joi.string().min(0).required(),
    itemId: Joi.string().min(0).required(),
    jobId: Joi.string().min(0).custom(format('uuid')).required(),
  }).unknown(false),
);

export const FeatureUpdate: LazySchema = lazy(() =>
  Joi.object({
    attributes: Joi.object({}).unknown(true),
    geometry: Joi.object({}).unknown(true).allow(null),
    compressedGeometry: Joi.string().min(0).allow(null),
    expectedAttributes: Joi.object({}).unknown(true),
  }).unknown(true),
);

export const ApplyEditsParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    adds: Joi.array().items(FeatureInput()).max(10000),
    updates: Joi.array().items(FeatureUpdate()).max(10000),
    deletes: Joi.array()
      .items(Joi.alternatives().try(Joi.number().unsafe().integer(), Joi.string().min(0)))
      .max(10000),
    attachments: Joi.object({}).unknown(true).allow(null),
    useGlobalIds: Joi.boolean().default(false),
    rollbackOnFailure: Joi.boolean().default(true),
    returnEditMoment: Joi.boolean().default(false),
    gdbVersion: GdbVersion(),
  }).unknown(true),
);

export const LayerEdits: LazySchema = lazy(() =>
  Joi.object({
    id: Joi.number().unsafe().integer().min(0).max(2147483647).required(),
    adds: Joi.array().items(FeatureInput()).max(10000),
    updates: Joi.array().items(FeatureUpdate()).max(10000),
    deletes: Joi.array()
      .items(Joi.alternatives().try(Joi.number().unsafe().integer(), Joi.string().min(0)))
      .max(10000),
    attachments: Joi.object({}).unknown(true).allow(null),
  }).unknown(true),
);

export const ApplyServiceEditsParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    edits: Joi.array().items(LayerEdits()).min(1).max(100).required(),
    useGlobalIds: Joi.boolean().default(false),
    rollbackOnFailure: Joi.boolean().default(true),
    returnEditMoment: Joi.boolean().default(false),
    gdbVersion: GdbVersion(),
  }).unknown(true),
);

export const Attributes: LazySchema = lazy(() =>
  Joi.object({}).pattern(
    Joi.any(),
    Joi.alternatives().try(Joi.string().min(0), Joi.number().unsafe()).allow(null),
  ),
);

export const CalculateParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    where: Joi.string().custom(codePoints(1, 500000)).required(),
    calcExpression: Joi.array()
      .items(
        Joi.object({
          field: Joi.string().min(0).required(),
          value: Joi.alternatives()
            .try(Joi.string().min(0), Joi.number().unsafe(), Joi.boolean())
            .allow(null),
          sqlExpression: Joi.string().min(0).custom(codePoints(0, 500000)).allow(null),
        }).unknown(true),
      )
      .min(1)
      .max(500)
      .required(),
    sqlFormat: Joi.valid('standard', 'none', 'native').default('standard'),
    rollbackOnFailure: Joi.boolean().default(true),
    returnEditMoment: Joi.boolean().default(false),
    gdbVersion: GdbVersion(),
    geometry: Joi.string().min(0),
    historicMoment: Joi.string().min(0),
    objectIds: Joi.string().min(0),
    time: Joi.string().min(0),
    uniqueIds: Joi.string().min(0),
  }).unknown(true),
);

export const CalculateReply: LazySchema = lazy(() =>
  Joi.object({
    success: Joi.valid(true).required(),
    updatedFeatureCount: Joi.number().unsafe().integer().required(),
    editMoment: Joi.number().unsafe().integer(),
    messages: EditMessages(),
  }).unknown(false),
);

export const ServiceSummary: LazySchema = lazy(() =>
  Joi.object({
    name: Joi.string().min(0).required(),
    type: Joi.valid('FeatureServer').required(),
    url: Joi.string().min(0).required(),
  }).unknown(false),
);

export const Catalogue: LazySchema = lazy(() =>
  Joi.object({
    currentVersion: Joi.number().unsafe().required(),
    folders: Joi.array().items(Joi.string().min(0)).required(),
    services: Joi.array().items(ServiceSummary()).required(),
  }).unknown(false),
);

export const CommitUploadParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    parts: Joi.array().items(Joi.number().unsafe().integer().min(1).max(10000)).max(10000),
    checksum: Joi.string().min(0).custom(codePoints(0, 128)),
  }).unknown(true),
);

export const ContentFolder: LazySchema = lazy(() =>
  Joi.object({
    username: Joi.string().min(0).required(),
    id: Joi.string().min(0).required(),
    title: Joi.string().min(0).required(),
    created: Joi.number().unsafe().integer().required(),
  }).unknown(false),
);

export const CreateApplicationPasswordParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    name: Joi.string().custom(codePoints(1, 60)).required(),
  }).unknown(true),
);

export const CreateFolderParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    title: Joi.string().custom(codePoints(1, 128)),
    folderName: Joi.string().min(0).custom(codePoints(0, 128)),
  }).unknown(true),
);

export const EditorTrackingDefinition: LazySchema = lazy(() =>
  Joi.object({
    enableEditorTracking: Joi.boolean(),
    enableOwnershipAccessControl: Joi.boolean(),
    allowOthersToQuery: Joi.boolean(),
    allowOthersToUpdate: Joi.boolean(),
    allowsUpdateToOthers: Joi.boolean(),
    allowOthersToDelete: Joi.boolean(),
    allowAnonymousToQuery: Joi.boolean(),
    allowAnonymousToUpdate: Joi.boolean(),
    allowAnonymousToDelete: Joi.boolean(),
  }).unknown(true),
);

export const ServiceDefinition: LazySchema = lazy(() =>
  Joi.object({
    name: Joi.string().custom(codePoints(1, 98)).required(),
    serviceDescription: Joi.string().min(0).allow(null),
    description: Joi.string().min(0).allow(null),
    copyrightText: Joi.string().min(0).allow(null),
    capabilities: Joi.string().min(0).allow(null),
    access: Joi.valid('private', 'org', 'public', null),
    maxRecordCount: Joi.number().unsafe().integer().min(1).max(32000).allow(null),
    spatialReference: Joi.alternatives().try(Joi.valid(null), SpatialReference()),
    initialExtent: Joi.alternatives().try(Joi.valid(null), ExtentDefinition()),
    allowGeometryUpdates: Joi.boolean().allow(null),
    hasStaticData: Joi.boolean().allow(null),
    units: Joi.string().min(0).allow(null),
    isView: Joi.boolean().allow(null),
    isUpdatableView: Joi.boolean().allow(null),
    sourceSchemaChangesAllowed: Joi.boolean().allow(null),
    editorTrackingInfo: Joi.alternatives().try(Joi.valid(null), EditorTrackingDefinition()),
  }).unknown(true),
);

export const CreateServiceParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    createParameters: ServiceDefinition().required(),
    outputType: Joi.string().min(0).default('featureService'),
    targetType: Joi.string().min(0),
    isView: Joi.boolean().default(false),
    title: Joi.string().custom(codePoints(1, 256)),
    tags: Joi.array()
      .items(Joi.string().min(0).custom(codePoints(0, 128)))
      .max(128),
    description: Joi.string().min(0).custom(codePoints(0, 64000)),
    snippet: Joi.string().min(0).custom(codePoints(0, 2048)),
    accessInformation: Joi.string().min(0).custom(codePoints(0, 64000)),
    licenseInfo: Joi.string().min(0).custom(codePoints(0, 64000)),
  }).unknown(true),
);

export const CreateServiceReply: LazySchema = lazy(() =>
  Joi.object({
    encodedServiceURL: Joi.string().min(0).required(),
    itemId: Joi.string().min(0).required(),
    name: Joi.string().min(0).required(),
    serviceItemId: Joi.string().min(0).required(),
    serviceurl: Joi.string().min(0).required(),
    size: Joi.number().unsafe().integer().required(),
    success: Joi.valid(true).required(),
    type: Joi.valid('Feature Service').required(),
    typeKeywords: Joi.array().items(Joi.string().min(0)).required(),
    isView: Joi.boolean().required(),
  }).unknown(false),
);

export const CreateUserParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    name: Joi.string().custom(codePoints(1, 60)).required(),
    role: Role().required(),
  }).unknown(true),
);

export const DefinitionJob: LazySchema = lazy(() =>
  Joi.object({
    jobId: Joi.string().min(0).required(),
    layerName: Joi.string().min(0).required(),
    submissionTime: Joi.number().unsafe().integer().required(),
    lastUpdatedTime: Joi.number().unsafe().integer().required(),
    status: Joi.valid('Completed').required(),
  }).unknown(false),
);

export const DefinitionReply: LazySchema = lazy(() =>
  Joi.object({
    success: Joi.valid(true).required(),
    statusURL: Joi.string().min(0),
  }).unknown(false),
);

export const DeleteFeaturesParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    objectIds: Joi.array().items(Joi.number().unsafe().integer()).max(10000),
    where: Joi.string().min(0).custom(codePoints(0, 500000)),
    geometry: Joi.string().min(0),
    geometryType: Joi.string().min(0),
    inSR: Joi.string().min(0),
    spatialRel: Joi.string().min(0),
    returnDeleteResults: Joi.boolean().default(true),
    rollbackOnFailure: Joi.boolean().default(true),
    returnEditMoment: Joi.boolean().default(false),
    gdbVersion: GdbVersion(),
    distance: Joi.string().min(0),
    fullText: Joi.string().min(0),
    historicMoment: Joi.string().min(0),
    time: Joi.string().min(0),
    uniqueIds: Joi.string().min(0),
  }).unknown(true),
);

export const NamedRemoval: LazySchema = lazy(() =>
  Joi.object({
    name: Joi.string().custom(codePoints(1, 128)).required(),
  }).unknown(true),
);

export const LayerRemovals: LazySchema = lazy(() =>
  Joi.object({
    fields: Joi.array().items(NamedRemoval()).max(500),
    indexes: Joi.array().items(NamedRemoval()).max(100),
  }).unknown(true),
);

export const DeleteFromLayerDefinitionParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    deleteFromDefinition: LayerRemovals().required(),
    async: Async(),
  }).unknown(true),
);

export const LayerRemoval: LazySchema = lazy(() =>
  Joi.object({
    id: Joi.alternatives().try(Joi.number().unsafe().integer(), Joi.string().min(0)).required(),
  }).unknown(true),
);

export const ServiceRemovals: LazySchema = lazy(() =>
  Joi.object({
    layers: Joi.array().items(LayerRemoval()).max(100),
    tables: Joi.array().items(LayerRemoval()).max(100),
  }).unknown(true),
);

export const DeleteFromServiceDefinitionParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    deleteFromDefinition: ServiceRemovals().required(),
    async: Async(),
  }).unknown(true),
);

export const DeleteItemReply: LazySchema = lazy(() =>
  Joi.object({
    success: Joi.valid(true).required(),
    itemId: Joi.string().min(0).required(),
  }).unknown(false),
);

export const DeleteResults: LazySchema = lazy(() =>
  Joi.object({
    deleteResults: Joi.array().items(EditResult()).required(),
    editMoment: Joi.number().unsafe().integer(),
  }).unknown(false),
);

export const DeleteSummary: LazySchema = lazy(() =>
  Joi.object({
    success: Joi.boolean().required(),
    error: EditError(),
    editMoment: Joi.number().unsafe().integer(),
  }).unknown(false),
);

export const EditResults: LazySchema = lazy(() =>
  Joi.object({
    addResults: Joi.array().items(EditResult()).required(),
    updateResults: Joi.array().items(EditResult()).required(),
    deleteResults: Joi.array().items(EditResult()).required(),
    editMoment: Joi.number().unsafe().integer(),
    messages: EditMessages(),
  }).unknown(false),
);

export const EditorTrackingInfo: LazySchema = lazy(() =>
  Joi.object({
    enableEditorTracking: Joi.boolean().required(),
    enableOwnershipAccessControl: Joi.boolean().required(),
    allowOthersToQuery: Joi.boolean().required(),
    allowOthersToUpdate: Joi.boolean().required(),
    allowOthersToDelete: Joi.boolean().required(),
    allowAnonymousToQuery: Joi.boolean().required(),
    allowAnonymousToUpdate: Joi.boolean().required(),
    allowAnonymousToDelete: Joi.boolean().required(),
  }).unknown(false),
);

export const OwnSpatialReference: LazySchema = lazy(() =>
  Joi.object({
    wkid: Joi.number().unsafe().integer(),
    latestWkid: Joi.number().unsafe().integer(),
    wkt: Joi.string().min(0),
  }).unknown(false),
);

export const EmptyableExtent: LazySchema = lazy(() =>
  Joi.object({
    xmin: Joi.alternatives().try(Joi.number().unsafe(), Joi.string().min(0)).required(),
    ymin: Joi.alternatives().try(Joi.number().unsafe(), Joi.string().min(0)).required(),
    xmax: Joi.alternatives().try(Joi.number().unsafe(), Joi.string().min(0)).required(),
    ymax: Joi.alternatives().try(Joi.number().unsafe(), Joi.string().min(0)).required(),
    spatialReference: OwnSpatialReference().required(),
  }).unknown(false),
);

export const ErrorReply: LazySchema = lazy(() =>
  Joi.object({
    error: Joi.object({
      code: Joi.number().unsafe().integer().required(),
      messageCode: Joi.string().min(0),
      message: Joi.string().min(0).required(),
      details: Joi.array().items(Joi.string().min(0)).required(),
      retry_after: Joi.number().unsafe().integer(),
    })
      .unknown(false)
      .required(),
  }).unknown(false),
);

export const Extent: LazySchema = lazy(() =>
  Joi.object({
    xmin: Joi.number().unsafe().required(),
    ymin: Joi.number().unsafe().required(),
    xmax: Joi.number().unsafe().required(),
    ymax: Joi.number().unsafe().required(),
    spatialReference: OwnSpatialReference().required(),
  }).unknown(false),
);

export const Feature: LazySchema = lazy(() =>
  Joi.object({
    attributes: Attributes().required(),
    geometry: Joi.object({}).unknown(true).allow(null),
  }).unknown(false),
);

export const FeatureCount: LazySchema = lazy(() =>
  Joi.object({
    count: Joi.number().unsafe().integer().required(),
  }).unknown(false),
);

export const FeatureExtent: LazySchema = lazy(() =>
  Joi.object({
    extent: EmptyableExtent().required(),
    count: Joi.number().unsafe().integer(),
  }).unknown(false),
);

export const FeatureParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    outSR: Joi.string().min(0),
    returnZ: Joi.boolean().default(true),
    returnM: Joi.boolean().default(true),
    gdbVersion: GdbVersion(),
    historicMoment: Joi.string().min(0),
  }).unknown(true),
);

export const FeatureReply: LazySchema = lazy(() =>
  Joi.object({
    feature: Feature().required(),
  }).unknown(false),
);

export const GeometryProperties: LazySchema = lazy(() =>
  Joi.object({
    shapeAreaFieldName: Joi.string().min(0),
    shapeLengthFieldName: Joi.string().min(0),
    units: Joi.string().min(0),
  }).unknown(false),
);

export const GeometryType: LazySchema = lazy(() =>
  Joi.valid(
    'esriGeometryPoint',
    'esriGeometryMultipoint',
    'esriGeometryPolyline',
    'esriGeometryPolygon',
    'esriGeometryMultiPatch',
  ),
);

export const FieldType: LazySchema = lazy(() =>
  Joi.valid(
    'esriFieldTypeOID',
    'esriFieldTypeGlobalID',
    'esriFieldTypeGUID',
    'esriFieldTypeSmallInteger',
    'esriFieldTypeInteger',
    'esriFieldTypeBigInteger',
    'esriFieldTypeSingle',
    'esriFieldTypeDouble',
    'esriFieldTypeString',
    'esriFieldTypeDate',
    'esriFieldTypeDateOnly',
    'esriFieldTypeTimeOnly',
    'esriFieldTypeTimestampOffset',
  ),
);

export const ReplyField: LazySchema = lazy(() =>
  Joi.object({
    name: Joi.string().min(0).required(),
    type: FieldType().required(),
    alias: Joi.string().min(0).required(),
    sqlType: Joi.string().min(0).required(),
    length: Joi.number().unsafe().integer(),
    domain: Joi.object({}).unknown(true).allow(null).required(),
    defaultValue: Joi.alternatives().try(Joi.string().min(0), Joi.number().unsafe()).allow(null).required(),
  }).unknown(false),
);

export const UniqueIdField: LazySchema = lazy(() =>
  Joi.object({
    name: Joi.string().min(0).required(),
    isSystemMaintained: Joi.boolean().required(),
  }).unknown(false),
);

export const FeatureSet: LazySchema = lazy(() =>
  Joi.object({
    objectIdFieldName: Joi.string().min(0).required(),
    uniqueIdField: UniqueIdField().required(),
    globalIdFieldName: Joi.string().min(0).required(),
    geometryProperties: GeometryProperties(),
    geometryType: Joi.alternatives().try(GeometryType(), Joi.valid('esriGeometryEnvelope')),
    spatialReference: OwnSpatialReference(),
    hasZ: Joi.boolean(),
    hasM: Joi.boolean(),
    transform: Joi.object({
      originPosition: Joi.valid('upperLeft', 'lowerLeft').required(),
      scale: Joi.array().items(Joi.number().unsafe()).required(),
      translate: Joi.array().items(Joi.number().unsafe()).required(),
    }).unknown(false),
    fields: Joi.array().items(ReplyField()).required(),
    exceededTransferLimit: Joi.valid(true),
    queryGeometry: Joi.object({}).unknown(true),
    features: Joi.array().items(Feature()).required(),
  }).unknown(false),
);

export const Field: LazySchema = lazy(() =>
  Joi.object({
    name: Joi.string().min(0).required(),
    type: FieldType().required(),
    actualType: Joi.string().min(0),
    alias: Joi.string().min(0).required(),
    sqlType: Joi.string().min(0).required(),
    length: Joi.number().unsafe().integer(),
    nullable: Joi.boolean().required(),
    editable: Joi.boolean().required(),
    domain: Joi.object({}).unknown(true).allow(null).required(),
    defaultValue: Joi.alternatives().try(Joi.string().min(0), Joi.number().unsafe()).allow(null).required(),
  }).unknown(false),
);

export const FolderReply: LazySchema = lazy(() =>
  Joi.object({
    success: Joi.valid(true).required(),
    folder: ContentFolder().required(),
  }).unknown(false),
);

export const FormatParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
  }).unknown(true),
);

export const GenerateParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    itemid: Joi.string().min(0).custom(codePoints(0, 64)),
    appendUploadId: SourceUploadId(),
    resultRecordCount: Joi.number().unsafe().integer().min(1).max(10000),
    sourceRows: Joi.array().items(Joi.number().unsafe().integer().min(1)).min(1).max(1000),
    file: Joi.any().strip(),
    text: Joi.string().min(0),
    sourceUrl: Joi.string().min(0).custom(codePoints(0, 2048)),
    filetype: Joi.string().min(0).custom(codePoints(0, 64)),
    publishParameters: Joi.object({}).unknown(true),
  }).unknown(true),
);

export const GenerateTokenParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    username: Joi.string().min(0).custom(codePoints(0, 256)),
    password: Joi.string().min(0).custom(codePoints(0, 1024)),
    client: Joi.valid('referer', 'ip', 'requestip'),
    referer: Joi.string().min(0).custom(codePoints(0, 2048)),
    ip: Joi.string().min(0).custom(codePoints(0, 64)),
    expiration: Joi.number().unsafe().integer().min(1),
    token: Joi.string().min(0),
    serverUrl: Joi.string().min(0),
  }).unknown(true),
);

export const GeneratedReply: LazySchema = lazy(() =>
  Joi.object({
    featureCollection: Joi.object({
      layers: Joi.array()
        .items(
          Joi.object({
            layerDefinition: Joi.object({
              name: Joi.string().min(0).required(),
              type: Joi.valid('Feature Layer', 'Table').required(),
              objectIdField: Joi.string().min(0).required(),
              fields: Joi.array().items(Joi.object({}).unknown(true)).required(),
            })
              .unknown(true)
              .required(),
            featureSet: Joi.object({
              geometryType: GeometryType(),
              spatialReference: OwnSpatialReference(),
              features: Joi.array()
                .items(
                  Joi.object({
                    attributes: Attributes().required(),
                    geometry: Joi.object({}).unknown(true).allow(null),
                  }).unknown(false),
                )
                .required(),
              exceededTransferLimit: Joi.boolean(),
            })
              .unknown(false)
              .required(),
          }).unknown(false),
        )
        .required(),
      showLegend: Joi.boolean().required(),
    })
      .unknown(false)
      .required(),
    sourceRows: Joi.array().items(Joi.number().unsafe().integer()),
    errorCount: Joi.number().unsafe().integer(),
    errors: Joi.array().items(Joi.object({}).unknown(true)),
    messages: Joi.array().items(JobMessage()),
  }).unknown(false),
);

export const GeoJsonCrs: LazySchema = lazy(() =>
  Joi.object({
    type: Joi.valid('name').required(),
    properties: Joi.object({
      name: Joi.string().min(0).required(),
    })
      .unknown(false)
      .required(),
  }).unknown(false),
);

export const GeoJsonExtent: LazySchema = lazy(() =>
  Joi.object({
    extent: Joi.object({
      bbox: Joi.array().items(Joi.number().unsafe()).required(),
      crs: GeoJsonCrs(),
    })
      .unknown(false)
      .required(),
    count: Joi.number().unsafe().integer(),
  }).unknown(false),
);

export const GeoJsonFeature: LazySchema = lazy(() =>
  Joi.object({
    type: Joi.valid('Feature').required(),
    id: Joi.number().unsafe().integer(),
    geometry: Joi.object({}).unknown(true).allow(null).required(),
    properties: Attributes().required(),
  }).unknown(false),
);

export const GeoJsonFeatureCollection: LazySchema = lazy(() =>
  Joi.object({
    type: Joi.valid('FeatureCollection').required(),
    crs: GeoJsonCrs(),
    features: Joi.array().items(GeoJsonFeature()).required(),
    properties: Joi.object({
      exceededTransferLimit: Joi.valid(true).required(),
    }).unknown(false),
  }).unknown(false),
);

export const GeocodeUsageRecord: LazySchema = lazy(() =>
  Joi.object({
    username: Joi.string().min(0).allow(null).required(),
    jobId: Joi.string().min(0).allow(null).required(),
    provider: Joi.string().min(0).required(),
    date: Joi.number().unsafe().integer().required(),
    requested: Joi.number().unsafe().integer().required(),
    matched: Joi.number().unsafe().integer().required(),
    cached: Joi.number().unsafe().integer().required(),
    cost: Joi.number().unsafe().required(),
  }).unknown(false),
);

export const GeocodeUsageReply: LazySchema = lazy(() =>
  Joi.object({
    total: Joi.number().unsafe().integer().required(),
    start: Joi.number().unsafe().integer().required(),
    num: Joi.number().unsafe().integer().required(),
    nextStart: Joi.number().unsafe().integer().required(),
    requested: Joi.number().unsafe().integer(),
    matched: Joi.number().unsafe().integer(),
    cached: Joi.number().unsafe().integer(),
    cost: Joi.number().unsafe(),
    records: Joi.array().items(GeocodeUsageRecord()).required(),
  }).unknown(false),
);

export const Index: LazySchema = lazy(() =>
  Joi.object({
    name: Joi.string().min(0).required(),
    fields: Joi.string().min(0).required(),
    isAscending: Joi.boolean().required(),
    isUnique: Joi.boolean().required(),
    description: Joi.string().min(0).required(),
  }).unknown(false),
);

export const Item: LazySchema = lazy(() =>
  Joi.object({
    id: Joi.string().min(0).required(),
    owner: Joi.string().min(0).required(),
    created: Joi.number().unsafe().integer().required(),
    modified: Joi.number().unsafe().integer().required(),
    name: Joi.string().min(0).allow(null).required(),
    title: Joi.string().min(0).required(),
    type: Joi.string().min(0).required(),
    typeKeywords: Joi.array().items(Joi.string().min(0)).required(),
    description: Joi.string().min(0).allow(null).required(),
    tags: Joi.array().items(Joi.string().min(0)).required(),
    snippet: Joi.string().min(0).allow(null).required(),
    accessInformation: Joi.string().min(0).allow(null).required(),
    licenseInfo: Joi.string().min(0).allow(null).required(),
    extent: Joi.array().items(Joi.array().items(Joi.number().unsafe())).required(),
    access: Joi.valid('private', 'org', 'public').required(),
    size: Joi.number().unsafe().integer().required(),
    url: Joi.string().min(0).allow(null).required(),
    ownerFolder: Joi.string().min(0).allow(null).required(),
    numViews: Joi.number().unsafe().integer().required(),
  }).unknown(false),
);

export const ItemChangedReply: LazySchema = lazy(() =>
  Joi.object({
    success: Joi.valid(true).required(),
    id: Joi.string().min(0).required(),
    folder: Joi.string().min(0),
    item: Joi.string().min(0),
  }).unknown(false),
);

export const ItemMovedReply: LazySchema = lazy(() =>
  Joi.object({
    success: Joi.valid(true).required(),
    itemId: Joi.string().min(0).required(),
    owner: Joi.string().min(0).required(),
    folder: Joi.string().min(0).required(),
  }).unknown(false),
);

export const ItemProperties: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    title: Joi.string().custom(codePoints(1, 256)),
    type: Joi.string().min(0).custom(codePoints(0, 128)),
    typeKeywords: Joi.array()
      .items(Joi.string().min(0).custom(codePoints(0, 128)))
      .max(128),
    tags: Joi.array()
      .items(Joi.string().min(0).custom(codePoints(0, 128)))
      .max(128),
    description: Joi.string().min(0).custom(codePoints(0, 64000)),
    snippet: Joi.string().min(0).custom(codePoints(0, 2048)),
    accessInformation: Joi.string().min(0).custom(codePoints(0, 64000)),
    licenseInfo: Joi.string().min(0).custom(codePoints(0, 64000)),
    extent: Joi.string().min(0).custom(codePoints(0, 256)),
    filename: Joi.string().min(0).custom(codePoints(0, 256)),
    overwrite: Joi.boolean().default(false),
    async: Joi.boolean().default(false),
  }).unknown(true),
);

export const ItemSearchParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    q: Joi.string().min(0).custom(codePoints(0, 2000)),
    filter: Joi.string().min(0).custom(codePoints(0, 2000)),
    start: Joi.number().unsafe().integer().min(1).default(1),
    num: Joi.number().unsafe().integer().min(0).default(10),
    sortField: Joi.string().min(0).custom(codePoints(0, 64)),
    sortOrder: Joi.string().min(0).custom(codePoints(0, 8)).default('desc'),
  }).unknown(true),
);

export const ItemSearchReply: LazySchema = lazy(() =>
  Joi.object({
    total: Joi.number().unsafe().integer().required(),
    start: Joi.number().unsafe().integer().required(),
    num: Joi.number().unsafe().integer().required(),
    nextStart: Joi.number().unsafe().integer().required(),
    query: Joi.string().min(0),
    results: Joi.array().items(Item()).required(),
  }).unknown(false),
);

export const ItemSharedReply: LazySchema = lazy(() =>
  Joi.object({
    notSharedWith: Joi.array().items(Joi.string().min(0)).required(),
    itemId: Joi.string().min(0).required(),
  }).unknown(false),
);

export const ItemStatusParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    jobType: Joi.string().min(0).custom(codePoints(0, 64)),
    jobId: Joi.string().min(0).custom(codePoints(0, 64)),
  }).unknown(true),
);

export const ItemStatusReply: LazySchema = lazy(() =>
  Joi.object({
    status: Joi.valid('partial', 'processing', 'failed', 'completed').required(),
    statusMessage: Joi.string().min(0).required(),
    itemId: Joi.string().min(0).required(),
    jobId: Joi.string().min(0),
    errors: Joi.array().items(RowError()),
    errorsTruncated: Joi.boolean(),
    messages: Joi.array().items(JobMessage()),
    parts: Joi.array().items(
      Joi.object({
        partNum: Joi.number().unsafe().integer().required(),
        size: Joi.number().unsafe().integer().required(),
      }).unknown(false),
    ),
  }).unknown(false),
);

export const ItemUnsharedReply: LazySchema = lazy(() =>
  Joi.object({
    notUnsharedFrom: Joi.array().items(Joi.string().min(0)).required(),
    itemId: Joi.string().min(0).required(),
  }).unknown(false),
);

export const ItemsSharedReply: LazySchema = lazy(() =>
  Joi.object({
    results: Joi.array()
      .items(
        Joi.object({
          itemId: Joi.string().min(0).required(),
          success: Joi.boolean().required(),
          notSharedWith: Joi.array().items(Joi.string().min(0)).required(),
          error: Joi.object({
            code: Joi.number().unsafe().integer().required(),
            message: Joi.string().min(0).required(),
          }).unknown(false),
        }).unknown(false),
      )
      .required(),
  }).unknown(false),
);

export const ItemsUnsharedReply: LazySchema = lazy(() =>
  Joi.object({
    results: Joi.array()
      .items(
        Joi.object({
          itemId: Joi.string().min(0).required(),
          success: Joi.boolean().required(),
          notUnsharedFrom: Joi.array().items(Joi.string().min(0)).required(),
          error: Joi.object({
            code: Joi.number().unsafe().integer().required(),
            message: Joi.string().min(0).required(),
          }).unknown(false),
        }).unknown(false),
      )
      .required(),
  }).unknown(false),
);

export const JobSummary: LazySchema = lazy(() =>
  Joi.object({
    jobId: Joi.string().min(0).custom(format('uuid')).required(),
    status: Joi.valid('Pending', 'InProgress', 'Completed', 'Failed').required(),
    layerName: Joi.string().min(0).required(),
    submissionTime: Joi.number().unsafe().integer().required(),
    lastUpdatedTime: Joi.number().unsafe().integer().required(),
    recordCount: Joi.number().unsafe().integer().required(),
    errorCount: Joi.number().unsafe().integer(),
    owner: Joi.string().min(0).allow(null).required(),
  }).unknown(false),
);

export const JobListReply: LazySchema = lazy(() =>
  Joi.object({
    total: Joi.number().unsafe().integer().required(),
    start: Joi.number().unsafe().integer().required(),
    num: Joi.number().unsafe().integer().required(),
    nextStart: Joi.number().unsafe().integer().required(),
    jobs: Joi.array().items(JobSummary()).required(),
  }).unknown(false),
);

export const Layer: LazySchema = lazy(() =>
  Joi.object({
    currentVersion: Joi.number().unsafe().required(),
    id: Joi.number().unsafe().integer().required(),
    name: Joi.string().min(0).required(),
    type: Joi.valid('Feature Layer', 'Table').required(),
    serviceItemId: Joi.string().min(0).required(),
    displayField: Joi.string().min(0).required(),
    description: Joi.string().min(0).required(),
    copyrightText: Joi.string().min(0).required(),
    defaultVisibility: Joi.boolean().required(),
    editingInfo: Joi.object({
      lastEditDate: Joi.number().unsafe().integer().required(),
      schemaLastEditDate: Joi.number().unsafe().integer().required(),
      dataLastEditDate: Joi.number().unsafe().integer().required(),
    })
      .unknown(false)
      .required(),
    editFieldsInfo: Joi.object({
      creationDateField: Joi.string().min(0).required(),
      creatorField: Joi.string().min(0).required(),
      editDateField: Joi.string().min(0).required(),
      editorField: Joi.string().min(0).required(),
    }).unknown(false),
    ownershipBasedAccessControlForFeatures: Joi.object({
      allowOthersToQuery: Joi.boolean().required(),
      allowOthersToUpdate: Joi.boolean().required(),
      allowOthersToDelete: Joi.boolean().required(),
      allowAnonymousToUpdate: Joi.boolean().required(),
      allowAnonymousToDelete: Joi.boolean().required(),
    }).unknown(false),
    relationships: Joi.array().items(Joi.object({}).unknown(false)).required(),
    isDataVersioned: Joi.boolean().required(),
    hasContingentValuesDefinition: Joi.boolean().required(),
    supportsAppend: Joi.boolean().required(),
    supportedAppendCapabilities: Joi.string().min(0),
    supportsCalculate: Joi.boolean().required(),
    supportsASyncCalculate: Joi.boolean().required(),
    supportsTruncate: Joi.boolean().required(),
    supportsAttachmentsByUploadId: Joi.boolean().required(),
    supportsAttachmentsResizing: Joi.boolean().required(),
    supportsRollbackOnFailureParameter: Joi.boolean().required(),
    supportsStatistics: Joi.boolean().required(),
    supportsExceedsLimitStatistics: Joi.boolean().required(),
    supportsAdvancedQueries: Joi.boolean().required(),
    supportsValidateSql: Joi.boolean().required(),
    supportsValidateSQL: Joi.boolean().required(),
    supportsCoordinatesQuantization: Joi.boolean().required(),
    supportsFieldDescriptionProperty: Joi.boolean().required(),
    supportsQuantizationEditMode: Joi.boolean().required(),
    supportsApplyEditsWithGlobalIds: Joi.boolean().required(),
    supportsReturningQueryGeometry: Joi.boolean().required(),
    advancedQueryCapabilities: AdvancedQueryCapabilities().required(),
    advancedEditingCapabilities: Joi.object({
      supportedSqlFormatsInCalculate: Joi.array().items(Joi.string().min(0)).required(),
      supportsAsyncApplyEdits: Joi.boolean().required(),
      supportsReturnEditResults: Joi.boolean().required(),
    })
      .unknown(false)
      .required(),
    useStandardizedQueries: Joi.boolean().required(),
    geometryType: GeometryType(),
    minScale: Joi.number().unsafe(),
    maxScale: Joi.number().unsafe(),
    extent: Extent(),
    drawingInfo: Joi.object({}).unknown(true),
    allowGeometryUpdates: Joi.boolean().required(),
    enableNullGeometry: Joi.boolean(),
    hasAttachments: Joi.boolean().required(),
    htmlPopupType: Joi.string().min(0).required(),
    hasMetadata: Joi.boolean().required(),
    hasM: Joi.boolean(),
    hasZ: Joi.boolean(),
    hasGeometryProperties: Joi.boolean(),
    geometryProperties: GeometryProperties(),
    objectIdField: Joi.string().min(0).required(),
    uniqueIdField: UniqueIdField().required(),
    globalIdField: Joi.string().min(0).required(),
    typeIdField: Joi.string().min(0).required(),
    fields: Joi.array().items(Field()).required(),
    indexes: Joi.array().items(Index()).required(),
    dateFieldsTimeReference: Joi.object({
      timeZone: Joi.string().min(0).required(),
      timeZoneIANA: Joi.string().min(0).required(),
      respectsDaylightSaving: Joi.boolean().required(),
    })
      .unknown(false)
      .required(),
    preferredTimeReference: Joi.valid(null).required(),
    types: Joi.array().items(Joi.object({}).unknown(true)).required(),
    templates: Joi.array().items(Joi.object({}).unknown(true)).required(),
    supportedQueryFormats: Joi.string().min(0).required(),
    supportedAppendFormats: Joi.string().min(0).required(),
    supportedAppendSourceFilterFormats: Joi.string().min(0),
    supportedExportFormats: Joi.string().min(0).required(),
    supportedSpatialRelationships: Joi.array().items(Joi.string().min(0)),
    hasStaticData: Joi.boolean().required(),
    maxRecordCount: Joi.number().unsafe().integer().required(),
    standardMaxRecordCount: Joi.number().unsafe().integer().required(),
    standardMaxRecordCountNoGeometry: Joi.number().unsafe().integer().required(),
    tileMaxRecordCount: Joi.number().unsafe().integer().required(),
    maxRecordCountFactor: Joi.number().unsafe().required(),
    capabilities: Joi.string().min(0).required(),
    isView: Joi.valid(true),
    viewDefinitionQuery: Joi.string().min(0),
    definitionQuery: Joi.string().min(0),
    adminLayerInfo: Joi.object({
      tableName: Joi.string().min(0),
      viewLayerDefinition: Joi.object({
        sourceServiceName: Joi.string().min(0).required(),
        sourceLayerId: Joi.number().unsafe().integer().required(),
        sourceLayerFields: Joi.alternatives()
          .try(Joi.string().min(0), Joi.array().items(Joi.string().min(0)))
          .required(),
        filter: Joi.object({}).unknown(true),
      }).unknown(false),
      geometryField: Joi.object({
        name: Joi.string().min(0).required(),
        srid: Joi.number().unsafe().integer().required(),
      }).unknown(false),
    }).unknown(false),
  }).unknown(false),
);

export const OwnershipDefinition: LazySchema = lazy(() =>
  Joi.object({
    allowOthersToQuery: Joi.boolean(),
    allowOthersToUpdate: Joi.boolean(),
    allowsUpdateToOthers: Joi.boolean(),
    allowOthersToDelete: Joi.boolean(),
    allowAnonymousToQuery: Joi.boolean(),
    allowAnonymousToUpdate: Joi.boolean(),
    allowAnonymousToDelete: Joi.boolean(),
  }).unknown(true),
);

export const LayerChanges: LazySchema = lazy(() =>
  Joi.object({
    name: Joi.string().custom(codePoints(1, 128)),
    description: Joi.string().min(0).allow(null),
    copyrightText: Joi.string().min(0).allow(null),
    displayField: Joi.string().min(0).allow(null),
    defaultVisibility: Joi.boolean(),
    typeIdField: Joi.string().min(0).allow(null),
    types: Joi.array().items(Joi.object({}).unknown(true)).allow(null),
    templates: Joi.array().items(Joi.object({}).unknown(true)).allow(null),
    geometryType: Joi.string().min(0).allow(null),
    hasZ: Joi.boolean().allow(null),
    hasM: Joi.boolean().allow(null),
    spatialReference: Joi.alternatives().try(Joi.valid(null), SpatialReference()),
    capabilities: Joi.string().min(0),
    syncEnabled: Joi.boolean(),
    editFieldsInfo: Joi.alternatives().try(Joi.valid(null), EditFieldsDefinition()),
    ownershipBasedAccessControlForFeatures: Joi.alternatives().try(Joi.valid(null), OwnershipDefinition()),
    supportsAppend: Joi.boolean(),
    allowGeometryUpdates: Joi.boolean(),
    hasAttachments: Joi.alternatives().try(Joi.boolean(), Joi.string().min(0)).allow(null),
    drawingInfo: Joi.object({}).unknown(true).allow(null),
    minScale: Joi.number().unsafe().min(0),
    maxScale: Joi.number().unsafe().min(0),
    adminLayerInfo: Joi.alternatives().try(Joi.valid(null), ViewAdminInfo()),
    viewDefinitionQuery: Joi.string().min(0).custom(codePoints(0, 10000)).allow(null),
    definitionQuery: Joi.string().min(0).custom(codePoints(0, 10000)).allow(null),
    fields: Joi.array()
      .items(
        Joi.object({
          name: Joi.string().min(0).required(),
          type: Joi.string().min(0),
          alias: Joi.string().min(0).allow(null),
          length: Joi.number().unsafe().integer().allow(null),
          nullable: Joi.boolean(),
          editable: Joi.boolean(),
          defaultValue: Joi.alternatives()
            .try(Joi.string().min(0), Joi.number().unsafe(), Joi.boolean())
            .allow(null),
          domain: Joi.object({}).unknown(true).allow(null),
          visible: Joi.boolean().allow(null),
        }).unknown(true),
      )
      .max(500),
    indexes: Joi.array()
      .items(
        Joi.object({
          name: Joi.string().min(0).required(),
          fields: Joi.string().allow(null),
          isUnique: Joi.boolean().allow(null),
          isAscending: Joi.boolean().allow(null),
          description: Joi.string().min(0).allow(null),
        }).unknown(true),
      )
      .max(500),
  }).unknown(true),
);

export const LayerEditResults: LazySchema = lazy(() =>
  Joi.object({
    id: Joi.number().unsafe().integer().required(),
    addResults: Joi.array().items(EditResult()).required(),
    updateResults: Joi.array().items(EditResult()).required(),
    deleteResults: Joi.array().items(EditResult()).required(),
    editMoment: Joi.number().unsafe().integer(),
    messages: EditMessages(),
  }).unknown(false),
);

export const LayerSummary: LazySchema = lazy(() =>
  Joi.object({
    id: Joi.number().unsafe().integer().required(),
    name: Joi.string().min(0).required(),
    parentLayerId: Joi.number().unsafe().integer().required(),
    defaultVisibility: Joi.boolean().required(),
    subLayerIds: Joi.valid(null).required(),
    minScale: Joi.number().unsafe().required(),
    maxScale: Joi.number().unsafe().required(),
    type: Joi.valid('Feature Layer', 'Table').required(),
    geometryType: GeometryType(),
  }).unknown(false),
);

export const Layers: LazySchema = lazy(() =>
  Joi.object({
    layers: Joi.array().items(Layer()).required(),
    tables: Joi.array().items(Layer()).required(),
  }).unknown(false),
);

export const MoveItemParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    folder: Joi.string().min(0).custom(codePoints(0, 128)).required(),
  }).unknown(true),
);

export const NamedPassword: LazySchema = lazy(() =>
  Joi.object({
    id: Joi.string().min(0).required(),
    name: Joi.string().min(0).required(),
    created: Joi.number().unsafe().integer().required(),
  }).unknown(false),
);

export const NewApplicationPasswordReply: LazySchema = lazy(() =>
  Joi.object({
    id: Joi.string().min(0).required(),
    name: Joi.string().min(0).required(),
    created: Joi.number().unsafe().integer().required(),
    password: Joi.string().min(0).required(),
  }).unknown(false),
);

export const NewPasswordReply: LazySchema = lazy(() =>
  Joi.object({
    user: Account().required(),
    password: Joi.string().min(0).required(),
  }).unknown(false),
);

export const NewUserReply: LazySchema = lazy(() =>
  Joi.object({
    user: Account().required(),
    password: Joi.string().min(0).required(),
    applicationPassword: Joi.string().min(0).required(),
  }).unknown(false),
);

export const ObjectIds: LazySchema = lazy(() =>
  Joi.object({
    objectIdFieldName: Joi.string().min(0).required(),
    objectIds: Joi.array().items(Joi.number().unsafe().integer()).required(),
  }).unknown(false),
);

export const Statistic: LazySchema = lazy(() =>
  Joi.object({
    statisticType: Joi.string().min(0).required(),
    onStatisticField: Joi.string().min(0),
    maxPointCount: Joi.number().unsafe().integer().min(0),
    maxRecordCount: Joi.number().unsafe().integer().min(0),
    maxVertexCount: Joi.number().unsafe().integer().min(0),
    outStatisticFieldName: Joi.string().min(0).custom(codePoints(0, 128)),
  }).unknown(true),
);

export const OutStatistics: LazySchema = lazy(() => Joi.array().items(Statistic()).max(100));

export const PagingParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    start: Joi.number().unsafe().integer().min(1).default(1),
    num: Joi.number().unsafe().integer().min(0).default(10),
  }).unknown(true),
);

export const PortalInfo: LazySchema = lazy(() =>
  Joi.object({
    owningSystemUrl: Joi.string().min(0).required(),
    authInfo: Joi.object({
      tokenServicesUrl: Joi.string().min(0).required(),
      isTokenBasedSecurity: Joi.boolean().required(),
    })
      .unknown(false)
      .required(),
  }).unknown(false),
);

export const PortalRoot: LazySchema = lazy(() =>
  Joi.object({
    currentVersion: Joi.number().unsafe().required(),
  }).unknown(false),
);

export const PortalUser: LazySchema = lazy(() =>
  Joi.object({
    username: Joi.string().min(0).required(),
    fullName: Joi.string().min(0).required(),
    role: Joi.valid('org_admin', 'org_publisher', 'org_user').required(),
    orgId: Joi.string().min(0).required(),
    privileges: Joi.array().items(Joi.string().min(0)).required(),
  }).unknown(false),
);

export const PortalSelf: LazySchema = lazy(() =>
  Joi.object({
    id: Joi.string().min(0).required(),
    name: Joi.string().min(0).required(),
    isPortal: Joi.boolean().required(),
    portalName: Joi.string().min(0).required(),
    portalHostname: Joi.string().min(0).required(),
    portalMode: Joi.string().min(0).required(),
    currentVersion: Joi.string().min(0).required(),
    allSSL: Joi.boolean().required(),
    access: Joi.string().min(0).required(),
    culture: Joi.string().min(0).required(),
    supportsHostedServices: Joi.boolean().required(),
    helperServices: Joi.object({}).unknown(true).required(),
    authorizedCrossOriginDomains: Joi.array().items(Joi.string().min(0)).required(),
    user: PortalUser(),
  }).unknown(false),
);

export const PublishParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    itemid: Joi.string().custom(codePoints(1, 64)).required(),
    filetype: Joi.string().min(0).custom(codePoints(0, 64)),
    publishParameters: Joi.object({}).unknown(true),
    overwrite: Joi.boolean().default(false),
  }).unknown(true),
);

export const PublishReply: LazySchema = lazy(() =>
  Joi.object({
    services: Joi.array()
      .items(
        Joi.object({
          type: Joi.valid('Feature Service').required(),
          serviceurl: Joi.string().min(0).required(),
          encodedServiceURL: Joi.string().min(0).required(),
          size: Joi.number().unsafe().integer().required(),
          jobId: Joi.string().min(0).required(),
          serviceItemId: Joi.string().min(0).required(),
        }).unknown(false),
      )
      .required(),
  }).unknown(false),
);

export const QuantizationParameters: LazySchema = lazy(() =>
  Joi.object({
    mode: Joi.string().min(0),
    originPosition: Joi.string().min(0),
    tolerance: Joi.number().unsafe(),
    extent: ExtentDefinition(),
  }).unknown(true),
);

export const QueryParameters: LazySchema = lazy(() =>
  Joi.object({
    f: Joi.valid('html', 'json', 'pjson', 'geojson', 'pbf').default('html'),
    token: AccessToken(),
    where: Joi.string().min(0).custom(codePoints(0, 500000)),
    objectIds: Joi.array().items(Joi.number().unsafe().integer()).max(10000),
    outFields: Joi.array().items(Joi.string().min(0)).max(2000),
    returnGeometry: Joi.boolean().default(true),
    returnZ: Joi.boolean().default(false),
    returnM: Joi.boolean().default(false),
    geometry: Joi.string().min(0),
    geometryType: Joi.string().min(0),
    inSR: Joi.string().min(0),
    spatialRel: Joi.string().min(0),
    outSR: Joi.string().min(0),
    multipatchOption: Joi.string().min(0),
    resultOffset: Joi.number().unsafe().integer().min(0).default(0),
    resultRecordCount: Joi.number().unsafe().integer().min(0),
    orderByFields: Joi.array().items(Joi.string().min(0)).max(100),
    returnCountOnly: Joi.boolean().default(false),
    returnIdsOnly: Joi.boolean().default(false),
    returnExtentOnly: Joi.boolean().default(false),
    returnQueryGeometry: Joi.boolean().default(false),
    returnDistinctValues: Joi.boolean().default(false),
    outStatistics: OutStatistics(),
    groupByFieldsForStatistics: Joi.array().items(Joi.string().min(0)).max(100),
    having: Joi.string().min(0).custom(codePoints(0, 500000)),
    resultType: Joi.string().min(0),
    maxRecordCountFactor: Joi.number().unsafe().min(1).max(5),
    returnExceededLimitFeatures: Joi.boolean().default(true),
    quantizationParameters: QuantizationParameters(),
    maxAllowableOffset: Joi.number().unsafe().min(0),
    geometryPrecision: Joi.number().unsafe().integer().min(0).max(17),
    distance: Joi.number().unsafe().min(0),
    units: Joi.string().min(0),
    returnTrueCurves: Joi.boolean().default(false),
    cacheHint: Joi.boolean().default(false),
    timeReferenceUnknownClient: Joi.boolean().default(false),
    timeRelation: Joi.string().min(0),
    relationParam: Joi.string().min(0),
    time: Joi.string().min(0),
    historicMoment: Joi.string().min(0),
    gdbVersion: GdbVersion(),
    uniqueIds: Joi.string().min(0),
    returnUniqueIdsOnly: Joi.boolean().default(false),
    fullText: Joi.string().min(0),
    text: Joi.string().min(0),
    returnCentroid: Joi.boolean().default(false),
    returnEnvelope: Joi.boolean().default(false),
    sqlFormat: Joi.string().min(0),
    featureEncoding: Joi.string().min(0),
    defaultSR: Joi.string().min(0),
    datumTransformation: Joi.string().min(0),
    aggregateIds: Joi.string().min(0),
    lod: Joi.string().min(0),
    lodType: Joi.string().min(0),
    parameterValues: Joi.string().min(0),
    rangeValues: Joi.string().min(0),
  }).unknown(true),
);

export const RegisterUploadParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    itemName: Joi.string().custom(codePoints(1, 256)).required(),
    description: Joi.string().min(0).custom(codePoints(0, 4000)),
  }).unknown(true),
);

export const ReportParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    format: Joi.valid('csv', 'ndjson').default('csv'),
  }).unknown(true),
);

export const RevokeTokenParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    auth_token: Joi.string().custom(codePoints(1, 1024)).required(),
    client_id: Joi.string().min(0).custom(codePoints(0, 128)),
  }).unknown(true),
);

export const ServerInfo: LazySchema = lazy(() =>
  Joi.object({
    currentVersion: Joi.number().unsafe().required(),
    fullVersion: Joi.string().min(0).required(),
    owningSystemUrl: Joi.string().min(0).required(),
    authInfo: Joi.object({
      isTokenBasedSecurity: Joi.boolean().required(),
      tokenServicesUrl: Joi.string().min(0).required(),
      shortLivedTokenValidity: Joi.number().unsafe().integer().required(),
    })
      .unknown(false)
      .required(),
  }).unknown(false),
);

export const Service: LazySchema = lazy(() =>
  Joi.object({
    currentVersion: Joi.number().unsafe().required(),
    serviceItemId: Joi.string().min(0).required(),
    isView: Joi.boolean().required(),
    isUpdatableView: Joi.boolean(),
    sourceSchemaChangesAllowed: Joi.boolean(),
    hasViews: Joi.boolean().required(),
    serviceDescription: Joi.string().min(0).required(),
    hasVersionedData: Joi.boolean().required(),
    supportsDisconnectedEditing: Joi.boolean().required(),
    hasStaticData: Joi.boolean().required(),
    maxRecordCount: Joi.number().unsafe().integer().required(),
    supportedQueryFormats: Joi.string().min(0).required(),
    supportsVCSProjection: Joi.boolean().required(),
    supportedExportFormats: Joi.string().min(0).required(),
    capabilities: Joi.string().min(0).required(),
    description: Joi.string().min(0).required(),
    copyrightText: Joi.string().min(0).required(),
    spatialReference: OwnSpatialReference().required(),
    initialExtent: Extent().required(),
    fullExtent: Extent().required(),
    allowGeometryUpdates: Joi.boolean().required(),
    units: Joi.string().min(0).required(),
    supportsAppend: Joi.boolean().required(),
    supportedAppendFormats: Joi.string().min(0).required(),
    supportsSharedDomains: Joi.boolean().required(),
    syncEnabled: Joi.boolean().required(),
    supportsApplyEditsWithGlobalIds: Joi.boolean().required(),
    supportsReturnDeleteResults: Joi.boolean().required(),
    supportsLayerOverrides: Joi.boolean().required(),
    supportsTilesAndBasicQueriesMode: Joi.boolean().required(),
    editorTrackingInfo: EditorTrackingInfo().required(),
    xssPreventionInfo: Joi.object({
      xssPreventionEnabled: Joi.boolean().required(),
      xssPreventionRule: Joi.string().min(0).required(),
      xssInputRule: Joi.string().min(0).required(),
    })
      .unknown(false)
      .required(),
    layers: Joi.array().items(LayerSummary()).required(),
    tables: Joi.array().items(LayerSummary()).required(),
    adminServiceInfo: Joi.object({
      name: Joi.string().min(0).required(),
      type: Joi.valid('FeatureServer').required(),
      status: Joi.string().min(0).required(),
      access: Joi.valid('private', 'org', 'public').required(),
    }).unknown(false),
  }).unknown(false),
);

export const ServiceAppendParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    edits: Joi.string().min(0),
    appendUploadId: Joi.string().min(0),
    appendItemId: Joi.string().min(0),
    appendUploadFormat: Joi.string().min(0),
    appendSourceInfo: Joi.object({}).unknown(true),
    sourceTableName: Joi.string().min(0),
    fieldMappings: FieldMappings(),
    layers: Joi.array().items(Joi.number().unsafe().integer().min(0)).max(1000),
    layerMappings: Joi.array()
      .items(
        Joi.object({
          id: Joi.number().unsafe().integer(),
          sourceTableName: Joi.string().min(0),
          sourceId: Joi.number().unsafe().integer(),
          fieldMappings: FieldMappings(),
        }).unknown(true),
      )
      .max(1000),
    appendFields: Joi.array().items(Joi.string().min(0)).max(2000),
    upsert: Joi.boolean().default(false),
    skipInserts: Joi.boolean().default(false),
    skipUpdates: Joi.boolean().default(false),
    useGlobalIds: Joi.boolean().default(false),
    updateGeometry: Joi.boolean().default(true),
    keepCreator: Joi.boolean().default(false),
    upsertMatchingField: Joi.string().min(0),
    rollbackOnFailure: Joi.boolean().default(false),
    truncateExisting: Joi.boolean().default(false),
    returnEditMoment: Joi.boolean().default(false),
    editsUploadId: Joi.string().min(0),
    editsUploadFormat: Joi.string().min(0),
    appendSourceFilter: Joi.string().min(0),
    dryRun: Joi.boolean().default(false),
  }).unknown(true),
);

export const ServiceChanges: LazySchema = lazy(() =>
  Joi.object({
    serviceDescription: Joi.string().min(0).allow(null),
    description: Joi.string().min(0).allow(null),
    copyrightText: Joi.string().min(0).allow(null),
    capabilities: Joi.string().min(0),
    access: Joi.valid('private', 'org', 'public'),
    syncEnabled: Joi.boolean(),
    supportsAppend: Joi.boolean(),
    maxRecordCount: Joi.number().unsafe().integer().min(1).max(32000),
    initialExtent: Joi.alternatives().try(Joi.valid(null), ExtentDefinition()),
    spatialReference: Joi.alternatives().try(Joi.valid(null), SpatialReference()),
    allowGeometryUpdates: Joi.boolean(),
    hasStaticData: Joi.boolean(),
    sourceSchemaChangesAllowed: Joi.boolean(),
    editorTrackingInfo: EditorTrackingDefinition(),
  }).unknown(true),
);

export const ServiceNameAvailability: LazySchema = lazy(() =>
  Joi.object({
    available: Joi.boolean().required(),
  }).unknown(false),
);

export const ServiceNameQueryParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    name: Joi.string().custom(codePoints(1, 256)).required(),
    type: Joi.string().min(0),
  }).unknown(true),
);

export const ShareItemParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    everyone: Joi.boolean().default(false),
    org: Joi.boolean().default(false),
    account: Joi.boolean().default(false),
    groups: Joi.array()
      .items(Joi.string().min(0).custom(codePoints(0, 128)))
      .max(512),
  }).unknown(true),
);

export const ShareItemsParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    items: Joi.array()
      .items(Joi.string().custom(codePoints(1, 64)))
      .min(1)
      .max(100)
      .required(),
    everyone: Joi.boolean().default(false),
    org: Joi.boolean().default(false),
    account: Joi.boolean().default(false),
    groups: Joi.array()
      .items(Joi.string().min(0).custom(codePoints(0, 128)))
      .max(512),
  }).unknown(true),
);

export const SignInFailure: LazySchema = lazy(() =>
  Joi.object({
    kind: Joi.valid('user', 'address', 'record').required(),
    subject: Joi.string().min(0).required(),
    count: Joi.number().unsafe().integer().required(),
    until: Joi.number().unsafe().integer().required(),
  }).unknown(false),
);

export const SignInFailureListReply: LazySchema = lazy(() =>
  Joi.object({
    failures: Joi.array().items(SignInFailure()).required(),
  }).unknown(false),
);

export const SignInParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    username: Joi.string().min(0).custom(codePoints(0, 256)),
    password: Joi.string().min(0).custom(codePoints(0, 1024)),
    back: Joi.string().min(0).custom(codePoints(0, 2048)),
    formToken: formToken(),
  }).unknown(true),
);

export const SignOutParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    formToken: formToken(),
  }).unknown(true),
);

export const SqlValidation: LazySchema = lazy(() =>
  Joi.object({
    isValidSQL: Joi.boolean().required(),
    validationErrors: Joi.array()
      .items(
        Joi.object({
          errorCode: Joi.number().unsafe().integer().required(),
          description: Joi.string().min(0).required(),
        }).unknown(false),
      )
      .required(),
  }).unknown(false),
);

export const StatisticRow: LazySchema = lazy(() =>
  Joi.object({
    attributes: Attributes().required(),
  }).unknown(false),
);

export const StatisticSet: LazySchema = lazy(() =>
  Joi.object({
    fields: Joi.array().items(ReplyField()).required(),
    exceededTransferLimit: Joi.valid(true),
    features: Joi.array().items(StatisticRow()).required(),
  }).unknown(false),
);

export const SuccessReply: LazySchema = lazy(() =>
  Joi.object({
    success: Joi.valid(true).required(),
  }).unknown(false),
);

export const TileInfo: LazySchema = lazy(() =>
  Joi.object({
    rows: Joi.number().unsafe().integer().required(),
    cols: Joi.number().unsafe().integer().required(),
    dpi: Joi.number().unsafe().integer().required(),
    format: Joi.valid('pbf').required(),
    origin: Joi.object({
      x: Joi.number().unsafe().required(),
      y: Joi.number().unsafe().required(),
    })
      .unknown(false)
      .required(),
    spatialReference: OwnSpatialReference().required(),
    lods: Joi.array()
      .items(
        Joi.object({
          level: Joi.number().unsafe().integer().required(),
          resolution: Joi.number().unsafe().required(),
          scale: Joi.number().unsafe().required(),
        }).unknown(false),
      )
      .required(),
  }).unknown(false),
);

export const TileJson: LazySchema = lazy(() =>
  Joi.object({
    tilejson: Joi.string().min(0).required(),
    name: Joi.string().min(0).required(),
    description: Joi.string().min(0),
    attribution: Joi.string().min(0),
    scheme: Joi.valid('xyz').required(),
    tiles: Joi.array().items(Joi.string().min(0)).required(),
    minzoom: Joi.number().unsafe().integer().required(),
    maxzoom: Joi.number().unsafe().integer().required(),
    bounds: Joi.array().items(Joi.number().unsafe()).required(),
    center: Joi.array().items(Joi.number().unsafe()).required(),
    vector_layers: Joi.array()
      .items(
        Joi.object({
          id: Joi.string().min(0).required(),
          description: Joi.string().min(0).required(),
          fields: Joi.object({}).pattern(Joi.any(), Joi.string().min(0)).required(),
          minzoom: Joi.number().unsafe().integer().required(),
          maxzoom: Joi.number().unsafe().integer().required(),
        }).unknown(false),
      )
      .required(),
  }).unknown(false),
);

export const TokenReply: LazySchema = lazy(() =>
  Joi.object({
    token: Joi.string().min(0).required(),
    expires: Joi.number().unsafe().integer().required(),
    ssl: Joi.boolean().required(),
  }).unknown(false),
);

export const TokenSummary: LazySchema = lazy(() =>
  Joi.object({
    id: Joi.string().min(0).required(),
    kind: Joi.valid('session', 'token').required(),
    expires: Joi.number().unsafe().integer().required(),
    boundTo: Joi.string().min(0).allow(null).required(),
  }).unknown(false),
);

export const TruncateParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    async: Async(),
    attachmentOnly: Joi.boolean().default(false),
  }).unknown(true),
);

export const UnshareItemParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    groups: Joi.array()
      .items(Joi.string().min(0).custom(codePoints(0, 128)))
      .max(512),
  }).unknown(true),
);

export const UnshareItemsParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    items: Joi.array()
      .items(Joi.string().custom(codePoints(1, 64)))
      .min(1)
      .max(100)
      .required(),
    groups: Joi.array()
      .items(Joi.string().min(0).custom(codePoints(0, 128)))
      .max(512),
  }).unknown(true),
);

export const UpdateFeaturesParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    features: Joi.array().items(FeatureUpdate()).min(1).max(10000).required(),
    useGlobalIds: Joi.boolean().default(false),
    rollbackOnFailure: Joi.boolean().default(true),
    returnEditMoment: Joi.boolean().default(false),
    gdbVersion: GdbVersion(),
  }).unknown(true),
);

export const UpdateItemParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    title: Joi.string().custom(codePoints(1, 256)),
    type: Joi.string().min(0).custom(codePoints(0, 128)),
    typeKeywords: Joi.array()
      .items(Joi.string().min(0).custom(codePoints(0, 128)))
      .min(0)
      .max(128),
    tags: Joi.array()
      .items(Joi.string().min(0).custom(codePoints(0, 128)))
      .min(0)
      .max(128),
    description: Joi.string().min(0).custom(codePoints(0, 64000)),
    snippet: Joi.string().min(0).custom(codePoints(0, 2048)),
    accessInformation: Joi.string().min(0).custom(codePoints(0, 64000)),
    licenseInfo: Joi.string().min(0).custom(codePoints(0, 64000)),
    extent: Joi.string().min(0).custom(codePoints(0, 256)),
    clearEmptyFields: Joi.boolean().default(false),
    filename: Joi.string().min(0).custom(codePoints(0, 256)),
    overwrite: Joi.boolean().default(false),
    async: Joi.boolean().default(false),
    file: Joi.any().strip(),
    text: Joi.string().min(0),
    dataUrl: Joi.string().min(0).custom(codePoints(0, 2048)),
  }).unknown(true),
);

export const UpdateLayerDefinitionParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    updateDefinition: LayerChanges().required(),
    async: Async(),
  }).unknown(true),
);

export const UpdateResults: LazySchema = lazy(() =>
  Joi.object({
    updateResults: Joi.array().items(EditResult()).required(),
    editMoment: Joi.number().unsafe().integer(),
    messages: EditMessages(),
  }).unknown(false),
);

export const UpdateServiceDefinitionParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    updateDefinition: ServiceChanges().required(),
    async: Async(),
  }).unknown(true),
);

export const UpdateUserParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    role: Role(),
    disabled: Joi.boolean(),
  }).unknown(true),
);

export const Upload: LazySchema = lazy(() =>
  Joi.object({
    itemID: Joi.string().min(0).required(),
    itemName: Joi.string().min(0).required(),
    description: Joi.string().min(0).required(),
    date: Joi.number().unsafe().integer().required(),
    committed: Joi.boolean().required(),
  }).unknown(false),
);

export const UploadParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    file: Joi.any().strip(),
    description: Joi.string().min(0).custom(codePoints(0, 4000)),
  }).unknown(true),
);

export const UploadPartParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    partId: Joi.number().unsafe().integer().min(1).max(10000),
    partNumber: Joi.number().unsafe().integer().min(1).max(10000),
    file: Joi.any().strip(),
  }).unknown(true),
);

export const UploadPartsReply: LazySchema = lazy(() =>
  Joi.object({
    parts: Joi.array().items(Joi.string().min(0)).required(),
  }).unknown(false),
);

export const UploadReply: LazySchema = lazy(() =>
  Joi.object({
    success: Joi.valid(true).required(),
    item: Upload().required(),
  }).unknown(false),
);

export const UploadsInfo: LazySchema = lazy(() =>
  Joi.object({
    maxUploadFileSize: Joi.number().unsafe().required(),
    maxUploadPartSize: Joi.number().unsafe(),
    maxCommittedFileSize: Joi.number().unsafe(),
  }).unknown(false),
);

export const UsageParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    username: Joi.string().min(0).custom(codePoints(0, 128)),
    jobId: Joi.string().min(0).custom(codePoints(0, 64)),
    start: Joi.number().unsafe().integer().min(1).default(1),
    num: Joi.number().unsafe().integer().min(0).default(10),
  }).unknown(true),
);

export const User: LazySchema = lazy(() =>
  Joi.object({
    username: Joi.string().min(0).required(),
    fullName: Joi.string().min(0).required(),
    firstName: Joi.string().min(0),
    lastName: Joi.string().min(0),
    role: Joi.valid('org_admin', 'org_publisher', 'org_user').required(),
    created: Joi.number().unsafe().integer().required(),
    access: Joi.valid('org').required(),
    orgId: Joi.string().min(0).required(),
    groups: Joi.array().items(Joi.string().min(0)).max(0).required(),
  }).unknown(false),
);

export const UserAccountReply: LazySchema = lazy(() =>
  Joi.object({
    user: Account().required(),
    applicationPasswords: Joi.array().items(NamedPassword()).required(),
    tokens: Joi.array().items(TokenSummary()).required(),
  }).unknown(false),
);

export const UserContent: LazySchema = lazy(() =>
  Joi.object({
    total: Joi.number().unsafe().integer().required(),
    start: Joi.number().unsafe().integer().required(),
    num: Joi.number().unsafe().integer().required(),
    nextStart: Joi.number().unsafe().integer().required(),
    username: Joi.string().min(0),
    currentFolder: Joi.alternatives().try(Joi.valid(null), ContentFolder()),
    folders: Joi.array().items(ContentFolder()),
    items: Joi.array().items(Item()).required(),
  }).unknown(false),
);

export const UserListReply: LazySchema = lazy(() =>
  Joi.object({
    users: Joi.array().items(Account()).required(),
  }).unknown(false),
);

export const UserReply: LazySchema = lazy(() =>
  Joi.object({
    user: Account().required(),
  }).unknown(false),
);

export const ValidateSqlParameters: LazySchema = lazy(() =>
  Joi.object({
    f: f(),
    token: AccessToken(),
    sql: Joi.string().required(),
    sqlType: Joi.valid('where', 'expression', 'statement').default('where'),
  }).unknown(true),
);

export const VectorTileService: LazySchema = lazy(() =>
  Joi.object({
    currentVersion: Joi.number().unsafe().required(),
    name: Joi.string().min(0).required(),
    copyrightText: Joi.string().min(0).required(),
    capabilities: Joi.valid('TilesOnly').required(),
    type: Joi.valid('indexedVector').required(),
    defaultStyles: Joi.string().min(0).required(),
    tiles: Joi.array().items(Joi.string().min(0)).required(),
    exportTilesAllowed: Joi.boolean().required(),
    maxExportTilesCount: Joi.number().unsafe().integer().required(),
    initialExtent: Extent().required(),
    fullExtent: Extent().required(),
    minScale: Joi.number().unsafe().required(),
    maxScale: Joi.number().unsafe().required(),
    minzoom: Joi.number().unsafe().integer().required(),
    maxzoom: Joi.number().unsafe().integer().required(),
    tileInfo: TileInfo().required(),
    resourceInfo: Joi.object({
      styleVersion: Joi.number().unsafe().integer().required(),
      tileCompression: Joi.string().min(0).required(),
      cacheInfo: Joi.object({
        storageInfo: Joi.object({
          packetSize: Joi.number().unsafe().integer().required(),
          storageFormat: Joi.string().min(0).required(),
        })
          .unknown(false)
          .required(),
      })
        .unknown(false)
        .required(),
    })
      .unknown(false)
      .required(),
    serviceItemId: Joi.string().min(0).required(),
  }).unknown(false),
);

export const VectorTileStyle: LazySchema = lazy(() =>
  Joi.object({
    version: Joi.number().unsafe().integer().required(),
    name: Joi.string().min(0).required(),
    sources: Joi.object({}).unknown(true).required(),
    layers: Joi.array().items(Joi.object({}).unknown(true)).required(),
  }).unknown(false),
);

export const ViewSourcesReply: LazySchema = lazy(() =>
  Joi.object({
    services: Joi.array()
      .items(
        Joi.object({
          name: Joi.string().min(0).required(),
          type: Joi.valid('FeatureServer').required(),
          url: Joi.string().min(0).required(),
          serviceItemId: Joi.string().min(0).required(),
        }).unknown(false),
      )
      .required(),
  }).unknown(false),
);
