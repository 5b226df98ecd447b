import { ConfigError } from '../config/config.js';
import { AppError } from '../lib/errors.js';
import { redact } from '../lib/log.js';
import { readVersion } from '../lib/version.js';
import { BackupError } from '../storage/backup/manifest.js';
import { BlobStoreError } from '../storage/blobs/blobs.js';
import { FolderLockedError } from '../storage/sqlite/folder-lock.js';
import { StorageUnusableError } from '../storage/database/unusable.js';
import { type Command, type CommandContext, UsageError } from './command.js';

const HELP = `Usage: fairground <command>

  serve [--port N] [--host H] [--no-worker]  answer requests; starts a worker beside itself
  work                                       run jobs only
  migrate                                    bring the databases up to date
  user add NAME --role ROLE [--json]         add a user and show its secrets, this once
  user list [--json]                         list users
  user disable NAME                          end all credentials of a user
  user reset NAME [--json]                   give a user new secrets, and enable it
  usage [--user NAME] [--days N] [--json]    what looking addresses up has cost
  config [--markdown | --env]                check the settings, or list them all
  doctor [--json]                            check all that the server needs; says how to mend what is wrong
  backup FOLDER [--json]                     copy databases and blobs (SQLite), while the server runs
  restore FOLDER [--replace] [--json]        put a backup in place, while no server runs

  --help, --version

Roles: administrator, editor, author, contributor, subscriber.
Settings come from FAIRGROUND_… variables and from .env in the working folder.`;

/** Command modules, loaded on demand: a worker needs no HTTP server in memory. */
const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  serve: async () => (await import('./serve.js')).serve,
  work: async () => (await import('./work.js')).work,
  migrate: async () => (await import('./migrate.js')).migrate,
  user: async () => (await import('./user.js')).user,
  usage: async () => (await import('./usage.js')).usage,
  config: async () => (await import('./config.js')).config,
  doctor: async () => (await import('./doctor.js')).doctor,
  backup: async () => (await import('./backup.js')).backup,
  restore: async () => (await import('./restore.js')).restore,
};

/** Runs `fairground` with the given arguments and resolves to the exit code: 2 for usage errors. */
export async function run(args: readonly string[], context: CommandContext): Promise<number> {
  const [name = '', ...rest] = args;
  try {
    if (args.includes('--help') || name === 'help') {
      context.print(HELP);
      return 0;
    }
    if (name === '--version') {
      context.print(readVersion());
      return 0;
    }
    const load = COMMANDS[name];
    if (load === undefined)
      throw new UsageError(name === '' ? 'a command must be given' : `there is no command ${name}`);
    const command = await load();
    return await command(rest, context);
  } catch (error) {
    return explain(error, context);
  }
}

function explain(error: unknown, { note }: CommandContext): number {
  if (error instanceof UsageError) {
    note(`fairground: ${error.message}\nfairground --help tells how it is used.`);
    return 2;
  }
  if (error instanceof ConfigError) {
    note(`fairground: ${error.message}\nfairground config --markdown lists every setting with its meaning.`);
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
    return `${String(address)} is no address of this machine; choose another with --host`;
  if (error.syscall === 'getaddrinfo')
    return `${String(hostname)} cannot be found; see which name or address is meant`;
  return undefined;
}

/** Describes an error. Those of the system, such as of a connection or a file, need no stack; bugs do. */
function describeUnforeseen(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!('syscall' in error)) return error.stack ?? error.message;
  return `${error.message}\nfairground doctor looks at all that the server needs.`;
}
