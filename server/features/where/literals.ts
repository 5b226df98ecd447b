import type { LiteralValue } from './tree.js';

/** Largest and smallest 64-bit integers; a number outside can only be a real. */
const MAX_INTEGER = 2n ** 63n - 1n;
const MIN_INTEGER = -(2n ** 63n);

/**
 * Reads a number, with an optional `-`. Whole numbers keep every digit; others become doubles. `undefined` when it is
 * too large for a double.
 */
export function numberLiteral(text: string): LiteralValue | undefined {
  const whole = /^-?\d+$/.test(text) ? BigInt(text) : undefined;
  if (whole !== undefined && whole >= MIN_INTEGER && whole <= MAX_INTEGER) {
    return { kind: 'literal', type: 'integer', value: whole.toString() };
  }
  const value = Number(text);
  if (!Number.isFinite(value)) return undefined;
  if (Number.isSafeInteger(value))
    return { kind: 'literal', type: 'integer', value: BigInt(value).toString() };
  return { kind: 'literal', type: 'real', value: String(value) };
}

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** Reads a quoted number, in the forms of an unquoted one; `undefined` for any other text. */
export function quotedNumber(text: string): LiteralValue | undefined {
  const bare = text.trim();
  return NUMBER.test(bare) ? numberLiteral(bare.replace(/^\+/, '')) : undefined;
}

/** Reads a GUID with or without braces, in any case. */
export function guidLiteral(text: string): LiteralValue | undefined {
  const bare = /^\{(.*)\}$/.exec(text)?.[1] ?? text;
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(bare)) return undefined;
  return { kind: 'literal', type: 'guid', value: bare.toLowerCase() };
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * Reads `YYYY-MM-DD` as a date, and with a time of day as a timestamp. Without an offset, the time is UTC. Digits
 * after the milliseconds are cut, because rows do not store them. `undefined` for a day or hour that does not exist.
 */
export function momentLiteral(text: string): LiteralValue | undefined {
  const [, date, time, offset] = MOMENT.exec(text.trim()) ?? [];
  if (date === undefined || !isDate(date)) return undefined;
  if (time === undefined) return { kind: 'literal', type: 'date', value: date };
  const clock = timeLiteral(time);
  if (clock === undefined) return undefined;
  const instant = new Date(Date.parse(`${date}T${clock.value}Z`) - offsetMs(offset)).toISOString();
  // An offset can move it out of the years 1 to 9999. Only within these do text forms sort by time.
  if (instant.length !== 24 || instant.startsWith('0000')) return undefined;
  return { kind: 'literal', type: 'timestamp', value: instant };
}

/** Reads a time of day, `HH:MM`, with optional seconds and fraction. */
export function timeLiteral(text: string): LiteralValue | undefined {
  const [, hour, minute, second = '00', fraction = ''] =
    /^(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?$/.exec(text.trim()) ?? [];
  if (hour === undefined || minute === undefined) return undefined;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  const milliseconds = fraction.slice(0, 3).padEnd(3, '0');
  // Omits a zero fraction as stored rows do, because SQLite compares times as text.
  const tail = milliseconds === '000' ? '' : `.${milliseconds}`;
  return { kind: 'literal', type: 'time', value: `${hour}:${minute}:${second}${tail}` };
}

/** Returns the midnight at the start of a date. */
export function midnightOf(date: LiteralValue): LiteralValue {
  return { kind: 'literal', type: 'timestamp', value: `${date.value}T00:00:00.000Z` };
}

function isDate(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  // Engines differ on 30 February: some refuse it, some roll over. Neither may pass.
  return !Number.isNaN(at) && !text.startsWith('0000') && new Date(at).toISOString().startsWith(text);
}

function offsetMs(offset: string | undefined): number {
  if (offset === undefined || offset.toUpperCase() === 'Z') return 0;
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2));
  return (offset.startsWith('-') ? -minutes : minutes) * 60_000;
}
