import { GEOMETRY_TYPES } from '../../../model/layer.js';
import type { SourceColumn, SourceGeometry } from '../../source/source-format.js';

const TYPES: Readonly<Record<string, SourceColumn['type']>> = {
  esriFieldTypeSmallInteger: 'integer',
  esriFieldTypeInteger: 'integer',
  esriFieldTypeBigInteger: 'bigInteger',
  esriFieldTypeSingle: 'single',
  esriFieldTypeDouble: 'double',
  esriFieldTypeDate: 'dateTime',
  esriFieldTypeTimestampOffset: 'dateTime',
  esriFieldTypeDateOnly: 'date',
  esriFieldTypeTimeOnly: 'time',
};

/** Returns the columns that a list of Esri fields describes; `undefined` if there is no list. */
export function esriColumns(fields: unknown): SourceColumn[] | undefined {
  if (!Array.isArray(fields) || fields.length === 0) return undefined;
  return fields.flatMap((field: unknown): SourceColumn[] => {
    const { name, type, length } = (field ?? {}) as Record<string, unknown>;
    if (typeof name !== 'string' || type === 'esriFieldTypeGeometry') return [];
    if (type === 'esriFieldTypeOID') return [{ name, type: 'integer', isRowId: true }];
    const found = TYPES[String(type)];
    if (found !== undefined) return [{ name, type: found }];
    return [{ name, type: 'text', ...(Number.isInteger(length) && { length: length as number }) }];
  });
}

/** Reads the geometry type from Esri's members; `undefined` if they name none. */
export function esriGeometry(
  geometryType: unknown,
  hasZ: unknown,
  hasM: unknown,
): SourceGeometry | undefined {
  const type = GEOMETRY_TYPES.find((one) => one === geometryType);
  return type && { type, hasZ: hasZ === true, hasM: hasM === true };
}
