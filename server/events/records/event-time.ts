import type { ParsedTime } from '../../lib/time/parse-time.js';
import { type TimeZone, toInstantOf, toWallClock } from '../../lib/time/time-zone.js';
import { endOfDay, startOfDay, type WallClock } from '../../lib/time/wall-clock.js';

/** Start or end of an event: the instant, and the wall clock in the event's zone. */
export interface EventMoment {
  readonly wall: WallClock;
  readonly epochMs: number;
}

export interface EventTimes {
  readonly start: EventMoment;
  readonly end: EventMoment;
}

/**
 * Resolves start and end in the event's zone. An end before the start becomes the start. An all-day event
 * runs from 00:00:00 of its first day to 23:59:59 of its last, even if clocks skip these times.
 */
export function resolveEventTimes(
  start: ParsedTime,
  end: ParsedTime,
  zone: TimeZone,
  isAllDay: boolean,
): EventTimes {
  const first = resolveMoment(start, zone);
  const last = resolveMoment(end, zone);
  const ordered = { start: first, end: last.epochMs < first.epochMs ? first : last };
  return isAllDay ? stretchOverDays(ordered, zone) : ordered;
}

/** Returns the time of an event for a site in UTC: the instant, or for an all-day event its date. */
export function utcKeyOf({ wall, epochMs }: EventMoment, isAllDay: boolean): number {
  return isAllDay ? wall : epochMs;
}

function stretchOverDays({ start, end }: EventTimes, zone: TimeZone): EventTimes {
  const first = startOfDay(start.wall);
  const last = endOfDay(end.wall);
  return {
    start: { wall: first, epochMs: toInstantOf(first, zone) },
    end: { wall: last, epochMs: toInstantOf(last, zone) },
  };
}

function resolveMoment(time: ParsedTime, zone: TimeZone): EventMoment {
  const epochMs = time.kind === 'instant' ? time.epochMs : toInstantOf(time.wall, zone);
  return { epochMs, wall: toWallClock(epochMs, zone) };
}
