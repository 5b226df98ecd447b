import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Environment of a command: variables, input and output. */
export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Aborted with an {@link Interruption} by Ctrl-C, or by who ends programs. */
  readonly signal: AbortSignal;
  /** True if a person reads the output of `tell`, so that lines may be written over. */
  readonly isWatched: boolean;
  /** True if a person can be asked. */
  readonly canAsk: boolean;
  readonly columns: number;
  /** Writes the result to standard output. */
  write(text: string): Promise<void>;
  /** Writes progress and errors to standard error. */
  tell(text: string): void;
  /** Asks for a secret, which is not shown as it is typed. */
  askSecret(question: string): Promise<string>;
}

/** Ctrl-C was pressed, or another signal asks the program to end. */
export class Interruption extends Error {
  override readonly name = 'Interruption';
  readonly signal: 'SIGINT' | 'SIGTERM';

  constructor(signal: 'SIGINT' | 'SIGTERM') {
    super(signal);
    this.signal = signal;
  }
}

/** Where a program reads and writes, and what it was started with; `process` is one. */
export interface Surroundings {
  readonly stdin: NodeJS.ReadableStream & { readonly isTTY?: boolean };
  readonly stdout: NodeJS.WritableStream;
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };
  readonly env: Terminal['env'];
}

/** The terminal of this process, or of other surroundings. */
export function openTerminal(signal: AbortSignal, surroundings: Surroundings = process): Terminal {
  const { stdin, stdout, stderr, env } = surroundings;
  const { columns = 0 } = stderr;
  // Whoever writes is told; without a listener, the end of a pipe ends the program with a trace.
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
      // Not before: until now, the terminal itself shows what is typed.
      stderr.write(question);
      const interruption = new AbortController();
      lines.once('SIGINT', () => interruption.abort(new Interruption('SIGINT')));
      // Ctrl-D: nothing more will be typed.
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
