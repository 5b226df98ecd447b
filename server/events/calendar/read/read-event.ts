import { createHash } from 'node:crypto';
import { FIRST_WALL_CLOCK, LAST_WALL_CLOCK } from '../../../lib/time/wall-clock.js';
import { BudgetError } from './expand-rule.js';
import type { Incoming, Refused, Start } from './incoming.js';
import type { Notice } from './notice.js';
import type { Property } from './property.js';
import { readContent } from './read-content.js';
import { findProperty, type RawEvent } from './read-file.js';
import { readRecurrence } from './read-recurrence.js';
import { endWall, Fatal, type ReadContext, readLength, readStart } from './read-start.js';
import { RuleError } from './recurrence-rule.js';
import { readText, readTime } from './values.js';
import { chooseDayReader } from './whole-days.js';

const DAY_MS = 86_400_000;
const MAX_UID_LENGTH = 1000;
const MAX_SEQUENCE = 2_147_483_647;
/** Room for every zone at both ends of what can be told. */
const FIRST_START = FIRST_WALL_CLOCK + 2 * DAY_MS;
const LAST_END = LAST_WALL_CLOCK - 2 * DAY_MS;

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
  const notices: Notice[] = [...raw.notices];
  const readNamed = (name: string): Start | undefined => {
    const property = findProperty(properties, name);
    return property && readStart(property, property.value, context);
  };
  const replacesProperty = findProperty(properties, 'RECURRENCE-ID');
  const [told, toldReplaces] = [readNamed('DTSTART'), readNamed('RECURRENCE-ID')];
  const times = { start: told ?? toldReplaces, end: readNamed('DTEND') };
  const { readDay, readRuleDays } = chooseDayReader(properties, times, context, notices);
  const read = (property: Property, text = property.value): Start =>
    readDay(readStart(property, text, context));
  const replaces = toldReplaces && readDay(toldReplaces);
  const isCancelled = method === 'CANCEL' || statusOf(properties) === 'CANCELLED';
  const start = told && readDay(told);
  // A cancellation need not repeat the start.
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
    recurrence:
      replaces === undefined ? readRecurrence(properties, { read, readRuleDays }, notices) : undefined,
    notices,
  };
}

const NEVER: Start = { isAllDay: true, wall: 0 };

/** A record without a name gets one that it will have again the next time. */
function readUid(properties: readonly Property[]): string {
  const uid = readText(findProperty(properties, 'UID')?.value ?? '').trim();
  if (uid !== '') return uid;
  const hash = createHash('sha256');
  for (const name of ['DTSTART', 'SUMMARY', 'LOCATION'])
    hash.update(`${findProperty(properties, name)?.value ?? ''}\n`);
  return `unnamed-${hash.digest('hex').slice(0, 32)}`;
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
