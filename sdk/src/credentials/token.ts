import type { Credentials } from '../transport/credentials.js';

/** Signs every request with a token that you already have, or with what `source` gives each time. */
export function token(source: string | (() => string | Promise<string>)): Credentials {
  const read = typeof source === 'string' ? () => source : source;
  return { authorization: async () => `Bearer ${await read()}` };
}
