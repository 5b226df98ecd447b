import { makeWallClock, type WallClock } from '../../../lib/time/wall-clock.js';

/** A value of the type DATE or DATE-TIME. */
export type TimeValue =
  | { readonly kind: 'date'; readonly wall: WallClock }
  | { readonly kind: 'local'; readonly wall: WallClock }
  | { readonly kind: 'utc'; readonly epochMs: number };

/** A length of time: days as the calendar counts them, whatever the clocks do, and an exact rest. */
export interface Duration {
  readonly days: number;
  readonly ms: number;
}

const DAY_MS = 86_400_000;
const TIME = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/;
const DURATION =
  /^([+-]?)P(?:(\d{1,5})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,7})H)?(?:(\d{1,8})M)?(?:(\d{1,10})S)?)?$/;
// Longer is no event, and would lead past the last day that can be told.
const MAX_DURATION_MS = 100 * 366 * DAY_MS;

/** `undefined` for what is neither a date nor a time, such as the 30th of February. */
export function readTime(text: string): TimeValue | undefined {
  const parts = TIME.exec(text.trim().toUpperCase());
  if (parts === null) return undefined;
  const [, ...digits] = parts;
  const [year = 0, month = 0, day = 0, hours, minutes = 0, seconds = 0] = digits.slice(0, 6).map(Number);
  const midnight = makeWallClock(year, month, day);
  if (year < 1 || new Date(midnight).getUTCMonth() + 1 !== month) return undefined;
  if (digits[3] === undefined || hours === undefined) return { kind: 'date', wall: midnight };
  // A leap second is told as 60.
  if (hours > 23 || minutes > 59 || seconds > 60) return undefined;
  const wall = makeWallClock(year, month, day, hours, minutes, Math.min(seconds, 59));
  return digits[6] === 'Z' ? { kind: 'utc', epochMs: wall } : { kind: 'local', wall };
}

/** `undefined` for what is no duration, or a negative or endless one. */
export function readDuration(text: string): Duration | undefined {
  const parts = DURATION.exec(text.trim().toUpperCase());
  if (parts === null || parts[1] === '-') return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts
    .slice(2)
    .map((digits: string | undefined) => Number(digits ?? 0));
  const duration = { days: weeks * 7 + days, ms: ((hours * 60 + minutes) * 60 + seconds) * 1000 };
  return duration.days * DAY_MS + duration.ms > MAX_DURATION_MS ? undefined : duration;
}

/** `+0200` in milliseconds. */
export function readOffset(text: string): number | undefined {
  const parts = /^([+-])(\d\d):?(\d\d)(\d\d)?$/.exec(text.trim());
  if (parts === null) return undefined;
  const [, sign, hours, minutes, seconds = '0'] = parts;
  const magnitude = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  return magnitude > DAY_MS ? undefined : sign === '-' ? -magnitude : magnitude;
}

/** Undoes the escapes of a text. */
export function readText(value: string): string {
  return value.replace(/\\([\s\S])/g, (_escape, character: string) =>
    character === 'n' || character === 'N' ? '\n' : character,
  );
}

/** The texts of a list with commas. */
export function readTexts(value: string): string[] {
  const items = value.match(/(?:\\[\s\S]|[^\\,])+/g) ?? [];
  return items.map((item) => readText(item).trim()).filter((text) => text !== '');
}
