import type { Dialect } from '../../storage/sql/dialect.js';
import type { Transaction } from '../../storage/database/database.js';
import { hasNull } from '../catalog/column-repository.js';
import { createFaultList } from '../model/faults.js';
import type { Layer } from '../model/layer.js';
import { toColumn, toLayerTable } from '../model/layer-table.js';

/** Widens the text columns whose fields in `next` are longer than in `layer`. */
export async function lengthenColumns(
  trx: Transaction,
  dialect: Dialect,
  layer: Layer,
  next: Layer,
): Promise<void> {
  for (const field of next.fields) {
    const before = layer.fields.find(({ column }) => column === field.column);
    if (before === undefined || before.length === field.length) continue;
    await dialect.lengthenColumn(trx, toLayerTable(next), toColumn(field));
  }
}

/**
 * Changes the nullability of columns from that in `layer` to that in `next`.
 *
 * @throws {AppError} `feature.bad_definition` naming the fields that some row leaves empty.
 */
export async function updateNullability(
  trx: Transaction,
  dialect: Dialect,
  layer: Layer,
  next: Layer,
): Promise<void> {
  const changed = next.fields.filter((field) => {
    const before = layer.fields.find(({ column }) => column === field.column);
    return before !== undefined && before.nullable !== field.nullable;
  });
  if (changed.length === 0) return;
  // No row without a value may appear between the check and the change.
  await dialect.holdRows(trx, layer.table);
  const faults = createFaultList();
  for (const field of changed) {
    if (!field.nullable && (await hasNull(trx, layer, field))) {
      faults.add(`updateDefinition.fields (${field.name}).nullable`, 'must be true: some rows have no value');
    }
  }
  faults.throwIfAny('feature.bad_definition', 'The definition is not valid.');
  for (const field of changed) await dialect.setNullable(trx, toLayerTable(next), toColumn(field));
}
