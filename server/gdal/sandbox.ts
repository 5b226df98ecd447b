import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { SourceSettings } from '../config/source-settings.js';
import { GdalGoneError } from './gdal-error.js';

const run = promisify(execFile);

/** Means of this system to sandbox a child process. */
export interface Sandbox {
  /** Arguments of `unshare` that take away the network; `undefined` where that is not allowed. */
  readonly unshare: readonly string[] | undefined;
  readonly hasPrlimit: boolean;
  /** True if a child can be told to die with its parent. */
  readonly hasSetpriv: boolean;
  /** True if a child can be made to write in larger pieces than the C library would have it. */
  readonly hasStdbuf: boolean;
}

interface Trial {
  /** Beyond it a program has given no answer. */
  readonly timeoutMs?: number;
  /** Environment of the programs; absent: that of this process. */
  readonly env?: NodeJS.ProcessEnv;
}

let found: Promise<Sandbox> | undefined;

/**
 * Tried once for the process: what works is used, what does not is left out.
 *
 * @param trial - of who asks first
 * @throws {GdalGoneError} when something gave no answer, as on a very busy machine. No child is to start without a bound
 *   that may be had after all: the next call tries again.
 */
export function findSandbox(trial: Trial = {}): Promise<Sandbox> {
  found ??= tryAll(trial).catch((error: unknown) => {
    found = undefined;
    throw error;
  });
  return found;
}

/** To start a process costs a worker more than what is tried: one that has all of it, as readers have, comes first. */
async function tryAll(trial: Trial): Promise<Sandbox> {
  const works = (...command: Command): Promise<boolean> => runs(command, trial);
  // The second where users may make namespaces of their own.
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

/** The bounds that are not in force here, in words for a log. */
export function missingBounds({ unshare, hasPrlimit, hasSetpriv }: Sandbox): string[] {
  return [
    ...(unshare === undefined ? ['no network (unshare)'] : []),
    ...(hasPrlimit ? [] : ['memory, processor time and open files (prlimit)']),
    ...(hasSetpriv ? [] : ['end with the worker (setpriv)']),
  ];
}

const PRLIMIT = ['prlimit', '--core=0', '--'] as const;
const SETPRIV = ['setpriv', '--pdeathsig', 'KILL', '--no-new-privs', '--'] as const;

// As much as is read at a time. In pieces of 4 KiB, the usual ones, what GDAL writes costs it a seventh of its time, and
// costs us more to take in than to split into rows.
const LARGE_PIECES = ['stdbuf', '-o', '65536'] as const;

const LINES = ['stdbuf', '-o', 'L'] as const;
const MERGED = ['sh', '-c', 'exec "$@" 2>&1', 'sh'] as const;

// A child writes nothing but its output, and what GDAL may keep beside: an index of a shapefile that lost it.
const MAX_FILE_BYTES = 2 ** 30;
const MAX_OPEN_FILES = 256;

export interface SandboxSettings extends Pick<SourceSettings, 'readerMemoryBytes' | 'readerCpuSeconds'> {
  /** The program takes much more of the address space than it uses: only what it uses is bounded. */
  readonly reservesMemory?: boolean;
  /** See `GdalChildOptions`. */
  readonly isMerged?: boolean;
}

/**
 * The command that starts `program` within the bounds. Each step replaces itself by the next, so that all of it
 * is one process.
 */
export function wrapInSandbox(
  program: string,
  args: readonly string[],
  { unshare, hasPrlimit, hasSetpriv, hasStdbuf }: Sandbox,
  settings: SandboxSettings,
): [string, ...string[]] {
  const { readerCpuSeconds: cpu, reservesMemory = false, isMerged = false } = settings;
  // Limits data rather than address space, since reserved memory is not in use until it is writable.
  const memory = reservesMemory ? 'data' : 'as';
  const steps = [
    ...(isMerged ? MERGED : []),
    ...(unshare === undefined ? [] : ['unshare', ...unshare, '--']),
    ...(hasPrlimit
      ? [
          ...['prlimit', '--core=0', `--${memory}=${String(settings.readerMemoryBytes)}`],
          // The first limit is told by a signal of its own, the second kills.
          ...[`--cpu=${String(cpu)}:${String(cpu + 5)}`, `--fsize=${String(MAX_FILE_BYTES)}`],
          ...[`--nofile=${String(MAX_OPEN_FILES)}`, '--'],
        ]
      : []),
    ...(hasSetpriv ? SETPRIV : []),
    // Others have little to say, and some are asked one thing after the other.
    ...(hasStdbuf && program === 'ogr2ogr' ? (isMerged ? LINES : LARGE_PIECES) : []),
    program,
    ...args,
  ];
  return steps as [string, ...string[]];
}
