import { randomFillSync } from 'node:crypto';

const POOL_BYTES = 8192;
const RANDOM_BYTES = 8;
/** Ids per millisecond. */
const MAX_COUNT = 0x1000;

const pool = new Uint8Array(POOL_BYTES);
let used = POOL_BYTES;
let lastMs = 0;
let count = 0;

const SIZE = 36;
const DASH = 45;
const DIGITS = Buffer.from('0123456789abcdef');
/** Position of the two digits of each random byte. */
const RANDOM_AT = [19, 21, 24, 26, 28, 30, 32, 34] as const;
const text = Buffer.alloc(SIZE, DASH);

/**
 * Returns a new GlobalID: a UUID of version 7 (RFC 9562), whose first half increases with time. Consecutive
 * ids are adjacent in the unique index, whereas random ones would each touch another page.
 */
export function newGlobalId(): string {
  return newGlobalIdBytes().toString('latin1');
}

/** Returns a new global id as ASCII, in a buffer that the next call overwrites. */
export function newGlobalIdBytes(): Buffer {
  const now = Date.now();
  if (now > lastMs || count >= MAX_COUNT) {
    // Keep the order if the clock is set back, or a millisecond has no ids left.
    lastMs = Math.max(now, lastMs + 1);
    count = 0;
    const time = lastMs.toString(16).padStart(12, '0');
    text.write(`${time.slice(0, 8)}-${time.slice(8)}-7`, 0, 'latin1');
  }
  if (used >= POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }
  text[15] = DIGITS[count >> 8] ?? 0;
  text[16] = DIGITS[(count >> 4) & 15] ?? 0;
  text[17] = DIGITS[count & 15] ?? 0;
  for (let index = 0; index < RANDOM_BYTES; index += 1) {
    const byte = pool[used + index] ?? 0;
    const at = RANDOM_AT[index] ?? 0;
    // The first two bits state the variant.
    text[at] = DIGITS[index === 0 ? ((byte >> 4) & 3) | 8 : byte >> 4] ?? 0;
    text[at + 1] = DIGITS[byte & 15] ?? 0;
  }
  used += RANDOM_BYTES;
  count += 1;
  return text;
}
