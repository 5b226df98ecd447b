import type { components } from '../../generated/features/types.js';

/** Abilities of every layer. Clients act on these, so unsupported ones are false. */
export const LAYER_SUPPORT = {
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
} satisfies Partial<components['schemas']['Layer']>;

/** Abilities that a read-only layer lacks. */
export const READ_ONLY_SUPPORT = {
  supportsCalculate: false,
  supportsTruncate: false,
  supportsRollbackOnFailureParameter: false,
} satisfies Partial<components['schemas']['Layer']>;
