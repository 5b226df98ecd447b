import type { Fragment } from '../../../storage/sql/dialect.js';
import { column, type Dialect } from '../../../storage/sql/dialect.js';
import type { Field } from '../../model/layer.js';

/** Value of a row, shown with the type of the field. */
export interface Attribute {
  readonly field: Pick<Field, 'name' | 'type'>;
  readonly value: Fragment;
}

/** Returns the fields' own values. */
export function attributesOf(fields: readonly Field[], dialect: Pick<Dialect, 'quote'>): Attribute[] {
  return fields.map((field) => ({ field, value: column(dialect, field.column) }));
}
