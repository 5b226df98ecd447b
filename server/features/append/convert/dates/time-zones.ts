import { openOffsetReader } from '../../../../lib/time/offset-reader.js';
import { toInstantOf } from '../../../../lib/time/time-zone.js';
import { findWindowsZone } from '../../../../lib/time/windows-zones.js';

/** Blocks of a zone's offsets to cache; sources hold dates of few years. */
const MAX_BLOCKS = 2000;

/** The IANA name behind an IANA or Windows zone name; `undefined` for neither. */
export function toIanaZone(name: string): string | undefined {
  const zone = findWindowsZone(name.trim()) ?? name.trim();
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

/** The zone of dates that come without an offset; UTC where none is stated. */
export function zoneOf(
  reference: { readonly timeZone: string; readonly respectsDaylightSaving: boolean } | undefined,
): Zone {
  return reference === undefined ? UTC_ZONE : openZone(reference.timeZone, reference.respectsDaylightSaving);
}

/**
 * @param name - an IANA or Windows name.
 * @param respectsDaylightSaving - false: the standard offset of the year holds all year.
 * @throws {Error} for an unknown zone.
 */
export function openZone(name: string, respectsDaylightSaving: boolean): Zone {
  const zone = toIanaZone(name);
  if (zone === undefined) throw new Error(`unknown time zone ${name}`);
  const offsetAt = openOffsetReader(zone, MAX_BLOCKS);
  if (!respectsDaylightSaving) {
    return { toInstant: (wall) => wall - standardOffset(offsetAt, new Date(wall).getUTCFullYear()) };
  }
  const clock = { offsetAt };
  return { toInstant: (wall) => toInstantOf(wall, clock, 'standard') };
}

function standardOffset(offsetAt: (instant: number) => number, year: number): number {
  return Math.min(offsetAt(startOfMonth(year, 0)), offsetAt(startOfMonth(year, 6)));
}

/** Not by `Date.UTC`, which takes the years up to 99 for those of the last century. */
function startOfMonth(year: number, month: number): number {
  return new Date(0).setUTCFullYear(year, month, 1);
}
