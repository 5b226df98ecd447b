import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Command that installs the program, for those who lack it. */
const INSTALLED_BY: Readonly<Record<string, string>> = {
  ogr2ogr: './scripts/setup runtime',
  psql: './scripts/setup test',
  zip: 'the package manager of the system, as the package zip',
};

export interface ProgramOptions {
  readonly signal: AbortSignal;
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
}

/**
 * Runs a program to its end and gives what it wrote.
 *
 * @throws {Error} when it is not installed, and with its own complaint when it fails.
 */
export async function runProgram(
  program: string,
  args: readonly string[],
  { signal, cwd, env }: ProgramOptions,
): Promise<string> {
  try {
    const { stdout } = await run(program, [...args], { signal, cwd, env, maxBuffer: 64 * 1024 * 1024 });
    return stdout;
  } catch (error) {
    signal.throwIfAborted();
    const { code, stderr = '' } = error as NodeJS.ErrnoException & { stderr?: string };
    if (code === 'ENOENT') throw notInstalled(program);
    throw new Error(`${program} failed: ${stderr.trim().slice(-2000) || String(error)}`, { cause: error });
  }
}

/** Looks for programs before anything is measured, rather than after half an hour. */
export async function requirePrograms(programs: readonly string[]): Promise<void> {
  for (const program of programs) {
    await run(program, ['--version']).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') throw notInstalled(program);
      // A program that dislikes the question is there all the same.
    });
  }
}

function notInstalled(program: string): Error {
  const how = INSTALLED_BY[program];
  return new Error(`${program} is not installed${how === undefined ? '' : `; it comes with ${how}`}`);
}

/** Seconds that the work takes, by the wall clock. */
export async function secondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}
