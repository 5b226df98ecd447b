import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';

export interface Administrator {
  readonly name: string;
  readonly password: string;
}

/** Runs one `fairground` command and gives what it prints. */
export type RunCommand = (args: readonly string[]) => Promise<string>;

// The first administrator is everybody's; where there are users already, the demo leaves them alone.
const FIRST_NAME = 'admin';
const OWN_NAME = 'demo';

export function fairgroundCommand(entry: string, env: NodeJS.ProcessEnv): RunCommand {
  const run = promisify(execFile);
  return async (args) => (await run(process.execPath, [...process.execArgv, entry, ...args], { env })).stdout;
}

/** The administrator that an earlier run kept in `file`. */
export async function readAdministrator(file: string): Promise<Administrator | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : parseAdministrator(text);
}

/**
 * Makes the first administrator or, where there are users already, one for the demo, and keeps name and
 * password in `file` for the next run, readable by this user alone.
 */
export async function makeAdministrator(run: RunCommand, file: string): Promise<Administrator> {
  const users = JSON.parse(await run(['user', 'list', '--json'])) as readonly { name: string }[];
  const name = users.length === 0 ? FIRST_NAME : OWN_NAME;
  const output = users.some((user) => user.name === name)
    ? await run(['user', 'reset', name, '--json'])
    : await run(['user', 'add', name, '--role', 'administrator', '--json']);
  const administrator = parseAdministrator(output);
  await mkdir(dirname(file), { recursive: true });
  // An old file would keep the mode that it has.
  await rm(file, { force: true });
  await writeFile(file, `${JSON.stringify(administrator)}\n`, { mode: 0o600 });
  return administrator;
}

function parseAdministrator(text: string): Administrator {
  const { name, password } = JSON.parse(text) as Partial<Administrator>;
  if (name === undefined || password === undefined)
    throw new Error('no name and password in what the command printed');
  return { name, password };
}
