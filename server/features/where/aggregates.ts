import { ExpressionError } from './expression-error.js';
import type { AggregateName, AggregateValue, FieldValue, ValueType } from './tree.js';

const NAMES: readonly AggregateName[] = ['COUNT', 'SUM', 'MIN', 'MAX', 'AVG', 'STDDEV', 'VAR'];

/** Returns the aggregate with this name, in any case. */
export function aggregateNamed(name: string): AggregateName | undefined {
  return NAMES.find((known) => known === name.toUpperCase());
}

/**
 * Builds an aggregate of a field, or COUNT of whole rows. Results other than counts are in double precision. STDDEV
 * and VAR are those of a sample, NULL for fewer than two values. @throws {ExpressionError} if the aggregate does not
 * support the field's type.
 */
export function buildAggregate(
  name: AggregateName,
  operand: FieldValue | undefined,
  at?: number,
): AggregateValue {
  if (operand === undefined) return { kind: 'aggregate', name, type: 'integer', operand };
  const { type, field } = operand;
  const isNumber = type === 'integer' || type === 'real';
  const isAnyType = name === 'COUNT' || name === 'MIN' || name === 'MAX';
  if (!isNumber && !isAnyType)
    throw new ExpressionError(`${name} needs a number, and '${field.name}' is not a number`, at);
  return { kind: 'aggregate', name, type: typeOf(name, type), operand };
}

function typeOf(name: AggregateName, operand: ValueType): ValueType {
  if (name === 'COUNT') return 'integer';
  return name === 'MIN' || name === 'MAX' ? operand : 'real';
}
