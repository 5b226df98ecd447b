import type { Databases } from '../../../server/storage/database/database.js';

/** Runs `work` while no append can come from its last row to its commit. */
export async function holdUpAppends(
  { features, kind }: Pick<Databases, 'features' | 'kind'>,
  work: () => Promise<void>,
): Promise<void> {
  if (kind === 'postgres') {
    await features.write(async (trx) => {
      await trx('layers').select('key').forUpdate();
      await work();
    });
    return;
  }
  // Where there is one writer, the append itself must be kept busy: it ends with writing to its layer's row.
  await features.write(async (trx) => {
    await trx.raw(
      `CREATE VIEW no_end AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n`,
    );
    await trx.raw(`CREATE TRIGGER hold_up BEFORE UPDATE ON layers BEGIN SELECT count(*) FROM no_end; END`);
  });
  await work();
  await features.write(async (trx) => {
    await trx.raw('DROP TRIGGER hold_up');
    await trx.raw('DROP VIEW no_end');
  });
}
