import { ConfigError } from '../config/config.js';
import { AppError } from '../lib/errors.js';
import { redact } from '../lib/log.js';
import { readVersion } from '../lib/version.js';
import { BackupError } from '../storage/backup/manifest.js';
import { BlobStoreError } from '../storage/blobs/blobs.js';
import { FolderLockedError } from '../storage/sqlite/folder-lock.js';
import { StorageUnusableError } from '../storage/database/storage-unusable-error.js';
import { type Command, type CommandContext, suggestion, UsageError } from './command.js';

const HELP_OPTIONS: readonly string[] = ['--help', '-h'];

interface Entry {
  readonly summary: string;
  /** Loads the module on demand: a worker needs no HTTP server in memory. */
  readonly load: () => Promise<Command>;
}

const COMMANDS: Readonly<Record<string, Entry>> = {
  serve: {
    summary: 'answer requests; starts a worker beside itself',
    load: async () => (await import('./serve.js')).serve,
  },
  work: { summary: 'run jobs only', load: async () => (await import('./work.js')).work },
  migrate: {
    summary: 'bring the databases up to date',
    load: async () => (await import('./migrate.js')).migrate,
  },
  user: {
    summary: 'add, list, change and remove users',
    load: async () => (await import('./user.js')).user,
  },
  job: { summary: 'list, show and cancel jobs', load: async () => (await import('./job.js')).job },
  usage: { summary: 'print the cost of geocoding', load: async () => (await import('./usage.js')).usage },
  config: {
    summary: 'check the settings, or list them all',
    load: async () => (await import('./config.js')).config,
  },
  doctor: {
    summary: 'check everything that the server needs',
    load: async () => (await import('./doctor.js')).doctor,
  },
  backup: {
    summary: 'copy databases and blobs (SQLite), while the server runs',
    load: async () => (await import('./backup.js')).backup,
  },
  restore: {
    summary: 'restore a backup, while no server runs',
    load: async () => (await import('./restore.js')).restore,
  },
};

function renderHelp(): string {
  const names = Object.keys(COMMANDS);
  const width = Math.max(...names.map((name) => name.length));
  return [
    'Usage: fairground <command> [options]\n',
    ...Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(width)}  ${summary}`),
    `\n  fairground <command> --help  prints the options of a command, with an example`,
    '  fairground --version\n',
    'Settings come from FAIRGROUND_… variables and from .env in the working folder.',
  ].join('\n');
}

/** Runs `fairground` with the given arguments and resolves to the exit code: 2 for usage errors. */
export async function run(args: readonly string[], context: CommandContext): Promise<number> {
  const [name = '', ...rest] = args;
  try {
    if (name === '--version') {
      context.print(readVersion());
      return 0;
    }
    if (['help', ...HELP_OPTIONS].includes(name)) {
      context.print(
        rest[0] === undefined ? renderHelp() : (await find(rest[0])).help(rest[0], rest.slice(1)),
      );
      return 0;
    }
    const command = await find(name);
    if (rest.some((arg) => HELP_OPTIONS.includes(arg))) {
      context.print(command.help(name, rest));
      return 0;
    }
    return await command.run(rest, context);
  } catch (error) {
    return explain(error, context);
  }
}

/** @throws {UsageError} for an unknown name, with the nearest known one. */
async function find(name: string): Promise<Command> {
  const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (entry !== undefined) return entry.load();
  const known = Object.keys(COMMANDS);
  const reason = name === '' ? 'a command must be given' : `command ${name} was not found`;
  throw new UsageError(reason + suggestion(name, known));
}

function explain(error: unknown, { note }: CommandContext): number {
  if (error instanceof UsageError) {
    note(`fairground: ${error.message}\nSee fairground --help.`);
    return 2;
  }
  if (error instanceof ConfigError) {
    note(`fairground: ${error.message}\nfairground config --markdown lists and describes every setting.`);
    return 2;
  }
  if (error instanceof AppError) {
    const faults = error.faults.filter(({ reason }) => reason !== error.message);
    note(
      `fairground: ${error.message}${faults.map(({ field, reason }) => `\n  ${field}: ${reason}`).join('')}`,
    );
    return 1;
  }
  if (isForThePerson(error)) {
    note(redact(`fairground: ${error.message}`));
    return 1;
  }
  const refusal = describeListening(error);
  if (refusal !== undefined) {
    note(`fairground: ${refusal}`);
    return 1;
  }
  note(redact(`fairground: ${describeUnforeseen(error)}`));
  return 1;
}

function isForThePerson(error: unknown): error is Error {
  return [BackupError, FolderLockedError, StorageUnusableError, BlobStoreError].some(
    (kind) => error instanceof kind,
  );
}

/** Describes why the system does not let the server listen, and a remedy. */
function describeListening(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error && 'syscall' in error)) return undefined;
  const { port, address, hostname } = error as { port?: number; address?: string; hostname?: string };
  if (error.syscall === 'listen' && error.code === 'EADDRINUSE')
    return `port ${String(port)} of ${String(address)} is in use; choose another with --port`;
  if (error.syscall === 'listen' && error.code === 'EACCES')
    return `this user may not listen on port ${String(port)}; choose one above 1023 with --port`;
  if (error.syscall === 'listen' && error.code === 'EADDRNOTAVAIL')
    return `${String(address)} is not an address of this machine; choose another with --host`;
  if (error.syscall === 'getaddrinfo') return `${String(hostname)} was not found; check the name or address`;
  return undefined;
}

/** Describes an error. System errors, such as those of connections or files, need no stack; bugs do. */
function describeUnforeseen(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!('syscall' in error)) return error.stack ?? error.message;
  return `${error.message}\nfairground doctor checks everything that the server needs.`;
}
