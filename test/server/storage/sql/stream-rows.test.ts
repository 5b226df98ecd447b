import { Readable } from 'node:stream';
import { expect } from 'chai';
import type { Database } from '../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { rejectionOf } from '../../../support/rejection.js';

const toArray = (rows: AsyncIterable<object>): Promise<unknown[]> => Readable.from(rows).toArray();

forEachDatabase('streamRows', (open, kind) => {
  let features: Database;
  before(async () => {
    ({ features } = await open());
  });

  it('yields rows one after another, and throws the error of the statement', async () => {
    const { dialect, knex } = features;
    const inTurn = (divisor: number): Promise<unknown[]> =>
      toArray(
        dialect.streamRows(knex, {
          sql: `SELECT n, abs(CAST(? AS integer)) AS whole FROM (SELECT 1 AS n UNION ALL SELECT 2) AS numbers ORDER BY n`,
          bindings: [divisor],
        }),
      );
    expect(await inTurn(-7)).to.deep.equal([
      { n: 1, whole: 7 },
      { n: 2, whole: 7 },
    ]);
    const missing = { sql: 'SELECT * FROM nowhere WHERE 1 = ?', bindings: [1] };
    expect(String(await rejectionOf(toArray(dialect.streamRows(knex, missing))))).to.contain('nowhere');
    // As often as there are connections, and more: each came back.
    for (let time = 0; time < 12; time += 1) {
      for await (const row of dialect.streamRows(knex, { sql: 'SELECT ? AS n', bindings: ['x'] })) {
        expect(row).to.deep.equal({ n: 'x' });
        break;
      }
    }
  });

  if (kind === 'postgres') {
    it('yields a row before the last one is read', async () => {
      const { dialect, knex } = features;
      await knex.transaction(async (trx) => {
        await trx.raw('SELECT pg_advisory_xact_lock(77)');
        // The server keeps back some kilobytes, to send them together with what follows.
        const sql = `SELECT CASE n WHEN ? THEN (SELECT 'last' || pg_advisory_xact_lock(77)::text)
            ELSE repeat('x', 100000) END AS text FROM generate_series(1, 3) AS n`;
        const lengths: number[] = [];
        for await (const { text } of dialect.streamRows<{ text: string }>(knex, { sql, bindings: [3] })) {
          // The last row waits for the end of this transaction.
          if (lengths.push(text.length) === 1) await trx.commit();
        }
        expect(lengths).to.deep.equal([100_000, 100_000, 4]);
      });
    });
  }
});
