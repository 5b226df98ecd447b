import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Environment of a command: variables, input and output. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Signal aborted with an {@link Interruption} on Ctrl-C or SIGTERM. */
  readonly signal: AbortSignal;
  /** True if `tell` writes to a terminal, where lines may be redrawn. */
  readonly isWatched: boolean;
  /** True if a user can be prompted. */
  readonly canAsk: boolean;
  readonly columns: number;
  /** Writes the result to standard output. */
  write(text: string): Promise<void>;
  /** Writes progress and errors to standard error. */
  tell(text: string): void;
  /** Prompts for a secret without showing it. */
  askSecret(question: string): Promise<string>;
}

/** Reason of an abort by Ctrl-C or another signal. */
export class Interruption extends Error {
  override readonly name = 'Interruption';
  readonly signal: 'SIGINT' | 'SIGTERM';

  constructor(signal: 'SIGINT' | 'SIGTERM') {
    super(signal);
    this.signal = signal;
  }
}

/** Input, output and environment of a process; `process` implements it. */
export interface Surroundings {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: NodeJS.WritableStream;
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly env: Terminal['env'];
}

/** Opens the terminal of this process, or of other surroundings. */
export function openTerminal(signal: AbortSignal, surroundings: Surroundings = process): Terminal {
  const { stdin, stdout, stderr, env } = surroundings;
  const { columns = 0 } = stderr;
  // Listen for errors, which writers get as well. Without a listener, a closed pipe ends the process with a stack
  // trace.
  for (const stream of [stdout, stderr]) stream.on('error', () => undefined);
  return {
    env,
    signal,
    isWatched: stderr.isTTY === true,
    canAsk: stdin.isTTY === true && stderr.isTTY === true,
    columns: columns > 0 ? columns : 80,
    write: (text) =>
      new Promise((resolve, reject) => {
        stdout.write(text, (error) => (error ? reject(error) : resolve()));
      }),
    tell: (text) => void stderr.write(text),
    askSecret: async (question) => {
      // Sink for the echo, so that typed text is not shown.
      const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
      const lines = createInterface({ input: stdin, output: nowhere, terminal: true });
      // Prompt only now: until raw mode is on, the terminal itself shows typed text.
      stderr.write(question);
      const interruption = new AbortController();
      lines.once('SIGINT', () => interruption.abort(new Interruption('SIGINT')));
      // On Ctrl-D, no more input follows.
      lines.once('close', () => interruption.abort(new Interruption('SIGINT')));
      try {
        return (await lines.question('', { signal: interruption.signal })).trim();
      } catch (error) {
        interruption.signal.throwIfAborted();
        throw error;
      } finally {
        lines.close();
        stderr.write('\n');
      }
    },
  };
}
