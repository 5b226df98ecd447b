import type { CallOptions } from './call-options.js';

/** Options of a call that creates something. */
export interface CreateOptions extends CallOptions {
  /**
   * Idempotency key: the server carries out requests with the same key once, for a day.
   *
   * Each call has a new key by default, so that it can be retried. Your own key makes it safe to repeat after a restart
   * of your program, too. A key has 1 to 255 letters, digits and punctuation characters.
   */
  readonly idempotencyKey?: string;
}

/** Returns a new key. `crypto.randomUUID` is missing on pages without TLS, so it is not used. */
export function makeIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
