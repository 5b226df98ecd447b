import type { components } from '../../generated/features/types.js';
import { SUPPORTED_APPEND_FORMATS, SUPPORTED_FILTER_FORMATS } from '../append/formats/registry.js';
import { offeredCapabilities, withoutAppend } from '../model/capabilities.js';
import { XSS_PREVENTION } from '../model/definition-members.js';
import type { Extent, SpatialReference } from '../model/layer.js';
import type { PresentedLayer } from '../model/layer-presentation.js';
import { CURRENT_VERSION } from '../model/server-version.js';
import type { Service } from '../model/service.js';
import { defaultExtent, sridOf } from '../model/spatial-reference.js';

type ServiceReply = components['schemas']['Service'];
type LayerSummary = components['schemas']['LayerSummary'];
type ExtentReply = components['schemas']['Extent'];

export const QUERY_FORMATS = 'JSON, geoJSON, PBF';

/** Comma list, as clients expect it. */
export const APPEND_FORMATS = SUPPORTED_APPEND_FORMATS.join(',');

/** Comma list of the formats that support `appendSourceFilter`. */
export const FILTER_FORMATS = SUPPORTED_FILTER_FORMATS.join(',');

/** Describes a service. Unsupported features are reported as false. */
export function describeService(
  service: Service,
  layers: readonly PresentedLayer[],
  hasViews = false,
): ServiceReply {
  const { spatialReference, view } = service;
  const supportsAppend = layers.every((layer) => layer.supportsAppend);
  const initialExtent = service.initialExtent ?? defaultExtent(spatialReference);
  return {
    currentVersion: CURRENT_VERSION,
    serviceItemId: service.itemId,
    isView: view !== undefined,
    ...(view && {
      isUpdatableView: true,
      sourceSchemaChangesAllowed: view.sourceSchemaChangesAllowed,
    }),
    hasViews,
    serviceDescription: service.serviceDescription,
    hasVersionedData: false,
    supportsDisconnectedEditing: false,
    hasStaticData: service.hasStaticData,
    maxRecordCount: service.maxRecordCount,
    supportedQueryFormats: QUERY_FORMATS,
    supportsVCSProjection: false,
    supportedExportFormats: '',
    capabilities: offeredCapabilities(supportsAppend ? service : withoutAppend(service)),
    description: service.description,
    copyrightText: service.copyrightText,
    spatialReference,
    initialExtent: describeExtent(initialExtent, spatialReference),
    fullExtent: describeExtent(fullExtent(service, layers) ?? initialExtent, spatialReference),
    allowGeometryUpdates: service.allowGeometryUpdates,
    units: service.units,
    supportsAppend,
    supportedAppendFormats: APPEND_FORMATS,
    supportsSharedDomains: false,
    // Replicas are not supported, whatever the capabilities say.
    syncEnabled: false,
    supportsApplyEditsWithGlobalIds: layers.every(({ globalIdField }) => globalIdField !== undefined),
    supportsReturnDeleteResults: true,
    supportsLayerOverrides: false,
    supportsTilesAndBasicQueriesMode: false,
    editorTrackingInfo: service.editorTrackingInfo,
    xssPreventionInfo: XSS_PREVENTION,
    layers: layers.filter((layer) => layer.geometryType !== undefined).map(summarize),
    tables: layers.filter((layer) => layer.geometryType === undefined).map(summarize),
  };
}

export function describeExtent(extent: Extent, spatialReference: SpatialReference): ExtentReply {
  const { xmin, ymin, xmax, ymax } = extent;
  return { xmin, ymin, xmax, ymax, spatialReference };
}

function summarize(layer: PresentedLayer): LayerSummary {
  return {
    id: layer.id,
    name: layer.name,
    parentLayerId: -1,
    defaultVisibility: layer.presentation.defaultVisibility,
    subLayerIds: null,
    minScale: layer.presentation.minScale,
    maxScale: layer.presentation.maxScale,
    type: layer.geometryType === undefined ? 'Table' : 'Feature Layer',
    ...(layer.geometryType && { geometryType: layer.geometryType }),
  };
}

/** Returns the extent of all layers that use the service's own spatial reference. */
function fullExtent(service: Service, layers: readonly PresentedLayer[]): Extent | undefined {
  const srid = sridOf(service.spatialReference);
  const extents = layers.filter((layer) => layer.srid === srid).flatMap((layer) => layer.extent ?? []);
  if (extents.length === 0) return undefined;
  return {
    xmin: Math.min(...extents.map((extent) => extent.xmin)),
    ymin: Math.min(...extents.map((extent) => extent.ymin)),
    xmax: Math.max(...extents.map((extent) => extent.xmax)),
    ymax: Math.max(...extents.map((extent) => extent.ymax)),
  };
}
