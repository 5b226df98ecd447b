import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { SourceSettings } from '../config/source-settings.js';
import { GdalGoneError } from './gdal-error.js';

const run = promisify(execFile);

/** Means of this system to sandbox a child process. */
export interface Sandbox {
  /** Arguments of `unshare` that disable the network; `undefined` if that is not permitted. */
  readonly unshare: readonly string[] | undefined;
  readonly hasPrlimit: boolean;
  /** True if a child can be made to die with its parent. */
  readonly hasSetpriv: boolean;
  /** True if the output buffer of a child can be enlarged beyond the C library's. */
  readonly hasStdbuf: boolean;
}

interface Trial {
  /** Time after which a program counts as unresponsive. */
  readonly timeoutMs?: number;
  /** Environment of the programs; defaults to that of this process. */
  readonly env?: NodeJS.ProcessEnv;
}

let found: Promise<Sandbox> | undefined;

/**
 * Finds the means that work on this system, once per process.
 *
 * @param trial - options of the first caller.
 * @throws {GdalGoneError} when a program does not respond, as on a very busy machine. No child may start without a
 * limit that is available, so the next call tries again.
 */
export function findSandbox(trial: Trial = {}): Promise<Sandbox> {
  found ??= tryAll(trial).catch((error: unknown) => {
    found = undefined;
    throw error;
  });
  return found;
}

/** Tries all means. Each process start is expensive, so the combination that readers use is tried first. */
async function tryAll(trial: Trial): Promise<Sandbox> {
  const works = (...command: Command): Promise<boolean> => runs(command, trial);
  // The second variant is for systems where users may create their own namespaces.
  for (const unshare of [['-n'], ['-r', '-n']]) {
    const steps: Command = ['unshare', ...unshare, '--', ...PRLIMIT, ...SETPRIV, ...LARGE_PIECES];
    if (await works(...steps, 'true'))
      return { unshare, hasPrlimit: true, hasSetpriv: true, hasStdbuf: true };
  }
  const [asRoot, asUser, hasPrlimit, hasSetpriv, hasStdbuf] = await Promise.all([
    works('unshare', '-n', '--', 'true'),
    works('unshare', '-r', '-n', '--', 'true'),
    works(...PRLIMIT, 'true'),
    works(...SETPRIV, 'true'),
    works(...LARGE_PIECES, 'true'),
  ]);
  const unshare = asRoot ? ['-n'] : asUser ? ['-r', '-n'] : undefined;
  return { unshare, hasPrlimit, hasSetpriv, hasStdbuf };
}

type Command = readonly [string, ...string[]];

async function runs(
  [program, ...args]: Command,
  { timeoutMs = 60_000, env = process.env }: Trial,
): Promise<boolean> {
  try {
    await run(program, args, { timeout: timeoutMs, env });
    return true;
  } catch (cause) {
    const { killed } = cause as { readonly killed?: boolean };
    if (killed === true) throw new GdalGoneError(`${program} gave no answer`, { cause });
    return false;
  }
}

/** Describes the limits that are not in force, for a log. */
export function missingBounds({ unshare, hasPrlimit, hasSetpriv }: Sandbox): string[] {
  return [
    ...(unshare === undefined ? ['no network (unshare)'] : []),
    ...(hasPrlimit ? [] : ['memory, processor time and open files (prlimit)']),
    ...(hasSetpriv ? [] : ['end with the worker (setpriv)']),
  ];
}

const PRLIMIT = ['prlimit', '--core=0', '--'] as const;
const SETPRIV = ['setpriv', '--pdeathsig', 'KILL', '--no-new-privs', '--'] as const;

// Use large writes: with the usual 4 KiB, GDAL's output costs it a seventh of its time, and reading it costs more than
// splitting it into rows.
const LARGE_PIECES = ['stdbuf', '-o', '65536'] as const;

const LINES = ['stdbuf', '-o', 'L'] as const;
const MERGED = ['sh', '-c', 'exec "$@" 2>&1', 'sh'] as const;

// A child writes only its output, and files that GDAL may add, such as a missing index of a shapefile.
const MAX_FILE_BYTES = 2 ** 30;
const MAX_OPEN_FILES = 256;

export interface SandboxSettings extends Pick<SourceSettings, 'readerMemoryBytes' | 'readerCpuSeconds'> {
  /** True if the program reserves much more address space than it uses, so that only used memory is limited. */
  readonly reservesMemory?: boolean;
  /** See `GdalChildOptions`. */
  readonly isMerged?: boolean;
}

/**
 * Returns the command that starts `program` within the limits. Each wrapper replaces itself by the next, so that all of
 * it is one process.
 */
export function wrapInSandbox(
  program: string,
  args: readonly string[],
  { unshare, hasPrlimit, hasSetpriv, hasStdbuf }: Sandbox,
  settings: SandboxSettings,
): [string, ...string[]] {
  const { readerCpuSeconds: cpu, reservesMemory = false, isMerged = false } = settings;
  // Limit data instead of address space, because reserved memory does not count until it is writable.
  const memory = reservesMemory ? 'data' : 'as';
  const steps = [
    ...(isMerged ? MERGED : []),
    ...(unshare === undefined ? [] : ['unshare', ...unshare, '--']),
    ...(hasPrlimit
      ? [
          ...['prlimit', '--core=0', `--${memory}=${String(settings.readerMemoryBytes)}`],
          // The soft limit sends its own signal; the hard limit kills.
          ...[`--cpu=${String(cpu)}:${String(cpu + 5)}`, `--fsize=${String(MAX_FILE_BYTES)}`],
          ...[`--nofile=${String(MAX_OPEN_FILES)}`, '--'],
        ]
      : []),
    ...(hasSetpriv ? SETPRIV : []),
    // Other programs write little, and some are interactive.
    ...(hasStdbuf && program === 'ogr2ogr' ? (isMerged ? LINES : LARGE_PIECES) : []),
    program,
    ...args,
  ];
  return steps as [string, ...string[]];
}
