import { type ChildProcess, spawn } from 'node:child_process';
import { constants, getPriority, setPriority } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { StderrLog, type StderrLogOptions } from './stderr-log.js';
import { wrapInSandbox, findSandbox } from './sandbox.js';
import { onlyDrivers } from './drivers.js';
import { gdalEnvironment } from './gdal-environment.js';
import { GdalGoneError, GdalRefusedError, GdalTimeError } from './gdal-error.js';
import { DEFAULT_SOURCE_SETTINGS, type SourceSettings } from '../config/source-settings.js';

export { GdalGoneError, GdalRefusedError } from './gdal-error.js';

export interface GdalChildOptions extends Pick<StderrLogOptions, 'knownWarnings' | 'projects'> {
  readonly signal?: AbortSignal | undefined;
  readonly settings?: SourceSettings | undefined;
  /** Names of the drivers that GDAL may use; none if absent. */
  readonly drivers?: readonly string[];
  /** Working folder, so that file names are short and messages contain no private paths. */
  readonly folder?: string;
  /** Variables added to the child's environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /**
   * True to merge standard error into standard output, line by line, so that each complaint precedes its row. Needs
   * `stdbuf`.
   */
  readonly isMerged?: boolean;
}

/** Running GDAL program. */
export interface GdalChild {
  /** `undefined` if it could not be started. */
  readonly pid: number | undefined;
  readonly stdin: Writable;
  readonly stdout: Readable;
  /** Log of its standard error. */
  readonly stderrLog: StderrLog;
  /**
   * Resolves when it exits successfully.
   *
   * @throws {GdalGoneError}
   * @throws {GdalRefusedError}
   */
  readonly ended: Promise<void>;
  /** Kills it at once; `why` becomes the reason of its end. */
  stop(why?: Error): void;
}

const alive = new Set<ChildProcess>();
let isHooked = false;

/** Starts a GDAL program in the sandbox; see `confine` and `gdalEnvironment`. */
export async function startGdal(
  program: 'ogrinfo' | 'ogr2ogr' | 'gdalsrsinfo' | 'gdaltransform',
  args: readonly string[],
  options: GdalChildOptions = {},
): Promise<GdalChild> {
  options.signal?.throwIfAborted();
  const drivers = await onlyDrivers(options.drivers ?? []);
  const environment = gdalEnvironment(process.env, { ...drivers, ...options.environment });
  const confined = { program, path: program, hint: 'is gdal-bin installed?', environment };
  return startSandboxed(confined, args, options);
}

/** Program to run in the sandbox. */
export interface SandboxedProgram {
  /** Name for messages. */
  readonly program: string;
  readonly path: string;
  /** Possible reason if it cannot run. */
  readonly hint: string;
  /** Complete environment. */
  readonly environment: Readonly<Record<string, string>>;
  /** True if it reserves much more address space than it uses, so that only used memory is limited. */
  readonly reservesMemory?: boolean;
}

/** Starts a program that reads a source in the sandbox. */
export async function startSandboxed(
  { program, path, hint, environment, reservesMemory = false }: SandboxedProgram,
  args: readonly string[],
  {
    signal,
    folder,
    settings = DEFAULT_SOURCE_SETTINGS,
    knownWarnings,
    projects = false,
    isMerged = false,
  }: Omit<GdalChildOptions, 'drivers' | 'environment'>,
): Promise<GdalChild> {
  signal?.throwIfAborted();
  const confinement = await findSandbox();
  signal?.throwIfAborted();
  const [command, ...rest] = wrapInSandbox(path, args, confinement, {
    ...settings,
    reservesMemory,
    isMerged,
  });
  const child = spawn(command, rest, {
    env: environment,
    stdio: 'pipe',
    // Give it its own process group, which is killed as a whole.
    detached: true,
    ...(folder !== undefined && { cwd: folder }),
  });
  lowerPriority(child);
  keepTrack(child);
  const stderrLog = new StderrLog({ folder, knownWarnings, projects });
  child.stderr.on('data', (chunk: Buffer) => {
    stderrLog.add(chunk.toString());
  });
  // The exit of a dead child is reported; a broken pipe adds nothing.
  child.stdin.on('error', () => undefined);
  let reason: Error | undefined;
  const stop = (why?: Error): void => {
    reason ??= why;
    killGroup(child);
  };
  const onAbort = (): void => {
    stop();
  };
  signal?.addEventListener('abort', onAbort);
  const cannotRun = `${program} cannot be run: ${hint}`;
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (cause) => {
      reject(new GdalGoneError(cannotRun, { cause }));
    });
    child.once('close', (code, killedBy) => {
      signal?.removeEventListener('abort', onAbort);
      if (reason !== undefined) reject(reason);
      else if (code === 0) resolve();
      else if (code === NOT_FOUND || code === CANNOT_RUN) reject(new GdalGoneError(cannotRun));
      else reject(endOf(program, code, killedBy, stderrLog));
    });
  });
  ended.catch(() => undefined);
  return { pid: child.pid, stdin: child.stdin, stdout: child.stdout, stderrLog, ended, stop };
}

const NOT_FOUND = 127;
const CANNOT_RUN = 126;

const READING_TOO_LONG =
  'reading it takes more processor time than is allowed: FAIRGROUND_READER_CPU, and less for a small database';

function endOf(
  program: string,
  code: number | null,
  killedBy: NodeJS.Signals | null,
  stderrLog: StderrLog,
): Error {
  if (code !== null) return new GdalRefusedError(stderrLog.reason ?? `${program} gave up`);
  switch (killedBy) {
    case 'SIGXCPU':
      return new GdalTimeError(READING_TOO_LONG);
    case 'SIGXFSZ':
    case 'SIGABRT':
    case 'SIGBUS':
    case 'SIGFPE':
    case 'SIGILL':
    case 'SIGSEGV':
    case 'SIGTRAP':
      // A source that crashes the reader once will do so again.
      return new GdalRefusedError(
        stderrLog.reason ?? 'the reader broke down over it: it is damaged, or needs too much memory',
      );
    default:
      return new GdalGoneError(`${program} was ended by ${String(killedBy)}`);
  }
}

const STEPS_BACK = 5;

/** Lowers the child's priority below that of requests. Another wrapper program would cost a process start. */
function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  const { PRIORITY_LOW } = constants.priority;
  try {
    setPriority(pid, Math.min(PRIORITY_LOW, getPriority() + STEPS_BACK));
  } catch {
    // The process has already ended.
  }
}

function keepTrack(child: ChildProcess): void {
  alive.add(child);
  child.once('close', () => alive.delete(child));
  child.once('error', () => alive.delete(child));
  if (isHooked) return;
  isHooked = true;
  process.on('exit', () => {
    for (const one of alive) killGroup(one);
  });
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group does not exist yet, or no longer.
    child.kill('SIGKILL');
  }
}
