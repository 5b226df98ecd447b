import { type Layer, PATCHES_COLUMN, SHAPE_COLUMN } from '../../../model/layer.js';
import { toColumn } from '../../../model/layer-table.js';
import type { BulkColumn, BulkTarget, SpatialTarget } from '../../../../storage/sql/bulk-loader.js';
import type { AppendPlan } from '../../mapping/plan.js';

/**
 * Returns the layer's own table as the target of a bulk insert: the columns of the plan, then the
 * multipatch column.
 */
export function layerTarget(layer: Layer, plan: AppendPlan): BulkTarget {
  return {
    table: layer.table,
    columns: bulkColumns(layer, plan),
    geometry: layer.geometryType === undefined ? undefined : { column: SHAPE_COLUMN, srid: layer.srid },
  };
}

/**
 * Returns the columns of the plan as they are in the table of the layer, then the multipatch
 * column.
 */
export function bulkColumns(layer: Layer, plan: AppendPlan): BulkColumn[] {
  return [
    ...plan.columns.map(({ field }) => toColumn(field)),
    ...patchesColumns(layer).map((name) => ({ name, type: 'bytes' as const })),
  ];
}

/**
 * Returns the column of whole multipatches, whose values follow those of the plan; empty for other
 * layers.
 */
export function patchesColumns(layer: Pick<Layer, 'geometryType'>): readonly string[] {
  return layer.geometryType === 'esriGeometryMultiPatch' ? [PATCHES_COLUMN] : [];
}

/** Returns the spatial index of the layer; `undefined` for a table. */
export function spatialTarget(layer: Layer): SpatialTarget | undefined {
  if (layer.geometryType === undefined) return undefined;
  return { table: layer.table, rowId: rowIdColumn(layer), column: SHAPE_COLUMN };
}

/** Returns the column of the object id. */
export function rowIdColumn(layer: Layer): string {
  const field = layer.fields.find(({ name }) => name === layer.objectIdField);
  if (field === undefined) throw new Error(`layer ${String(layer.key)} has no object id field`);
  return field.column;
}
