import { WINDOWS_ZONES } from '../../../windows-zones.js';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

const WINDOWS_BY_NAME = new Map(
  Object.entries(WINDOWS_ZONES).map(([name, zone]) => [name.toLowerCase(), zone]),
);

/** The IANA name behind an IANA or Windows zone name; `undefined` for neither. */
export function toIanaZone(name: string): string | undefined {
  const zone = WINDOWS_BY_NAME.get(name.trim().toLowerCase()) ?? name.trim();
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

export function isKnownTimeZone(name: string): boolean {
  return toIanaZone(name) !== undefined;
}

/** Turns wall-clock times of one zone into instants. */
export interface Zone {
  /**
   * @param wallClockMs - the wall clock's reading as if it were UTC, in epoch milliseconds.
   * @returns epoch milliseconds. A reading that the clock skipped moves forward with it; one that it showed
   * twice is taken as standard time.
   */
  toInstant(wallClockMs: number): number;
}

export const UTC_ZONE: Zone = { toInstant: (wallClockMs) => wallClockMs };

/**
 * @param name - an IANA or Windows name.
 * @param respectsDaylightSaving - false: the standard offset of the year holds all year.
 * @throws {Error} for an unknown zone.
 */
export function openZone(name: string, respectsDaylightSaving: boolean): Zone {
  const zone = toIanaZone(name);
  if (zone === undefined) throw new Error(`unknown time zone ${name}`);
  const offsetAt = offsetReader(zone);
  if (!respectsDaylightSaving) {
    return { toInstant: (wall) => wall - standardOffset(offsetAt, new Date(wall).getUTCFullYear()) };
  }
  return {
    toInstant(wall) {
      // The two offsets that may hold: a day to either side, no zone changes twice.
      const before = offsetAt(wall - 24 * HOUR_MS);
      const after = offsetAt(wall + 24 * HOUR_MS);
      if (before === after) return wall - before;
      const fits = [before, after].filter((offset) => offsetAt(wall - offset) === offset);
      // Skipped by the clock: read with the offset that held before, it comes out after the gap.
      if (fits.length === 0) return wall - before;
      // Shown twice: standard time is the smaller offset.
      return wall - Math.min(...fits);
    },
  };
}

function standardOffset(offsetAt: (instant: number) => number, year: number): number {
  return Math.min(offsetAt(Date.UTC(year, 0, 1)), offsetAt(Date.UTC(year, 6, 1)));
}

/** Offsets from UTC in milliseconds, kept per quarter of an hour: no zone changes in between. */
function offsetReader(zone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    ...{ year: 'numeric', month: 'numeric', day: 'numeric', era: 'short' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  const known = new Map<number, number>();
  return (instant) => {
    const quarter = Math.floor(instant / (15 * MINUTE_MS));
    let offset = known.get(quarter);
    if (offset === undefined) {
      offset = readOffset(format, quarter * 15 * MINUTE_MS);
      if (known.size > 50_000) known.clear();
      known.set(quarter, offset);
    }
    return offset;
  };
}

function readOffset(format: Intl.DateTimeFormat, instant: number): number {
  const parts: Record<string, string> = {};
  for (const { type, value } of format.formatToParts(instant)) parts[type] = value;
  const year = parts['era'] === 'BC' ? 1 - Number(parts['year']) : Number(parts['year']);
  const wall = new Date(0);
  wall.setUTCFullYear(year, Number(parts['month']) - 1, Number(parts['day']));
  wall.setUTCHours(Number(parts['hour']), Number(parts['minute']), Number(parts['second']));
  return wall.getTime() - instant;
}
