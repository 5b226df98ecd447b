import { findAbbreviation, findTimeZone, type TimeZone, toInstantOf, toWallClock } from './time-zone.js';
import {
  addDays,
  addMonths,
  FIRST_WALL_CLOCK,
  LAST_WALL_CLOCK,
  makeWallClock,
  startOfDay,
  type WallClock,
} from './wall-clock.js';

/** Meaning of a date-time text: a wall clock, or an instant if it has an offset. */
export type ParsedTime = (
  | { readonly kind: 'wall'; readonly wall: WallClock }
  | { readonly kind: 'instant'; readonly epochMs: number }
) & {
  /** True if the text is relative to the current time: `now`, `+2 hours`. */
  readonly isMoment?: true;
};

/** Time and zone that words such as `tomorrow` refer to. */
export interface TimeContext {
  readonly zone: TimeZone;
  readonly nowMs: number;
}

/** Parts read so far. */
interface Reading {
  date?: readonly [year: number, month: number, day: number];
  time?: readonly [hours: number, minutes: number, seconds: number];
  zone?: TimeZone;
  /** Moves to a weekday, from 0 for Sunday. `isStrict` excludes today; `direction` is 1 or −1. */
  weekday?: { readonly day: number; readonly isStrict: boolean; readonly direction: 1 | -1 };
  months: number;
  days: number;
  ms: number;
  /** True after `now`, or relative hours, minutes and seconds. */
  isMoment?: true;
}

type Rule = readonly [pattern: RegExp, read: (reading: Reading, match: RegExpExecArray) => boolean];

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAY = '(sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?';
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const UNIT = '(sec(?:ond)?|min(?:ute)?|hour|day|week|fortnight|month|year)s?';
const UNIT_MS: Readonly<Record<string, number>> = { sec: 1000, min: 60_000, hou: 3_600_000 };
const UNIT_DAYS: Readonly<Record<string, number>> = { day: 1, wee: 7, for: 14 };
const UNIT_MONTHS: Readonly<Record<string, number>> = { mon: 1, yea: 12 };

// Rules in order of priority at each position of the text. Each must match a whole word, hence `\b` after
// letters.
const RULES: readonly Rule[] = [
  [/^(\d{4})-(\d{1,2})-(\d{1,2})(?:t(?=\d)|(?!\d))/, (r, m) => setDate(r, m[1], m[2], m[3])],
  [/^(\d{4})\/(\d{1,2})\/(\d{1,2})(?!\d)/, (r, m) => setDate(r, m[1], m[2], m[3])],
  [/^(\d{1,2})\/(\d{1,2})\/(\d{4})(?!\d)/, (r, m) => setDate(r, m[3], m[1], m[2])],
  [/^(\d{1,2})([-.])(\d{1,2})\2(\d{4})(?!\d)/, (r, m) => setDate(r, m[4], m[3], m[1])],
  [
    /^(\d{4})(\d\d)(\d\d)t(\d\d)(\d\d)(\d\d)?(?!\d)/,
    (r, m) => setDate(r, m[1], m[2], m[3]) && setTime(r, Number(m[4]), m[5], m[6]),
  ],
  [
    new RegExp(`^${MONTH}\\.? (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})\\b`),
    (r, m) => setDate(r, m[3], month(m[1]), m[2]),
  ],
  [
    new RegExp(`^(\\d{1,2})(?:st|nd|rd|th)? ${MONTH}\\.?,? (\\d{4})\\b`),
    (r, m) => setDate(r, m[3], month(m[2]), m[1]),
  ],
  [
    /^(\d{1,2})(?::(\d\d)(?::(\d\d)(?:\.\d+)?)?)? ?([ap])\.?m\b\.?/,
    (r, m) => setTime(r, hour12(m[1], m[4]), m[2], m[3]),
  ],
  [/^(\d{1,2}):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?(?![\d:])/, (r, m) => setTime(r, Number(m[1]), m[2], m[3])],
  [
    new RegExp(`^([+-]?) ?(\\d{1,6}) ?${UNIT}\\b( ago\\b)?`),
    (r, m) => move(r, m[3], amount(m[1], m[2], m[4])),
  ],
  [new RegExp(`^(next|last|previous|this) ${UNIT}\\b`), (r, m) => move(r, m[2], step(m[1]))],
  [new RegExp(`^(next|last|previous|this) ${WEEKDAY}\\b`), (r, m) => setWeekday(r, m[2], step(m[1]))],
  [new RegExp(`^${WEEKDAY}\\b`), (r, m) => setWeekday(r, m[1], 0)],
  [/^now\b/, setNow],
  [/^(today|midnight)\b/, (r) => setMidnight(r, 0)],
  [/^noon\b/, (r) => setTime(r, 12, '0', '0')],
  [/^tomorrow\b/, (r) => setMidnight(r, 1)],
  [/^yesterday\b/, (r) => setMidnight(r, -1)],
  [/^(?:gmt|utc)?([+-]\d\d):?(\d\d)?(?!\d)/, (r, m) => setZone(r, `${m[1] ?? ''}:${m[2] ?? '00'}`)],
  // Zone name that JavaScript adds after the offset.
  [/^\([a-z ]+\)$/, (r) => r.zone !== undefined],
  [/^[a-z][a-z_]*(?:\/[a-z0-9_+-]+)*/, (r, m) => setZone(r, m[0])],
];

/** Maximum length, since each word costs time; no real time is longer. */
const MAX_LENGTH = 200;

/**
 * Parses a date-time as people and programs write it: ISO, US and European dates, names of months and
 * weekdays, 12 and 24 hours, words such as `tomorrow`, `next friday` or `+5 days`, and Unix timestamps
 * (`2027` is the year). A zone or offset makes it an instant. Days beyond the end of their month roll over.
 * A date without a time means midnight.
 */
export function parseTime(input: string | number, context: TimeContext): ParsedTime | undefined {
  const text = String(input).trim().toLowerCase().replace(/\s+/g, ' ');
  if (text.length > MAX_LENGTH) return undefined;
  const parsed = readDigits(text) ?? readTimestamp(text) ?? readWords(text, context);
  if (parsed === undefined) return undefined;
  if (parsed.kind === 'instant') return fitsEveryZone(parsed) ? parsed : undefined;
  return parsed.wall >= FIRST_WALL_CLOCK && parsed.wall <= LAST_WALL_CLOCK ? parsed : undefined;
}

/** True if clocks in all zones can show the time: a day of margin at both ends. */
export function fitsEveryZone(time: ParsedTime): boolean {
  const value = time.kind === 'wall' ? time.wall : time.epochMs;
  return value >= addDays(FIRST_WALL_CLOCK, 1) && value <= addDays(LAST_WALL_CLOCK, -1);
}

/**
 * Reads digits that mean a year or day; as timestamps they would lie in the first hours, or within a month,
 * of 1970.
 */
function readDigits(text: string): ParsedTime | undefined {
  const [, year, month = 1, day = 1] =
    /^([1-9]\d{3})$/.exec(text) ??
    /^((?:19|20|21)\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])$/.exec(text) ??
    [];
  if (year === undefined) return undefined;
  return { kind: 'wall', wall: makeWallClock(Number(year), Number(month), Number(day)) };
}

function readTimestamp(text: string): ParsedTime | undefined {
  if (!/^@?-?\d{1,12}(\.\d+)?$/.test(text)) return undefined;
  return { kind: 'instant', epochMs: Math.floor(Number(text.replace('@', ''))) * 1000 };
}

function readWords(text: string, context: TimeContext): ParsedTime | undefined {
  const reading: Reading = { months: 0, days: 0, ms: 0 };
  let rest = text;
  if (rest === '') return undefined;
  while (rest !== '') {
    const after = readNext(rest, reading);
    if (after === undefined) return undefined;
    rest = after.replace(/^[ ,]+/, '');
  }
  const wall = resolve(reading, toWallClock(context.nowMs, reading.zone ?? context.zone));
  const moment = isMoment(reading) ? ({ isMoment: true } as const) : {};
  if (reading.zone === undefined) return { kind: 'wall', wall, ...moment };
  return { kind: 'instant', epochMs: toInstantOf(wall, reading.zone), ...moment };
}

/** True if the result is relative to the current time; a date, weekday or time of day overrides that. */
function isMoment({ isMoment: isCounted, date, weekday, time }: Reading): boolean {
  return isCounted === true && date === undefined && weekday === undefined && time === undefined;
}

function readNext(text: string, reading: Reading): string | undefined {
  for (const [pattern, read] of RULES) {
    const match = pattern.exec(text);
    if (match !== null) return read(reading, match) ? text.slice(match[0].length) : undefined;
  }
  return undefined;
}

function resolve(reading: Reading, now: WallClock): WallClock {
  const isDayNamed = reading.date !== undefined || reading.weekday !== undefined;
  let wall = Math.floor(now / 1000) * 1000;
  if (reading.date !== undefined) wall = makeWallClock(...reading.date);
  else if (isDayNamed || reading.time !== undefined) wall = startOfDay(wall);
  wall = addDays(addMonths(wall, reading.months), reading.days);
  if (reading.weekday !== undefined) wall = moveToWeekday(wall, reading.weekday);
  if (reading.time !== undefined) {
    const [hours, minutes, seconds] = reading.time;
    wall = startOfDay(wall) + ((hours * 60 + minutes) * 60 + seconds) * 1000;
  }
  return wall + reading.ms;
}

function moveToWeekday(
  wall: WallClock,
  { day, isStrict, direction }: NonNullable<Reading['weekday']>,
): WallClock {
  const distance = (direction * (day - new Date(wall).getUTCDay()) + 7) % 7;
  return addDays(wall, direction * (distance === 0 && isStrict ? 7 : distance));
}

function setDate(reading: Reading, year?: string, month?: string | number, day?: string): boolean {
  if (reading.date !== undefined) return false;
  reading.date = [Number(year), Number(month), Number(day)];
  return reading.date[1] >= 1 && reading.date[1] <= 12 && reading.date[2] >= 1 && reading.date[2] <= 31;
}

function setTime(reading: Reading, hours: number, minutes = '0', seconds = '0'): boolean {
  if (reading.time?.some((part) => part !== 0) === true) return false;
  reading.time = [hours, Number(minutes), Number(seconds)];
  return hours >= 0 && hours <= 24 && Number(minutes) <= 59 && Number(seconds) <= 60;
}

function setNow(reading: Reading): boolean {
  reading.isMoment = true;
  return true;
}

function setMidnight(reading: Reading, days: number): boolean {
  reading.days += days;
  // An earlier time takes precedence: `9am tomorrow`.
  reading.time ??= [0, 0, 0];
  return true;
}

function setWeekday(reading: Reading, name: string | undefined, steps: number): boolean {
  if (reading.weekday !== undefined) return false;
  const day = WEEKDAYS.indexOf((name ?? '').slice(0, 3));
  reading.weekday = { day, isStrict: steps !== 0, direction: steps < 0 ? -1 : 1 };
  return true;
}

function setZone(reading: Reading, name: string): boolean {
  if (reading.zone !== undefined) return false;
  const zone = findAbbreviation(name) ?? findTimeZone(name);
  if (zone !== undefined) reading.zone = zone;
  return zone !== undefined;
}

function move(reading: Reading, unit: string | undefined, count: number): boolean {
  const key = (unit ?? '').slice(0, 3);
  if (UNIT_MS[key] !== undefined) setNow(reading);
  reading.ms += count * (UNIT_MS[key] ?? 0);
  reading.days += count * (UNIT_DAYS[key] ?? 0);
  reading.months += count * (UNIT_MONTHS[key] ?? 0);
  return true;
}

function amount(sign: string | undefined, digits: string | undefined, ago: string | undefined): number {
  const isBack = (sign === '-') !== (ago !== undefined);
  return isBack ? -Number(digits) : Number(digits);
}

function step(word: string | undefined): number {
  if (word === 'this') return 0;
  return word === 'next' ? 1 : -1;
}

function hour12(digits: string | undefined, half: string | undefined): number {
  const hours = Number(digits);
  if (hours < 1 || hours > 12) return Number.NaN;
  return (hours % 12) + (half === 'p' ? 12 : 0);
}

function month(name: string | undefined): number {
  return MONTHS.indexOf((name ?? '').slice(0, 3)) + 1;
}
