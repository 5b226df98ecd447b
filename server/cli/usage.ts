import { COST_UNIT } from '../geocoding/budget.js';
import { listUsage, sumUsage } from '../geocoding/usage-repository.js';
import { defineCommand, UsageError } from './command.js';
import { withAccess } from './databases.js';

const DAY_MS = 86_400_000;
const MOST_JOBS = 1_000;

/** `usage`: prints the cost of geocoding, by job. */
export const usage = defineCommand({
  summary: 'Print the cost of geocoding, by job.',
  example: '--user ada --days 7',
  options: {
    user: { type: 'string', value: 'NAME', text: 'only jobs of this user' },
    days: { type: 'string', value: 'N', default: '30', text: 'jobs of the last N days' },
    json: { type: 'boolean', text: 'print records and sums as JSON' },
  },
  async run({ options }, context) {
    if (!/^[1-9]\d{0,4}$/.test(options.days)) throw new UsageError('--days must be a whole number');
    await withAccess(context, async ({ users }, { system }) => {
      const user = options.user === undefined ? undefined : await users.find(options.user);
      if (options.user !== undefined && user === undefined) {
        throw new UsageError(`user ${options.user} was not found`);
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
  },
});
