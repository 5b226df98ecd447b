import { randomFillSync } from 'node:crypto';

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));
const POOL_BYTES = 8192;
const RANDOM_BYTES = 8;
/** Ids that one millisecond has room for. */
const MAX_COUNT = 0x1000;

const pool = new Uint8Array(POOL_BYTES);
let used = POOL_BYTES;
let lastMs = 0;
let count = 0;
let prefix = '';

/**
 * A new GlobalID: a UUID of version 7 (RFC 9562), whose first half counts up with time. Ids that are made one after
 * the other stand side by side in the unique index, where random ones would each touch a page of their own.
 */
export function newGlobalId(): string {
  const now = Date.now();
  if (now > lastMs || count >= MAX_COUNT) {
    // A clock that was set back, or more ids than a millisecond holds, must not break the order.
    lastMs = Math.max(now, lastMs + 1);
    count = 0;
    const time = lastMs.toString(16).padStart(12, '0');
    prefix = `${time.slice(0, 8)}-${time.slice(8)}-7`;
  }
  if (used >= POOL_BYTES) {
    randomFillSync(pool);
    used = 0;
  }
  const byte = (index: number): number => pool[used + index] ?? 0;
  const counted = (HEX[count >> 4] ?? '') + (HEX[count & 15] ?? '').slice(1);
  const tail =
    (HEX[(byte(0) & 0x3f) | 0x80] ?? '') +
    (HEX[byte(1)] ?? '') +
    '-' +
    (HEX[byte(2)] ?? '') +
    (HEX[byte(3)] ?? '') +
    (HEX[byte(4)] ?? '') +
    (HEX[byte(5)] ?? '') +
    (HEX[byte(6)] ?? '') +
    (HEX[byte(7)] ?? '');
  used += RANDOM_BYTES;
  count += 1;
  return `${prefix}${counted}-${tail}`;
}
