import type { Knex } from 'knex';
import { Interruptions } from './interruptible.js';

/** Pool of Knex with its connections. */
interface Pool {
  readonly used: readonly { readonly resource: object }[];
}

/**
 * Closes the connections of a pool. Knex waits for those in use, so their statements are interrupted.
 *
 * @param interrupter - returns a function that interrupts the statements of one connection.
 */
export async function destroyPool(
  knex: Knex,
  interrupter: (connection: object) => () => Promise<void>,
): Promise<void> {
  const { pool } = knex.client as { readonly pool?: Pool };
  const interruptions = new Interruptions(async () => {
    await Promise.all((pool?.used ?? []).map(({ resource }) => interrupter(resource)()));
  });
  interruptions.begin();
  try {
    await knex.destroy();
  } finally {
    await interruptions.end();
  }
}
