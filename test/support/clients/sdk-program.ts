import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { memoryVariables } from '../servers/memory-variables.js';
import { WITH_TYPESCRIPT } from '../typescript.js';

export interface ProgramResult {
  readonly code: number | string;
  readonly out: string;
  readonly err: string;
}

export interface ProgramOptions {
  /** Its variables; none of the tests' own but `PATH` and those of memory. */
  readonly env?: Readonly<Record<string, string>>;
  /** Its folder. */
  readonly cwd?: string;
  /** Its standard input, which is at its end otherwise. */
  readonly input?: string;
  /** Action once the program has written `seen`; its standard input is then left open. */
  readonly once?: { readonly seen: string; act(child: ChildProcessWithoutNullStreams): void };
}

/** Runs the SDK's command line to its end. */
export function runSdk(args: readonly string[], options: ProgramOptions = {}): Promise<ProgramResult> {
  return runProgram(process.execPath, [...sdkProgram(), ...args], options);
}

/** Arguments of `node` that run it: as it was built, where the tests run what was built. */
export function sdkProgram(): readonly string[] {
  const isBuilt = process.env['FAIRGROUND_TEST_BUILT'] !== undefined;
  const path = isBuilt ? '../../../sdk/dist/cli/main.js' : '../../../sdk/src/cli/main.ts';
  return [...(isBuilt ? [] : WITH_TYPESCRIPT), fileURLToPath(new URL(path, import.meta.url))];
}

/** Runs a program to its end. */
export function runProgram(
  command: string,
  args: readonly string[],
  { env, cwd, input = '', once }: ProgramOptions = {},
): Promise<ProgramResult> {
  const child = spawn(command, args, {
    env: { PATH: process.env['PATH'], ...memoryVariables(), ...env },
    cwd,
    stdio: 'pipe',
  });
  const killWithUs = (): void => void child.kill('SIGKILL');
  process.once('exit', killWithUs);
  let out = '';
  let err = '';
  let isSeen = once === undefined;
  const look = (): void => {
    if (isSeen || !(out + err).includes(once?.seen ?? '')) return;
    isSeen = true;
    once?.act(child);
  };
  child.stdout.on('data', (chunk: Buffer) => {
    out += chunk.toString();
    look();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    err += chunk.toString();
    look();
  });
  // A program that has ended does not read.
  child.stdin.on('error', () => undefined);
  if (once === undefined) child.stdin.end(input);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('exit', killWithUs);
      resolve({ code: code ?? signal ?? '', out, err });
    });
  });
}
