import { COST_UNIT } from '../geocoding/budget.js';
import { listUsage, sumUsage } from '../geocoding/usage-repository.js';
import { type Command, readArguments, UsageError } from './command.js';
import { withAccess } from './databases.js';

const OPTIONS = {
  user: { type: 'string' },
  days: { type: 'string', default: '30' },
  json: { type: 'boolean' },
} as const;

const DAY_MS = 86_400_000;
const MOST_JOBS = 1_000;

/** `usage [--user NAME] [--days N] [--json]`: what looking addresses up has cost, by job. */
export const usage: Command = async (args, context) => {
  const { options } = readArguments(args, OPTIONS);
  if (!/^[1-9]\d{0,4}$/.test(options.days)) throw new UsageError('--days must be a whole number');
  await withAccess(context, async ({ users }, { system }) => {
    const user = options.user === undefined ? undefined : await users.find(options.user);
    if (options.user !== undefined && user === undefined) {
      throw new UsageError(`there is no user ${options.user}`);
    }
    const filter = { userId: user?.id, since: Date.now() - Number(options.days) * DAY_MS };
    const sums = await sumUsage(system.knex, filter);
    const jobs = await listUsage(system.knex, filter, { offset: 0, limit: MOST_JOBS });
    const names = new Map((await users.list()).map(({ id, name }) => [id, name]));
    const rows = jobs.map(({ userId, startedAt, cost, ...job }) => ({
      user: (userId === undefined ? undefined : names.get(userId)) ?? null,
      ...job,
      cost: cost / COST_UNIT,
      at: new Date(startedAt).toISOString(),
    }));
    if (options.json === true) {
      context.print(JSON.stringify({ ...sums, cost: sums.cost / COST_UNIT, records: rows }));
      return;
    }
    for (const { at, user: name, jobId, provider, requested, matched, cached, cost } of rows) {
      const counts = `${requested} addresses, ${matched} found, ${cached} cached, cost ${cost}`;
      context.print(`${at}  ${name ?? '-'}  ${jobId}  ${provider}  ${counts}`);
    }
    const { requested, matched, cached, cost } = sums;
    context.print(
      `${sums.jobs} jobs, ${requested} addresses, ${matched} found, ${cached} cached, cost ${cost / COST_UNIT}`,
    );
  });
  return 0;
};
