import type { Fragment } from '../../../storage/sql/dialect.js';
import type { CallValue, Condition, Value } from '../../where/tree.js';
import { join, sql } from './fragment.js';
import type { QueryDialect } from './query-dialect.js';

/** Writes a checked condition as SQL with bound constants. */
export function emitCondition(condition: Condition, dialect: QueryDialect): Fragment {
  switch (condition.kind) {
    case 'and':
    case 'or':
      return emitTerms(condition.kind, condition.terms, dialect);
    case 'not':
      return sql`(NOT ${emitCondition(condition.term, dialect)})`;
    case 'isNull':
      return sql`(${emitValue(condition.operand, dialect)} IS NULL)`;
    case 'like':
      return dialect.like(emitValue(condition.operand, dialect), condition.pattern);
    case 'in':
      return emitIn(condition.operand, condition.items, dialect);
    case 'comparison':
      return emitComparison(condition, dialect);
  }
}

/**
 * Splits the terms in halves, so that a long list becomes a shallow tree: SQLite allows a depth of 1000.
 */
function emitTerms(kind: 'and' | 'or', terms: readonly Condition[], dialect: QueryDialect): Fragment {
  const [only] = terms;
  if (only === undefined) throw new Error('a list of terms is not empty');
  if (terms.length === 1) return emitCondition(only, dialect);
  const middle = Math.ceil(terms.length / 2);
  const left = emitTerms(kind, terms.slice(0, middle), dialect);
  const right = emitTerms(kind, terms.slice(middle), dialect);
  return kind === 'and' ? sql`(${left} AND ${right})` : sql`(${left} OR ${right})`;
}

function emitIn(operand: Value, items: readonly Value[], dialect: QueryDialect): Fragment {
  const list = join(
    items.map((item) => emitValue(item, dialect)),
    ', ',
  );
  return sql`(${emitValue(operand, dialect)} IN (${list}))`;
}

const OPERATORS = {
  '=': sql` = `,
  '<>': sql` <> `,
  '<': sql` < `,
  '<=': sql` <= `,
  '>': sql` > `,
  '>=': sql` >= `,
  '+': sql` + `,
  '-': sql` - `,
  '*': sql` * `,
} as const;

function emitComparison(
  { operator, left, right }: Extract<Condition, { kind: 'comparison' }>,
  dialect: QueryDialect,
): Fragment {
  const isOrder = operator !== '=' && operator !== '<>';
  const first = emitValue(left, dialect);
  const collated = isOrder && left.type === 'text' ? dialect.collate(first) : first;
  return sql`(${collated}${OPERATORS[operator]}${emitValue(right, dialect)})`;
}

/** Writes a checked value as SQL with bound constants. */
export function emitValue(value: Value, dialect: QueryDialect): Fragment {
  switch (value.kind) {
    case 'aggregate':
      return dialect.aggregate(value);
    case 'field':
      return dialect.field(value.field);
    case 'literal':
      return dialect.literal(value.type, value.value);
    case 'cast':
      return dialect.cast(value.type, emitValue(value.operand, dialect));
    case 'call':
      return emitCall(value, dialect);
    case 'arithmetic': {
      const [left, right] = [emitValue(value.left, dialect), emitValue(value.right, dialect)];
      // Only SQLite evaluates a division by zero as NULL by itself.
      if (value.operator === '/') return sql`(${left} / NULLIF(${right}, 0))`;
      return sql`(${left}${OPERATORS[value.operator]}${right})`;
    }
  }
}

function emitCall({ name, arguments: values, changes }: CallValue, dialect: QueryDialect): Fragment {
  const args = values.map((argument) => emitValue(argument, dialect));
  if (name !== 'UPPER' && name !== 'LOWER') return dialect.call(name, args);
  const [text] = args;
  if (text === undefined) throw new Error(`${name} has an argument`);
  return dialect.changeCase(name, text, changes);
}
