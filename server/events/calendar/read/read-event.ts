import { createHash } from 'node:crypto';
import { findTimeZone, toInstantOf, toWallClock } from '../../time-zone.js';
import { FIRST_WALL_CLOCK, LAST_WALL_CLOCK } from '../../wall-clock.js';
import { BudgetError } from './expand-rule.js';
import type { FileZone, FileZones } from './file-zones.js';
import type { Incoming, Notice, Recurrence, Refused, Start } from './incoming.js';
import type { Property } from './property.js';
import { readContent } from './read-content.js';
import { findProperty, type RawEvent } from './read-file.js';
import { readRule, RuleError } from './recurrence-rule.js';
import { type Duration, readDuration, readText, readTime, type TimeValue } from './values.js';

/** What times of a record are read with. */
export interface ReadContext {
  readonly zones: FileZones;
  /** Of times that name none. */
  readonly defaultZone: FileZone;
}

const DAY_MS = 86_400_000;
const MAX_UID_LENGTH = 1000;
/** RDATEs and EXDATEs of one record. */
const MAX_DATES = 2000;
const MAX_RULES = 10;
const MAX_SEQUENCE = 2_147_483_647;
/** Room for every zone at both ends of what can be told. */
const FIRST_START = FIRST_WALL_CLOCK + 2 * DAY_MS;
const LAST_END = LAST_WALL_CLOCK - 2 * DAY_MS;

/** Something that keeps a record from being taken. */
class Fatal extends Error {
  override readonly name = 'Fatal';
  constructor(
    readonly field: string,
    readonly reason: string,
  ) {
    super(`${field} ${reason}`);
  }
}

/** Reads a record of a file. Never throws for what the record says. */
export function readEvent(raw: RawEvent, context: ReadContext): Incoming | Refused {
  const { properties, index } = raw;
  const uid = readUid(properties);
  try {
    if (raw.fault !== undefined) throw new Fatal('VEVENT', raw.fault);
    return readRecord(raw, uid, context);
  } catch (error) {
    const title = readText(findProperty(properties, 'SUMMARY')?.value ?? '').trim();
    const refused = { index, uid: uid.slice(0, MAX_UID_LENGTH), title };
    if (error instanceof Fatal) return { ...refused, faults: [{ field: error.field, reason: error.reason }] };
    if (error instanceof RuleError)
      return { ...refused, faults: [{ field: 'RRULE', reason: error.message }] };
    if (error instanceof BudgetError)
      return { ...refused, faults: [{ field: 'DTSTART', reason: 'is in a zone with too many changes' }] };
    throw error;
  }
}

function readRecord(raw: RawEvent, uid: string, context: ReadContext): Incoming {
  const { index, properties, method } = raw;
  if (uid.length > MAX_UID_LENGTH) throw new Fatal('UID', 'is too long');
  const notices: Notice[] = [];
  const read = (property: Property): Start => readStart(property, property.value, context);
  const startProperty = findProperty(properties, 'DTSTART');
  const replacesProperty = findProperty(properties, 'RECURRENCE-ID');
  const replaces = replacesProperty && read(replacesProperty);
  const isCancelled = method === 'CANCEL' || statusOf(properties) === 'CANCELLED';
  const start = startProperty ? read(startProperty) : undefined;
  // Who cancels need not repeat when it would have been.
  const begin = start ?? (isCancelled ? (replaces ?? NEVER) : undefined);
  if (begin === undefined) throw new Fatal('DTSTART', 'is missing');
  if (replacesProperty?.parameters.get('RANGE') !== undefined) {
    notices.push({ field: 'RECURRENCE-ID', reason: 'has a RANGE: only this occurrence was changed' });
  }
  const content = readContent(properties, notices);
  if (content.title === '' && !isCancelled) throw new Fatal('SUMMARY', 'is missing');
  const duration = readLength(properties, begin, read, notices);
  if (begin.wall < FIRST_START || endWall(begin, duration) > LAST_END)
    throw new Fatal('DTSTART', 'is too far away');
  return {
    index,
    uid,
    replaces,
    sequence: readSequence(properties),
    stampMs: readStamp(properties),
    isCancelled,
    start: begin,
    duration,
    content,
    recurrence: replaces === undefined ? readRecurrence(properties, context, notices) : undefined,
    notices,
  };
}

const NEVER: Start = { isAllDay: true, wall: 0 };

/** The last moment of something, as its clock shows it. */
export function endWall(start: Start, { days, ms }: Duration): number {
  return start.wall + days * DAY_MS + ms;
}

/** A record without a name gets one that it will have again the next time. */
function readUid(properties: readonly Property[]): string {
  const uid = readText(findProperty(properties, 'UID')?.value ?? '').trim();
  if (uid !== '') return uid;
  const hash = createHash('sha256');
  for (const name of ['DTSTART', 'SUMMARY', 'LOCATION'])
    hash.update(`${findProperty(properties, name)?.value ?? ''}\n`);
  return `unnamed-${hash.digest('hex').slice(0, 32)}`;
}

function readStart(property: Property, text: string, context: ReadContext): Start {
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

/** Without an end a day is a whole day, and a time a moment. */
function readLength(
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
  return start.isAllDay ? { days: Math.max(1, duration.days), ms: 0 } : duration;
}

function lengthBetween(start: Start, end: Start): Duration {
  if (start.isAllDay || end.isAllDay) {
    const days = Math.floor(end.wall / DAY_MS) - Math.floor(start.wall / DAY_MS);
    // A day as the end of a time is the midnight that begins it.
    return start.isAllDay ? { days, ms: 0 } : { days: 0, ms: end.wall - start.wall };
  }
  return { days: 0, ms: end.epochMs - start.epochMs };
}

function readSequence(properties: readonly Property[]): number {
  const text = findProperty(properties, 'SEQUENCE')?.value.trim() ?? '';
  return /^\d{1,10}$/.test(text) ? Math.min(Number(text), MAX_SEQUENCE) : 0;
}

/** LAST-MODIFIED is about the event; DTSTAMP, in many programs, about the file. */
function readStamp(properties: readonly Property[]): number | undefined {
  for (const name of ['LAST-MODIFIED', 'DTSTAMP']) {
    const time = readTime(findProperty(properties, name)?.value ?? '');
    if (time?.kind === 'utc') return time.epochMs;
    if (time?.kind === 'local') return time.wall;
  }
  return undefined;
}

function statusOf(properties: readonly Property[]): string {
  return (findProperty(properties, 'STATUS')?.value ?? '').trim().toUpperCase();
}

function readRecurrence(
  properties: readonly Property[],
  context: ReadContext,
  notices: Notice[],
): Recurrence | undefined {
  const named = (wanted: string): Property[] => properties.filter(({ name }) => name === wanted);
  const rules = named('RRULE').map(({ value }) => readRule(value));
  if (rules.length > MAX_RULES) throw new Fatal('RRULE', 'is there too often');
  if (named('EXRULE').length > 0)
    notices.push({ field: 'EXRULE', reason: 'is not part of calendars any more and was left out' });
  const dates = readDates(named('RDATE')).map(({ property, text }) => {
    const [from = '', to] = text.split('/', 2);
    const start = readStart(property, from, context);
    return { start, duration: to === undefined ? undefined : readPeriodLength(property, start, to, context) };
  });
  const exceptions = readDates(named('EXDATE')).map(({ property, text }) =>
    readStart(property, text, context),
  );
  return rules.length === 0 && dates.length === 0 ? undefined : { rules, dates, exceptions };
}

function readDates(properties: readonly Property[]): { property: Property; text: string }[] {
  const dates = properties.flatMap((property) =>
    property.value
      .split(',', MAX_DATES + 1)
      .filter((text) => text.trim() !== '')
      .map((text) => ({ property, text: text.trim() })),
  );
  const [first] = dates;
  if (first !== undefined && dates.length > MAX_DATES)
    throw new Fatal(first.property.name, 'has too many dates');
  return dates;
}

function readPeriodLength(property: Property, start: Start, text: string, context: ReadContext): Duration {
  const duration = readDuration(text) ?? lengthBetween(start, readStart(property, text, context));
  if (duration.days < 0 || duration.ms < 0)
    throw new Fatal(property.name, 'has a period that ends before it begins');
  return duration;
}

/** What clocks in a start's zone show at an instant. */
export function wallAt(start: Start, epochMs: number): number {
  return start.isAllDay ? epochMs : toWallClock(epochMs, start.zone.clock);
}
