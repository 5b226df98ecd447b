import type { WallClock } from './wall-clock.js';
import { ABBREVIATION_OFFSETS } from './zone-abbreviations.js';
import { findClockNames } from './zone-names.js';

/** A zone as somebody named it. */
export interface TimeZone {
  /** As given. */
  readonly name: string;
  /** Milliseconds that its clocks are ahead of UTC at an instant. */
  offsetAt(epochMs: number): number;
  /** Abbreviation of the zone at an instant: `EDT`, `CEST`, `+04`; a fixed offset is its own abbreviation. */
  abbreviationAt(epochMs: number): string;
  /** UTC itself, or the offset form of zero. */
  readonly isUtc: boolean;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
// Kiritimati is 14 hours ahead, Baker Island 12 behind; 14 on both sides leaves room for either sign.
const LARGEST_OFFSET_MS = 14 * HOUR_MS;
const UTC_FORM = /^utc ?([+-])(\d{1,2})(?:\.(\d{1,2})|:([0-5]\d))?$/i;
const OFFSET_FORM = /^([+-])(\d\d):?([0-5]\d)$/;
// Only names that clients make up can fill it: it is emptied when it has grown past all real zones.
const MAX_REMEMBERED = 2000;
// Zones change at most once within this time.
const SPAN_MS = 48 * HOUR_MS;
// Eight years of a zone's offsets are remembered.
const MAX_EDGES = 1500;

const remembered = new Map<string, TimeZone>();

/** Abbreviations that are zones of the tz database, too, with clocks that change in summer. */
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

/** Returns the wall clock of the zone at an instant. */
export function toWallClock(epochMs: number, zone: TimeZone): WallClock {
  return epochMs + zone.offsetAt(epochMs);
}

/**
 * The instant at which clocks in the zone show `wall`. Of two such instants it is the earlier; where clocks
 * skip `wall`, it is moved forward by as much as they skip.
 */
export function toInstantOf(wall: WallClock, zone: TimeZone): number {
  // No zone changes twice within these two days, so the offsets at both ends are all there are.
  const before = zone.offsetAt(wall - 24 * HOUR_MS);
  const after = zone.offsetAt(wall + 24 * HOUR_MS);
  if (before === after) return wall - before;
  const candidates = [wall - before, wall - after].filter((instant) => toWallClock(instant, zone) === wall);
  return candidates.length > 0 ? Math.min(...candidates) : wall - before;
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

/** Finds what an abbreviation means behind a time, a fixed offset: `CET` is UTC+1 in summer too. */
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

/** @throws {RangeError} when the engine knows no such zone. */
function regionZone(name: string): TimeZone {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: name,
    calendar: 'gregory',
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const known = clock.resolvedOptions().timeZone;
  const nameAt = findClockNames(name, known);

  function readOffset(epochMs: number): number {
    const parts: Record<string, string> = {};
    for (const { type, value } of clock.formatToParts(epochMs)) parts[type] = value;
    const year = parts['era'] === 'BC' ? 1 - Number(parts['year']) : Number(parts['year']);
    const wall = new Date(0);
    wall.setUTCFullYear(year, Number(parts['month']) - 1, Number(parts['day']));
    wall.setUTCHours(Number(parts['hour']), Number(parts['minute']), Number(parts['second']));
    return wall.getTime() - Math.floor(epochMs / 1000) * 1000;
  }

  // Reading the parts of a clock's face takes longer than all else that is done with a time.
  const offsets = new Map<number, number>();

  function offsetAtEdge(edge: number): number {
    let offset = offsets.get(edge);
    if (offset === undefined) {
      offset = readOffset(edge * SPAN_MS);
      if (offsets.size >= MAX_EDGES) offsets.clear();
      offsets.set(edge, offset);
    }
    return offset;
  }

  function offsetAt(epochMs: number): number {
    const edge = Math.floor(epochMs / SPAN_MS);
    const before = offsetAtEdge(edge);
    return before === offsetAtEdge(edge + 1) ? before : readOffset(epochMs);
  }

  return {
    name,
    isUtc: known === 'UTC' && /utc$/i.test(name),
    offsetAt,
    abbreviationAt: (epochMs) => nameAt(epochMs, offsetAt(epochMs)),
  };
}
