/**
 * Local date and time without a zone, as the epoch milliseconds at which a clock in UTC shows the same;
 * whole seconds. Do not compare it with an instant: `time-zone.ts` converts between the two.
 */
export type WallClock = number;

const DAY_MS = 86_400_000;
const SECOND_MS = 1000;

/** Text for an unset date-time. */
export const ZERO_DATE_TIME = '0000-00-00 00:00:00';

/** First and last local time that `YYYY-MM-DD HH:MM:SS` can represent. */
export const FIRST_WALL_CLOCK: WallClock = makeWallClock(1, 1, 1);
export const LAST_WALL_CLOCK: WallClock = makeWallClock(9999, 12, 31, 23, 59, 59);

/**
 * Makes a local time. Parts beyond their range roll over: 30 February is 1 or 2 March. Months count from 1.
 */
export function makeWallClock(
  year: number,
  month: number,
  day: number,
  hours = 0,
  minutes = 0,
  seconds = 0,
): WallClock {
  const date = new Date(0);
  // Date.UTC takes the years 0 to 99 for 1900 to 1999; setUTCFullYear does not.
  date.setUTCFullYear(year, month - 1, day);
  return date.setUTCHours(hours, minutes, seconds);
}

/** Formats as `YYYY-MM-DD HH:MM:SS`. */
export function formatWallClock(wall: WallClock): string {
  const text = new Date(wall).toISOString();
  return `${text.slice(0, 10)} ${text.slice(11, 19)}`;
}

export function startOfDay(wall: WallClock): WallClock {
  return Math.floor(wall / DAY_MS) * DAY_MS;
}

/** Returns 23:59:59 of the day. */
export function endOfDay(wall: WallClock): WallClock {
  return startOfDay(wall) + DAY_MS - SECOND_MS;
}

/**
 * Adds months, or subtracts them if negative. A day beyond the target month rolls over into the next one.
 */
export function addMonths(wall: WallClock, months: number): WallClock {
  const date = new Date(wall);
  return date.setUTCMonth(date.getUTCMonth() + months);
}

export function addDays(wall: WallClock, days: number): WallClock {
  return wall + days * DAY_MS;
}
