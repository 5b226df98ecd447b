import { basic, type Credentials, signIn, token } from '../../index.js';
import type { Terminal } from '../terminal/terminal.js';
import { UsageError } from '../options/usage-error.js';
import type { Values } from '../options/values.js';

/**
 * Returns the caller's credentials. A token or password comes from the environment or a prompt, never from the command
 * line, which other users of the machine can read.
 */
export async function featureCredentials(
  values: Values,
  terminal: Terminal,
  url: string,
): Promise<Credentials | undefined> {
  const given = tokenOf(terminal);
  if (given !== undefined) return given;
  const username = userOf(values, terminal);
  if (username !== undefined) {
    return signIn({ username, password: await passwordOf(username, terminal) });
  }
  if (!terminal.canAsk) return undefined;
  const typed = await terminal.askSecret(`Token for ${new URL(url).host} (nothing for none): `);
  return typed === '' ? undefined : token(typed);
}

/** Works like {@link featureCredentials}, but prompts only when a user name is given, because events are public. */
export async function eventCredentials(values: Values, terminal: Terminal): Promise<Credentials | undefined> {
  const given = tokenOf(terminal);
  if (given !== undefined) return given;
  const username = userOf(values, terminal);
  if (username === undefined) return undefined;
  return basic({ username, applicationPassword: await passwordOf(username, terminal) });
}

function tokenOf({ env }: Terminal): Credentials | undefined {
  const { FAIRGROUND_TOKEN: value } = env;
  return value === undefined || value === '' ? undefined : token(value);
}

function userOf(values: Values, { env }: Terminal): string | undefined {
  return values.text('user') ?? env['FAIRGROUND_USERNAME'];
}

async function passwordOf(username: string, terminal: Terminal): Promise<string> {
  const { FAIRGROUND_PASSWORD: password } = terminal.env;
  if (password !== undefined && password !== '') return password;
  if (!terminal.canAsk)
    throw new UsageError(`FAIRGROUND_PASSWORD must be set when there is no terminal to prompt on`);
  return terminal.askSecret(`Password of ${username}: `);
}
