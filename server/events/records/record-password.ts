import { createHmac, randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { canEdit, type Caller, type Owned } from './rights.js';

/**
 * Cost of each guess: 2 MB and some 5 ms. The protected record is stored beside its hash, so that a stolen
 * database only exposes the password itself, which may be in use elsewhere.
 */
const COST = { N: 2 ** 11, r: 8, p: 1 };
/**
 * Salt common to all keys, so that a list derives one key for any number of records. Stored hashes are
 * salted per record.
 */
const KEY_SALT = 'fairground record password';
const BYTES = 32;

/** Fields of a record that determine who may see all of it. */
export interface Guarded extends Owned {
  readonly passwordHash: string | undefined;
}

/** True if a request may see all of a record. */
export type Unlocks = (record: Guarded) => boolean;

/** Parameters of a reading request about protected records. */
export interface UnlockParameters {
  readonly password?: string | undefined;
  /** `edit` unlocks records that the caller may change. */
  readonly context?: string | undefined;
}

/**
 * Returns which records a reading request unlocks: those without a password, those that its caller may edit
 * if the request is for editing, and those with its password.
 *
 * @param opens - compares the password of the request with the hash of a record.
 */
export function readUnlocks(
  { context }: Pick<UnlockParameters, 'context'>,
  caller: Caller,
  opens: (passwordHash: string) => boolean = () => false,
): Unlocks {
  return (record) => {
    if (record.passwordHash === undefined) return true;
    if (context === 'edit' && canEdit(caller, record)) return true;
    return opens(record.passwordHash);
  };
}

/** Unlocks the records that the caller may edit: the reply to a change shows the whole record. */
export function unlockEditable(caller: Caller): Unlocks {
  return (record) => record.passwordHash === undefined || canEdit(caller, record);
}

/** Keys of the passwords that a request sets. */
export type PasswordKeys = ReadonlyMap<string, Buffer>;

/**
 * Derives the keys of all passwords in the fields of a request, including those of venues and organizers
 * within an event.
 */
export async function derivePasswordKeys(fields: unknown): Promise<PasswordKeys> {
  return deriveAll(fields, KEY_SALT);
}

/** Returns the hash after a password is set, removed by an empty one, or sent again unchanged. */
export function applyPassword(
  current: string | undefined,
  password: string | null | undefined,
  keys: PasswordKeys | undefined,
): string | undefined {
  if (password === undefined) return current;
  if (password === null || password === '') return undefined;
  const key = keys?.get(password);
  if (key === undefined) throw new Error('the key of a password was not derived');
  return current !== undefined && isKeyOf(current, key) ? current : hashKey(key);
}

/**
 * Returns replacements for all passwords of a request that is only compared, as expensive to guess from as
 * the stored hashes.
 */
export async function concealPasswords(sent: unknown, salt: string): Promise<ReadonlyMap<string, string>> {
  const keys = await deriveAll(sent, salt);
  return new Map([...keys].map(([password, key]) => [password, key.toString('base64url')]));
}

/** Returns `hmac$salt$digest`, the latter two in base64url. */
function hashKey(key: Buffer): string {
  const salt = randomBytes(16);
  return ['hmac', salt.toString('base64url'), digest(key, salt).toString('base64url')].join('$');
}

/** True if the key is that of the hashed password. */
export function isKeyOf(hash: string, key: Buffer): boolean {
  const [, salt = '', stored = ''] = hash.split('$');
  const expected = Buffer.from(stored, 'base64url');
  const actual = digest(key, Buffer.from(salt, 'base64url'));
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function digest(key: Buffer, salt: Buffer): Buffer {
  return createHmac('sha256', key).update(salt).digest();
}

/** Derives the key of a password in the thread pool of Node.js. */
export function deriveKey(password: string, salt = KEY_SALT): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, BYTES, COST, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}

async function deriveAll(value: unknown, salt: string): Promise<Map<string, Buffer>> {
  const keys = new Map<string, Buffer>();
  for (const password of findPasswords(value)) {
    if (!keys.has(password)) keys.set(password, await deriveKey(password, salt));
  }
  return keys;
}

function findPasswords(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    name === 'password' && typeof inner === 'string' && inner !== '' ? [inner] : findPasswords(inner),
  );
}
