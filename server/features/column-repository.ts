import type { Knex } from 'knex';
import type { Field, Layer } from './layer.js';

/** Whether some row of a layer has no value in the field. */
export async function hasNull(
  trx: Knex.Transaction,
  { table }: Pick<Layer, 'table'>,
  { column }: Pick<Field, 'column'>,
): Promise<boolean> {
  return (await trx(table).whereNull(column).first(column)) !== undefined;
}
