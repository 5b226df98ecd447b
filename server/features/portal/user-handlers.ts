import type { Principal } from '../../auth/principal.js';
import { removeUser } from '../../auth/remove-user.js';
import type { ActiveToken } from '../../auth/credentials.js';
import type { User } from '../../auth/users.js';
import { AppError } from '../../lib/errors.js';
import { signedIn } from '../catalog/rights.js';
import {
  type Call,
  type CallContext,
  type FeaturesDeps,
  okReply,
  type Reply,
  type Schemas,
} from '../model/call.js';

interface UserPath {
  readonly username: string;
}

/** Creates the handlers of users and their credentials. */
export function createUserHandlers(deps: Pick<FeaturesDeps, 'access' | 'databases' | 'clock'>) {
  const { users, credentials } = deps.access;

  /** Finds the user of a path, for administrators and the user. Others do not learn which users exist. */
  async function findOwn({ username }: UserPath, { principal }: CallContext): Promise<User> {
    const caller = signedIn(principal);
    const isOwn = caller.name.toLowerCase() === username.toLowerCase();
    if (!isOwn) assertAdministrator(caller);
    const user = await users.find(username);
    if (user !== undefined && (user.id === caller.userId || caller.role === 'administrator')) return user;
    throw new AppError('request.invalid', 'Invalid parameters.', {
      faults: [{ field: 'username', reason: 'is the name of no user', kind: 'invalid' }],
    });
  }

  return {
    async listUsers(_: Call, context: CallContext): Promise<Reply<Schemas['UserListReply']>> {
      assertAdministrator(context.principal);
      return okReply({ users: (await users.list()).map(describeAccount) });
    },

    async createUser(
      { parameters }: Call<unknown, Schemas['CreateUserParameters']>,
      context: CallContext,
    ): Promise<Reply<Schemas['NewUserReply']>> {
      assertAdministrator(context.principal);
      const { name, role } = parameters;
      const { password, applicationPassword, ...user } = await users.add({ name, role });
      return okReply({ user: describeAccount(user), password, applicationPassword });
    },

    async listSignInFailures(
      _: Call,
      context: CallContext,
    ): Promise<Reply<Schemas['SignInFailureListReply']>> {
      assertAdministrator(context.principal);
      return okReply({ failures: (await credentials.listFailures()).map(describeFailure) });
    },

    async getUserAccount(
      { path }: Call<UserPath>,
      context: CallContext,
    ): Promise<Reply<Schemas['UserAccountReply']>> {
      return okReply(await describeUserAccount(deps.access, await findOwn(path, context)));
    },

    async updateUser(
      { path, parameters }: Call<UserPath, Schemas['UpdateUserParameters']>,
      context: CallContext,
    ): Promise<Reply<Schemas['UserReply']>> {
      assertAdministrator(context.principal);
      const { role, disabled } = parameters;
      if ((role === undefined) === (disabled === undefined)) {
        const reason = 'must be sent, and not both: role or disabled';
        const faults = [{ field: 'role', reason, kind: 'invalid' as const }];
        throw new AppError('request.invalid', 'Invalid parameters.', { faults });
      }
      const { username } = path;
      if (role !== undefined) return okReply({ user: describeAccount(await users.setRole(username, role)) });
      const change = disabled === true ? users.disable(username) : users.enable(username);
      return okReply({ user: describeAccount(await change) });
    },

    async setUserPassword(
      { path }: Call<UserPath>,
      context: CallContext,
    ): Promise<Reply<Schemas['NewPasswordReply']>> {
      assertAdministrator(context.principal);
      const { password, ...user } = await users.setPassword(path.username);
      return okReply({ user: describeAccount(user), password });
    },

    async deleteUser(
      { path }: Call<UserPath>,
      context: CallContext,
    ): Promise<Reply<Schemas['SuccessReply']>> {
      assertAdministrator(context.principal);
      await removeUser(deps.databases, deps.clock, path.username);
      return okReply({ success: true });
    },

    async createApplicationPassword(
      { path, parameters }: Call<UserPath, Schemas['CreateApplicationPasswordParameters']>,
      context: CallContext,
    ): Promise<Reply<Schemas['NewApplicationPasswordReply']>> {
      const { id: userId } = await findOwn(path, context);
      const { id, name, createdAt, password } = await credentials.addApplicationPassword(
        userId,
        parameters.name,
      );
      return okReply({ id, name, created: createdAt, password });
    },

    async revokeApplicationPassword(
      { path }: Call<UserPath & { readonly passwordId: string }>,
      context: CallContext,
    ): Promise<Reply<Schemas['SuccessReply']>> {
      const { id } = await findOwn(path, context);
      await credentials.revokeApplicationPassword(id, path.passwordId);
      return okReply({ success: true });
    },

    async revokeUserToken(
      { path }: Call<UserPath & { readonly tokenId: string }>,
      context: CallContext,
    ): Promise<Reply<Schemas['SuccessReply']>> {
      const { id } = await findOwn(path, context);
      await credentials.revokeToken(id, path.tokenId);
      return okReply({ success: true });
    },
  };
}

/** @throws {AppError} `access.token_required` or `access.forbidden`. */
function assertAdministrator(caller: Principal | undefined): void {
  if (signedIn(caller).role === 'administrator') return;
  throw new AppError('access.forbidden', 'Only administrators manage users.');
}

/** Describes a user with application passwords and tokens, without secrets. */
export async function describeUserAccount(
  { credentials }: Pick<FeaturesDeps['access'], 'credentials'>,
  user: User,
): Promise<Schemas['UserAccountReply']> {
  const [passwords, tokens] = await Promise.all([
    credentials.listApplicationPasswords(user.id),
    credentials.listTokens(user.id),
  ]);
  return {
    user: describeAccount(user),
    applicationPasswords: passwords.map(({ id, name, createdAt }) => ({ id, name, created: createdAt })),
    tokens: tokens.map(describeToken),
  };
}

export function describeAccount({ name, role, isDisabled, createdAt }: User): Schemas['Account'] {
  return { name, role, disabled: isDisabled, created: createdAt };
}

function describeToken({ id, kind, expiresAt, binding }: ActiveToken): Schemas['TokenSummary'] {
  const boundTo = binding === undefined ? null : `${binding.kind} ${binding.value}`;
  return { id, kind, expires: expiresAt, boundTo };
}

/** Splits the subject of failures, such as `user:ada`, into kind and name. */
export function describeFailure(failures: {
  readonly subject: string;
  readonly failures: number;
  readonly windowEndsAt: number;
}): Schemas['SignInFailure'] {
  const { subject, failures: count, windowEndsAt: until } = failures;
  const kind = (['user', 'address'] as const).find((word) => subject.startsWith(`${word}:`)) ?? 'record';
  return { kind, subject: subject.slice(kind.length + 1), count, until };
}
