import {
  addDays,
  LAST_WALL_CLOCK,
  makeWallClock,
  startOfDay,
  type WallClock,
} from '../../../lib/time/wall-clock.js';
import type { Frequency, RecurrenceRule } from './recurrence-rule.js';
import { daysOfMonth, daysOfWeek, daysOfYear, isDay, startOfWeek } from './rule-days.js';

/** Steps left; the rules of a file share one budget. ical.js has no such limit within one `next()`. */
export interface Budget {
  steps: number;
}

/** Error thrown when a rule needs more steps than are left; it may never occur again, and never end. */
export class BudgetError extends Error {
  override readonly name = 'BudgetError';
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Yields the starts of a series on the wall clock of its zone, ascending and distinct. The first is `start`, even if it
 * does not match the rule; the last is at most `until`.
 *
 * @throws {BudgetError}
 */
export function* expandRule(
  rule: RecurrenceRule,
  start: WallClock,
  until: WallClock,
  budget: Budget,
): Generator<WallClock> {
  const last = Math.min(until, LAST_WALL_CLOCK);
  let left = (rule.count ?? Infinity) - 1;
  yield start;
  for (const period of periodsOf(rule, start, last, budget)) {
    for (const wall of choosePositions(rule, period)) {
      if (wall <= start) continue;
      if (wall > last || left <= 0) return;
      left -= 1;
      yield wall;
    }
    if (left <= 0) return;
  }
}

type Period = Generator<WallClock>;

function* periodsOf(
  rule: RecurrenceRule,
  start: WallClock,
  last: WallClock,
  budget: Budget,
): Generator<Period> {
  const times = timesOf(rule, start);
  const unit = UNITS[rule.frequency];
  const cost = costOfPeriod(rule);
  if (unit !== undefined) {
    let at = Math.floor(start / unit) * unit;
    let day = NaN;
    let isAllowed = false;
    while (at <= last) {
      spend(budget, 1);
      if (startOfDay(at) !== day) {
        spend(budget, cost);
        day = startOfDay(at);
        isAllowed = isDay(rule, at);
      }
      if (!isAllowed) {
        // Skips to the first step on or after the next midnight.
        const toMidnight = addDays(startOfDay(at), 1) - at;
        at += Math.ceil(toMidnight / (unit * rule.interval)) * unit * rule.interval;
        continue;
      }
      if (isTime(rule, at, unit)) yield timesWithin(rule, at, start, budget);
      at += unit * rule.interval;
    }
    return;
  }
  for (let index = 0; ; index += rule.interval) {
    spend(budget, 1 + cost);
    const begin = beginOf(rule, start, index);
    if (begin > last) return;
    yield combine(daysOf(rule, begin, start), times, budget);
  }
}

/** Length of each frequency shorter than a day, in milliseconds. */
const UNITS: Readonly<Partial<Record<Frequency, number>>> = {
  HOURLY: HOUR_MS,
  MINUTELY: MINUTE_MS,
  SECONDLY: SECOND_MS,
};

/** Number of days that `rule-days` checks in the time of one step. */
const DAYS_PER_STEP = 50;

/** Estimates the steps that the lists of a rule cost in each period, from the days that `rule-days` checks. */
function costOfPeriod({ frequency, months, weeks, yearDays, monthDays, days }: RecurrenceRule): number {
  const isYearly = frequency === 'YEARLY';
  const spans = isYearly ? months.length || (monthDays.length > 0 ? 12 : 1) : 1;
  const weeksPerSpan = isYearly && spans === 1 ? 53 : 5;
  const looked = weeks.length * 7 + yearDays.length + spans * (monthDays.length + days.length * weeksPerSpan);
  return Math.floor(looked / DAYS_PER_STEP);
}

function beginOf({ frequency, weekStart }: RecurrenceRule, start: WallClock, index: number): WallClock {
  const date = new Date(start);
  const year = date.getUTCFullYear();
  switch (frequency) {
    case 'YEARLY':
      return makeWallClock(year + index, 1, 1);
    case 'MONTHLY':
      return makeWallClock(year, date.getUTCMonth() + 1 + index, 1);
    case 'WEEKLY':
      return startOfWeek(start, weekStart) + index * 7 * DAY_MS;
    default:
      return startOfDay(start) + index * DAY_MS;
  }
}

function daysOf(rule: RecurrenceRule, begin: WallClock, start: WallClock): readonly WallClock[] {
  switch (rule.frequency) {
    case 'YEARLY':
      return daysOfYear(rule, begin, start);
    case 'MONTHLY':
      return daysOfMonth(rule, begin, start);
    case 'WEEKLY':
      return daysOfWeek(rule, begin, start);
    default:
      return isDay(rule, begin) ? [begin] : [];
  }
}

/** Lists the times of day of a rule whose frequency is a day or longer, in milliseconds since midnight, ascending. */
function timesOf({ hours, minutes, seconds }: RecurrenceRule, start: WallClock): readonly number[] {
  const date = new Date(start);
  const orOwn = (list: readonly number[], own: number): readonly number[] => (list.length > 0 ? list : [own]);
  return orOwn(hours, date.getUTCHours()).flatMap((hour) =>
    orOwn(minutes, date.getUTCMinutes()).flatMap((minute) =>
      orOwn(seconds, date.getUTCSeconds()).map(
        (second) => hour * HOUR_MS + minute * MINUTE_MS + second * SECOND_MS,
      ),
    ),
  );
}

/** True if the rule allows the hour, minute and second of a time, as far as its frequency fixes them. */
function isTime({ hours, minutes, seconds }: RecurrenceRule, at: WallClock, unit: number): boolean {
  const date = new Date(at);
  const allows = (list: readonly number[], value: number): boolean =>
    list.length === 0 || list.includes(value);
  return (
    allows(hours, date.getUTCHours()) &&
    (unit > MINUTE_MS || allows(minutes, date.getUTCMinutes())) &&
    (unit > SECOND_MS || allows(seconds, date.getUTCSeconds()))
  );
}

/** Yields the times within one step of an hour, a minute or a second. */
function* timesWithin(rule: RecurrenceRule, at: WallClock, start: WallClock, budget: Budget): Period {
  const begin = new Date(start);
  const isHourly = rule.frequency === 'HOURLY';
  const minutes = !isHourly ? [0] : rule.minutes.length > 0 ? rule.minutes : [begin.getUTCMinutes()];
  const seconds =
    rule.frequency === 'SECONDLY' ? [0] : rule.seconds.length > 0 ? rule.seconds : [begin.getUTCSeconds()];
  for (const minute of minutes) {
    for (const second of seconds) {
      spend(budget, 1);
      yield at + minute * MINUTE_MS + second * SECOND_MS;
    }
  }
}

function* combine(days: readonly WallClock[], times: readonly number[], budget: Budget): Period {
  spend(budget, days.length);
  for (const day of days) {
    for (const time of times) {
      spend(budget, 1);
      yield day + time;
    }
  }
}

/** Selects the times of a period that BYSETPOS names. */
function* choosePositions({ positions }: RecurrenceRule, period: Period): Period {
  if (positions.length === 0) {
    yield* period;
    return;
  }
  const all = [...period];
  const chosen = new Set(positions);
  for (const [index, wall] of all.entries()) {
    if (chosen.has(index + 1) || chosen.has(index - all.length)) yield wall;
  }
}

function spend(budget: Budget, steps: number): void {
  budget.steps -= steps;
  if (budget.steps < 0) throw new BudgetError('the rule has too many steps');
}
