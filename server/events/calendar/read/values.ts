import { makeWallClock, type WallClock } from '../../../lib/time/wall-clock.js';

/** Value of the type DATE or DATE-TIME. */
export type TimeValue =
  | { readonly kind: 'date'; readonly wall: WallClock }
  | { readonly kind: 'local'; readonly wall: WallClock }
  | { readonly kind: 'utc'; readonly epochMs: number };

/** Duration: calendar days, which clock changes lengthen or shorten, and an exact rest. */
export interface Duration {
  readonly days: number;
  readonly ms: number;
}

const DAY_MS = 86_400_000;
const TIME = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/;
const DURATION =
  /^([+-]?)P(?:(\d{1,5})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,7})H)?(?:(\d{1,8})M)?(?:(\d{1,10})S)?)?$/;
// A longer duration could exceed the last wall clock.
const MAX_DURATION_MS = 100 * 366 * DAY_MS;

/** Reads a date or a time; `undefined` if it is invalid, such as the 30th of February. */
export function readTime(text: string): TimeValue | undefined {
  const parts = TIME.exec(text.trim().toUpperCase());
  if (parts === null) return undefined;
  const [, ...digits] = parts;
  const [year = 0, month = 0, day = 0, hours, minutes = 0, seconds = 0] = digits.slice(0, 6).map(Number);
  const midnight = makeWallClock(year, month, day);
  if (year < 1 || new Date(midnight).getUTCMonth() + 1 !== month) return undefined;
  if (digits[3] === undefined || hours === undefined) return { kind: 'date', wall: midnight };
  // A leap second is written as 60.
  if (hours > 23 || minutes > 59 || seconds > 60) return undefined;
  const wall = makeWallClock(year, month, day, hours, minutes, Math.min(seconds, 59));
  return digits[6] === 'Z' ? { kind: 'utc', epochMs: wall } : { kind: 'local', wall };
}

/** Reads a duration; `undefined` if it is invalid, negative or longer than a hundred years. */
export function readDuration(text: string): Duration | undefined {
  const parts = DURATION.exec(text.trim().toUpperCase());
  if (parts === null || parts[1] === '-') return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(2)
    .map((digits: string | undefined) => Number(digits ?? 0));
  const duration = { days: weeks * 7 + days, ms: ((hours * 60 + minutes) * 60 + seconds) * 1000 };
  return duration.days * DAY_MS + duration.ms > MAX_DURATION_MS ? undefined : duration;
}

/** Reads a UTC offset, such as `+0200`, in milliseconds. */
export function readOffset(text: string): number | undefined {
  const parts = /^([+-])(\d\d):?(\d\d)(\d\d)?$/.exec(text.trim());
  if (parts === null) return undefined;
  const [, sign, hours, minutes, seconds = '0'] = parts;
  const magnitude = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return magnitude > DAY_MS ? undefined : sign === '-' ? -magnitude : magnitude;
}

/** Unescapes a text. */
export function readText(value: string): string {
  return value.replace(/\\([\s\S])/g, (_escape, character: string) =>
    character === 'n' || character === 'N' ? '\n' : character,
  );
}

/** Reads a comma-separated list of texts. */
export function readTexts(value: string): string[] {
  const items = value.match(/(?:\\[\s\S]|[^\\,])+/g) ?? [];
  return items.map((item) => readText(item).trim()).filter((text) => text !== '');
}
