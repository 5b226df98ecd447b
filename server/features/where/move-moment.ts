import { ExpressionError } from './expression-error.js';
import type { TokenReader } from './token-reader.js';
import type { LiteralValue, Value } from './tree.js';

/** Interval by which a constant time is moved. */
export type Span =
  | { readonly kind: 'time'; readonly milliseconds: number }
  /** Months, which differ in length. */
  | { readonly kind: 'months'; readonly months: number };

const DAY_MS = 86_400_000;

const UNITS: Readonly<Record<string, (count: number) => Span>> = {
  SECOND: (count) => ({ kind: 'time', milliseconds: count * 1000 }),
  MINUTE: (count) => ({ kind: 'time', milliseconds: count * 60_000 }),
  HOUR: (count) => ({ kind: 'time', milliseconds: count * 3_600_000 }),
  DAY: (count) => ({ kind: 'time', milliseconds: count * DAY_MS }),
  MONTH: (count) => ({ kind: 'months', months: count }),
  YEAR: (count) => ({ kind: 'months', months: count * 12 }),
};

/** True for a constant that clients move, such as the current time in a query for the last days. */
export function isMoment(value: Value): value is LiteralValue & { readonly type: 'timestamp' | 'date' } {
  return value.kind === 'literal' && (value.type === 'timestamp' || value.type === 'date');
}

/** Reads `INTERVAL '7' DAY`, if it is next. @throws {ExpressionError} for an invalid count or an unknown unit. */
export function takeInterval(reader: TokenReader): Span | undefined {
  if (!reader.isKeyword('INTERVAL') || reader.peek(1).kind !== 'text') return undefined;
  reader.take();
  const { text, at } = reader.take();
  if (!/^\d{1,9}$/.test(text.trim()))
    throw new ExpressionError('INTERVAL must be a whole number in quotes', at);
  const unit = Object.keys(UNITS).find((name) => reader.takeKeyword(name));
  const span = unit === undefined ? undefined : UNITS[unit]?.(Number(text));
  if (span === undefined) throw reader.unexpected('SECOND, MINUTE, HOUR, DAY, MONTH or YEAR');
  return span;
}

/** Reads a plain number as days. @throws {ExpressionError} for any other value. */
export function daysOf(value: Value, at: number): Span {
  if (value.kind === 'literal' && (value.type === 'integer' || value.type === 'real'))
    return { kind: 'time', milliseconds: Math.round(Number(value.value) * DAY_MS) };
  throw new ExpressionError(
    "a date can be moved by a number of days or by an interval such as INTERVAL '1' DAY only",
    at,
  );
}

/**
 * Moves a time by an interval. A date stays a date if the result is a midnight. @throws {ExpressionError} for a
 * result before the year 1 or after 9999.
 */
export function moveMoment(moment: LiteralValue, operator: '+' | '-', span: Span, at: number): LiteralValue {
  const from = new Date(moment.type === 'date' ? `${moment.value}T00:00:00.000Z` : moment.value);
  const sign = operator === '-' ? -1 : 1;
  const moved =
    span.kind === 'time'
      ? new Date(from.getTime() + sign * span.milliseconds)
      : addMonths(from, sign * span.months);
  const text = Number.isNaN(moved.getTime()) ? '' : moved.toISOString();
  if (text.length !== 24 || text.startsWith('0000'))
    throw new ExpressionError('the date must be in the years 1 to 9999', at);
  const isDate = moment.type === 'date' && text.endsWith('T00:00:00.000Z');
  return { kind: 'literal', type: isDate ? 'date' : 'timestamp', value: isDate ? text.slice(0, 10) : text };
}

/** Returns the same day of another month, or its last day if that month is shorter. */
function addMonths(from: Date, months: number): Date {
  const moved = new Date(from);
  moved.setUTCDate(1);
  moved.setUTCMonth(from.getUTCMonth() + months);
  const last = new Date(moved);
  last.setUTCMonth(moved.getUTCMonth() + 1);
  last.setUTCDate(0);
  moved.setUTCDate(Math.min(from.getUTCDate(), last.getUTCDate()));
  return moved;
}
