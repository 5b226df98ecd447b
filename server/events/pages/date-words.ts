import { findTimeZone, type TimeZone, toWallClock } from '../../lib/time/time-zone.js';
import { formatWallClock, startOfDay, type WallClock } from '../../lib/time/wall-clock.js';
import type { Schemas } from './page-deps.js';

type EventTimes = Pick<
  Schemas['Event'],
  'all_day' | 'start_date' | 'end_date' | 'utc_start_date' | 'utc_end_date' | 'timezone'
>;

// Wall clocks are formatted as if they were in UTC.
const LONG_DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const SHORT_DAY = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});
const RANGE = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const MONTH = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** Formats a day as `Friday 14 May 2027`. */
export function formatLongDay(wall: WallClock): string {
  return LONG_DAY.format(wall).replace(',', '');
}

/** Formats a day as `Fri 14 May`. */
export function formatShortDay(wall: WallClock): string {
  return SHORT_DAY.format(wall).replace(',', '');
}

/** Formats days as `10–16 May 2027`. */
export function formatDayRange(first: WallClock, last: WallClock): string {
  return RANGE.formatRange(first, last);
}

/** Formats a month as `May 2027`. */
export function formatMonth(wall: WallClock): string {
  return MONTH.format(wall);
}

/** Formats a time of day as `18:00`. */
export function formatTime(wall: WallClock): string {
  return formatWallClock(wall).slice(11, 16);
}

/** Formats a day as `2027-05-14`. */
export function formatDay(wall: WallClock): string {
  return formatWallClock(wall).slice(0, 10);
}

/** Parses `YYYY-MM-DD HH:MM:SS` of a record. */
export function parseWallClock(text: string): WallClock {
  return Date.parse(`${text.replace(' ', 'T')}Z`);
}

/** True if an event lasts whole days, also where a password masks the flag. */
export function lastsWholeDays({ all_day: isAllDay, start_date, end_date }: EventTimes): boolean {
  return isAllDay ?? (start_date.endsWith('00:00:00') && end_date.endsWith('23:59:59'));
}

/** Describes the time of an event in its own zone, and in the site's zone where its clocks differ. */
export function describeWhen(
  event: EventTimes,
  siteZone: TimeZone,
): { readonly own: string; readonly site: string | undefined } {
  const [start, end] = [parseWallClock(event.start_date), parseWallClock(event.end_date)];
  if (lastsWholeDays(event)) return { own: describeDays(start, end), site: undefined };
  const [from, until] = [parseWallClock(event.utc_start_date), parseWallClock(event.utc_end_date)];
  const zone = findTimeZone(event.timezone);
  const own = `${describeSpan(start, end)} ${zone?.abbreviationAt(from) ?? event.timezone}`;
  const isSame = start - from === siteZone.offsetAt(from) && end - until === siteZone.offsetAt(until);
  if (isSame) return { own, site: undefined };
  const span = describeSpan(toWallClock(from, siteZone), toWallClock(until, siteZone));
  return { own, site: `${span} ${siteZone.abbreviationAt(from)}` };
}

function describeDays(start: WallClock, end: WallClock): string {
  const first = formatLongDay(start);
  return startOfDay(start) === startOfDay(end) ? first : `${first} – ${formatLongDay(end)}`;
}

function describeSpan(start: WallClock, end: WallClock): string {
  const first = `${formatLongDay(start)}, ${formatTime(start)}`;
  if (start === end) return first;
  if (startOfDay(start) === startOfDay(end)) return `${first}–${formatTime(end)}`;
  return `${first} – ${formatLongDay(end)}, ${formatTime(end)}`;
}
