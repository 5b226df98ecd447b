import type { Knex } from 'knex';
import type { PoolFigures } from './database.js';

/** Methods of tarn, the pool inside of Knex, that are used here. */
interface Pool {
  readonly max: number;
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

/** How busy the connections of `knex` are; none are left once it was destroyed. */
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
