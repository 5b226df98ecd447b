import type { CallOptions } from './call-options.js';

/** Options of a call that makes something. */
export interface CreateOptions extends CallOptions {
  /**
   * A text by which the server knows the same request again, for a day: sent twice, it is done once. A new one for
   * each call unless told, so that a call can be repeated when no answer comes; your own makes it safe to
   * repeat after your program was started anew, too. 1 to 255 letters, digits and signs.
   */
  readonly idempotencyKey?: string;
}

/** A key that nobody has used. Also where a page without TLS has no `crypto.randomUUID`. */
export function makeIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
