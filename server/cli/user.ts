import { ROLES } from '../auth/principal.js';
import type { UserWithSecrets } from '../auth/users.js';
import { type Command, type CommandContext, readArguments, UsageError } from './command.js';
import { withAccess } from './databases.js';

const JSON_OPTION = { json: { type: 'boolean' } } as const;

/** `user add NAME --role ROLE [--json]` */
const add: Command = async (args, context) => {
  const { options, positionals } = readArguments(args, { ...JSON_OPTION, role: { type: 'string' } }, [
    'NAME',
  ]);
  const { role } = options;
  if (role === undefined) throw new UsageError(`--role must be given: ${ROLES.join(', ')}`);
  const user = await withAccess(context, ({ users }) => users.add({ name: positionals.NAME, role }));
  printSecrets(context, user, options.json);
  return 0;
};

/** `user list [--json]` */
const list: Command = async (args, context) => {
  const { options } = readArguments(args, JSON_OPTION);
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
};

/** `user disable NAME` */
const disable: Command = async (args, context) => {
  const { positionals } = readArguments(args, {}, ['NAME']);
  const user = await withAccess(context, ({ users }) => users.disable(positionals.NAME));
  context.print(`${user.name} is disabled; reset enables again`);
  return 0;
};

/** `user reset NAME [--json]` */
const reset: Command = async (args, context) => {
  const { options, positionals } = readArguments(args, JSON_OPTION, ['NAME']);
  const user = await withAccess(context, ({ users }) => users.reset(positionals.NAME));
  printSecrets(context, user, options.json);
  return 0;
};

/** Secrets as lines for a person. */
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

const VERBS: Readonly<Record<string, Command>> = { add, list, disable, reset };

/** `user add | list | disable | reset …`: who may come in. */
export const user: Command = async ([verb = '', ...args], context) => {
  const command = VERBS[verb];
  if (command === undefined) throw new UsageError(`user needs one of ${Object.keys(VERBS).join(', ')}`);
  return command(args, context);
};
