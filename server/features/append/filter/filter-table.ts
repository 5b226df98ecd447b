import { JobError } from '../../../jobs/job.js';
import type { Field, FieldType } from '../../model/layer.js';
import { ExpressionError } from '../../where/expression-error.js';
import { ExpressionParser } from '../../where/expression-parser.js';
import type { Condition } from '../../where/tree.js';
import { makeConverter } from '../convert/values/column-values.js';
import { zoneOf } from '../convert/dates/time-zones.js';
import { Refusal } from '../report/report.js';
import type { SourceInfo } from '../source-info/source-info.js';
import { listNames } from '../../../lib/text/list-names.js';
import type { SourceColumn, SourceRow, SourceTable } from '../source/source-format.js';
import { makeCondition, type TruthValue } from './evaluate-condition.js';
import { type FieldReader, toInteger } from './evaluate-value.js';

export interface FilterOptions {
  /** Condition as in `where` of a query, on the source fields; absent for all rows. */
  readonly where: string | null | undefined;
  /** Time zone of source dates without an offset; UTC if absent. */
  readonly timeReference: SourceInfo['timeReference'];
  /** Value of CURRENT_TIMESTAMP and CURRENT_DATE. */
  readonly now: Date;
}

const TYPES: Readonly<Record<SourceColumn['type'], FieldType>> = {
  // Booleans are 1 and 0.
  boolean: 'esriFieldTypeSmallInteger',
  integer: 'esriFieldTypeBigInteger',
  bigInteger: 'esriFieldTypeBigInteger',
  single: 'esriFieldTypeSingle',
  double: 'esriFieldTypeDouble',
  text: 'esriFieldTypeString',
  date: 'esriFieldTypeDateOnly',
  time: 'esriFieldTypeTimeOnly',
  dateTime: 'esriFieldTypeDate',
};

/**
 * Returns the table without the rows that do not satisfy the condition; the remaining rows keep their
 * numbers. A value that does not fit the type of its column counts as null. Rows whose fields cannot be
 * read remain, and are refused later.
 *
 * @throws {JobError} if the condition does not fit the fields of the table.
 */
export function filterTable(table: SourceTable, options: FilterOptions): SourceTable {
  const { where, timeReference, now } = options;
  if (where === null || where === undefined) return table;
  const zone = zoneOf(timeReference);
  const fields = fieldsOf(table);
  const condition = parse(where, fields, now);
  const { dateOfNumber } = table;
  const named = new Set<string>();
  const holds = makeCondition<SourceRow>(condition, (field) => {
    named.add(field.column.toLowerCase());
    return makeReader(field, makeConverter(field, zone, { dateOfNumber }));
  });
  let leftOut = 0;
  return {
    ...table,
    get warnings() {
      return [...(table.warnings ?? []), ...(leftOut === 0 ? [] : [tellLeftOut(leftOut)])];
    },
    async *read({ signal, keepsBigIntegers, wantedFields, neededFields, projectTo }) {
      leftOut = 0;
      // No fast path, since the condition must see every row.
      const batches = table.read({
        signal,
        keepsBigIntegers,
        wantedFields,
        ...(neededFields && { neededFields: new Set([...neededFields, ...named]) }),
        ...(projectTo && { projectTo }),
      });
      for await (const { rows, bytesRead } of batches) {
        const kept = rows.filter((row) => isKept(row, holds));
        leftOut += rows.length - kept.length;
        yield { rows: kept, bytesRead };
      }
    },
  };
}

function tellLeftOut(count: number): string {
  return count === 1
    ? '1 row of the source does not meet appendSourceFilter and was left out.'
    : `${String(count)} rows of the source do not meet appendSourceFilter and were left out.`;
}

function isKept(row: SourceRow, holds: (row: SourceRow) => TruthValue): boolean {
  const isUnread = row.refusal !== undefined && Object.keys(row.attributes).length === 0;
  return isUnread || holds(row) === true;
}

/** Returns the columns as layer fields, by each of their names; `column` is the name in the source. */
function fieldsOf({ columns, fieldAliases }: SourceTable): Field[] {
  if (columns === undefined) throw new Error('the table has no columns with types');
  const own = columns.map((column) => toField(column, column.name));
  const others = [...(fieldAliases ?? [])].flatMap(([alias, name]) => {
    const column = columns.find((one) => one.name === name);
    return column === undefined ? [] : [toField(column, alias)];
  });
  return [...own, ...others];
}

function toField({ name, type }: SourceColumn, as: string): Field {
  return {
    name: as,
    column: name,
    type: TYPES[type],
    alias: as,
    nullable: true,
    editable: false,
    domain: null,
    defaultValue: null,
  };
}

function parse(where: string, fields: readonly Field[], now: Date): Condition {
  try {
    return new ExpressionParser(where, { fields, owner: 'the source', now }).parseCondition();
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    const has = [...new Set(fields.map(({ column }) => column))];
    const text = `appendSourceFilter is invalid: ${error.message}. The source has: ${listNames(has)}.`;
    throw new JobError('append.filter_invalid', text);
  }
}

function makeReader(
  { column, type }: Field,
  convert: ReturnType<typeof makeConverter>,
): FieldReader<SourceRow> {
  const isWhole = type === 'esriFieldTypeBigInteger';
  return ({ attributes }) => {
    const value = convert(attributes[column]);
    if (value instanceof Refusal) return null;
    return isWhole && typeof value === 'string' ? toInteger(value) : value;
  };
}
