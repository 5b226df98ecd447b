import type { Knex } from 'knex';

/** Returns the driver's connection of a transaction, for calls that Knex does not offer. */
export async function connectionOf(trx: Knex.Transaction): Promise<unknown> {
  // Within a transaction, Knex's client always returns the connection of the transaction.
  const client = trx.client as { acquireConnection(): Promise<unknown> };
  return client.acquireConnection();
}
