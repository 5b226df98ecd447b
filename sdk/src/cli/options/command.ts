import type { Options } from './option.js';
import type { Terminal } from '../terminal/terminal.js';
import type { Values } from './values.js';

/** One thing that the command line can do. */
export interface Command {
  /** One word, or two as in `events list`. */
  readonly name: string;
  /** One line, for the list of commands. */
  readonly summary: string;
  /** Arguments after the name, as in `FILE --layer URL`. */
  readonly synopsis: string;
  /** Description in whole sentences, with examples. */
  readonly details: string;
  readonly options: Options;
  /** How many operands it takes at least and at most. */
  readonly operands: readonly [least: number, most: number];
  /** Gives the exit code. */
  run(values: Values, terminal: Terminal): Promise<number>;
}

/** Exit codes of commands. */
export const EXIT = {
  done: 0,
  failed: 1,
  misused: 2,
  /** A job is done, but some rows were refused. */
  rowsRefused: 3,
  notAllowed: 4,
  noAnswer: 5,
  /** By Ctrl-C. */
  interrupted: 130,
  /** By SIGTERM. */
  terminated: 143,
} as const;

/** Options that every command has. */
export const COMMON_OPTIONS: Options = {
  help: { short: 'h', help: 'Show this.' },
  verbose: { short: 'v', help: 'Tell of each request, without secrets.' },
  timeout: { value: 'SECONDS', help: 'Give up after so long. No limit unless given.' },
};

export const CREDENTIAL_OPTIONS: Options = {
  user: {
    value: 'NAME',
    short: 'u',
    help: 'Sign in as this user. The password is read from FAIRGROUND_PASSWORD, or asked for.',
  },
};
