import { toInstantOf } from '../../../lib/time/time-zone.js';
import { formatWallClock } from '../../../lib/time/wall-clock.js';
import type { IncomingContent } from '../read/incoming-record.js';
import { endWall } from '../read/read-start.js';
import type { Occurrence } from '../read/series.js';

/** Content and times of one event in a calendar, which the next import compares with. */
export interface Version extends IncomingContent {
  readonly isAllDay: boolean;
  /** Date of an all-day event, `2027-05-14`, else an instant, `2027-05-14T22:00:00Z`. */
  readonly start: string;
  /** End in the same form; for an all-day event, its last day. */
  readonly end: string;
  /** Empty for all-day events. */
  readonly timeZone: string;
}

const DAY_MS = 86_400_000;

/** Returns the version of one occurrence of a record. */
export function versionOf(content: IncomingContent, { start, duration }: Occurrence): Version {
  if (start.isAllDay) {
    const last = Math.max(start.wall, endWall(start, duration) - DAY_MS);
    return { ...content, isAllDay: true, start: formatDay(start.wall), end: formatDay(last), timeZone: '' };
  }
  const { epochMs, zone } = start;
  // Calendar days follow clock changes; the rest of the duration is exact.
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
