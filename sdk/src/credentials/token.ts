import type { Credentials } from '../transport/credentials.js';

/** Signs every request with an existing token, or with the token that `source` returns for each request. */
export function token(source: string | (() => string | Promise<string>)): Credentials {
  const read = typeof source === 'string' ? () => source : source;
  return { authorization: async () => `Bearer ${await read()}` };
}
