import { hash } from 'node:crypto';
import { type Clock, systemClock } from '../../lib/clock.js';
import { AppError } from '../../lib/errors.js';
import type { Database, Transaction } from '../../storage/database/database.js';
import { concealPasswords } from './record-password.js';
import { claimKey, deleteKeysBefore, findKey, nameResult } from './idempotency-repository.js';

/** Creation with an idempotency key, so that a repeated request creates nothing twice. */
export interface Once {
  readonly userId: number;
  readonly key: string;
  /** Operation id in the OpenAPI document. */
  readonly operation: string;
  /** Hash of the request. */
  readonly fingerprint: string;
  /** Epoch milliseconds. */
  readonly nowMs: number;
}

/** Minimum time for which a key is remembered. */
const KEPT_MS = 86_400_000;

/**
 * Reads the idempotency key of a request; `undefined` without one. `sent` is everything that the record is
 * made from: the parameters, and a digest of each file.
 */
export async function readOnce(
  key: string | undefined,
  request: {
    readonly userId: number;
    readonly operation: string;
    readonly sent: unknown;
    readonly nowMs: number;
  },
): Promise<Once | undefined> {
  if (key === undefined) return undefined;
  const { userId, operation, sent, nowMs } = request;
  const salt = JSON.stringify([userId, key, operation]);
  const text = writeSorted(sent, await concealPasswords(sent, salt));
  return { userId, key, operation, fingerprint: hash('sha256', text), nowMs };
}

/**
 * Creates a record in a transaction, or finds the one that an earlier request with the same key created.
 * Key and record are committed together: of two concurrent requests the second waits for the first, and
 * after a crash either both exist or neither. `make` must not end the transaction, and `find` gets the id
 * as text.
 *
 * @throws {AppError} `request.idempotency_mismatch` if the key was used for a different request, or its
 * record was permanently deleted.
 */
export async function createOnce<T extends { readonly id: number | string }>(
  trx: Transaction,
  once: Once | undefined,
  make: () => Promise<T>,
  find: (id: string) => Promise<T | undefined>,
): Promise<T> {
  if (once === undefined) return make();
  const { userId: user_id, key, operation, fingerprint, nowMs: created_at } = once;
  if (await claimKey(trx, { user_id, key, operation, fingerprint, created_at })) {
    const made = await make();
    await nameResult(trx, { user_id, key, record_id: String(made.id) });
    return made;
  }
  const earlier = await findKey(trx, { user_id, key });
  if (earlier?.operation !== operation || earlier.fingerprint !== fingerprint || earlier.record_id === null) {
    throw mismatch('This Idempotency-Key was used for another request.');
  }
  const found = await find(earlier.record_id);
  if (found === undefined) throw mismatch('The record created with this Idempotency-Key was deleted.');
  return found;
}

/** True if an earlier identical request has created a record with this key. */
export async function isRepeat({ knex }: Database, once: Once): Promise<boolean> {
  const earlier = await findKey(knex, { user_id: once.userId, key: once.key });
  return earlier?.operation === once.operation && earlier.fingerprint === once.fingerprint;
}

/** True if any earlier request has used this key, identical or not. */
export async function isKeyUsed({ knex }: Database, once: Once): Promise<boolean> {
  return (await findKey(knex, { user_id: once.userId, key: once.key })) !== undefined;
}

/** Deletes keys that are older than the retention time, and returns their number. */
export function pruneIdempotencyKeys(events: Database, clock: Clock = systemClock): Promise<number> {
  return events.write((trx) => deleteKeysBefore(trx, clock() - KEPT_MS));
}

function mismatch(message: string): AppError {
  return new AppError('request.idempotency_mismatch', message);
}

/**
 * Writes JSON with sorted members, so that only content counts. Passwords are replaced by slow hashes:
 * someone who obtains the hash may know all the rest, and must not be able to try passwords in bulk.
 */
function writeSorted(value: unknown, concealed: ReadonlyMap<string, string>): string {
  return JSON.stringify(value, (name, inner: unknown) => {
    if (name === 'password' && typeof inner === 'string') return concealed.get(inner) ?? inner;
    return typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner;
  });
}
