import { type PostgresCluster, startPostgresCluster } from './postgres-cluster.js';

let cluster: PostgresCluster | undefined;

/**
 * One PostgreSQL cluster serves the whole run; each test makes a database of its own in it.
 * `FAIRGROUND_TEST_POSTGRES_URL` names a running one instead, for a quick inner loop.
 */
export async function mochaGlobalSetup(): Promise<void> {
  if (process.env['FAIRGROUND_TEST_POSTGRES_URL'] !== undefined) return;
  cluster = await startPostgresCluster();
  process.env['FAIRGROUND_TEST_POSTGRES_URL'] = cluster.url;
}

export async function mochaGlobalTeardown(): Promise<void> {
  await cluster?.stop();
}
