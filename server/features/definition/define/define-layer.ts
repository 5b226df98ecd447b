import type { components } from '../../../generated/features/types.js';
import { defineFields } from './define-fields.js';
import { trackingNames } from './define-tracking.js';
import { defineIndexes } from './define-indexes.js';
import {
  layerMembersIn,
  refuseHiddenFields,
  refuseUnkept,
  STORED_LAYER_MEMBERS,
} from '../../model/definition-members.js';
import { defineMeasures } from './define-measures.js';
import type { FaultList } from '../../model/faults.js';
import { GEOMETRY_TYPES, type GeometryType, type SpatialReference } from '../../model/layer.js';
import type { NewLayer } from '../../catalog/layer-repository.js';
import { refuseAttachments } from '../../metadata/attachments.js';
import type { FieldSet } from './define-fields.js';
import type { LayerPresentation } from '../../model/layer-presentation.js';
import type { Service } from '../../model/service.js';
import { normalizeSpatialReference, readExtent, sridOf } from '../../model/spatial-reference.js';

export type LayerInput = components['schemas']['LayerDefinition'];

/** Checked layer that has no id yet. */
export type LayerDraft = Omit<
  NewLayer,
  'serviceKey' | 'id' | 'table' | 'extent' | 'lastEditAt' | 'schemaEditAt'
>;

/**
 * Checks the definition of one layer or table and fills in what it leaves out. All that is wrong goes to
 * `faults` (the draft is of no use then), each with its place below `path`.
 *
 * @param isMeasured - whether the database works out how long and large features are
 */
export function defineLayer(
  input: LayerInput,
  kind: 'layer' | 'table',
  service: Pick<Service, 'spatialReference' | 'editorTrackingInfo'>,
  path: string,
  faults: FaultList,
  isMeasured = true,
): LayerDraft {
  refuseAttachments(input, path, faults);
  const members = { ...layerMembersIn(service, input), ...STORED_LAYER_MEMBERS };
  refuseUnkept(members, input, { path, faults });
  refuseHiddenFields(input.fields ?? [], `${path}.fields`, faults);
  const isTable = kind === 'table' || input.type === 'Table';
  const geometryType = isTable ? undefined : readGeometryType(input, path, faults);
  const isMultipatch = geometryType === 'esriGeometryMultiPatch';
  const spatialReference = readSpatialReference(input, service, path, faults);
  const namesTracking = Object.values(input.editFieldsInfo ?? {}).some(
    (name) => name !== null && name !== '',
  );
  const isTracked = service.editorTrackingInfo.enableEditorTracking || namesTracking;
  const tracking = isTracked ? trackingNames(input.editFieldsInfo) : undefined;
  const defined = defineFields(input.fields ?? [], tracking, `${path}.fields`, faults);
  const fieldSet = {
    ...defined,
    fields: [...defined.fields, ...(isMeasured ? defineMeasures(geometryType) : [])],
  };
  return {
    ...fieldSet,
    name: readName(input, path, faults),
    geometryType,
    // Multipatches always have z and never m.
    hasZ: isMultipatch || (geometryType !== undefined && (input.hasZ ?? false)),
    hasM: geometryType !== undefined && !isMultipatch && (input.hasM ?? false),
    spatialReference,
    srid: geometryType === undefined ? 0 : sridOf(spatialReference),
    indexes: defineIndexes(input.indexes ?? [], fieldSet.fields, [], `${path}.indexes`, faults),
    supportsAppend: input.supportsAppend !== false,
    ...(input.allowGeometryUpdates === false && { allowGeometryUpdates: false }),
    presentation: present(input, fieldSet, spatialReference),
  };
}

function readName(input: LayerInput, path: string, faults: FaultList): string {
  const name = input.name.trim();
  if (name === '') faults.add(`${path}.name`, 'must not be blank');
  return name;
}

function readGeometryType(input: LayerInput, path: string, faults: FaultList): GeometryType | undefined {
  const geometryType = GEOMETRY_TYPES.find((type) => type === input.geometryType);
  if (geometryType === undefined) {
    const reason = `must be one of ${GEOMETRY_TYPES.join(', ')}`;
    if ((input.geometryType ?? '') === '')
      faults.add(`${path}.geometryType`, `${reason}, unless it is a table`, 'missing');
    else faults.add(`${path}.geometryType`, reason);
  }
  return geometryType;
}

function readSpatialReference(
  input: LayerInput,
  service: Pick<Service, 'spatialReference'>,
  path: string,
  faults: FaultList,
): SpatialReference {
  const stated = input.spatialReference ?? input.extent?.spatialReference;
  const spatialReference = normalizeSpatialReference(stated ?? service.spatialReference);
  if (spatialReference === undefined) {
    faults.add(`${path}.spatialReference`, 'must have a wkid, or a definition as wkt');
  }
  return spatialReference ?? service.spatialReference;
}

function present(
  input: LayerInput,
  { fields, objectIdField }: FieldSet,
  spatialReference: SpatialReference,
): LayerPresentation {
  const named = (name: string | null | undefined): string | undefined =>
    fields.find((field) => field.column === name?.toLowerCase())?.name;
  const firstText = fields.find((field) => field.type === 'esriFieldTypeString' && field.editable)?.name;
  return {
    displayField: named(input.displayField) ?? firstText ?? objectIdField,
    description: input.description ?? '',
    copyrightText: input.copyrightText ?? '',
    defaultVisibility: input.defaultVisibility ?? true,
    minScale: input.minScale ?? 0,
    maxScale: input.maxScale ?? 0,
    drawingInfo: input.drawingInfo ?? undefined,
    typeIdField: named(input.typeIdField) ?? '',
    types: input.types ?? [],
    templates: input.templates ?? undefined,
    initialExtent: readExtent(input.extent, spatialReference),
  };
}
