import { type TimeZone, toWallClock } from '../../lib/time/time-zone.js';
import { addDays, startOfDay, type WallClock } from '../../lib/time/wall-clock.js';
import type { DayRange } from './calendar-query.js';
import { lastsWholeDays, parseWallClock } from './date-words.js';
import type { Schemas } from './page-deps.js';

/** Event with the days on which it runs, on the site's clock. */
export interface PlacedEvent {
  readonly event: Schemas['Event'];
  readonly isAllDay: boolean;
  readonly start: WallClock;
  readonly end: WallClock;
  readonly firstDay: WallClock;
  readonly lastDay: WallClock;
}

const SECOND_MS = 1000;

/**
 * Finds the days of an event. An event that ends at midnight does not run on the day that begins then. All-day events
 * keep their own dates in every zone.
 */
export function placeEvent(event: Schemas['Event'], siteZone: TimeZone): PlacedEvent {
  const isAllDay = lastsWholeDays(event);
  const read = (own: string, utc: string): WallClock =>
    isAllDay ? parseWallClock(own) : toWallClock(parseWallClock(utc), siteZone);
  const start = read(event.start_date, event.utc_start_date);
  const end = read(event.end_date, event.utc_end_date);
  const lastMoment = Math.max(start, isAllDay ? end : end - SECOND_MS);
  return { event, isAllDay, start, end, firstDay: startOfDay(start), lastDay: startOfDay(lastMoment) };
}

/** Groups events by the days of a range on which they run, in the order of a day's program. */
export function groupByDay(
  placed: readonly PlacedEvent[],
  { first, last }: DayRange,
): ReadonlyMap<WallClock, readonly PlacedEvent[]> {
  const days = new Map<WallClock, PlacedEvent[]>();
  for (let day = first; day <= last; day = addDays(day, 1)) days.set(day, []);
  for (const one of placed) {
    const until = Math.min(one.lastDay, last);
    for (let day = Math.max(one.firstDay, first); day <= until; day = addDays(day, 1))
      days.get(day)?.push(one);
  }
  for (const [day, events] of days)
    events.sort((a, b) => rank(a, day) - rank(b, day) || a.event.id - b.event.id);
  return days;
}

/** Sorts sticky events first, then what lasts all day or has begun before, then by start. */
function rank({ event, isAllDay, start }: PlacedEvent, day: WallClock): number {
  const isWhole = isAllDay || start < day;
  return (event.sticky === true ? -1e9 : 0) + (isWhole ? -1 : start - day);
}
