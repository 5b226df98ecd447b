import type { Zone } from './time-zones.js';

/** The years that both databases store: 0001 to 9999. Epoch milliseconds. */
const EARLIEST = Date.parse('0001-01-01T00:00:00.000Z');
const LATEST = Date.parse('9999-12-31T23:59:59.999Z');

/** A moment as it was written. */
export interface ReadMoment {
  /** The wall clock's reading as if it were UTC, in epoch milliseconds. */
  readonly wallClockMs: number;
  /** Milliseconds east of UTC, where the text says so. */
  readonly offsetMs: number | undefined;
  readonly hasTime: boolean;
}

const TIME = String.raw`(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:\s*([AaPp])\.?[Mm]\.?)?`;
const OFFSET = String.raw`\s*(Z|z|UTC|[+-]\d{2}(?::?\d{2})?)?`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})([-/])(\d{1,2})\2(\d{1,2})(?:[Tt\s]\s*${TIME}${OFFSET})?$`);
const YEAR_LAST = new RegExp(String.raw`^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?:[Tt,\s]\s*${TIME}${OFFSET})?$`);
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:T?(\d{2})(\d{2})(\d{2})(Z)?)?$/;
// Epoch milliseconds as text, from 1973 on; shorter numbers are more likely something else.
const EPOCH = /^-?\d{12,14}$/;

/**
 * Reads a date, with or without a time: ISO 8601, `YYYY/MM/DD`, `MM/DD/YYYY`, `YYYYMMDD`, each with an
 * optional time of 24 hours or AM/PM, and epoch milliseconds. Day first only where it cannot be a month.
 */
export function readMoment(text: string): ReadMoment | undefined {
  const trimmed = text.trim();
  const yearFirst = YEAR_FIRST.exec(trimmed);
  if (yearFirst !== null) {
    const [, year, , month, day, ...time] = yearFirst;
    return assemble(Number(year), Number(month), Number(day), time);
  }
  const yearLast = YEAR_LAST.exec(trimmed);
  if (yearLast !== null) {
    const [, first, , second, year, ...time] = yearLast;
    const isDayFirst = Number(first) > 12;
    const [month, day] = isDayFirst ? [second, first] : [first, second];
    return assemble(Number(year), Number(month), Number(day), time);
  }
  const compact = COMPACT.exec(trimmed);
  if (compact !== null) {
    const [, year, month, day, hour, minute, second, utc] = compact;
    return assemble(Number(year), Number(month), Number(day), [
      hour,
      minute,
      second,
      undefined,
      undefined,
      utc,
    ]);
  }
  if (EPOCH.test(trimmed)) return { wallClockMs: Number(trimmed), offsetMs: 0, hasTime: true };
  return undefined;
}

/** A time of day in milliseconds since midnight: `HH:MM[:SS[.fff]]`, or with AM/PM. */
export function readTimeOfDay(text: string): number | undefined {
  const parts = TIME_ONLY.exec(text.trim());
  return parts === null ? undefined : timeMs(parts.slice(1));
}

const TIME_ONLY = new RegExp(`^${TIME}$`);

/** The instant that a reading means, `zone` being that of readings without an offset. */
export function toInstant(moment: ReadMoment, zone: Zone): number {
  return moment.offsetMs === undefined
    ? zone.toInstant(moment.wallClockMs)
    : moment.wallClockMs - moment.offsetMs;
}

export function isStorable(instant: number): boolean {
  return instant >= EARLIEST && instant <= LATEST;
}

function assemble(
  year: number,
  month: number,
  day: number,
  rest: readonly (string | undefined)[],
): ReadMoment | undefined {
  const date = new Date(0);
  // Not Date.UTC, which takes the years 0 to 99 for 1900 to 1999.
  date.setUTCFullYear(year, month - 1, day);
  // A day that the month does not have moves into the next.
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  if (rest[0] === undefined) return { wallClockMs: date.getTime(), offsetMs: undefined, hasTime: false };
  const time = timeMs(rest);
  const offsetMs = rest[5] === undefined ? undefined : readOffset(rest[5]);
  if (time === undefined || Number.isNaN(offsetMs)) return undefined;
  return { wallClockMs: date.getTime() + time, offsetMs, hasTime: true };
}

function timeMs([hourText, minuteText, secondText, fraction, half]: readonly (string | undefined)[]):
  number | undefined {
  let hour = Number(hourText);
  const minute = Number(minuteText);
  const second = Number(secondText ?? 0);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  }
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  // Cut, not rounded: rounding up could change the day.
  const milliseconds = Math.trunc(Number(`0.${fraction ?? '0'}`) * 1000 + 1e-6);
  return ((hour * 60 + minute) * 60 + second) * 1000 + milliseconds;
}

/** Milliseconds; NaN when out of bounds. */
function readOffset(text: string): number {
  if (/^(?:z|utc)$/i.test(text)) return 0;
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})?$/.exec(text) ?? [];
  const total = Number(hours) * 60 + Number(minutes ?? 0);
  if (Number(minutes ?? 0) > 59 || total > 18 * 60) return NaN;
  return (sign === '-' ? -total : total) * 60_000;
}
