import { openOffsetReader } from '../../../../lib/time/offset-reader.js';
import { toInstantOf } from '../../../../lib/time/time-zone.js';
import { findWindowsZone } from '../../../../lib/time/windows-zones.js';

/** Number of cached blocks of a zone's offsets; sources hold dates of few years. */
const MAX_BLOCKS = 2000;

/** Returns the IANA name of an IANA or Windows zone name; `undefined` for neither. */
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

/** Converts wall-clock times of one zone to instants. */
export interface Zone {
  /**
   * Converts a wall-clock time.
   *
   * @param wallClockMs - wall-clock time as if it were UTC, in epoch milliseconds
   * @returns epoch milliseconds. A skipped time moves forward; a repeated time is taken as standard time.
   */
  toInstant(wallClockMs: number): number;
}

export const UTC_ZONE: Zone = { toInstant: (wallClockMs) => wallClockMs };

/** Zone of dates without an offset; UTC if none is stated. */
export function zoneOf(
  reference: { readonly timeZone: string; readonly respectsDaylightSaving: boolean } | undefined,
): Zone {
  return reference === undefined ? UTC_ZONE : openZone(reference.timeZone, reference.respectsDaylightSaving);
}

/**
 * Makes a zone.
 *
 * @param name - IANA or Windows name
 * @param respectsDaylightSaving - false to apply the year's standard offset all year
 * @throws {Error} for an unknown zone
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

/** Avoids `Date.UTC`, which maps the years up to 99 to the last century. */
function startOfMonth(year: number, month: number): number {
  return new Date(0).setUTCFullYear(year, month, 1);
}
