import { createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { canEdit, type Caller, type Owned } from './rights.js';

/**
 * 2 MB and some 5 ms for each guess. The record that a password guards lies beside its hash, so that only the
 * password itself is at stake, should someone have used it elsewhere too.
 */
const COST = { N: 2 ** 11, r: 8, p: 1 };
/**
 * One for all, so that a list derives one key however many records it compares it with. What is stored is salted
 * record by record.
 */
const KEY_SALT = 'fairground record password';
const BYTES = 32;

/** What a record may ask a password for. */
export interface Guarded extends Owned {
  readonly passwordHash: string | undefined;
}

/** Whether a request may see all of a record. */
export type Unlocks = (record: Guarded) => boolean;

/** What a reading request says about protected records. */
export interface UnlockParameters {
  readonly password?: string | undefined;
  /** `edit` opens what the caller may change. */
  readonly context?: string | undefined;
}

/** The records that a reading request opens: those without a password, and those that it has the right to. */
export function readUnlocks({ password, context }: UnlockParameters, caller: Caller): Unlocks {
  let key: Buffer | undefined;
  return (record) => {
    if (record.passwordHash === undefined) return true;
    if (context === 'edit' && canEdit(caller, record)) return true;
    if (password === undefined) return false;
    key ??= deriveKey(password);
    return isKeyOf(record.passwordHash, key);
  };
}

/** Who changes a record sees it whole in the answer. */
export function unlockEditable(caller: Caller): Unlocks {
  return (record) => record.passwordHash === undefined || canEdit(caller, record);
}

/** The hash after a password was set, taken away with an empty one, or sent again as it is. */
export function applyPassword(
  current: string | undefined,
  password: string | null | undefined,
): string | undefined {
  if (password === undefined) return current;
  if (password === null || password === '') return undefined;
  const key = deriveKey(password);
  return current !== undefined && isKeyOf(current, key) ? current : hashKey(key);
}

/** What stands for a password where it is only compared: as hard to guess from as what is stored of it. */
export function concealPassword(password: string, salt: string): string {
  return deriveKey(password, salt).toString('base64url');
}

/** `hmac$salt$digest`, both in base64url. */
function hashKey(key: Buffer): string {
  const salt = randomBytes(16);
  return ['hmac', salt.toString('base64url'), digest(key, salt).toString('base64url')].join('$');
}

function isKeyOf(hash: string, key: Buffer): boolean {
  const [, salt = '', stored = ''] = hash.split('$');
  const expected = Buffer.from(stored, 'base64url');
  const actual = digest(key, Buffer.from(salt, 'base64url'));
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function digest(key: Buffer, salt: Buffer): Buffer {
  return createHmac('sha256', key).update(salt).digest();
}

function deriveKey(password: string, salt = KEY_SALT): Buffer {
  return scryptSync(password.normalize('NFC'), salt, BYTES, COST);
}
