import type { Knex } from 'knex';
import type { PoolFigures } from './database.js';

/** Methods of tarn, Knex's pool, that are used here. */
interface Pool {
  readonly max: number;
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

/** Returns the use of a Knex instance's connections; all zero after it is destroyed. */
export function poolFigures(knex: Knex): Omit<PoolFigures, 'pool'> {
  const { pool } = knex.client as { readonly pool?: Pool | null };
  if (pool === undefined || pool === null) return { used: 0, idle: 0, waiting: 0, limit: 0 };
  return {
    used: pool.numUsed(),
    idle: pool.numFree(),
    waiting: pool.numPendingAcquires(),
    limit: pool.max,
  };
}
