import { writeMoment } from '../../convert/dates/write-moment.js';

const [ZERO, NINE] = [48, 57] as const;

/** Digits of milliseconds that are certainly before the year 10000. */
const MAX_DIGITS = 14;

/**
 * Writes a moment as `writeInstant` does, from its milliseconds since 1970 as decimal digits.
 *
 * @returns false for more digits than are surely a moment, and all else.
 */
export function writeEpoch(bytes: Uint8Array, start: number, end: number, target: Uint8Array): boolean {
  if (end === start || end - start > MAX_DIGITS) return false;
  let milliseconds = 0;
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte < ZERO || byte > NINE) return false;
    milliseconds = milliseconds * 10 + byte - ZERO;
  }
  writeMoment(target, milliseconds);
  return true;
}
