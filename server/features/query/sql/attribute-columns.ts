import type { Fragment } from '../../../storage/dialect.js';
import { column, type Dialect } from '../../../storage/dialect.js';
import type { Field } from '../../layer.js';
import { sql } from './fragment.js';

/** A value of a row, shown as one of the field's type. */
export interface Attribute {
  readonly field: Pick<Field, 'name' | 'type'>;
  readonly value: Fragment;
}

/** The fields' own values. */
export function attributesOf(fields: readonly Field[], dialect: Pick<Dialect, 'quote'>): Attribute[] {
  return fields.map((field) => ({ field, value: column(dialect, field.column) }));
}

/** The columns `_0`, `_1` and so on: no field is called so, which matters to an ORDER BY beside them. */
export function nameColumns(values: readonly Fragment[], dialect: Pick<Dialect, 'quote'>): Fragment[] {
  return values.map((value, index) => sql`${value} AS ${column(dialect, `_${String(index)}`)}`);
}
