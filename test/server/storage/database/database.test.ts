import { expect } from 'chai';
import type { Database } from '../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../support/databases/databases.js';

forEachDatabase('Database', (open) => {
  let database: Database;
  before(async () => {
    ({ events: database } = await open());
    await database.write((trx) =>
      trx.schema.createTable('notes', (table) => {
        table.integer('id').primary();
        table.text('text');
      }),
    );
  });
  beforeEach(() => database.write((trx) => trx('notes').delete()));

  const ids = (): Promise<number[]> => database.knex('notes').orderBy('id').pluck<number[]>('id');

  it('reads written rows once they are committed', async () => {
    const result = await database.write(async (trx) => {
      await trx('notes').insert({ id: 1 });
      expect(await trx('notes').pluck<number[]>('id')).to.deep.equal([1]);
      expect(await ids()).to.deep.equal([]);
      return 'done';
    });
    expect(result).to.equal('done');
    expect(await ids()).to.deep.equal([1]);
  });

  it('rolls back and throws the error of the work', async () => {
    const failure = new Error('changed my mind');
    const error: unknown = await database
      .write(async (trx) => {
        await trx('notes').insert({ id: 1 });
        throw failure;
      })
      .catch((reason: unknown) => reason);
    expect(error).to.equal(failure);
    expect(await ids()).to.deep.equal([]);
  });

  it('continues after a statement that fails', async () => {
    await database.write((trx) => trx('notes').insert({ id: 1 }));
    const error: unknown = await database
      .write((trx) => trx('notes').insert({ id: 1 }))
      .catch((reason: unknown) => reason);
    expect(database.dialect.isUniqueViolation(error)).to.equal(true);
    await database.write((trx) => trx('notes').insert({ id: 2 }));
    expect(await ids()).to.deep.equal([1, 2]);
  });

  it('never calls work whose signal is already aborted', async () => {
    const failure = new Error('too late');
    let isCalled = false;
    const error: unknown = await database
      .write(
        () => {
          isCalled = true;
          return Promise.resolve();
        },
        { signal: AbortSignal.abort(failure) },
      )
      .catch((reason: unknown) => reason);
    expect(error).to.equal(failure);
    expect(isCalled).to.equal(false);
  });

  it('serves many concurrent writers and readers', async () => {
    const numbers = Array.from({ length: 20 }, (_, id) => id);
    await Promise.all(numbers.flatMap((id) => [database.write((trx) => trx('notes').insert({ id })), ids()]));
    expect(await ids()).to.deep.equal(numbers);
  });

  it('keeps foreign keys', async () => {
    await database.write(async (trx) => {
      await trx.schema.createTable('replies', (table) => {
        table.integer('note').references('id').inTable('notes').notNullable();
      });
    });
    const error: unknown = await database
      .write((trx) => trx('replies').insert({ note: 77 }))
      .catch((reason: unknown) => reason);
    expect(error).to.be.an('error');
    expect(database.dialect.isUniqueViolation(error)).to.equal(false);
  });
});
