import { expect } from 'chai';
import type { Knex } from 'knex';
import { FORGOTTEN } from '../../../../server/storage/sql/change-log.js';
import type { Database } from '../../../../server/storage/database/database.js';
import type { Fragment } from '../../../../server/storage/sql/dialect.js';
import { forEachDatabase } from '../../../support/databases/databases.js';

const LOG = 'watched_changes';

forEachDatabase('a log of changes', (open) => {
  let database: Database;
  before(async () => {
    ({ features: database } = await open());
    await database.write(async (trx) => {
      await trx.schema.createTable('watched', (table) => {
        table.integer('id').primary();
        table.text('name');
      });
      await trx.schema.createTable('watched_links', (table) => {
        table.integer('thing').references('id').inTable('watched').onDelete('CASCADE');
      });
      await database.dialect.changeLogs.create(trx, {
        name: LOG,
        sources: [
          { table: 'watched', column: 'id' },
          { table: 'watched_links', column: 'thing' },
        ],
      });
    });
  });

  const write = (work: (trx: Knex.Transaction) => Promise<unknown>): Promise<unknown> => database.write(work);
  const add = (...ids: number[]): Promise<unknown> =>
    write((trx) => trx('watched').insert(ids.map((id) => ({ id, name: 'new' }))));

  async function ask(fragment: Fragment): Promise<unknown> {
    const { sql, bindings } = fragment;
    const [row] = await database.dialect.rows<{ answer: unknown }>(database.knex, {
      sql: `SELECT ${sql} AS answer`,
      bindings,
    });
    return row?.answer;
  }
  const position = async (): Promise<string> => String(await ask(database.dialect.changeLogs.position(LOG)));
  const reachesBackTo = async (from: string): Promise<boolean> =>
    Boolean(await ask(database.dialect.changeLogs.reachesBackTo(LOG, from)));
  const prune = (kept: number): Promise<unknown> =>
    write((trx) => database.dialect.changeLogs.prune(trx, LOG, kept));
  async function since(from: string): Promise<number[]> {
    const rows = await database.dialect.rows<{ id: number }>(
      database.knex,
      database.dialect.changeLogs.since(LOG, from),
    );
    return [...new Set(rows.map(({ id }) => id))].sort((a, b) => a - b);
  }

  it('logs inserts, updates and deletions of many rows, and those by a cascade', async () => {
    const start = await position();
    await add(1, 2, 3);
    expect(await since(start)).to.deep.equal([1, 2, 3]);
    const inserted = await position();
    expect(await since(inserted)).to.deep.equal([]);
    await write((trx) => trx('watched').whereIn('id', [1, 2]).update({ name: 'changed' }));
    expect(await since(inserted)).to.deep.equal([1, 2]);
    const updated = await position();
    await write((trx) => trx('watched_links').insert([{ thing: 3 }, { thing: 3 }, { thing: 1 }]));
    expect(await since(updated)).to.deep.equal([1, 3]);
    const linked = await position();
    await write((trx) => trx('watched').where('id', 2).delete());
    expect(await since(linked)).to.deep.equal([2]);
    const deleted = await position();
    await write((trx) => trx('watched_links').where('thing', 3).delete());
    expect(await since(deleted)).to.deep.equal([3]);
    expect(await since(start)).to.deep.equal([1, 2, 3]);
    expect(await reachesBackTo(inserted)).to.equal(true);
  });

  it('logs changes of a session with another search path, which uses qualified names', async () => {
    const start = await position();
    const isPostgres = database.dialect.kind === 'postgis';
    await write(async (trx) => {
      if (isPostgres) await trx.raw('SET LOCAL search_path TO public');
      await trx('watched')
        .withSchema(isPostgres ? 'features' : 'main')
        .insert({ id: 10, name: 'by hand' });
    });
    expect(await since(start)).to.deep.equal([10]);
  });

  it('logs nothing that was rolled back', async () => {
    const start = await position();
    await write(async (trx) => {
      await trx('watched').insert({ id: 20, name: 'never' });
      throw new Error('no');
    }).catch(() => undefined);
    expect(await since(start)).to.deep.equal([]);
  });

  it('finds changes that were written before a position was read and committed after', async () => {
    let taken = '';
    await write(async (trx) => {
      await trx('watched').insert({ id: 30, name: 'slow' });
      taken = await position();
      expect(await since(taken)).to.deep.equal([]);
    });
    expect(await since(taken)).to.deep.equal([30]);
  });

  it('finds a slow transaction that others have overtaken, and the others only once', async function () {
    // SQLite has one writer at a time.
    if (database.dialect.kind !== 'postgis') return;
    let taken = '';
    await write(async (trx) => {
      await trx('watched').insert({ id: 40, name: 'slow' });
      const start = await position();
      await add(41);
      expect(await since(start)).to.deep.equal([41]);
      taken = await position();
    });
    expect(await since(taken)).to.deep.equal([40]);
  });

  it('prunes old changes on request, and reports it', async () => {
    const old = await position();
    await add(50);
    await add(51);
    const recent = await position();
    await add(52);
    expect(await reachesBackTo(recent)).to.equal(true);
    await prune(1_000_000);
    expect(await reachesBackTo(recent)).to.equal(true);
    expect(await since(recent)).to.deep.equal([52]);
    await prune(1);
    expect(await database.knex(LOG).orderBy('mark').pluck('id')).to.deep.equal([FORGOTTEN, 52]);
    expect([await reachesBackTo(old), await since(recent)]).to.deep.equal([false, [52]]);
    await prune(0);
    expect(await reachesBackTo(old)).to.equal(false);
    expect(await reachesBackTo(recent)).to.equal(false);
    expect(await database.knex(LOG).pluck('id')).to.deep.equal([FORGOTTEN]);
    await add(53);
    await prune(0);
    expect(await database.knex(LOG).pluck('id')).to.deep.equal([FORGOTTEN]);
  });

  it('ignores changes of a dump with future transaction ids', async function () {
    // SQLite keeps its log in the file.
    if (database.dialect.kind !== 'postgis') return;
    const start = await position();
    await database.knex(LOG).insert([61, FORGOTTEN].map((id) => ({ mark: '9000000000000000', id })));
    await add(60);
    await prune(1_000_000);
    expect(await since(start)).to.deep.equal([60]);
  });
});
