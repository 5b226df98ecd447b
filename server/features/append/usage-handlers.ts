import { AppError } from '../../lib/errors.js';
import { COST_UNIT } from '../../geocoding/budget.js';
import { type JobUsage, listUsage, sumUsage } from '../../geocoding/usage-repository.js';
import {
  type Call,
  type CallContext,
  type FeaturesDeps,
  okReply,
  type Reply,
  type Schemas,
} from '../model/call.js';
import { pageSizeFor } from '../model/page-size.js';
import { signedIn } from '../catalog/rights.js';

/** Creates the handlers of geocoding usage and its cost. */
export function createUsageHandlers(deps: Pick<FeaturesDeps, 'databases' | 'access'>) {
  const { users } = deps.access;

  /**
   * Returns the user whose usage is requested; `undefined` for all users. Users see only their own usage.
   */
  async function findUserId(
    username: string | undefined,
    { principal }: CallContext,
  ): Promise<number | undefined> {
    const caller = signedIn(principal);
    if (username === undefined || username === '') return caller.userId;
    if (username.toLowerCase() === caller.name.toLowerCase()) return caller.userId;
    if (caller.role !== 'administrator') {
      throw new AppError('access.forbidden', 'Only administrators may see the usage of other users.');
    }
    if (username === '*') return undefined;
    const user = await users.find(username);
    if (user !== undefined) return user.id;
    const faults = [
      { field: 'username', reason: 'must be the name of an existing user', kind: 'invalid' as const },
    ];
    throw new AppError('request.invalid', 'Invalid parameters.', { faults });
  }

  async function describe(records: readonly JobUsage[]): Promise<Schemas['GeocodeUsageRecord'][]> {
    const ids = new Set(records.flatMap(({ userId }) => (userId === undefined ? [] : [userId])));
    const found = await Promise.all([...ids].map((id) => users.findById(id)));
    const names = new Map(
      found.flatMap((user) => (user === undefined ? [] : [[user.id, user.name] as const])),
    );
    return records.map(({ userId, jobId, provider, requested, matched, cached, cost, startedAt }) => ({
      username: (userId === undefined ? undefined : names.get(userId)) ?? null,
      jobId,
      provider,
      date: startedAt,
      requested,
      matched,
      cached,
      cost: cost / COST_UNIT,
    }));
  }

  async function usage(
    { parameters }: Call<unknown, Schemas['UsageParameters']>,
    context: CallContext,
  ): Promise<Reply<Schemas['GeocodeUsageReply']>> {
    const { knex } = deps.databases.system;
    const filter = { userId: await findUserId(parameters.username, context), jobId: parameters.jobId };
    const { start } = parameters;
    const num = pageSizeFor(parameters.num);
    const [{ jobs: total, cost, ...sums }, page] = await Promise.all([
      sumUsage(knex, filter),
      num === 0 ? [] : listUsage(knex, filter, { offset: start - 1, limit: num }),
    ]);
    const records = await describe(page);
    const next = start + records.length;
    const nextStart = next > total ? -1 : next;
    return okReply({
      total,
      start,
      num: records.length,
      nextStart,
      ...sums,
      cost: cost / COST_UNIT,
      records,
    });
  }

  return { getGeocodeUsage: usage, getGeocodeUsagePost: usage };
}
