import { type TimeZone, toWallClock } from '../../../lib/time/time-zone.js';
import { startOfDay } from '../../../lib/time/wall-clock.js';
import type { Start } from './incoming-record.js';
import type { Notice, Property } from './property.js';
import { findProperty } from './read-file.js';
import type { ReadContext } from './read-start.js';
import type { RecurrenceRule } from './recurrence-rule.js';
import { readDuration } from './values.js';

/** Properties with which Microsoft programs mark all-day events; they write them as times from midnight to midnight. */
const FLAGS = ['X-MICROSOFT-CDO-ALLDAYEVENT', 'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT'];
const DAY_MS = 86_400_000;

/** Converter from times of a record to the days that they mean. */
export interface DayReader {
  readonly readDay: (at: Start) => Start;
  readonly readRuleDays: (rule: RecurrenceRule) => RecurrenceRule;
}

const AS_IT_IS: DayReader = { readDay: (at) => at, readRuleDays: (rule) => rule };

/**
 * Chooses how the times of a record are read. They become days if a flag says so and the record starts and ends at
 * midnight, on its own clock or, in UTC, on that of the calendar. Other times are kept, with a notice.
 */
export function chooseDayReader(
  properties: readonly Property[],
  { start, end }: { readonly start: Start | undefined; readonly end: Start | undefined },
  { defaultZone }: Pick<ReadContext, 'defaultZone'>,
  notices: Notice[],
): DayReader {
  const flag = FLAGS.find((name) => /^true$/i.test(findProperty(properties, name)?.value.trim() ?? ''));
  if (flag === undefined || start === undefined || start.isAllDay) return AS_IT_IS;
  const duration = readDuration(findProperty(properties, 'DURATION')?.value ?? '');
  const isWhole = end !== undefined || duration === undefined || duration.ms % DAY_MS === 0;
  const clocks = [start.zone.clock, ...(start.zone.clock.isUtc ? [defaultZone.clock] : [])];
  const clock = clocks.find((one) => isMidnight(start, one) && (end === undefined || isMidnight(end, one)));
  if (clock === undefined || !isWhole) {
    notices.push({ field: flag, reason: 'is TRUE for times that are not midnight; the times were kept' });
    return AS_IT_IS;
  }
  const readDay = (at: Start): Start =>
    at.isAllDay ? at : { isAllDay: true, wall: startOfDay(toWallClock(at.epochMs, clock)) };
  return { readDay, readRuleDays: (rule) => ({ ...rule, until: untilDay(rule.until, clock) }) };
}

function isMidnight(at: Start, clock: TimeZone): boolean {
  return at.isAllDay || toWallClock(at.epochMs, clock) % DAY_MS === 0;
}

function untilDay(until: RecurrenceRule['until'], clock: TimeZone): RecurrenceRule['until'] {
  if (until === undefined || until.kind === 'date') return until;
  const wall = until.kind === 'utc' ? toWallClock(until.epochMs, clock) : until.wall;
  return { kind: 'date', wall: startOfDay(wall) };
}
