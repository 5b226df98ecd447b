import { SPATIAL_RELATIONS } from '../query/filter/spatial-filter.js';
import { STANDARD_MAX_RECORD_COUNT, TILE_MAX_RECORD_COUNT } from '../model/page-limit.js';
import type { components } from '../../generated/features/types.js';
import { offeredCapabilities, withoutAppend } from '../model/capabilities.js';
import { describeField } from './describe-field.js';
import { describeIndexes } from './describe-indexes.js';
import { describeMeasures } from '../model/describe-measures.js';
import { APPEND_FORMATS, describeExtent, FILTER_FORMATS, QUERY_FORMATS } from './describe-service.js';
import { defaultDrawingInfo, drawingTool } from './drawing.js';
import type { Layer } from '../model/layer.js';
import type { LayerPresentation, PresentedLayer } from '../model/layer-presentation.js';
import { LAYER_SUPPORT, READ_ONLY_SUPPORT } from './layer-support.js';
import { CURRENT_VERSION } from '../model/server-version.js';
import type { Service } from '../model/service.js';
import { defaultExtent } from '../model/spatial-reference.js';
import { describeView, shownPresentation } from '../views/describe-view.js';
import { mayChangeGeometries } from '../views/geometry-updates.js';

type LayerReply = components['schemas']['Layer'];

/**
 * Describes a layer or table. Unsupported features are reported as false.
 *
 * @param ruling - the services whose rules on editing hold (`rulingServices`)
 */
export function describeLayer(
  service: Service,
  layer: PresentedLayer,
  ruling: readonly Service[] = [service],
): LayerReply {
  const presentation = shownPresentation(layer);
  return {
    currentVersion: CURRENT_VERSION,
    id: layer.id,
    name: layer.name,
    type: layer.geometryType === undefined ? 'Table' : 'Feature Layer',
    serviceItemId: service.itemId,
    displayField: presentation.displayField,
    description: presentation.description,
    copyrightText: presentation.copyrightText,
    defaultVisibility: presentation.defaultVisibility,
    editingInfo: {
      lastEditDate: Math.max(layer.lastEditAt, layer.schemaEditAt),
      schemaLastEditDate: layer.schemaEditAt,
      dataLastEditDate: layer.lastEditAt,
    },
    ...(layer.editorTracking && { editFieldsInfo: layer.editorTracking }),
    ...describeOwnership(service),
    relationships: [],
    isDataVersioned: false,
    hasContingentValuesDefinition: false,
    supportsAppend: layer.supportsAppend,
    ...LAYER_SUPPORT,
    supportsApplyEditsWithGlobalIds: layer.globalIdField !== undefined,
    useStandardizedQueries: true,
    ...describeGeometry(layer, presentation),
    allowGeometryUpdates: mayChangeGeometries(undefined, layer, ruling),
    hasAttachments: false,
    htmlPopupType: 'esriServerHTMLPopupTypeNone',
    hasMetadata: false,
    objectIdField: layer.objectIdField,
    uniqueIdField: { name: layer.objectIdField, isSystemMaintained: true },
    globalIdField: layer.globalIdField ?? '',
    typeIdField: presentation.typeIdField,
    fields: layer.fields.map(describeField),
    indexes: describeIndexes(layer),
    // Time zone of the layer; stored and returned times are always UTC.
    dateFieldsTimeReference: { timeZone: 'UTC', timeZoneIANA: 'Etc/UTC', respectsDaylightSaving: false },
    preferredTimeReference: null,
    types: [...presentation.types],
    templates: [...(presentation.templates ?? [defaultTemplate(layer)])],
    supportedQueryFormats: QUERY_FORMATS,
    supportedAppendFormats: APPEND_FORMATS,
    supportedAppendSourceFilterFormats: FILTER_FORMATS,
    supportedExportFormats: '',
    hasStaticData: service.hasStaticData,
    maxRecordCount: service.maxRecordCount,
    standardMaxRecordCount: Math.max(service.maxRecordCount, STANDARD_MAX_RECORD_COUNT),
    standardMaxRecordCountNoGeometry: Math.max(service.maxRecordCount, STANDARD_MAX_RECORD_COUNT),
    tileMaxRecordCount: Math.max(service.maxRecordCount, TILE_MAX_RECORD_COUNT),
    maxRecordCountFactor: 1,
    // The source of a view may not support append while the view's service offers it.
    capabilities: offeredCapabilities(layer.supportsAppend ? service : withoutAppend(service)),
    ...describeView(layer),
    ...(layer.isReadOnly === true && READ_ONLY_SUPPORT),
  };
}

function describeOwnership(service: Service): Pick<LayerReply, 'ownershipBasedAccessControlForFeatures'> {
  const info = service.editorTrackingInfo;
  if (!info.enableOwnershipAccessControl) return {};
  return {
    ownershipBasedAccessControlForFeatures: {
      allowOthersToQuery: info.allowOthersToQuery,
      allowOthersToUpdate: info.allowOthersToUpdate,
      allowOthersToDelete: info.allowOthersToDelete,
      allowAnonymousToUpdate: info.allowAnonymousToUpdate,
      allowAnonymousToDelete: info.allowAnonymousToDelete,
    },
  };
}

/** Members that tables do not have. */
function describeGeometry(layer: PresentedLayer, presentation: LayerPresentation): Partial<LayerReply> {
  const { geometryType, spatialReference } = layer;
  if (geometryType === undefined) return {};
  const geometryProperties = describeMeasures(layer);
  // Has numbers even for an empty layer, because some clients refuse a layer without them.
  const extent = layer.extent ?? presentation.initialExtent ?? defaultExtent(spatialReference);
  return {
    geometryType,
    minScale: presentation.minScale,
    maxScale: presentation.maxScale,
    extent: describeExtent(extent, spatialReference),
    drawingInfo: presentation.drawingInfo ?? defaultDrawingInfo(geometryType),
    enableNullGeometry: true,
    hasM: layer.hasM,
    hasZ: layer.hasZ,
    ...(geometryProperties && { hasGeometryProperties: true, geometryProperties }),
    supportedSpatialRelationships: [...SPATIAL_RELATIONS],
  };
}

/** Returns the template of new features for a layer whose author defined none. */
export function defaultTemplate(layer: Layer): LayerReply['templates'][number] {
  const editable = layer.fields.filter((field) => field.editable);
  return {
    name: 'New Feature',
    description: '',
    drawingTool: drawingTool(layer.geometryType),
    prototype: { attributes: Object.fromEntries(editable.map((field) => [field.name, field.defaultValue])) },
  };
}
