import type { ConnectionOptions, Credentials } from '../../index.js';
import type { Terminal } from '../terminal/terminal.js';
import { UsageError } from '../options/usage-error.js';
import type { Values } from '../options/values.js';

/** Returns the connection options of a command line. */
export function connectionOptions(
  values: Values,
  terminal: Terminal,
  credentials: Credentials | undefined,
): ConnectionOptions {
  return {
    ...(credentials && { credentials }),
    ...(values.has('verbose') && { debug: (line) => terminal.tell(`${line}\n`) }),
  };
}

/**
 * Returns the server's address from `--url` or the environment.
 *
 * @throws {UsageError} when the address is missing or not valid.
 */
export function serverAddress(values: Values, { env }: Terminal): string {
  const given = values.text('url') ?? env['FAIRGROUND_URL'] ?? values.required('url');
  if (/^https?:/.test(given) && URL.canParse(given)) {
    const { username, password } = new URL(given);
    if (username === '' && password === '') return given;
    throw new UsageError(
      '--url must not contain a user or password, which other users could read: see --help',
    );
  }
  throw new UsageError(`--url must be an address such as https://example.org, not ${given}`);
}

/** Returns the signal and time limit for all requests of a command. */
export function callOptions(values: Values, { signal }: Terminal): { readonly signal: AbortSignal } {
  const seconds = values.number('timeout');
  if (seconds === undefined) return { signal };
  return { signal: AbortSignal.any([signal, AbortSignal.timeout(seconds * 1000)]) };
}
