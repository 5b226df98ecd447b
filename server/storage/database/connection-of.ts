import type { Knex } from 'knex';

/** The driver's connection that a transaction runs on, for calls that Knex does not offer. */
export async function connectionOf(trx: Knex.Transaction): Promise<unknown> {
  // Within a transaction Knex's client hands out the one connection that the transaction is on.
  const client = trx.client as { acquireConnection(): Promise<unknown> };
  return client.acquireConnection();
}
