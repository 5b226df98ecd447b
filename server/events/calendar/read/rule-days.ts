import { makeWallClock, startOfDay, type WallClock } from '../../../lib/time/wall-clock.js';
import type { RecurrenceRule, RuleDay } from './recurrence-rule.js';

const DAY_MS = 86_400_000;

/** Lists the days of a rule in the year that begins at `year`, as midnights, ascending. */
export function daysOfYear(rule: RecurrenceRule, year: WallClock, start: WallClock): WallClock[] {
  const number = new Date(year).getUTCFullYear();
  if (rule.weeks.length > 0) return limit(daysOfWeeks(rule, number, start), rule);
  if (rule.yearDays.length > 0) {
    const length = (makeWallClock(number + 1, 1, 1) - year) / DAY_MS;
    const days = pick(rule.yearDays, length).map((day) => year + (day - 1) * DAY_MS);
    return limit(days, rule);
  }
  const hasNamed = rule.months.length > 0;
  // Positions count within the year unless the rule names months.
  const inYear = !hasNamed && rule.monthDays.length === 0 && rule.days.length > 0;
  if (inYear) return daysOfSpan(rule.days, year, makeWallClock(number + 1, 1, 1));
  const all = rule.monthDays.length > 0;
  const months = hasNamed ? rule.months : all ? ALL_MONTHS : [new Date(start).getUTCMonth() + 1];
  return months.flatMap((month) => daysOfMonth(rule, makeWallClock(number, month, 1), start));
}

/** Lists the days of a rule in the month that begins at `month`. */
export function daysOfMonth(rule: RecurrenceRule, month: WallClock, start: WallClock): WallClock[] {
  const date = new Date(month);
  if (rule.months.length > 0 && !rule.months.includes(date.getUTCMonth() + 1)) return [];
  const next = makeWallClock(date.getUTCFullYear(), date.getUTCMonth() + 2, 1);
  const named = rule.days.length === 0 ? undefined : daysOfSpan(rule.days, month, next);
  if (named !== undefined && rule.monthDays.length === 0) return named;
  const wanted = rule.monthDays.length > 0 ? rule.monthDays : [new Date(start).getUTCDate()];
  const days = pick(wanted, (next - month) / DAY_MS).map((day) => month + (day - 1) * DAY_MS);
  return named === undefined ? days : days.filter((day) => named.includes(day));
}

/** Lists the days of a rule in the week that begins at `week`. */
export function daysOfWeek(rule: RecurrenceRule, week: WallClock, start: WallClock): WallClock[] {
  const weekdays = weekdaysOf(rule, start);
  return range(7)
    .map((day) => week + day * DAY_MS)
    .filter((day) => weekdays.has(new Date(day).getUTCDay()) && isInMonths(rule, day));
}

/** True if a rule whose frequency is a day or shorter allows a day. */
export function isDay(rule: RecurrenceRule, day: WallClock): boolean {
  return limit([startOfDay(day)], rule).length > 0;
}

/** Returns the midnight of the first day of the week that contains `wall`. */
export function startOfWeek(wall: WallClock, weekStart: number): WallClock {
  const day = startOfDay(wall);
  return day - ((new Date(day).getUTCDay() - weekStart + 7) % 7) * DAY_MS;
}

const ALL_MONTHS: readonly number[] = range(12).map((month) => month + 1);

function daysOfWeeks(rule: RecurrenceRule, year: number, start: WallClock): WallClock[] {
  // Week 1 is the one that contains the fourth of January (ISO 8601).
  const first = startOfWeek(makeWallClock(year, 1, 4), rule.weekStart);
  const count = (startOfWeek(makeWallClock(year + 1, 1, 4), rule.weekStart) - first) / (7 * DAY_MS);
  const weekdays = weekdaysOf(rule, start);
  return pick(rule.weeks, count)
    .flatMap((week) => range(7).map((day) => first + ((week - 1) * 7 + day) * DAY_MS))
    .filter((day) => weekdays.has(new Date(day).getUTCDay()));
}

/** Lists the weekdays between two midnights; a position counts from the first or the last of them. */
function daysOfSpan(days: readonly RuleDay[], from: WallClock, to: WallClock): WallClock[] {
  const length = (to - from) / DAY_MS;
  const first = new Date(from).getUTCDay();
  const found = days.flatMap(({ weekday, position }) => {
    const offset = (weekday - first + 7) % 7;
    const count = Math.ceil((length - offset) / 7);
    const places = position === 0 ? range(count).map((place) => place + 1) : pick([position], count);
    return places.map((place) => from + (offset + (place - 1) * 7) * DAY_MS);
  });
  return ascending(found);
}

/** Filters days, which ascend, by every list of the rule. */
function limit(days: readonly WallClock[], rule: RecurrenceRule): WallClock[] {
  // Both cache the numbers of one month or year, since consecutive days share them.
  const ofMonth = numbersWithin(rule.monthDays);
  const ofYear = numbersWithin(rule.yearDays);
  return days.filter((day) => {
    const date = new Date(day);
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1];
    return (
      isInMonths(rule, day) &&
      ofMonth(day, makeWallClock(year, month, 1), () => makeWallClock(year, month + 1, 1)) &&
      ofYear(day, makeWallClock(year, 1, 1), () => makeWallClock(year + 1, 1, 1)) &&
      (rule.days.length === 0 || rule.days.some(({ weekday }) => weekday === date.getUTCDay()))
    );
  });
}

/** Returns a check whether the number of a day between two midnights is in `numbers`, which may count from the end. */
function numbersWithin(
  numbers: readonly number[],
): (day: WallClock, from: WallClock, to: () => WallClock) => boolean {
  let known: { readonly from: WallClock; readonly allowed: ReadonlySet<number> } | undefined;
  return (day, from, to) => {
    if (numbers.length === 0) return true;
    if (known?.from !== from) known = { from, allowed: new Set(pick(numbers, (to() - from) / DAY_MS)) };
    return known.allowed.has((day - from) / DAY_MS + 1);
  };
}

function isInMonths({ months }: RecurrenceRule, day: WallClock): boolean {
  return months.length === 0 || months.includes(new Date(day).getUTCMonth() + 1);
}

function weekdaysOf({ days }: RecurrenceRule, start: WallClock): ReadonlySet<number> {
  const named = days.map(({ weekday }) => weekday);
  return new Set(named.length > 0 ? named : [new Date(start).getUTCDay()]);
}

/** Resolves numbers that count from the begin (1, 2, …) or the end (−1, −2, …) of `length` items, ascending. */
function pick(numbers: readonly number[], length: number): number[] {
  const found = numbers.map((number) => (number < 0 ? length + 1 + number : number));
  return ascending(found.filter((number) => number >= 1 && number <= length));
}

function ascending(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((a, b) => a - b);
}

function range(length: number): number[] {
  return Array.from({ length: Math.max(0, length) }, (_nothing, index) => index);
}
