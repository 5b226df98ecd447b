import type {
  ColumnDefinition,
  ColumnType,
  GeometryColumnType,
  IndexDefinition,
  LayerTable,
} from '../../storage/sql/dialect.js';
import {
  type Field,
  type FieldType,
  type GeometryType,
  type Layer,
  type LayerIndex,
  PATCHES_COLUMN,
  SHAPE_COLUMN,
} from './layer.js';

const COLUMN_TYPES: Readonly<Record<FieldType, ColumnType>> = {
  esriFieldTypeOID: 'bigint',
  esriFieldTypeGlobalID: 'uuid',
  esriFieldTypeGUID: 'uuid',
  esriFieldTypeSmallInteger: 'smallint',
  esriFieldTypeInteger: 'integer',
  esriFieldTypeBigInteger: 'bigint',
  esriFieldTypeSingle: 'real',
  esriFieldTypeDouble: 'double',
  esriFieldTypeString: 'text',
  esriFieldTypeDate: 'instant',
  esriFieldTypeDateOnly: 'date',
  esriFieldTypeTimeOnly: 'time',
  // The offset is part of the value, which no timestamp column would keep.
  esriFieldTypeTimestampOffset: 'text',
};

const GEOMETRY_COLUMN_TYPES: Readonly<Record<GeometryType, GeometryColumnType>> = {
  esriGeometryPoint: 'Point',
  esriGeometryMultipoint: 'MultiPoint',
  esriGeometryPolyline: 'MultiLineString',
  esriGeometryPolygon: 'MultiPolygon',
  // Footprint of the multipatch.
  esriGeometryMultiPatch: 'MultiPolygon',
};

/** The longest `varchar(n)` of PostgreSQL; longer texts get no limit in the database. */
const MAX_VARCHAR = 10_485_760;

/** The table that holds a layer's rows. */
export function toLayerTable(
  layer: Pick<
    Layer,
    'table' | 'fields' | 'indexes' | 'objectIdField' | 'geometryType' | 'hasZ' | 'hasM' | 'srid'
  >,
): LayerTable {
  const others = layer.fields.filter((field) => field.name !== layer.objectIdField);
  const isMultipatch = layer.geometryType === 'esriGeometryMultiPatch';
  const globalIds = others.filter((field) => field.type === 'esriFieldTypeGlobalID');
  return {
    name: layer.table,
    rowId: layer.objectIdField.toLowerCase(),
    columns: [
      ...others.map(toColumn),
      ...(isMultipatch ? [{ name: PATCHES_COLUMN, type: 'bytes', isNullable: true } as const] : []),
    ],
    geometry: layer.geometryType && {
      column: SHAPE_COLUMN,
      type: GEOMETRY_COLUMN_TYPES[layer.geometryType],
      hasZ: layer.hasZ && !isMultipatch,
      hasM: layer.hasM && !isMultipatch,
      srid: layer.srid,
    },
    indexes: [
      ...globalIds.map(({ column }) => ({ name: column, columns: [column], isUnique: true })),
      ...layer.indexes.map(toIndex),
    ],
  };
}

export function toColumn(field: Field): ColumnDefinition {
  const length = field.length !== undefined && field.length <= MAX_VARCHAR ? { length: field.length } : {};
  return {
    name: field.column,
    type: COLUMN_TYPES[field.type],
    ...length,
    isNullable: field.nullable,
    ...(field.measure !== undefined && { measure: field.measure }),
  };
}

/** Index in the database. Its name comes from the columns, because the users' names may be any text. */
export function toIndex(index: LayerIndex): IndexDefinition {
  const columns = index.fields.map((name) => name.toLowerCase());
  return {
    name: indexTableName(index),
    columns,
    isUnique: index.isUnique,
    isDescending: !index.isAscending,
  };
}

/** Name of the index in the database, without the part that the table adds. */
export function indexTableName({
  fields,
  isUnique,
  ordinal,
}: Pick<LayerIndex, 'fields' | 'isUnique' | 'ordinal'>): string {
  const parts = [
    ...fields,
    isUnique ? 'unique' : 'plain',
    ...(ordinal === undefined ? [] : [String(ordinal)]),
  ];
  return parts.join('_').toLowerCase();
}

/**
 * Returns the name of the table for layer `id` of a service, such as `places_cities_3_0`. The words help people who
 * open the database, the numbers make it unique, and it never equals a name of our own tables or SpatiaLite's.
 */
export function layerTableName(
  service: { readonly key: number; readonly name: string },
  layer: { readonly id: number; readonly name: string },
): string {
  return `${slug(service.name)}_${slug(layer.name)}_${service.key}_${layer.id}`;
}

/** Maximum length of one word of a table name. Two words and two numbers stay below the limit of the database. */
const MAX_SLUG_LENGTH = 14;

function slug(name: string): string {
  // Removes the diacritics that decomposition separates: `Städte` becomes `stadte`.
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = letters.replace(/[^a-z0-9]+/g, '_').replace(/^[_0-9]+/, '');
  return words.slice(0, MAX_SLUG_LENGTH).replace(/_+$/, '') || 'layer';
}
