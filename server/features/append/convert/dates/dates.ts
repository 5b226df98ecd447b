import type { Zone } from './time-zones.js';

/** Years that both databases store: 0001 to 9999. Epoch milliseconds. */
const EARLIEST = Date.parse('0001-01-01T00:00:00.000Z');
const LATEST = Date.parse('9999-12-31T23:59:59.999Z');

/** Date and time as written. */
export interface ReadMoment {
  /** Wall-clock time as if it were UTC, in epoch milliseconds. */
  readonly wallClockMs: number;
  /** Offset east of UTC in milliseconds, if the text states one. */
  readonly offsetMs: number | undefined;
  readonly hasTime: boolean;
}

const TIME = String.raw`(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:\s*([AaPp])\.?[Mm]\.?)?`;
const OFFSET = String.raw`\s*(Z|z|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?:[Tt\s]\s*${TIME}${OFFSET})?$`);
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?:[Tt,\s]\s*${TIME}${OFFSET})?$`);
const COMPACT = new RegExp(
  String.raw`^(\d{4})(\d{2})(\d{2})(?:[Tt\s]?(\d{2})(\d{2})(?:(\d{2})(?:[.,](\d{1,9}))?)?${OFFSET})?$`,
);
const HOUR_ONLY = new RegExp(String.raw`^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2})${OFFSET}$`);
const ORDINAL = new RegExp(String.raw`^(\d{4})-(\d{3})(?:[Tt\s]\s*${TIME}${OFFSET})?$`);
const WEEK = new RegExp(String.raw`^(\d{4})-?[Ww](\d{2})-?([1-7])(?:[Tt\s]\s*${TIME}${OFFSET})?$`);
// Epoch milliseconds as text, from 1973 on; shorter numbers are more likely something else.
const EPOCH = /^(-?\d{12,14})$/;
const TWELVE_DIGITS = /^((\d{4})(\d{2})(\d{2})(\d{2})(\d{2}))$/;
/** Years accepted in dates written without separators. */
const [FIRST_COMPACT_YEAR, LAST_COMPACT_YEAR] = [1600, 2400] as const;

type Reader = (parts: readonly (string | undefined)[]) => ReadMoment | undefined;

/** Notations in order; the first that matches reads the text. */
const FORMS: readonly (readonly [pattern: RegExp, read: Reader])[] = [
  [YEAR_FIRST, ([year, , month, day, ...time]) => assemble(Number(year), Number(month), Number(day), time)],
  [YEAR_LAST, readYearLast],
  [TWELVE_DIGITS, readTwelveDigits],
  [
    COMPACT,
    ([year, month, day, hour, minute, second, fraction, offset]) =>
      assemble(Number(year), Number(month), Number(day), [hour, minute, second, fraction, undefined, offset]),
  ],
  [
    HOUR_ONLY,
    ([year, month, day, hour, offset]) =>
      assemble(Number(year), Number(month), Number(day), [hour, '0', '0', undefined, undefined, offset]),
  ],
  [ORDINAL, ([year, day, ...time]) => readOrdinal(Number(year), Number(day), time)],
  [WEEK, ([year, week, day, ...time]) => readWeek(Number(year), Number(week), Number(day), time)],
  [EPOCH, ([text]) => ofEpoch(Number(text))],
];

/**
 * Reads a date with an optional time: ISO 8601 (calendar, ordinal and week dates, extended and basic),
 * `YYYY/MM/DD`, `MM/DD/YYYY`, `YYYYMMDD`, each with a 24-hour or AM/PM time, or epoch milliseconds. Reads day
 * first only if it cannot be a month. Discards fractions of a millisecond.
 */
export function readMoment(text: string): ReadMoment | undefined {
  const usual = readUsual(text);
  if (usual !== undefined) return usual;
  const trimmed = text.trim();
  for (const [pattern, read] of FORMS) {
    const found = pattern.exec(trimmed);
    if (found !== null) return read(found.slice(1));
  }
  return undefined;
}

/**
 * Reads `YYYY-MM-DDTHH:MM:SS`, with or without `Z`, the most common notation, faster than the patterns do.
 * Returns `undefined` for all others.
 */
function readUsual(text: string): ReadMoment | undefined {
  const { length } = text;
  if (length < 19 || length > 20 || (length === 20 && text[19] !== 'Z')) return undefined;
  if (text[4] !== '-' || text[7] !== '-' || text[13] !== ':' || text[16] !== ':') return undefined;
  if (text[10] !== 'T' && text[10] !== ' ') return undefined;
  const year = digitsAt(text, 0) * 100 + digitsAt(text, 2);
  const month = digitsAt(text, 5);
  const day = digitsAt(text, 8);
  const hour = digitsAt(text, 11);
  const minute = digitsAt(text, 14);
  const second = digitsAt(text, 17);
  // Days that some months lack, and years that Date.UTC misreads, are left to the patterns.
  if (!(year >= 100 && month >= 1 && month <= 12 && day >= 1 && day <= 28)) return undefined;
  if (!(hour <= 23 && minute <= 59 && second <= 59)) return undefined;
  const wallClockMs = Date.UTC(year, month - 1, day, hour, minute, second);
  return { wallClockMs, offsetMs: length === 20 ? 0 : undefined, hasTime: true };
}

/**
 * Returns true if the text is a time in UTC exactly as both databases store it, `YYYY-MM-DDTHH:MM:SS.mmmZ`,
 * and needs no parsing. Returns false for days 29 to 31, which some months lack.
 */
export function isStoredForm(text: string): boolean {
  if (text.length !== 24 || text[23] !== 'Z' || text[19] !== '.' || text[10] !== 'T') return false;
  if (text[4] !== '-' || text[7] !== '-' || text[13] !== ':' || text[16] !== ':') return false;
  const year = digitsAt(text, 0) * 100 + digitsAt(text, 2);
  const [month, day] = [digitsAt(text, 5), digitsAt(text, 8)];
  if (!(year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= 28)) return false;
  const [hour, minute, second] = [digitsAt(text, 11), digitsAt(text, 14), digitsAt(text, 17)];
  // The last two digits of the milliseconds, then the first two.
  return hour <= 23 && minute <= 59 && second <= 59 && digitsAt(text, 21) >= 0 && digitsAt(text, 20) >= 0;
}

/** Parses two digits; NaN for anything else. */
function digitsAt(text: string, at: number): number {
  const tens = text.charCodeAt(at) - 48;
  const ones = text.charCodeAt(at + 1) - 48;
  return tens >= 0 && tens <= 9 && ones >= 0 && ones <= 9 ? tens * 10 + ones : NaN;
}

function readYearLast([first, divider, second, year, ...time]: readonly (string | undefined)[]):
  | ReadMoment
  | undefined {
  const isDayFirst = Number(first) > 12;
  // With dots the day usually comes first, but no standard says so.
  const isAmbiguous =
    divider === '.' && !isDayFirst && Number(second) <= 12 && Number(first) !== Number(second);
  if (isAmbiguous) return undefined;
  const [month, day] = isDayFirst ? [second, first] : [first, second];
  return assemble(Number(year), Number(month), Number(day), time);
}

/** Reads `YYYYMMDDHHMM`, or epoch milliseconds if the year is implausible; neither if both are possible. */
function readTwelveDigits([text, year, month, day, ...time]: readonly (string | undefined)[]):
  | ReadMoment
  | undefined {
  const moment = assemble(Number(year), Number(month), Number(day), time);
  const isUsual = Number(year) >= FIRST_COMPACT_YEAR && Number(year) <= LAST_COMPACT_YEAR;
  if (isUsual) return moment;
  return moment === undefined ? ofEpoch(Number(text)) : undefined;
}

/** Epoch milliseconds are UTC, regardless of the zone. */
function ofEpoch(milliseconds: number): ReadMoment {
  return { wallClockMs: milliseconds, offsetMs: 0, hasTime: true };
}

function readOrdinal(
  year: number,
  dayOfYear: number,
  time: readonly (string | undefined)[],
): ReadMoment | undefined {
  const date = dateOf(year, 0, dayOfYear);
  if (dayOfYear < 1 || date.getUTCFullYear() !== year) return undefined;
  return assemble(year, date.getUTCMonth() + 1, date.getUTCDate(), time);
}

function readWeek(
  year: number,
  week: number,
  day: number,
  time: readonly (string | undefined)[],
): ReadMoment | undefined {
  // Week 1 contains January 4; weeks begin on Monday.
  const fourth = dateOf(year, 0, 4);
  const weekday = (fourth.getUTCDay() + 6) % 7;
  const thursday = dateOf(year, 0, 4 - weekday + (week - 1) * 7 + 3);
  if (week < 1 || thursday.getUTCFullYear() !== year) return undefined;
  const date = dateOf(year, 0, 4 - weekday + (week - 1) * 7 + day - 1);
  return assemble(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate(), time);
}

/** Avoids Date.UTC, which maps the years 0 to 99 to 1900 to 1999. */
function dateOf(year: number, monthIndex: number, day: number): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, monthIndex, day);
  return date;
}

/** Reads a time of day as milliseconds since midnight: `HH:MM[:SS[.fff]]`, or with AM/PM. */
export function readTimeOfDay(text: string): number | undefined {
  const parts = TIME_ONLY.exec(text.trim());
  return parts === null ? undefined : timeMs(parts.slice(1));
}

const TIME_ONLY = new RegExp(`^${TIME}$`);

/** Returns the instant of a reading; `zone` applies to readings without an offset. */
export function toInstant(moment: ReadMoment, zone: Zone): number {
  return moment.offsetMs === undefined
    ? zone.toInstant(moment.wallClockMs)
    : moment.wallClockMs - moment.offsetMs;
}

export function isStorable(instant: number): boolean {
  return instant >= EARLIEST && instant <= LATEST;
}

function assemble(
  year: number,
  month: number,
  day: number,
  rest: readonly (string | undefined)[],
): ReadMoment | undefined {
  const date = dateOf(year, month - 1, day);
  // A day that the month does not have moves into the next month.
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  if (rest[0] === undefined) return { wallClockMs: date.getTime(), offsetMs: undefined, hasTime: false };
  const time = timeMs(rest);
  const offsetMs = rest[5] === undefined ? undefined : readOffset(rest[5]);
  if (time === undefined || Number.isNaN(offsetMs)) return undefined;
  return { wallClockMs: date.getTime() + time, offsetMs, hasTime: true };
}

function timeMs([hourText, minuteText, secondText, fraction, half]: readonly (string | undefined)[]):
  | number
  | undefined {
  let hour = Number(hourText);
  const minute = Number(minuteText);
  const second = Number(secondText ?? 0);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  }
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  // Truncate: rounding up could change the day.
  const milliseconds = Math.trunc(Number(`0.${fraction ?? '0'}`) * 1000 + 1e-6);
  return ((hour * 60 + minute) * 60 + second) * 1000 + milliseconds;
}

/** Milliseconds; NaN when out of bounds. */
function readOffset(text: string): number {
  if (/^(?:z|utc|gmt)$/i.test(text)) return 0;
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})?$/.exec(text) ?? [];
  const total = Number(hours) * 60 + Number(minutes ?? 0);
  if (Number(minutes ?? 0) > 59 || total > 18 * 60) return NaN;
  return (sign === '-' ? -total : total) * 60_000;
}
