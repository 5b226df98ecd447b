import { writeMoment } from '../../convert/dates/write-moment.js';
import type { NumberKind } from './number-format.js';

const DAY_MS = 86_400_000;

/** Day 0 of the two date systems; for the first, valid from March 1900. */
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

/** Day after 9999-12-31, in the 1900 system. */
const SERIAL_END = 2_958_466;

/**
 * Converts a number with a date or time format to text without a zone: `YYYY-MM-DD`, `HH:MM:SS[.fff]`, or
 * both joined by `T`. An invalid date becomes text that is refused as a date, including 29 February 1900,
 * which exists only in spreadsheets.
 */
export function readSerial(serial: number, kind: Exclude<NumberKind, 'number'>, is1904: boolean): string {
  if (!(serial >= 0 && serial < SERIAL_END)) return String(serial);
  const totalMs = Math.round(serial * DAY_MS);
  const days = Math.floor(totalMs / DAY_MS);
  const timeMs = totalMs % DAY_MS;
  if (kind === 'elapsed') return elapsed(totalMs);
  // Day 0 is a time without a date.
  if (days === 0 && (kind === 'time' || (kind === 'dateTime' && !is1904))) return clock(timeMs);
  const day = dayText(days, is1904);
  return kind === 'date' && timeMs === 0 ? day : `${day}T${clock(timeMs)}`;
}

/** First day from which both systems match the calendar, with a margin for rounding. */
const [FIRST_USUAL, USUAL_END] = [61, 2_950_000] as const;

/**
 * Writes a common serial date as bytes to the start of `target`.
 *
 * @returns the number of bytes; 0 for a serial that only `readSerial` can convert
 */
export function writeSerial(
  target: Uint8Array,
  serial: number,
  kind: Exclude<NumberKind, 'number'>,
  is1904: boolean,
): number {
  if (!(serial >= FIRST_USUAL && serial < USUAL_END) || kind === 'elapsed') return 0;
  const totalMs = Math.round(serial * DAY_MS);
  writeMoment(target, (is1904 ? EPOCH_1904 : EPOCH_1900) + totalMs);
  if (kind === 'date' && totalMs % DAY_MS === 0) return DATE_BYTES;
  return totalMs % 1000 === 0 ? SECONDS_BYTES : MILLISECONDS_BYTES;
}

const [DATE_BYTES, SECONDS_BYTES, MILLISECONDS_BYTES] = [10, 19, 23] as const;

function dayText(days: number, is1904: boolean): string {
  if (is1904) return isoDay(EPOCH_1904, days);
  if (days === 0) return '1900-01-00';
  if (days === 60) return '1900-02-29';
  return isoDay(EPOCH_1900, days < 60 ? days + 1 : days);
}

function isoDay(epoch: number, days: number): string {
  return new Date(epoch + days * DAY_MS).toISOString().slice(0, 10);
}

function clock(timeMs: number): string {
  return withoutZeros(new Date(timeMs).toISOString().slice(11, 23));
}

function elapsed(totalMs: number): string {
  const hours = String(Math.floor(totalMs / 3_600_000)).padStart(2, '0');
  return hours + withoutZeros(new Date(totalMs).toISOString().slice(13, 23));
}

function withoutZeros(time: string): string {
  return time.endsWith('.000') ? time.slice(0, -4) : time;
}
