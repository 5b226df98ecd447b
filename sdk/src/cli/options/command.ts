import type { Options } from './option.js';
import type { Terminal } from '../terminal/terminal.js';
import type { Values } from './values.js';

/** Command of the program. */
export interface Command {
  /** One word, or two words such as `events list`. */
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Arguments after the name, such as `FILE --layer URL`. */
  readonly synopsis: string;
  /** Description in full sentences, with examples. */
  readonly details: string;
  readonly options: Options;
  /** Minimum and maximum number of operands. */
  readonly operands: readonly [least: number, most: number];
  /** Runs the command and returns its exit code. */
  run(values: Values, terminal: Terminal): Promise<number>;
}

/** Exit codes of commands. */
export const EXIT = {
  done: 0,
  failed: 1,
  misused: 2,
  /** The job is done, but the server refused some rows. */
  rowsRefused: 3,
  notAllowed: 4,
  noAnswer: 5,
  /** Ended by Ctrl-C. */
  interrupted: 130,
  /** Ended by SIGTERM. */
  terminated: 143,
} as const;

/** Options that every command has. */
export const COMMON_OPTIONS: Options = {
  help: { short: 'h', help: 'Show this.' },
  verbose: { short: 'v', help: 'Log each request to standard error, without secrets.' },
  timeout: { value: 'SECONDS', help: 'Time limit for the whole command. Default: none.' },
};

export const CREDENTIAL_OPTIONS: Options = {
  user: {
    value: 'NAME',
    short: 'u',
    help: 'Sign in as this user. Reads the password from FAIRGROUND_PASSWORD or a prompt.',
  },
};
