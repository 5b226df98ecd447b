import { ROLES } from '../auth/principal.js';
import type { UserWithSecrets } from '../auth/users.js';
import { removeUser } from '../auth/remove-user.js';
import { systemClock } from '../lib/clock.js';
import { type CommandContext, defineCommand, defineGroup, UsageError } from './command.js';
import { withAccess } from './databases.js';

const JSON_OPTION = { json: { type: 'boolean', text: 'print the result as JSON' } } as const;

const add = defineCommand({
  summary: 'Add a user, and print its password and application password, this once.',
  example: 'ada --role editor',
  operands: ['NAME'],
  options: {
    role: { type: 'string', value: 'ROLE', required: true, text: `one of ${ROLES.join(', ')}` },
    ...JSON_OPTION,
  },
  async run({ options, operands }, context) {
    const { role = '' } = options;
    const user = await withAccess(context, ({ users }) => users.add({ name: operands.NAME, role }));
    printSecrets(context, user, options.json);
    return 0;
  },
});

const list = defineCommand({
  summary: 'List all users with id and role.',
  example: '--json',
  options: JSON_OPTION,
  async run({ options }, context) {
    const users = await withAccess(context, (access) => access.users.list());
    if (options.json) {
      const plain = users.map(({ id, name, role, isDisabled }) => ({ id, name, role, disabled: isDisabled }));
      context.print(JSON.stringify(plain));
      return 0;
    }
    const width = Math.max(4, ...users.map(({ name }) => name.length));
    for (const { id, name, role, isDisabled } of users) {
      context.print(
        `${String(id).padStart(4)}  ${name.padEnd(width)}  ${role}${isDisabled ? ' (disabled)' : ''}`,
      );
    }
    return 0;
  },
});

const disable = defineCommand({
  summary: 'End all credentials of a user.',
  example: 'ada',
  operands: ['NAME'],
  async run({ operands }, context) {
    const user = await withAccess(context, ({ users }) => users.disable(operands.NAME));
    context.print(`${user.name} is disabled; reset enables again`);
    return 0;
  },
});

const reset = defineCommand({
  summary: 'Give a user new secrets in place of all old ones, and enable it.',
  example: 'ada',
  operands: ['NAME'],
  options: JSON_OPTION,
  async run({ options, operands }, context) {
    const user = await withAccess(context, ({ users }) => users.reset(operands.NAME));
    printSecrets(context, user, options.json);
    return 0;
  },
});

const role = defineCommand({
  summary: 'Change the role of a user, which holds at once.',
  example: 'ada editor',
  operands: ['NAME', 'ROLE'],
  async run({ operands }, context) {
    const changed = await withAccess(context, ({ users }) => users.setRole(operands.NAME, operands.ROLE));
    context.print(`${changed.name} is ${changed.role}`);
    return 0;
  },
});

const password = defineCommand({
  summary: 'Give a user a new password, and end all its sessions and tokens.',
  details: 'Application passwords stay; user reset replaces them too.',
  example: 'ada',
  operands: ['NAME'],
  options: {
    stdin: { type: 'boolean', text: 'read the password from standard input instead of generating one' },
    ...JSON_OPTION,
  },
  async run({ options, operands }, context) {
    const chosen = options.stdin === true ? await readSecret(process.stdin) : undefined;
    const changed = await withAccess(context, ({ users }) => users.setPassword(operands.NAME, chosen));
    const { name, id, role: kept, password: secret } = changed;
    const shown = chosen === undefined ? { password: secret } : {};
    if (options.json === true) context.print(JSON.stringify({ name, id, role: kept, ...shown }));
    else if (chosen === undefined) context.print(`${name}, shown this once:\n  password  ${secret}`);
    else context.print(`${name} has a new password`);
    return 0;
  },
});

const remove = defineCommand({
  summary: 'Remove a user who owns nothing.',
  details:
    'Services, items, folders, events, venues, organizers, images and unfinished jobs must be gone before; ' +
    'user disable ends all access without removing anything.',
  example: 'ada',
  operands: ['NAME'],
  async run({ operands }, context) {
    const removed = await withAccess(context, (_, databases) =>
      removeUser(databases, systemClock, operands.NAME),
    );
    context.print(`${removed.name} is removed`);
    return 0;
  },
});

/** More than any password has. */
const MAX_SECRET_LENGTH = 4_096;

/** Reads a secret, without the line break at its end. */
async function readSecret(input: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  input.setEncoding('utf8');
  for await (const chunk of input) {
    text += String(chunk);
    if (text.length > MAX_SECRET_LENGTH) throw new UsageError('the password on standard input is too long');
  }
  return text.replace(/\r?\n$/, '');
}

/** Formats secrets as lines of text. */
export function describeSecrets(user: UserWithSecrets): string {
  return [
    `${user.name} (${user.role}), shown this once:`,
    `  password              ${user.password}`,
    `  application password  ${user.applicationPassword}`,
  ].join('\n');
}

function printSecrets(context: CommandContext, user: UserWithSecrets, asJson: boolean | undefined): void {
  const { name, id, role, password, applicationPassword } = user;
  context.print(
    asJson ? JSON.stringify({ name, id, role, password, applicationPassword }) : describeSecrets(user),
  );
}

/** `user add | list | role | …`: administration of users. */
export const user = defineGroup('user', { add, list, role, password, disable, reset, remove });
