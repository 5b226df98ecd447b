import type { Knex } from 'knex';

/** Consecutive rows of one job, identified by the number of the first row. */
export interface UsageKey {
  readonly jobId: string;
  readonly firstRow: number;
}

/** Planned geocoding of consecutive rows. */
export interface Reservation extends UsageKey {
  readonly userId: number | undefined;
  readonly provider: string;
  /** Number of addresses in the rows. */
  readonly requested: number;
  /** Number of addresses that require a request to the provider. */
  readonly missing: number;
  /** Returns the cost of this many addresses, in millionths of the unit of the price. */
  readonly costOf: (addresses: number) => number;
  /** Epoch milliseconds. */
  readonly at: number;
}

interface UsageRow {
  readonly user_id: number | null;
  readonly job_id: string;
  readonly first_row: number;
  readonly provider: string;
  readonly requested: number;
  readonly matched: number;
  readonly asked: number;
  readonly answered: number;
  readonly cost: number;
  readonly is_settled: boolean | number;
  readonly created_at: number;
}

/** Prevents other spending of the user until the transaction ends. */
export async function holdSpending(trx: Knex.Transaction, userId: number): Promise<void> {
  await trx('users').where({ id: userId }).forUpdate().select('id');
}

/** Returns the cost that a user has caused or reserved since then, in millionths of the unit of the price. */
export async function sumCosts(knex: Knex, userId: number, since: number): Promise<number> {
  const [row] = await knex<UsageRow>('geocode_usage')
    .where({ user_id: userId })
    .where('created_at', '>', since)
    .sum<{ total: number | string | null }[]>({ total: 'cost' });
  return Number(row?.total ?? 0);
}

/** Returns the cost of one job, in millionths of the unit of the price. */
export async function sumJobCosts(knex: Knex, jobId: string): Promise<number> {
  const [row] = await knex<UsageRow>('geocode_usage')
    .where({ job_id: jobId })
    .sum<{ total: number | string | null }[]>({ total: 'cost' });
  return Number(row?.total ?? 0);
}

/**
 * Records the planned requests before they are sent, and returns the increase of the cost.
 *
 * Rows completed by an earlier attempt of the job cost nothing more. After an attempt that died, all addresses that
 * need no new request count as answered.
 */
export async function reserveUsage(trx: Knex.Transaction, reservation: Reservation): Promise<number> {
  const { userId, jobId, firstRow, provider, requested, missing, costOf, at } = reservation;
  const known = await trx<UsageRow>('geocode_usage').where(toKey(reservation)).first();
  if (known === undefined) {
    const cost = costOf(missing);
    await trx<UsageRow>('geocode_usage').insert({
      user_id: userId ?? null,
      job_id: jobId,
      first_row: firstRow,
      provider,
      requested,
      matched: 0,
      asked: missing,
      answered: 0,
      cost,
      is_settled: false,
      created_at: at,
    });
    return cost;
  }
  if (known.is_settled) return 0;
  const answered = Math.max(known.answered, known.asked - missing);
  const asked = answered + missing;
  const cost = costOf(asked);
  await trx<UsageRow>('geocode_usage').where(toKey(reservation)).update({ asked, answered, cost });
  return cost - known.cost;
}

/** Notes that all that was asked was answered, once. */
export async function completeUsage(trx: Knex.Transaction, key: UsageKey, matched: number): Promise<void> {
  await trx<UsageRow>('geocode_usage')
    .where({ ...toKey(key), is_settled: false })
    .update({ matched, answered: trx.raw('asked'), is_settled: true });
}

/** Takes back what was reserved beyond what the provider has answered, since it does not any more. */
export async function releaseUsage(
  trx: Knex.Transaction,
  {
    answered,
    costOf,
    ...key
  }: Pick<Reservation, 'jobId' | 'firstRow' | 'costOf'> & { readonly answered: number },
): Promise<void> {
  const known = await trx<UsageRow>('geocode_usage')
    .where({ ...toKey(key), is_settled: false })
    .first('answered');
  if (known === undefined) return;
  const asked = known.answered + answered;
  await trx<UsageRow>('geocode_usage')
    .where(toKey(key))
    .update({ asked, answered: asked, cost: costOf(asked) });
}

function toKey({ jobId, firstRow }: UsageKey): Pick<UsageRow, 'job_id' | 'first_row'> {
  return { job_id: jobId, first_row: firstRow };
}

/** Geocoding of one job, in numbers of addresses. */
export interface JobUsage {
  readonly userId: number | undefined;
  readonly jobId: string;
  readonly provider: string;
  readonly requested: number;
  readonly matched: number;
  /** Answered without asking the provider. */
  readonly cached: number;
  /** In millionths of the unit of the price. */
  readonly cost: number;
  /** Epoch milliseconds. */
  readonly startedAt: number;
}

export interface UsageFilter {
  /** All users' without. */
  readonly userId?: number | undefined;
  readonly jobId?: string | undefined;
  /** Epoch milliseconds. */
  readonly since?: number | undefined;
}

type Sums = Readonly<Record<'requested' | 'matched' | 'asked' | 'cost', number | string | null>>;

const SUMS = { requested: 'requested', matched: 'matched', asked: 'asked', cost: 'cost' };

/** Usage by job, the latest first. */
export async function listUsage(
  knex: Knex,
  filter: UsageFilter,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<JobUsage[]> {
  const query = applyFilter(knex('geocode_usage'), filter)
    .groupBy('user_id', 'job_id', 'provider')
    .select('user_id', 'job_id', 'provider')
    .sum(SUMS)
    .min({ started_at: 'created_at' })
    .orderBy([
      { column: 'started_at', order: 'desc' },
      { column: 'job_id', order: 'asc' },
      { column: 'provider', order: 'asc' },
    ])
    .offset(offset)
    .limit(limit);
  type Row = Pick<UsageRow, 'user_id' | 'job_id' | 'provider'> &
    Sums & { readonly started_at: number | string };
  const rows = (await query) as Row[];
  return rows.map((row) => ({
    userId: row.user_id ?? undefined,
    jobId: row.job_id,
    provider: row.provider,
    ...readSums(row),
    startedAt: Number(row.started_at),
  }));
}

/** All of it together, and of how many jobs. */
export async function sumUsage(
  knex: Knex,
  filter: UsageFilter,
): Promise<Pick<JobUsage, 'requested' | 'matched' | 'cached' | 'cost'> & { readonly jobs: number }> {
  const jobs = applyFilter(knex('geocode_usage'), filter).groupBy('user_id', 'job_id', 'provider').sum(SUMS);
  const query: Knex.QueryBuilder = knex.from(jobs.as('jobs')).sum(SUMS).count({ jobs: '*' });
  const [row] = (await query) as (Sums & { readonly jobs: number | string })[];
  if (row === undefined) throw new Error('a sum has one row');
  return { ...readSums(row), jobs: Number(row.jobs) };
}

function applyFilter(query: Knex.QueryBuilder, { userId, jobId, since }: UsageFilter): Knex.QueryBuilder {
  if (userId !== undefined) void query.where({ user_id: userId });
  if (jobId !== undefined) void query.where({ job_id: jobId });
  if (since !== undefined) void query.where('created_at', '>', since);
  return query;
}

function readSums(row: Sums): Pick<JobUsage, 'requested' | 'matched' | 'cached' | 'cost'> {
  const requested = Number(row.requested ?? 0);
  const cached = requested - Number(row.asked ?? 0);
  return { requested, matched: Number(row.matched ?? 0), cached, cost: Number(row.cost ?? 0) };
}
