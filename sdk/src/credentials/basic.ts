import type { Credentials } from '../transport/credentials.js';

export interface BasicOptions {
  readonly username: string;
  /** Application password as shown when it was created. Spaces are ignored. */
  readonly applicationPassword: string;
}

/**
 * Signs every request with a user's application password (HTTP Basic).
 *
 * Application passwords are meant for programs: one can be revoked without changing the user's own password.
 */
export function basic({ username, applicationPassword }: BasicOptions): Credentials {
  // Encode as UTF-8 first, because `btoa` accepts single bytes only.
  const bytes = new TextEncoder().encode(`${username}:${applicationPassword}`);
  const value = `Basic ${btoa(String.fromCharCode(...bytes))}`;
  return { authorization: () => value };
}
