import type { Knex } from 'knex';

/** The job queue. Times are epoch milliseconds; payload, progress, result and error are JSON texts. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.schema.createTable('jobs', (table) => {
    // The order of submission.
    table.bigIncrements('position');
    table.text('id').notNullable().unique();
    table.text('kind').notNullable();
    table.text('lane');
    table.integer('owner_id');
    table.text('status').notNullable();
    table.text('payload').notNullable();
    table.text('progress');
    table.text('result');
    table.text('error');
    table.integer('attempts').notNullable().defaultTo(0);
    table.integer('max_attempts').notNullable();
    table.boolean('cancel_requested').notNullable().defaultTo(false);
    table.bigInteger('run_at').notNullable();
    table.bigInteger('submitted_at').notNullable();
    table.bigInteger('updated_at').notNullable();
    table.bigInteger('finished_at');
    // Claim of a worker: the runner, the claim's own id, and its expiry without a heartbeat.
    table.text('runner_id');
    table.text('claim_id');
    table.bigInteger('lease_ends_at');
    // For the claim, which reads waiting jobs in order. No partial index: SQLite uses one only where the condition
    // stands in the statement literally, and not as a bound value.
    table.index(['status', 'position']);
    // A user's jobs, newest first.
    table.index(['owner_id', 'position']);
    // For retention.
    table.index('finished_at');
  });
  // For the claim as well: whether an earlier job of the lane waits.
  await trx.raw(`CREATE INDEX jobs_lane ON jobs (lane, status, position) WHERE lane IS NOT NULL`);
  // Whatever two runners do at the same moment, one lane never has two running jobs.
  await trx.raw(`CREATE UNIQUE INDEX jobs_running_lane ON jobs (lane) WHERE status = 'running'`);
}
