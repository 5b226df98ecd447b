import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { eventually } from './jobs.js';
import { memoryVariables } from './memory-variables.js';
import { programArguments } from '../typescript.js';

/** A running `fairground` command, as its own process. */
export interface Fairground {
  readonly process: ChildProcess;
  out(): string;
  err(): string;
  /** Resolves to the exit code, or the signal that ended it. */
  exit(): Promise<number | string>;
  /** Looks until there is something to see, or the command has ended. */
  until<T>(look: () => T | undefined): Promise<T>;
  /** Resolves to the first match in standard output or standard error. */
  says(pattern: RegExp): Promise<RegExpExecArray>;
}

/**
 * Starts the command with these settings and, but for how it takes memory, none of the tests' own environment.
 *
 * @param input - text for its standard input, which is closed otherwise.
 */
export function startFairground(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
  input?: string,
): Fairground {
  const env = { PATH: process.env['PATH'], TMPDIR: tmpdir(), ...memoryVariables(), ...settings };
  const child = spawn(process.execPath, [...programArguments('server/main.ts'), ...args], {
    env,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // A command that ends without reading its input closes the pipe.
  child.stdin.on('error', () => undefined).end(input ?? '');
  // Tests that are broken off do not come to end what they have started.
  const killWithUs = (): void => void child.kill('SIGKILL');
  process.once('exit', killWithUs);
  child.once('exit', () => process.off('exit', killWithUs));
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  const until = <T>(look: () => T | undefined): Promise<T> =>
    eventually(
      () => {
        const hasEnded = child.exitCode !== null || child.signalCode !== null;
        const found = look();
        if (found === undefined && hasEnded) throw new Error(`fairground has ended:\n${out}\n${err}`);
        return found;
      },
      () => `fairground has said:\n${out}\n${err}`,
    );
  // `close` comes when the output has been read too.
  const exited = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  return {
    process: child,
    out: () => out,
    err: () => err,
    exit: () => exited,
    until,
    says: (pattern) => until(() => pattern.exec(out) ?? pattern.exec(err) ?? undefined),
  };
}

/** Runs the command to its end. */
export async function runFairground(
  args: readonly string[],
  settings: Readonly<Record<string, string>>,
): Promise<{ code: number | string; out: string; err: string }> {
  const command = startFairground(args, settings);
  const code = await command.exit();
  return { code, out: command.out(), err: command.err() };
}
