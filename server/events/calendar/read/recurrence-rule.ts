import { readTime, type TimeValue } from './values.js';

export type Frequency = 'SECONDLY' | 'MINUTELY' | 'HOURLY' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY';

/** Item of BYDAY: weekday (0 is Sunday) and position in month or year (0 is every one). */
export interface RuleDay {
  readonly weekday: number;
  readonly position: number;
}

/** RRULE (RFC 5545, section 3.3.10). A list that the rule does not have is empty. */
export interface RecurrenceRule {
  readonly frequency: Frequency;
  readonly interval: number;
  readonly count: number | undefined;
  readonly until: TimeValue | undefined;
  readonly months: readonly number[];
  readonly weeks: readonly number[];
  readonly yearDays: readonly number[];
  readonly monthDays: readonly number[];
  readonly days: readonly RuleDay[];
  readonly hours: readonly number[];
  readonly minutes: readonly number[];
  readonly seconds: readonly number[];
  readonly positions: readonly number[];
  /** First day of the week. */
  readonly weekStart: number;
}

const FREQUENCIES: readonly Frequency[] = [
  ...(['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY'] as const),
  ...(['WEEKLY', 'MONTHLY', 'YEARLY'] as const),
];
const WEEKDAYS: readonly string[] = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];
const MAX_INTERVAL = 100_000;
const MAX_COUNT = 1_000_000;

/** Error of an invalid rule; the message completes `RRULE …`. */
export class RuleError extends Error {
  override readonly name = 'RuleError';
}

/**
 * Reads an RRULE.
 *
 * @throws {RuleError} if it is invalid.
 */
export function readRule(text: string): RecurrenceRule {
  const parts = new Map<string, string>();
  for (const part of text.trim().toUpperCase().split(';')) {
    const [name = '', value = ''] = part.split('=', 2);
    if (name !== '') parts.set(name.trim(), value.trim());
  }
  const frequency = FREQUENCIES.find((known) => known === parts.get('FREQ'));
  if (frequency === undefined) throw new RuleError('has no frequency');
  const numbers = (name: string, least: number, most: number): number[] =>
    readNumbers(name, parts.get(name), least, most);
  return {
    frequency,
    interval: readCount('INTERVAL', parts.get('INTERVAL'), MAX_INTERVAL) ?? 1,
    count: readCount('COUNT', parts.get('COUNT'), MAX_COUNT),
    until: readUntil(parts.get('UNTIL')),
    months: numbers('BYMONTH', 1, 12),
    weeks: numbers('BYWEEKNO', -53, 53),
    yearDays: numbers('BYYEARDAY', -366, 366),
    monthDays: numbers('BYMONTHDAY', -31, 31),
    days: readDays(parts.get('BYDAY')),
    hours: numbers('BYHOUR', 0, 23),
    minutes: numbers('BYMINUTE', 0, 59),
    seconds: numbers('BYSECOND', 0, 60).map((second) => Math.min(second, 59)),
    positions: numbers('BYSETPOS', -366, 366),
    weekStart: Math.max(0, WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO')),
  };
}

function readCount(name: string, text: string | undefined, most: number): number | undefined {
  if (text === undefined) return undefined;
  const count = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > most) throw new RuleError(`has an impossible ${name}`);
  return count;
}

function readUntil(text: string | undefined): TimeValue | undefined {
  if (text === undefined) return undefined;
  const until = readTime(text);
  if (until === undefined) throw new RuleError('has an UNTIL that is not a date or time');
  return until;
}

/** Reads a list of numbers, ascending and distinct. Zero is invalid if negative numbers are allowed. */
function readNumbers(name: string, text: string | undefined, least: number, most: number): number[] {
  const numbers = listOf(text).map((item) => {
    const number = /^[+-]?\d{1,3}$/.test(item) ? Number(item) : NaN;
    if (!(number >= least && number <= most) || (number === 0 && least < 0))
      throw new RuleError(`has an impossible ${name}`);
    return number;
  });
  return [...new Set(numbers)].sort((a, b) => a - b);
}

/** Reads BYDAY without duplicates, which would make every step of the expansion slower. */
function readDays(text: string | undefined): RuleDay[] {
  const days = listOf(text).map(readDay);
  return [...new Map(days.map((day) => [`${String(day.position)} ${String(day.weekday)}`, day])).values()];
}

function readDay(text: string): RuleDay {
  const [, position = '0', name = ''] = /^([+-]?\d{1,2})?([A-Z]{2})$/.exec(text) ?? [];
  const weekday = WEEKDAYS.indexOf(name);
  if (weekday === -1 || Math.abs(Number(position)) > 53) throw new RuleError('has an impossible BYDAY');
  return { weekday, position: Number(position) };
}

/** Splits a list of at most 1,000 items; a year has fewer days. */
function listOf(text: string | undefined): string[] {
  if (text === undefined || text === '') return [];
  const items = text.split(',');
  if (items.length > 1000) throw new RuleError('has a list that is too long');
  return items;
}
