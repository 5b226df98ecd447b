import type { ParsedTime } from '../../lib/time/parse-time.js';
import { type TimeZone, toInstantOf, toWallClock } from '../../lib/time/time-zone.js';
import { endOfDay, startOfDay, type WallClock } from '../../lib/time/wall-clock.js';

/** One end of an event: the instant, and what clocks in the event's zone show then. */
export interface EventMoment {
  readonly wall: WallClock;
  readonly epochMs: number;
}

export interface EventTimes {
  readonly start: EventMoment;
  readonly end: EventMoment;
}

/**
 * Start and end in the event's zone. An end before the start becomes the start. An all-day event runs from
 * 00:00:00 of its first to 23:59:59 of its last day and shows these even where clocks skip them.
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

/** Time of an event on the clock of a site in UTC: the instant, and of a whole day what its date shows everywhere. */
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
