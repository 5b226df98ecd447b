import { shortText } from '../append/report/report.js';
import type { Field, FieldType } from '../model/layer.js';
import { guidLiteral, midnightOf, momentLiteral, quotedNumber, timeLiteral } from './literals.js';
import type { LiteralValue, Value, ValueType } from './tree.js';
import { ExpressionError } from './expression-error.js';

/** A value with its place in the text, for messages. */
export interface LocatedValue {
  readonly value: Value;
  readonly at: number;
}

const FIELD_VALUES: Readonly<Record<FieldType, ValueType>> = {
  esriFieldTypeOID: 'integer',
  esriFieldTypeGlobalID: 'guid',
  esriFieldTypeGUID: 'guid',
  esriFieldTypeSmallInteger: 'integer',
  esriFieldTypeInteger: 'integer',
  esriFieldTypeBigInteger: 'integer',
  esriFieldTypeSingle: 'real',
  esriFieldTypeDouble: 'real',
  esriFieldTypeString: 'text',
  esriFieldTypeDate: 'timestamp',
  esriFieldTypeDateOnly: 'date',
  esriFieldTypeTimeOnly: 'time',
  // Stored with its offset; compared as the instant that it names.
  esriFieldTypeTimestampOffset: 'timestamp',
};

const TYPE_WORDS: Readonly<Record<ValueType, string>> = {
  integer: 'a number',
  real: 'a number',
  text: 'text',
  guid: 'a GUID',
  timestamp: 'a date and time',
  date: 'a date',
  time: 'a time of day',
};

const LITERAL_FORMS: Readonly<Partial<Record<ValueType, string>>> = {
  guid: "'xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx'",
  timestamp: "TIMESTAMP 'YYYY-MM-DD HH:MM:SS'",
  date: "DATE 'YYYY-MM-DD'",
  time: "TIME 'HH:MM:SS'",
};

/** Returns the type by which a field is compared. */
export function typeOfField(field: Field): ValueType {
  return FIELD_VALUES[field.type];
}

/**
 * Converts compared values to one type. Quoted text is read as the number, GUID, date or time that it is compared
 * with.
 */
export function unify(values: readonly LocatedValue[]): Value[] {
  const read = isNumber(commonType(values)) ? values.map(unquote) : values;
  // Decided after reading, because quoted numbers may have decimals.
  const target = commonType(read);
  return read.map((placed) => convert(placed, target));
}

function isNumber(type: ValueType): boolean {
  return type === 'integer' || type === 'real';
}

/** A number in quotes as it would be without them. */
function unquote(placed: LocatedValue): LocatedValue {
  const { value, at } = placed;
  if (!isQuotedText(value)) return placed;
  const number = quotedNumber(value.value);
  if (number === undefined)
    throw new ExpressionError(`'${shortText(value.value, { maxLength: MAX_QUOTED })}' is not a number`, at);
  return { value: number, at };
}

/** The value as a number in double precision. */
export function requireReal(placed: LocatedValue, user: string): Value {
  if (!isNumber(placed.value.type)) {
    throw new ExpressionError(`${user} needs a number, and ${describe(placed.value)}`, placed.at);
  }
  return convert(placed, 'real');
}

export function requireText(placed: LocatedValue, user: string): Value {
  if (placed.value.type === 'text') return placed.value;
  throw new ExpressionError(`${user} needs text, and ${describe(placed.value)}`, placed.at);
}

/**
 * Returns the type that all values can take: quoted text follows the others, integers follow reals, dates follow
 * timestamps.
 */
function commonType(values: readonly LocatedValue[]): ValueType {
  const firm = values.filter(({ value }) => !isQuotedText(value));
  const types = new Set(firm.map(({ value }) => value.type));
  if (types.has('timestamp')) return 'timestamp';
  if (types.has('real')) return 'real';
  return firm[0]?.value.type ?? 'text';
}

function convert({ value, at }: LocatedValue, target: ValueType): Value {
  if (value.type === target) return value;
  if (isQuotedText(value)) return readQuotedText(value, target, at);
  if (value.type === 'integer' && target === 'real') {
    return value.kind === 'literal'
      ? { ...value, type: 'real', value: String(Number(value.value)) }
      : { kind: 'cast', type: 'real', operand: value };
  }
  if (value.type === 'date' && target === 'timestamp') {
    return value.kind === 'literal' ? midnightOf(value) : { kind: 'cast', type: 'timestamp', operand: value };
  }
  throw new ExpressionError(`${describe(value)}, and cannot be compared with ${TYPE_WORDS[target]}`, at);
}

function readQuotedText(literal: LiteralValue, target: ValueType, at: number): Value {
  const read = parseAs(literal.value, target);
  if (read !== undefined) return read;
  const form = LITERAL_FORMS[target];
  const hint = form === undefined ? '' : `: it is written ${form}`;
  throw new ExpressionError(
    `'${shortText(literal.value, { maxLength: MAX_QUOTED })}' is not ${TYPE_WORDS[target]}${hint}`,
    at,
  );
}

function parseAs(text: string, target: ValueType): Value | undefined {
  if (target === 'guid') return guidLiteral(text);
  if (target === 'time') return timeLiteral(text);
  if (target !== 'timestamp' && target !== 'date') return undefined;
  const moment = momentLiteral(text);
  if (moment?.type === target) return moment;
  return moment?.type === 'date' ? midnightOf(moment) : undefined;
}

function isQuotedText(value: Value): value is LiteralValue & { readonly type: 'text' } {
  return value.kind === 'literal' && value.type === 'text';
}

function describe(value: Value): string {
  const type = TYPE_WORDS[value.type];
  if (value.kind === 'field') return `'${value.field.name}' is ${type}`;
  if (value.kind === 'literal') return `'${shortText(value.value, { maxLength: MAX_QUOTED })}' is ${type}`;
  return `this is ${type}`;
}

/** Longest value that an error quotes whole, in characters. */
const MAX_QUOTED = 40;
