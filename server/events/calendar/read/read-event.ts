import { createHash } from 'node:crypto';
import { FIRST_WALL_CLOCK, LAST_WALL_CLOCK } from '../../../lib/time/wall-clock.js';
import { BudgetError } from './expand-rule.js';
import type { IncomingRecord, RefusedRecord, Start } from './incoming-record.js';
import type { Notice, Property } from './property.js';
import { readContent } from './read-content.js';
import { findProperty, type RawEvent } from './read-file.js';
import { readRecurrence } from './read-recurrence.js';
import { endWall, RecordError, type ReadContext, readLength, readStart } from './read-start.js';
import { RuleError } from './recurrence-rule.js';
import { readText, readTime } from './values.js';
import { chooseDayReader } from './whole-days.js';

const DAY_MS = 86_400_000;
const MAX_UID_LENGTH = 1000;
const MAX_SEQUENCE = 2_147_483_647;
/** First start: two days after the first wall clock, so that every zone can express it. */
const FIRST_START = FIRST_WALL_CLOCK + 2 * DAY_MS;
/** Last end, with the same margin. */
const LAST_END = LAST_WALL_CLOCK - 2 * DAY_MS;

/** Reads a VEVENT. Faults in its content are returned, not thrown. */
export function readEvent(raw: RawEvent, context: ReadContext): IncomingRecord | RefusedRecord {
  const { properties, index } = raw;
  const uid = readUid(properties);
  try {
    if (raw.fault !== undefined) throw new RecordError('VEVENT', raw.fault);
    return readRecord(raw, uid, context);
  } catch (error) {
    const title = readText(findProperty(properties, 'SUMMARY')?.value ?? '').trim();
    const refused = { index, uid: uid.slice(0, MAX_UID_LENGTH), title };
    if (error instanceof RecordError)
      return { ...refused, faults: [{ field: error.field, reason: error.reason }] };
    if (error instanceof RuleError)
      return { ...refused, faults: [{ field: 'RRULE', reason: error.message }] };
    if (error instanceof BudgetError)
      return { ...refused, faults: [{ field: 'DTSTART', reason: 'is in a zone with too many changes' }] };
    throw error;
  }
}

function readRecord(raw: RawEvent, uid: string, context: ReadContext): IncomingRecord {
  const { index, properties, method } = raw;
  if (uid.length > MAX_UID_LENGTH) throw new RecordError('UID', 'is too long');
  const notices: Notice[] = [...raw.notices];
  const readNamed = (name: string): Start | undefined => {
    const property = findProperty(properties, name);
    return property && readStart(property, property.value, context);
  };
  const replacesProperty = findProperty(properties, 'RECURRENCE-ID');
  const [givenStart, givenReplaces] = [readNamed('DTSTART'), readNamed('RECURRENCE-ID')];
  const times = { start: givenStart ?? givenReplaces, end: readNamed('DTEND') };
  const { readDay, readRuleDays } = chooseDayReader(properties, times, context, notices);
  const read = (property: Property, text = property.value): Start =>
    readDay(readStart(property, text, context));
  const replaces = givenReplaces && readDay(givenReplaces);
  const isCancelled = method === 'CANCEL' || statusOf(properties) === 'CANCELLED';
  const start = givenStart && readDay(givenStart);
  // A cancellation may omit DTSTART.
  const begin = start ?? (isCancelled ? (replaces ?? NO_START) : undefined);
  if (begin === undefined) throw new RecordError('DTSTART', 'is missing');
  if (replacesProperty?.parameters.get('RANGE') !== undefined) {
    notices.push({ field: 'RECURRENCE-ID', reason: 'has a RANGE: only this occurrence was changed' });
  }
  const content = readContent(properties, notices);
  if (content.title === '' && !isCancelled) throw new RecordError('SUMMARY', 'is missing');
  const duration = readLength(properties, begin, read, notices);
  if (begin.wall < FIRST_START || endWall(begin, duration) > LAST_END)
    throw new RecordError('DTSTART', 'is too far away');
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

/** Start of a cancellation without DTSTART, which is never shown. */
const NO_START: Start = { isAllDay: true, wall: 0 };

/** Reads the UID. A record without one gets a hash of its start, title and location, which is stable across imports. */
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

/** Reads the time of this version: LAST-MODIFIED, else DTSTAMP, which many programs set to the time of the export. */
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
