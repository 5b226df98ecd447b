import type { Dialect } from '../../storage/sql/dialect.js';
import type { Transaction } from '../../storage/database/database.js';
import type { Layer } from '../model/layer.js';
import { toColumn, toLayerTable } from '../model/layer-table.js';

/** Makes room in the database for the longer texts that fields of `next` take than those of `layer`. */
export async function changeLengths(
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
