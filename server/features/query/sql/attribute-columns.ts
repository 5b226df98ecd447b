import type { Fragment } from '../../../storage/dialect.js';
import { column, type Dialect } from '../../../storage/dialect.js';
import type { Field } from '../../layer.js';
import { join, sql } from './fragment.js';
import type { QueryDialect } from './query-dialect.js';

/**
 * A column of the page. `members` is JSON text of one or more attributes, names included, as the database writes
 * it: far quicker than a column for each. `number` is one attribute's number, for us to write.
 */
export type AttributeColumn =
  | { readonly kind: 'members'; readonly value: Fragment }
  | { readonly kind: 'number'; readonly name: string; readonly value: Fragment };

// A concatenation is as deep as it is long, and SQLite stops at a depth of 1000.
const MAX_MEMBERS = 100;

/** A value of a row, shown as one of the field's type. */
export interface Attribute {
  readonly field: Pick<Field, 'name' | 'type'>;
  readonly value: Fragment;
}

/** The fields' own values. */
export function attributesOf(fields: readonly Field[], dialect: Pick<Dialect, 'quote'>): Attribute[] {
  return fields.map((field) => ({ field, value: column(dialect, field.column) }));
}

/** The columns `c0`, `c1` and so on. */
export function nameColumns(values: readonly Fragment[], dialect: Pick<Dialect, 'quote'>): Fragment[] {
  return values.map((value, index) => sql`${value} AS ${column(dialect, `c${String(index)}`)}`);
}

/** The columns that make up the attributes of a row, in their order. */
export function attributeColumns(attributes: readonly Attribute[], query: QueryDialect): AttributeColumn[] {
  const columns: AttributeColumn[] = [];
  let members: Fragment[] = [];
  const flush = (): void => {
    if (members.length > 0) columns.push({ kind: 'members', value: join(members, ' || ') });
    members = [];
  };
  for (const { field, value } of attributes) {
    const json = query.json(field, value);
    if (json === undefined) {
      flush();
      columns.push({ kind: 'number', name: field.name, value });
    } else {
      const separator = members.length === 0 ? '' : ',';
      members.push(sql`${query.literal('text', `${separator}${JSON.stringify(field.name)}:`)} || ${json}`);
      if (members.length === MAX_MEMBERS) flush();
    }
  }
  flush();
  return columns;
}
