import { findTimeZone, toInstantOf, toWallClock } from '../../../lib/time/time-zone.js';
import type { FileZone, ZoneFinder } from './file-zones.js';
import type { Start } from './incoming.js';
import type { Notice } from './notice.js';
import type { Property } from './property.js';
import { findProperty } from './read-file.js';
import { type Duration, readDuration, readTime, type TimeValue } from './values.js';

/** Zones that times of a record are read with. */
export interface ReadContext {
  readonly zones: ZoneFinder;
  /** Zone of times that name none. */
  readonly defaultZone: FileZone;
}

const DAY_MS = 86_400_000;

/** Something that keeps a record from being taken. */
export class Fatal extends Error {
  override readonly name = 'Fatal';
  constructor(
    readonly field: string,
    readonly reason: string,
  ) {
    super(`${field} ${reason}`);
  }
}

/** The last moment of something, as its clock shows it. */
export function endWall(start: Start, { days, ms }: Duration): number {
  return start.wall + days * DAY_MS + ms;
}

/** Returns the wall clock in the zone of a start at an instant. */
export function wallAt(start: Start, epochMs: number): number {
  return start.isAllDay ? epochMs : toWallClock(epochMs, start.zone.clock);
}

/** @throws {Fatal} */
export function readStart(property: Property, text: string, context: ReadContext): Start {
  const time = readTime(text);
  if (time === undefined) throw new Fatal(property.name, 'is not a date and time');
  const id = property.parameters.get('TZID');
  return locate(time, () => {
    if (id === undefined) return context.defaultZone;
    const zone = context.zones.find(id);
    if (zone === undefined)
      throw new Fatal(property.name, `is in ${id.slice(0, 100)}, which is no known zone`);
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

/** How long a record lasts. Without an end a day is a whole day, and a time a moment. */
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
    notices.push({ field: 'DURATION', reason: 'is no duration and was left out' });
    return none;
  }
  if (!start.isAllDay) return duration;
  return { days: Math.max(1, duration.days + Math.floor(duration.ms / DAY_MS)), ms: 0 };
}

export function lengthBetween(start: Start, end: Start): Duration {
  if (start.isAllDay || end.isAllDay) {
    const days = Math.floor(end.wall / DAY_MS) - Math.floor(start.wall / DAY_MS);
    // A day as the end of a time is the midnight that begins it.
    return start.isAllDay ? { days, ms: 0 } : { days: 0, ms: end.wall - start.wall };
  }
  return { days: 0, ms: end.epochMs - start.epochMs };
}
