import type { ConnectionOptions, Credentials } from '../index.js';
import type { Terminal } from './terminal.js';
import type { Values } from './values.js';

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

/** For all that a command does: Ctrl-C, and the time limit where there is one. */
export function callOptions(values: Values, { signal }: Terminal): { readonly signal: AbortSignal } {
  const seconds = values.number('timeout');
  if (seconds === undefined) return { signal };
  return { signal: AbortSignal.any([signal, AbortSignal.timeout(seconds * 1000)]) };
}
