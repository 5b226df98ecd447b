import type { Credentials } from '../transport/credentials.js';

export interface BasicOptions {
  readonly username: string;
  /** As shown when it was made; its spaces do not matter. */
  readonly applicationPassword: string;
}

/**
 * Signs every request with a user's application password (HTTP Basic). Meant for programs: it can be
 * withdrawn without changing the user's own password.
 */
export function basic({ username, applicationPassword }: BasicOptions): Credentials {
  // btoa takes single bytes only; names and passwords may hold any character.
  const bytes = new TextEncoder().encode(`${username}:${applicationPassword}`);
  const value = `Basic ${btoa(String.fromCharCode(...bytes))}`;
  return { authorization: () => value };
}
