import type { AnalyzedTable } from '../analyze/analyze-table.js';
import type { SourceInfo } from '../append/source-info/source-info.js';
import type { FieldInput } from '../definition/define/define-field.js';
import type { LayerInput } from '../definition/define/define-layer.js';
import { refuseAttachments } from '../metadata/attachments.js';
import {
  LAYER_MEMBERS,
  refuseHiddenFields,
  refuseUnkept,
  type Treatment,
} from '../model/definition-members.js';
import type { FaultList } from '../model/faults.js';

type Members = Readonly<Record<string, unknown>>;

const LATER = { refused: 'is not supported when publishing; set it with updateDefinition' };

/** Members that only other definitions accept. */
const NOT_PUBLISHED: Readonly<Record<string, Treatment>> = {
  ...{ indexes: LATER, editFieldsInfo: LATER, typeIdField: LATER, types: LATER },
  ...{ adminLayerInfo: LATER, viewDefinitionQuery: LATER, definitionQuery: LATER },
};

/**
 * Reads the layer that `publishParameters.layerInfo` describes; `undefined` if it names no fields. Omitted
 * members get the defaults of the server.
 */
export function readLayerInfo(layerInfo: unknown, path: string, faults: FaultList): LayerInput | undefined {
  const info = asMembers(layerInfo);
  refuseAttachments(info, path, faults);
  refuseUnkept(LAYER_MEMBERS, info, { path, faults });
  refuseUnkept(NOT_PUBLISHED, info, { path, faults });
  for (const name of ['supportsAppend', 'allowGeometryUpdates'])
    if (info[name] === false) faults.add(`${path}.${name}`, LATER.refused);
  const fields = info['fields'];
  if (fields === undefined || fields === null) return undefined;
  if (!Array.isArray(fields) || fields.length > 500) {
    faults.add(`${path}.fields`, 'must be a list of at most 500 fields');
    return undefined;
  }
  const geometryType = textOf(info['geometryType']);
  const displayField = textOf(info['displayField']);
  const drawingInfo = info['drawingInfo'];
  refuseHiddenFields(fields.map(asMembers), `${path}.fields`, faults);
  return {
    name: textOf(info['name']) ?? '',
    ...(geometryType !== undefined && { geometryType }),
    hasZ: info['hasZ'] === true,
    hasM: info['hasM'] === true,
    fields: fields.flatMap((field, index) => readField(asMembers(field), `${path}.fields[${index}]`, faults)),
    ...(displayField !== undefined && { displayField }),
    ...(isObject(drawingInfo) && { drawingInfo: { ...drawingInfo } }),
  };
}

function readField(field: Members, path: string, faults: FaultList): FieldInput[] {
  const name = textOf(field['name']);
  const type = textOf(field['type']);
  if (name === undefined || type === undefined) {
    faults.add(path, 'must have a name and a type');
    return [];
  }
  const { alias, length, nullable, editable, domain, defaultValue } = field;
  return [
    {
      name,
      type,
      ...(typeof alias === 'string' && { alias }),
      ...(Number.isInteger(length) && { length: length as number }),
      ...(typeof nullable === 'boolean' && { nullable }),
      ...(typeof editable === 'boolean' && { editable }),
      ...(isObject(domain) && { domain: { ...domain } }),
      ...(isPlain(defaultValue) && { defaultValue }),
    },
  ];
}

/** Returns the layer for an analyzed table. */
export function layerOfTable({ columns, geometryType, hasZ, hasM }: AnalyzedTable): LayerInput {
  return {
    name: '',
    ...(geometryType !== undefined && { geometryType }),
    hasZ,
    hasM,
    fields: columns.map(({ header, name, type, length }) => ({
      name,
      type,
      alias: header,
      ...(length !== undefined && { length }),
    })),
  };
}

/**
 * Text and spreadsheets become points if their rows have a location, and a table otherwise, regardless of
 * the request.
 */
export function chooseGeometryType(layer: LayerInput, info: SourceInfo): LayerInput {
  const isPlaced =
    info.locationType === 'address' ||
    (info.locationType !== 'none' && (info.coordinateColumn ?? info.latitudeFieldName) !== undefined);
  return isPlaced
    ? { ...layer, geometryType: 'esriGeometryPoint' }
    : { ...layer, geometryType: null, type: 'Table' };
}

export function asMembers(value: unknown): Members {
  return isObject(value) ? value : {};
}

function isObject(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
