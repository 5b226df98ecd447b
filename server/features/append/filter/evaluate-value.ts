import type { Field } from '../../model/layer.js';
import type { ArithmeticOperator, CallValue, LiteralValue, Value } from '../../where/tree.js';
import { changeCase } from '../../where/letter-case.js';
import type { Operand } from './compare.js';

/** Reads a field of a row in the form of its type; `null` for none. */
export type FieldReader<Row> = (row: Row) => Operand | null;

/** Evaluates an expression on a row; `null` is SQL's NULL. */
export type Evaluator<Row> = (row: Row) => Operand | null;

/** Returns the reader of a field. */
export type FieldReaders<Row> = (field: Field) => FieldReader<Row>;

/**
 * Compiles a checked value expression to a function of a row, with the same results as in both databases.
 */
export function makeEvaluator<Row>(value: Value, fields: FieldReaders<Row>): Evaluator<Row> {
  switch (value.kind) {
    case 'field':
      return fields(value.field);
    case 'literal': {
      const constant = readLiteral(value);
      return () => constant;
    }
    case 'cast': {
      const operand = makeEvaluator(value.operand, fields);
      return value.type === 'real'
        ? ofOne(operand, (number) => Number(number))
        : ofOne(operand, (day) => `${String(day)}T00:00:00.000Z`);
    }
    case 'arithmetic': {
      const [left, right] = [makeEvaluator(value.left, fields), makeEvaluator(value.right, fields)];
      return ofTwo(left, right, (one, other) => reckon(value.operator, Number(one), Number(other)));
    }
    case 'call':
      return makeCall(value, fields);
    case 'aggregate':
      throw new Error('aggregate functions are not supported in a condition on rows');
  }
}

function readLiteral({ type, value }: LiteralValue): Operand {
  if (type === 'real') return Number(value);
  return type === 'integer' ? toInteger(value) : value;
}

/** Parses an integer without losing digits. */
export function toInteger(digits: string): number | bigint {
  const number = Number(digits);
  return Number.isSafeInteger(number) ? number : BigInt(digits);
}

function ofOne<Row>(operand: Evaluator<Row>, compute: (value: Operand) => Operand | null): Evaluator<Row> {
  return (row) => {
    const value = operand(row);
    return value === null ? null : compute(value);
  };
}

function ofTwo<Row>(
  left: Evaluator<Row>,
  right: Evaluator<Row>,
  compute: (one: Operand, other: Operand) => Operand | null,
): Evaluator<Row> {
  return (row) => {
    const [one, other] = [left(row), right(row)];
    return one === null || other === null ? null : compute(one, other);
  };
}

/** Calculates in double precision; division by zero and overflow give null. */
function reckon(operator: ArithmeticOperator, left: number, right: number): number | null {
  const result = OPERATIONS[operator](left, right);
  return Number.isFinite(result) ? result : null;
}

const OPERATIONS: Readonly<Record<ArithmeticOperator, (left: number, right: number) => number>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
};

function makeCall<Row>({ name, arguments: args }: CallValue, fields: FieldReaders<Row>): Evaluator<Row> {
  const [first = () => null, ...others] = args.map((arg) => makeEvaluator(arg, fields));
  const ofText = (compute: (text: string) => Operand): Evaluator<Row> =>
    ofOne(first, (text) => compute(String(text)));
  const ofNumber = (compute: (number: number) => number): Evaluator<Row> =>
    ofOne(first, (number) => compute(Number(number)));
  switch (name) {
    case 'UPPER':
    case 'LOWER':
      return ofText((text) => changeCase(name, text));
    case 'TRIM':
      return ofText(trimSpaces);
    case 'CHAR_LENGTH':
      return ofText((text) => Array.from(text).length);
    case 'SUBSTRING':
      return makeSubstring(first, others);
    case 'ABS':
      return ofNumber(Math.abs);
    case 'FLOOR':
      return ofNumber(Math.floor);
    case 'CEILING':
      return ofNumber(Math.ceil);
    case 'COALESCE':
      return (row) => {
        for (const evaluate of [first, ...others]) {
          const value = evaluate(row);
          if (value !== null) return value;
        }
        return null;
      };
  }
}

/**
 * Trims spaces only, and no other white space. It uses no regular expression, whose time would be quadratic
 * in the number of spaces.
 */
function trimSpaces(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && text[start] === ' ') start += 1;
  while (end > start && text[end - 1] === ' ') end -= 1;
  return text.slice(start, end);
}

/** Start and length are constants, in characters from 1. */
function makeSubstring<Row>(text: Evaluator<Row>, bounds: readonly Evaluator<Row>[]): Evaluator<Row> {
  const [start = () => 1, length] = bounds;
  return (row) => {
    const value = text(row);
    if (value === null) return null;
    const from = Number(start(row)) - 1;
    const to = length === undefined ? undefined : from + Number(length(row));
    return Array.from(String(value)).slice(from, to).join('');
  };
}
