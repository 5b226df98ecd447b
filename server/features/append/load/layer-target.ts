import { type Layer, PATCHES_COLUMN, SHAPE_COLUMN } from '../../layer.js';
import type { BulkTarget, SpatialTarget } from '../../../storage/bulk/bulk-loader.js';
import type { AppendPlan } from '../plan.js';
import { isDoubleField } from './pack-cells.js';

/** The layer's own table, with the plan's columns and, behind them, that of multipatches. */
export function layerTarget(layer: Layer, plan: AppendPlan): BulkTarget {
  return {
    table: layer.table,
    columns: [...plan.columns.map(({ field }) => field.column), ...patchesColumns(layer)],
    geometry: layer.geometryType === undefined ? undefined : { column: SHAPE_COLUMN, srid: layer.srid },
    doubles: doubleColumns(plan, 0),
  };
}

/** Which of the target's columns hold fractions. @param before - columns that stand before those of the plan. */
export function doubleColumns({ columns }: AppendPlan, before: number): ReadonlySet<number> {
  return new Set(columns.flatMap(({ field }, index) => (isDoubleField(field) ? [index + before] : [])));
}

/** The column of whole multipatches, whose values stand behind those of the plan; empty for other layers. */
export function patchesColumns(layer: Pick<Layer, 'geometryType'>): readonly string[] {
  return layer.geometryType === 'esriGeometryMultiPatch' ? [PATCHES_COLUMN] : [];
}

/** The layer's spatial index; `undefined` for a table. */
export function spatialTarget(layer: Layer): SpatialTarget | undefined {
  if (layer.geometryType === undefined) return undefined;
  return { table: layer.table, rowId: rowIdColumn(layer), column: SHAPE_COLUMN };
}

/** Column of the object id. */
export function rowIdColumn(layer: Layer): string {
  const field = layer.fields.find(({ name }) => name === layer.objectIdField);
  if (field === undefined) throw new Error(`layer ${String(layer.key)} has no object id field`);
  return field.column;
}
