import type { Recurrence, Start } from './incoming-record.js';
import type { Notice, Property } from './property.js';
import { RecordError, lengthBetween } from './read-start.js';
import { readRule } from './recurrence-rule.js';
import { type Duration, readDuration } from './values.js';
import type { DayReader } from './whole-days.js';

/** Maximum number of RDATEs, and of EXDATEs, of one record. */
const MAX_DATES = 2000;
const MAX_RULES = 10;

/** Reader of times and rules, which may turn times into whole days. */
interface RecurrenceReader extends Pick<DayReader, 'readRuleDays'> {
  readonly read: (property: Property, text: string) => Start;
}

/**
 * Reads the recurrence of a record; `undefined` if it does not recur.
 *
 * @throws {RecordError}
 * @throws {RuleError}
 */
export function readRecurrence(
  properties: readonly Property[],
  { read, readRuleDays }: RecurrenceReader,
  notices: Notice[],
): Recurrence | undefined {
  const named = (wanted: string): Property[] => properties.filter(({ name }) => name === wanted);
  const rules = named('RRULE').map(({ value }) => readRuleDays(readRule(value)));
  if (rules.length > MAX_RULES) throw new RecordError('RRULE', 'occurs too often');
  if (named('EXRULE').length > 0)
    notices.push({ field: 'EXRULE', reason: 'is no longer part of iCalendar and was left out' });
  const dates = readDates(named('RDATE')).map(({ property, text }) => {
    const [from = '', to] = text.split('/', 2);
    const start = read(property, from);
    return { start, duration: to === undefined ? undefined : readPeriodLength(property, start, to, read) };
  });
  const exceptions = readDates(named('EXDATE')).map(({ property, text }) => read(property, text));
  return rules.length === 0 && dates.length === 0 ? undefined : { rules, dates, exceptions };
}

function readDates(properties: readonly Property[]): { property: Property; text: string }[] {
  const dates = properties.flatMap((property) =>
    property.value
      .split(',', MAX_DATES + 1)
      .filter((text) => text.trim() !== '')
      .map((text) => ({ property, text })),
  );
  const [first] = dates;
  if (first !== undefined && dates.length > MAX_DATES)
    throw new RecordError(first.property.name, 'has too many dates');
  return dates;
}

function readPeriodLength(
  property: Property,
  start: Start,
  text: string,
  read: RecurrenceReader['read'],
): Duration {
  const duration = readDuration(text) ?? lengthBetween(start, read(property, text));
  if (duration.days < 0 || duration.ms < 0)
    throw new RecordError(property.name, 'has a period that ends before it begins');
  return duration;
}
