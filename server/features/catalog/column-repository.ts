import type { Knex } from 'knex';
import type { ColumnValue } from '../append/convert/values/column-values.js';
import type { Field, Layer } from '../model/layer.js';

/** True if a row of the layer has no value in the field. */
export async function hasNull(
  trx: Knex.Transaction,
  { table }: Pick<Layer, 'table'>,
  { column }: Pick<Field, 'column'>,
): Promise<boolean> {
  return (await trx(table).whereNull(column).first(column)) !== undefined;
}

/** Gives all rows of a layer this value in the field. */
export async function fillColumn(
  trx: Knex.Transaction,
  { table }: Pick<Layer, 'table'>,
  { column }: Pick<Field, 'column'>,
  value: ColumnValue,
): Promise<void> {
  await trx(table).update({ [column]: value });
}
