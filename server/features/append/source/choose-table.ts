import { JobError } from '../../../jobs/job.js';
import { listNames } from '../../../lib/text/list-names.js';

/**
 * Returns the table that `sourceTableName` selects: by its name in any case, with or without a schema such
 * as `main.`, or the only table if no name is given. `id`, a position from 0, overrides the name.
 *
 * @throws {JobError} that lists the tables, if several exist and none is named, or none has the name.
 */
export function chooseTable<T extends { readonly name: string }>(
  tables: readonly T[],
  wanted: string | undefined,
  id?: number,
): T {
  const [first] = tables;
  const names = listNames(tables.map(({ name }) => name));
  if (id !== undefined) {
    const counted = tables[id];
    if (counted !== undefined) return counted;
    throw new JobError(
      'append.table_unknown',
      `The source has no table number ${String(id)}. It has: ${names}.`,
    );
  }
  if (wanted === undefined || wanted === '') {
    if (first !== undefined && tables.length === 1) return first;
    const text =
      first === undefined
        ? 'The source has no tables.'
        : `The source has several tables: ${names}. Give sourceTableName.`;
    throw new JobError(first === undefined ? 'append.table_unknown' : 'append.table_needed', text);
  }
  const chosen =
    tables.find(({ name }) => name === wanted) ??
    onlyOne(tables, (name) => name.toLowerCase() === wanted.toLowerCase()) ??
    onlyOne(tables, (name) => withoutSchema(name) === withoutSchema(wanted));
  if (chosen !== undefined) return chosen;
  throw new JobError('append.table_unknown', `The source has no table ${wanted}. It has: ${names}.`);
}

/**
 * Returns the only table that passes the test. Names that differ only in their schema must be given in
 * full.
 */
function onlyOne<T extends { readonly name: string }>(
  tables: readonly T[],
  test: (name: string) => boolean,
): T | undefined {
  const found = tables.filter(({ name }) => test(name));
  return found.length === 1 ? found[0] : undefined;
}

function withoutSchema(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1).toLowerCase();
}
