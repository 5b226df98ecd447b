import { expect } from 'chai';
import type { Database } from '../../../../server/storage/database/database.js';
import { runInTransactionOrder } from '../../../../server/storage/sql/run-in-transaction-order.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { rejectionOf } from '../../../support/rejection.js';

forEachDatabase('runInTransactionOrder', (open) => {
  let database: Database;
  before(async () => {
    database = (await open()).events;
    await database.write((trx) =>
      trx.schema.createTable('numbers', (table) => {
        table.integer('number').primary();
      }),
    );
  });
  const numbers = async (): Promise<number[]> =>
    database.knex<{ number: number }>('numbers').orderBy('number').pluck('number');

  it('returns the results of its parts in their order', async () => {
    const results = await database.write((trx) =>
      runInTransactionOrder(trx, [
        async () => {
          await trx('numbers').insert({ number: 1 });
          await trx('numbers').insert({ number: 2 });
          return 'two';
        },
        async () => {
          await trx('numbers').insert({ number: 3 });
          return 1;
        },
        async () => (await trx('numbers').where('number', '>', 9)).length,
      ]),
    );
    expect(results).to.deep.equal(['two', 1, 0]);
    expect(await numbers()).to.deep.equal([1, 2, 3]);
  });

  it('fails after all started parts have ended', async () => {
    const before = await numbers();
    const ended: number[] = [];
    const failure = new Error('no more');
    const error = await rejectionOf(
      database.write((trx) =>
        runInTransactionOrder(trx, [
          async () => {
            for (const number of [10, 11, 12]) {
              await trx('numbers').insert({ number });
              ended.push(number);
            }
          },
          () => Promise.reject(failure),
        ]).finally(() => ended.push(0)),
      ),
    );
    expect(error).to.equal(failure);
    expect(ended).to.deep.equal([10, 11, 12, 0]);
    expect(await numbers()).to.deep.equal(before);
  });
});
