import type { Transaction } from '../../storage/database/database.js';
import type { Dialect } from '../../storage/sql/dialect.js';
import { defineTracking } from './define/define-tracking.js';
import type { FaultList } from '../model/faults.js';
import type { EditorTracking } from '../model/layer.js';
import type { PresentedLayer } from '../model/layer-presentation.js';
import { toColumn } from '../model/layer-table.js';

/**
 * Returns the layer with editor tracking in the fields of these names. Existing fields are used, so that only the
 * server writes them from now on; existing rows keep their values, or have none.
 */
export function withTracking(
  layer: PresentedLayer,
  names: EditorTracking,
  path: string,
  faults: FaultList,
): PresentedLayer {
  const free = withoutTracking(layer);
  const tracked = defineTracking(names, free.fields, path, faults);
  for (const field of free.fields) {
    if (tracked.names.has(field.column) && !field.nullable) {
      faults.add(path, `${field.name} must be nullable, for editor tracking`);
    }
  }
  return {
    ...free,
    fields: [...free.fields.filter((field) => !tracked.names.has(field.column)), ...tracked.fields],
    editorTracking: tracked.tracking,
  };
}

/** Returns the layer without editor tracking. The fields stay with their values, and every caller can write them. */
export function withoutTracking(layer: PresentedLayer): PresentedLayer {
  const names = new Set(Object.values(layer.editorTracking ?? {}));
  const fields = layer.fields.map((field) => (names.has(field.name) ? { ...field, editable: true } : field));
  return { ...layer, fields, editorTracking: undefined };
}

/** Adds the columns that `next` has and `layer` lacks. */
export async function addMissingColumns(
  trx: Transaction,
  dialect: Dialect,
  layer: PresentedLayer,
  next: PresentedLayer,
): Promise<void> {
  const columns = new Set(layer.fields.map((field) => field.column));
  for (const field of next.fields) {
    if (!columns.has(field.column)) await dialect.addColumn(trx, layer.table, toColumn(field));
  }
}
