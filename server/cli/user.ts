import { ROLES } from '../auth/principal.js';
import type { UserWithSecrets } from '../auth/users.js';
import { type CommandContext, defineCommand, defineGroup } from './command.js';
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

/** `user add | list | disable | reset`: administration of users. */
export const user = defineGroup('user', { add, list, disable, reset });
