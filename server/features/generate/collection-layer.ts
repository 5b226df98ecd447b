import { defineLayer, type LayerInput } from '../definition/define/define-layer.js';
import { describeField } from '../metadata/describe-field.js';
import { describeExtent } from '../metadata/describe-service.js';
import { defaultDrawingInfo } from '../metadata/drawing.js';
import type { FaultList } from '../model/faults.js';
import type { Extent, Layer, SpatialReference } from '../model/layer.js';
import { CURRENT_VERSION } from '../model/server-version.js';
import { DEFAULT_EDITOR_TRACKING } from '../model/service.js';
import { defaultExtent } from '../model/spatial-reference.js';

/** Object id field that scripts expect in a feature collection. */
const OBJECT_ID = 'FID';

/** Makes a layer that is not stored, with its own object ids; faults go to `faults`. */
export function makeCollectionLayer(
  input: LayerInput,
  spatialReference: SpatialReference,
  faults: FaultList,
): { readonly layer: Layer; readonly displayField: string } {
  const fields = (input.fields ?? []).filter(({ type }) => !MADE_BY_LAYERS.includes(type));
  const isFree = fields.every(({ name }) => name.toLowerCase() !== OBJECT_ID.toLowerCase());
  const objectId = { name: OBJECT_ID, type: 'esriFieldTypeOID' };
  const path = 'publishParameters.layerInfo';
  const { geometryType } = input;
  if (geometryType === 'esriGeometryMultiPatch') {
    faults.add(`${path}.geometryType`, 'multipatches are not supported in JSON features');
  }
  const draft = defineLayer(
    { ...input, fields: isFree ? [...fields, objectId] : fields, spatialReference, extent: null },
    geometryType === undefined || geometryType === null ? 'table' : 'layer',
    { spatialReference, editorTrackingInfo: { ...DEFAULT_EDITOR_TRACKING, enableEditorTracking: false } },
    path,
    faults,
    false,
  );
  const { presentation, ...rest } = draft;
  return {
    layer: {
      ...rest,
      // Features of a collection need no global id, because nothing refers to them.
      fields: draft.fields.filter(({ name }) => name !== draft.globalIdField),
      globalIdField: undefined,
      key: 0,
      serviceKey: 0,
      id: 0,
      table: '',
      extent: undefined,
      lastEditAt: 0,
    },
    displayField: presentation.displayField,
  };
}

const MADE_BY_LAYERS: readonly string[] = ['esriFieldTypeOID', 'esriFieldTypeGlobalID'];

/** Describes the layer of a feature collection. */
export function describeCollectionLayer(
  { layer, displayField }: ReturnType<typeof makeCollectionLayer>,
  extent: Extent | undefined,
): object {
  const { geometryType, spatialReference } = layer;
  return {
    currentVersion: CURRENT_VERSION,
    id: 0,
    name: layer.name,
    type: geometryType === undefined ? 'Table' : 'Feature Layer',
    displayField,
    description: '',
    copyrightText: '',
    defaultVisibility: true,
    ...(geometryType !== undefined && {
      geometryType,
      minScale: 0,
      maxScale: 0,
      extent: describeExtent(extent ?? defaultExtent(spatialReference), spatialReference),
      drawingInfo: defaultDrawingInfo(geometryType),
      hasM: layer.hasM,
      hasZ: layer.hasZ,
    }),
    hasAttachments: false,
    htmlPopupType: 'esriServerHTMLPopupTypeNone',
    objectIdField: layer.objectIdField,
    globalIdField: '',
    typeIdField: '',
    fields: layer.fields.map(describeField),
    types: [],
    templates: [],
    capabilities: 'Query',
  };
}
