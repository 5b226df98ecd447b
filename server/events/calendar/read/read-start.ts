import { findTimeZone, toInstantOf, toWallClock } from '../../../lib/time/time-zone.js';
import type { FileZone, ZoneFinder } from './file-zones.js';
import type { Start } from './incoming-record.js';
import type { Notice, Property } from './property.js';
import { findProperty } from './read-file.js';
import { type Duration, readDuration, readTime, type TimeValue } from './values.js';

/** Zones with which the times of a record are read. */
export interface ReadContext {
  readonly zones: ZoneFinder;
  /** Zone of times without a TZID. */
  readonly defaultZone: FileZone;
}

const DAY_MS = 86_400_000;

/** Fault because of which a record cannot be imported. */
export class RecordError extends Error {
  override readonly name = 'RecordError';
  constructor(
    readonly field: string,
    readonly reason: string,
  ) {
    super(`${field} ${reason}`);
  }
}

/** Returns the end of an event on its wall clock. */
export function endWall(start: Start, { days, ms }: Duration): number {
  return start.wall + days * DAY_MS + ms;
}

/** Returns the wall clock in the zone of a start at an instant. */
export function wallAt(start: Start, epochMs: number): number {
  return start.isAllDay ? epochMs : toWallClock(epochMs, start.zone.clock);
}

/**
 * Reads a date or time in its zone.
 *
 * @throws {RecordError}
 */
export function readStart(property: Property, text: string, context: ReadContext): Start {
  const time = readTime(text);
  if (time === undefined) throw new RecordError(property.name, 'is not a date and time');
  const id = property.parameters.get('TZID');
  return locate(time, () => {
    if (id === undefined) return context.defaultZone;
    const zone = context.zones.find(id);
    if (zone === undefined)
      throw new RecordError(property.name, `is in ${id.slice(0, 100)}, which is not a known time zone`);
    return zone;
  });
}

function locate(time: TimeValue, findZone: () => FileZone): Start {
  switch (time.kind) {
    case 'date':
      return { isAllDay: true, wall: time.wall };
    case 'utc':
      return { isAllDay: false, wall: time.epochMs, epochMs: time.epochMs, zone: UTC };
    case 'local': {
      const zone = findZone();
      return { isAllDay: false, wall: time.wall, epochMs: toInstantOf(time.wall, zone.clock), zone };
    }
  }
}

const UTC: FileZone = makeUtc();

function makeUtc(): FileZone {
  const clock = findTimeZone('UTC');
  if (clock === undefined) throw new Error('there is no UTC');
  return { clock, nameAt: () => 'UTC' };
}

/** Reads the duration of a record. Without an end, a date lasts one day and a time has no duration. */
export function readLength(
  properties: readonly Property[],
  start: Start,
  read: (property: Property) => Start,
  notices: Notice[],
): Duration {
  const endProperty = findProperty(properties, 'DTEND');
  const durationText = findProperty(properties, 'DURATION')?.value;
  const none = start.isAllDay ? { days: 1, ms: 0 } : { days: 0, ms: 0 };
  if (endProperty !== undefined) {
    const duration = lengthBetween(start, read(endProperty));
    if (duration.days >= 0 && duration.ms >= 0) return duration.days + duration.ms === 0 ? none : duration;
    notices.push({ field: 'DTEND', reason: 'is before DTSTART and was left out' });
    return none;
  }
  if (durationText === undefined) return none;
  const duration = readDuration(durationText);
  if (duration === undefined) {
    notices.push({ field: 'DURATION', reason: 'is not a duration and was left out' });
    return none;
  }
  if (!start.isAllDay) return duration;
  return { days: Math.max(1, duration.days + Math.floor(duration.ms / DAY_MS)), ms: 0 };
}

/** Returns the time from start to end: whole days for dates, exact for times. */
export function lengthBetween(start: Start, end: Start): Duration {
  if (start.isAllDay || end.isAllDay) {
    const days = Math.floor(end.wall / DAY_MS) - Math.floor(start.wall / DAY_MS);
    // A date as the end of a time means the midnight at which it begins.
    return start.isAllDay ? { days, ms: 0 } : { days: 0, ms: end.wall - start.wall };
  }
  return { days: 0, ms: end.epochMs - start.epochMs };
}
