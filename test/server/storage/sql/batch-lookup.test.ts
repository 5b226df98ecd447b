import { expect } from 'chai';
import type { Knex } from 'knex';
import { batchLookup } from '../../../../server/storage/sql/batch-lookup.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import { rejectionOf } from '../../../support/rejection.js';

forEachDatabase('batchLookup', (open) => {
  let databases: TestDatabases;
  let asked: (readonly number[])[];
  before(async () => {
    databases = await open();
    await databases.events.write((trx) => trx('records').insert([{ kind: 'event' }, { kind: 'venue' }]));
  });
  beforeEach(() => (asked = []));

  const findKind = batchLookup(async (knex: Knex, ids: readonly number[]) => {
    asked.push(ids);
    if (ids.includes(13)) throw new Error('thirteen');
    const rows = await knex<{ id: number; kind: string }>('records').whereIn('id', ids);
    return new Map(rows.map(({ id, kind }) => [id, kind]));
  });
  const find = (...ids: readonly number[]): Promise<unknown[]> =>
    Promise.all(ids.map((id) => findKind(databases.events.knex, id)));

  it('queries once for all keys of one turn, each key once', async () => {
    expect(await find(2, 1, 7, 1)).to.deep.equal(['venue', 'event', undefined, 'event']);
    expect(asked).to.deep.equal([[2, 1, 7]]);
  });

  it('queries again for later keys, even during a query', async () => {
    const first = find(1);
    while (asked.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(await Promise.all([first, find(1)])).to.deep.equal([['event'], ['event']]);
    expect(asked).to.deep.equal([[1], [1]]);
  });

  it('keeps connections apart', async () => {
    await databases.events.write(async (trx) => {
      await trx('records').where({ id: 1 }).update({ kind: 'organizer' });
      expect(await Promise.all([findKind(trx, 1), find(1)])).to.deep.equal(['organizer', ['event']]);
    });
    expect(asked).to.deep.equal([[1], [1]]);
  });

  it('fails for all callers of one query, and for no later one', async () => {
    const answers = [find(1), find(13)];
    expect(await Promise.all(answers.map((answer) => rejectionOf(answer)))).to.satisfy((errors: Error[]) =>
      errors.every(({ message }) => message === 'thirteen'),
    );
    expect(await find(2)).to.deep.equal(['venue']);
  });
});
