import type { ConnectionOptions, Credentials } from '../../index.js';
import type { Terminal } from '../terminal/terminal.js';
import { UsageError } from '../options/usage-error.js';
import type { Values } from '../options/values.js';

/** How servers are talked to, by the options that every command has. */
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
 * The server's address, from `--url` or the environment.
 *
 * @throws {UsageError} when there is none, or it is none.
 */
export function serverAddress(values: Values, { env }: Terminal): string {
  const given = values.text('url') ?? env['FAIRGROUND_URL'] ?? values.required('url');
  if (/^https?:/.test(given) && URL.canParse(given)) {
    const { username, password } = new URL(given);
    if (username === '' && password === '') return given;
    throw new UsageError('--url may not hold a user or password, which others could read: see --help');
  }
  throw new UsageError(`--url takes an address such as https://example.org, not ${given}`);
}

/** For all that a command does: Ctrl-C, and the time limit where there is one. */
export function callOptions(values: Values, { signal }: Terminal): { readonly signal: AbortSignal } {
  const seconds = values.number('timeout');
  if (seconds === undefined) return { signal };
  return { signal: AbortSignal.any([signal, AbortSignal.timeout(seconds * 1000)]) };
}
