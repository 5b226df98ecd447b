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

/** The columns that make up the attributes of a row, in the order of `fields`. */
export function attributeColumns(
  fields: readonly Field[],
  dialect: Pick<Dialect, 'quote'>,
  query: QueryDialect,
): AttributeColumn[] {
  const columns: AttributeColumn[] = [];
  let members: Fragment[] = [];
  const flush = (): void => {
    if (members.length > 0) columns.push({ kind: 'members', value: join(members, ' || ') });
    members = [];
  };
  for (const field of fields) {
    const json = query.json(field);
    if (json === undefined) {
      flush();
      columns.push({ kind: 'number', name: field.name, value: column(dialect, field.column) });
    } else {
      const separator = members.length === 0 ? '' : ',';
      members.push(sql`${query.literal('text', `${separator}${JSON.stringify(field.name)}:`)} || ${json}`);
      if (members.length === MAX_MEMBERS) flush();
    }
  }
  flush();
  return columns;
}
