import { openOffsetReader } from './offset-reader.js';
import type { WallClock } from './wall-clock.js';
import { ABBREVIATION_OFFSETS } from './zone-abbreviations.js';
import { findClockNames } from './zone-names.js';

/** Time zone, by the name that a client gave. */
export interface TimeZone {
  /** Name as given. */
  readonly name: string;
  /** Returns the offset from UTC at an instant in milliseconds, positive east of UTC. */
  offsetAt(epochMs: number): number;
  /** Abbreviation of the zone at an instant: `EDT`, `CEST`, `+04`; a fixed offset is its own abbreviation. */
  abbreviationAt(epochMs: number): string;
  /** True for UTC, and for an offset of zero. */
  readonly isUtc: boolean;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
// Maximum offset. Kiritimati is 14 hours ahead of UTC and Baker Island 12 behind; both signs use the larger
// limit.
const LARGEST_OFFSET_MS = 14 * HOUR_MS;
const UTC_FORM = /^utc ?([+-])(\d{1,2})(?:\.(\d{1,2})|:([0-5]\d))?$/i;
const OFFSET_FORM = /^([+-])(\d\d):?([0-5]\d)$/;
// Cache limit above the number of real zones. Only invented names can reach it; the cache is then emptied.
const MAX_REMEMBERED = 2000;
// Blocks of a zone's offsets to cache: events lie in few years, and clients may name very many zones.
const MAX_BLOCKS = 100;

const remembered = new Map<string, TimeZone>();

/** Abbreviations that are also zones of the tz database with summer time. */
const CHANGING = new Set(['CET', 'EET', 'WET']);

/**
 * Finds a zone by IANA name in any case, by abbreviation (a fixed offset: `PDT` is UTC−7 in winter too), as
 * `UTC±n`, `UTC±n.5`, `UTC±h:mm` or `±hh:mm`. `CET`, `EET` and `WET` are the zones of these names.
 */
export function findTimeZone(name: string): TimeZone | undefined {
  const known = remembered.get(name);
  if (known !== undefined) return known;
  const abbreviated = CHANGING.has(name.toUpperCase()) ? undefined : findAbbreviation(name);
  const zone = findUtcForm(name) ?? findOffset(name) ?? abbreviated ?? findRegion(name);
  if (zone === undefined) return undefined;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(name, zone);
  return zone;
}

/** Returns the reading of the zone's clocks at an instant. */
export function toWallClock(epochMs: number, zone: Pick<TimeZone, 'offsetAt'>): WallClock {
  return epochMs + zone.offsetAt(epochMs);
}

/** Instant of a reading that clocks show twice: the earlier one, or the one in standard time. */
export type RepeatedTime = 'earlier' | 'standard';

/**
 * Returns the instant at which clocks in the zone show `wall`. A reading that clocks skip is moved forward by the length
 * of the gap.
 */
export function toInstantOf(
  wall: WallClock,
  zone: Pick<TimeZone, 'offsetAt'>,
  repeated: RepeatedTime = 'earlier',
): number {
  // No zone changes twice within these two days, so the offsets at both ends are all that can hold.
  const before = zone.offsetAt(wall - 24 * HOUR_MS);
  const after = zone.offsetAt(wall + 24 * HOUR_MS);
  if (before === after) return wall - before;
  const fits = [before, after].filter((offset) => zone.offsetAt(wall - offset) === offset);
  // A skipped reading gets the offset that held before, and so comes out after the gap.
  if (fits.length === 0) return wall - before;
  // Standard time has the smaller offset.
  return wall - (repeated === 'standard' ? Math.min(...fits) : Math.max(...fits));
}

function findUtcForm(name: string): TimeZone | undefined {
  const match = UTC_FORM.exec(name);
  if (match === null) return undefined;
  const [, sign, hours, fraction, minutes] = match;
  const magnitude =
    (Number(hours) + Number(`0.${fraction ?? '0'}`)) * HOUR_MS + Number(minutes ?? 0) * MINUTE_MS;
  return fixedZone(name, sign === '-' ? -magnitude : magnitude, name);
}

function findOffset(name: string): TimeZone | undefined {
  const match = OFFSET_FORM.exec(name);
  if (match === null) return undefined;
  const [, sign, hours, minutes] = match;
  const magnitude = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS;
  return fixedZone(name, sign === '-' ? -magnitude : magnitude, `GMT${name.replace(':', '')}`);
}

/** Finds the fixed offset that an abbreviation means after a time: `CET` is UTC+1 in summer too. */
export function findAbbreviation(name: string): TimeZone | undefined {
  const letters = name.toUpperCase();
  const hours = Object.hasOwn(ABBREVIATION_OFFSETS, letters) ? ABBREVIATION_OFFSETS[letters] : undefined;
  return hours === undefined ? undefined : fixedZone(name, hours * HOUR_MS, letters);
}

function fixedZone(name: string, offsetMs: number, abbreviation: string): TimeZone | undefined {
  if (Math.abs(offsetMs) > LARGEST_OFFSET_MS) return undefined;
  const isUtc = offsetMs === 0 && /^utc/i.test(name);
  return { name, isUtc, offsetAt: () => offsetMs, abbreviationAt: () => abbreviation };
}

function findRegion(name: string): TimeZone | undefined {
  if (!/^[a-z]/i.test(name)) return undefined;
  try {
    return regionZone(name);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** @throws {RangeError} if the engine does not know the zone. */
function regionZone(name: string): TimeZone {
  const known = new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  const nameAt = findClockNames(name, known);
  const offsetAt = openOffsetReader(name, MAX_BLOCKS);
  return {
    name,
    isUtc: known === 'UTC' && /utc$/i.test(name),
    offsetAt,
    abbreviationAt: (epochMs) => nameAt(epochMs, offsetAt(epochMs)),
  };
}
