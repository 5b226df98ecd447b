import { WINDOWS_ZONES } from '../../../../lib/time/windows-zones.js';

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
  return Math.min(offsetAt(startOfMonth(year, 0)), offsetAt(startOfMonth(year, 6)));
}

/** Not by `Date.UTC`, which takes the years up to 99 for those of the last century. */
function startOfMonth(year: number, month: number): number {
  return new Date(0).setUTCFullYear(year, month, 1);
}

interface OffsetBlock {
  /** Instants from which the offset of the same place in `offsets` holds, ascending. */
  readonly starts: readonly number[];
  readonly offsets: readonly number[];
}

/** A little more than a year; in whole seconds, as offsets are. */
const BLOCK_MS = 400 * 24 * HOUR_MS;
/** No zone has left an offset and come back to it within less. */
const SAMPLE_MS = 5 * 24 * HOUR_MS;
/** Asking Intl costs as much as converting ten rows; sources hold dates of few years. */
const MAX_BLOCKS = 2000;

/** Offsets from UTC in milliseconds. The changes of about a year are looked up together, when one is needed. */
function offsetReader(zone: string): (instant: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    era: 'short',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const blocks = new Map<number, OffsetBlock>();
  return (instant) => {
    const number = Math.floor(instant / BLOCK_MS);
    let block = blocks.get(number);
    if (block === undefined) {
      block = readBlock(format, number * BLOCK_MS);
      if (blocks.size >= MAX_BLOCKS) blocks.clear();
      blocks.set(number, block);
    }
    const { starts, offsets } = block;
    let index = starts.length - 1;
    while (index > 0 && (starts[index] ?? 0) > instant) index -= 1;
    return offsets[index] ?? 0;
  };
}

function readBlock(format: Intl.DateTimeFormat, start: number): OffsetBlock {
  const starts = [start];
  const offsets = [readOffset(format, start)];
  for (let sample = start; sample < start + BLOCK_MS; sample += SAMPLE_MS) {
    const after = readOffset(format, sample + SAMPLE_MS);
    if (after === offsets.at(-1)) continue;
    starts.push(findChange(format, sample, sample + SAMPLE_MS));
    offsets.push(after);
  }
  return { starts, offsets };
}

/** The first second with the offset that holds at `to`, which is not that at `from`. */
function findChange(format: Intl.DateTimeFormat, from: number, to: number): number {
  const after = readOffset(format, to);
  let [low, high] = [Math.floor(from / 1000), Math.ceil(to / 1000)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (readOffset(format, middle * 1000) === after) high = middle;
    else low = middle;
  }
  return high * 1000;
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
