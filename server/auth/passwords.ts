import { randomBytes, scrypt, type ScryptOptions, timingSafeEqual } from 'node:crypto';
import { toStreamSafe } from '../lib/text/stream-safe.js';

interface Cost {
  /** CPU and memory cost (N), block size (r), parallelization (p). */
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** 32 MB and roughly 80 ms per try. Kept with each hash, so that a change leaves older hashes valid. */
const COST: Cost = { N: 2 ** 15, r: 8, p: 1 };
const KEY_BYTES = 32;

/** `scrypt$N$r$p$salt$key`, salt and key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, COST);
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * True if `password` matches the stored hash. Without a hash (an unknown user) it does the same work, so that the
 * time taken does not reveal which users exist.
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = (stored ?? NOBODY).split('$');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  return actual.length === expected.length && timingSafeEqual(actual, expected) && stored !== undefined;
}

const NOBODY = ['scrypt', COST.N, COST.r, COST.p, 'A'.repeat(22), 'A'.repeat(43)].join('$');

function derive(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  // Node's default limit of 32 MB equals 128 · N · r exactly, and Node refuses the call at the limit.
  const options: ScryptOptions = { ...cost, maxmem: 256 * cost.N * cost.r };
  return new Promise((resolve, reject) => {
    scrypt(toStreamSafe(password).normalize('NFC'), salt, KEY_BYTES, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
