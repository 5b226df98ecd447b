import { toInstantOf } from '../../../lib/time/time-zone.js';
import { formatWallClock } from '../../../lib/time/wall-clock.js';
import type { IncomingContent } from '../read/incoming.js';
import { endWall } from '../read/read-start.js';
import type { Occurrence } from '../read/series.js';

/** All that a calendar says of one event, to be compared with what it said before. */
export interface Version extends IncomingContent {
  readonly isAllDay: boolean;
  /** `2027-05-14` of all-day events, else an instant, `2027-05-14T22:00:00Z`. */
  readonly start: string;
  /** Wall clock of the end; for whole days, the last day, which is part of the event. */
  readonly end: string;
  /** Empty for all-day events. */
  readonly timeZone: string;
}

const DAY_MS = 86_400_000;

/** Returns a record's content for one of its occurrences. */
export function versionOf(content: IncomingContent, { start, duration }: Occurrence): Version {
  if (start.isAllDay) {
    const last = Math.max(start.wall, endWall(start, duration) - DAY_MS);
    return { ...content, isAllDay: true, start: formatDay(start.wall), end: formatDay(last), timeZone: '' };
  }
  const { epochMs, zone } = start;
  // Days are as long as clocks make them; what is left is exact.
  const from = duration.days === 0 ? epochMs : toInstantOf(start.wall + duration.days * DAY_MS, zone.clock);
  return {
    ...content,
    isAllDay: false,
    start: formatInstant(epochMs),
    end: formatInstant(from + duration.ms),
    timeZone: zone.nameAt(epochMs),
  };
}

function formatDay(wall: number): string {
  return formatWallClock(wall).slice(0, 10);
}

function formatInstant(epochMs: number): string {
  return `${formatWallClock(epochMs).replace(' ', 'T')}Z`;
}
