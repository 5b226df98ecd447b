import { expect } from 'chai';
import { execFile } from 'node:child_process';
import { statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Knex } from 'knex';
import { pino } from 'pino';
import type { Database, Databases } from '../../../../server/storage/database/database.js';
import { openDatabases } from '../../../../server/storage/open.js';
import { openTestDatabases, type TestDatabases } from '../../../support/databases/databases.js';
import { eventually } from '../../../support/servers/jobs.js';
import { programArguments } from '../../../support/typescript.js';

const run = promisify(execFile);
const COUNT_UP = programArguments('test/server/storage/fixtures/count-up.ts');

/** Resolves once the lock is held; `release` commits. */
function holdLock(database: Database): Promise<{ release: () => Promise<void> }> {
  return new Promise((resolve, reject) => {
    let letGo = (): void => undefined;
    const released = new Promise<void>((free) => (letGo = free));
    const committed = database.write(async () => {
      resolve({
        release: () => {
          letGo();
          return committed;
        },
      });
      await released;
    });
    committed.catch(reject);
  });
}

const reasonOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(undefined, (reason: unknown) => reason);

describe('openSqlite', () => {
  let databases: TestDatabases;
  const others: Databases[] = [];

  /** As another process would: with connections of its own. */
  const openAgain = async (): Promise<Database> => {
    const other = await openDatabases({ url: databases.url, log: pino({ level: 'silent' }) });
    others.push(other);
    return other.system;
  };
  const increment = (trx: Knex.Transaction): Knex.QueryBuilder => trx('counter').increment('value', 1);
  const count = async (): Promise<unknown> => databases.system.knex('counter').pluck('value');

  beforeEach(async () => {
    databases = await openTestDatabases('sqlite');
    await databases.system.write(async (trx) => {
      await trx.schema.createTable('counter', (table) => table.integer('value'));
      await trx('counter').insert({ value: 0 });
    });
  });
  afterEach(async () => {
    await Promise.all(others.splice(0).map((other) => other.close()));
    await databases.drop();
  });

  it('delays no write until a bulk write is in the file', async () => {
    const file = join(databases.url.slice('sqlite:'.length), 'events.db');
    const { events } = databases;
    await events.write((trx) => trx.raw('CREATE TABLE large (bytes BLOB)'));
    await events.write((trx) => trx.raw('INSERT INTO large VALUES (zeroblob(80000000))'), { isBulk: true });
    expect(statSync(file).size).to.be.below(80_000_000);
    await events.write((trx) => trx.raw("INSERT INTO large VALUES ('')"));
    await eventually(() => Promise.resolve(statSync(file).size > 80_000_000 || undefined));
  });

  it('needs no more room for the log of bulk writes that follow each other than its bound and the largest', async () => {
    const MEGABYTE = 1024 * 1024;
    const LARGE = 200;
    const { features } = databases;
    const path = join(databases.url.slice('sqlite:'.length), 'features.db-wal');
    await features.write((trx) => trx.raw('CREATE TABLE large (bytes BLOB)'));
    let longest = 0;
    for (let turn = 0; turn < 3; turn += 1) {
      const insert = `INSERT INTO large VALUES (zeroblob(${String(LARGE * MEGABYTE)}))`;
      await features.write((trx) => trx.raw(insert), { isBulk: true });
      longest = Math.max(longest, statSync(path).size / MEGABYTE);
    }
    expect(await features.knex('large').count({ count: '*' })).to.deep.equal([{ count: 3 }]);
    expect(longest)
      .to.be.above(LARGE)
      .and.below(256 + 1.1 * LARGE);
  });

  it('shrinks the log when a bulk write fails', async () => {
    const { features } = databases;
    const path = join(databases.url.slice('sqlite:'.length), 'features.db-wal');
    let undone = 0;
    const failure = new Error('it failed');
    const write = features.write(
      async (trx) => {
        await trx.raw('CREATE TABLE large (bytes BLOB)');
        await trx.raw('INSERT INTO large VALUES (zeroblob(30000000))');
        await trx.raw('INSERT INTO large VALUES (zeroblob(30000000))');
        undone = statSync(path).size;
        throw failure;
      },
      { isBulk: true },
    );
    expect(await reasonOf(write)).to.equal(failure);
    expect(undone).to.be.above(30_000_000);
    expect(statSync(path).size).to.be.below(5_000_000);
  });

  it('writes ahead, with synchronous NORMAL and foreign keys on', async () => {
    const pragma = (name: string): Promise<unknown> =>
      databases.features.write((trx) => trx.raw<unknown>(`PRAGMA ${name}`));
    expect(await pragma('journal_mode')).to.deep.equal([{ journal_mode: 'wal' }]);
    expect(await pragma('synchronous')).to.deep.equal([{ synchronous: 1 }]);
    expect(await pragma('foreign_keys')).to.deep.equal([{ foreign_keys: 1 }]);
  });

  it('sets no busy timeout, which would block a thread, whatever SpatiaLite sets', async () => {
    for (const { knex, write } of [databases.system, databases.events, databases.features].map(
      (database) => ({
        knex: database.knex,
        write: () => database.write((trx) => trx.raw<unknown>('PRAGMA busy_timeout')),
      }),
    )) {
      expect(await write()).to.deep.equal([{ timeout: 0 }]);
      expect(await knex.raw<unknown>('PRAGMA busy_timeout')).to.deep.equal([{ timeout: 1000 }]);
    }
  });

  it('refuses to write outside of a write', async () => {
    for (const { knex } of [databases.system, databases.features]) {
      const reason = await reasonOf(knex.schema.createTable('strays', (table) => table.integer('id')));
      expect(reason).to.include({ code: 'SQLITE_READONLY' });
    }
  });

  it('reads the last commit while a writer is at work', async () => {
    await databases.system.write(async (trx) => {
      await increment(trx);
      expect(await count()).to.deep.equal([0]);
    });
    expect(await count()).to.deep.equal([1]);
  });

  it('writes to one file while another is being written', async () => {
    const lock = await holdLock(databases.features);
    await databases.system.write(increment);
    expect(await count()).to.deep.equal([1]);
    await lock.release();
  });

  it('waits for the lock of another process', async () => {
    const lock = await holdLock(await openAgain());
    const written = databases.system.write(increment);
    await setTimeout(20);
    expect(await count()).to.deep.equal([0]);
    await lock.release();
    await written;
    expect(await count()).to.deep.equal([1]);
  });

  it('stops waiting for the lock of another process when its signal aborts', async () => {
    const lock = await holdLock(await openAgain());
    const stop = new AbortController();
    const written = reasonOf(databases.system.write(increment, { signal: stop.signal }));
    await setTimeout(20);
    const reason = new Error('stopped');
    stop.abort(reason);
    expect(await written).to.equal(reason);
    await lock.release();
    await databases.system.write(increment);
    expect(await count()).to.deep.equal([1]);
  });

  it('leaves threads free while more writers wait than there are threads', async () => {
    const holder = await openAgain();
    const waiting = await Promise.all(Array.from({ length: 6 }, openAgain));
    const lock = await holdLock(holder);
    const written = waiting.map((database) => database.write(increment));
    await setTimeout(20);
    // With every thread asleep in SQLite's busy handler, neither this read nor the commit would get one.
    expect(await count()).to.deep.equal([0]);
    await lock.release();
    await Promise.all(written);
    expect(await count()).to.deep.equal([6]);
  });

  it('checkpoints committed pages into the file, without waiting for another write', async function () {
    this.timeout(60_000);
    const word = 'not only in the log';
    await databases.system.write((trx) => trx('counter').insert({ value: word }));
    const file = join(databases.url.slice('sqlite:'.length), 'system.db');
    while (!(await readFile(file)).includes(word)) await setTimeout(50);
  });

  it('loses no update between processes that read and then write', async () => {
    const times = 100;
    const args = [...COUNT_UP, databases.url, String(times)];
    await Promise.all([run(process.execPath, args), run(process.execPath, args)]);
    expect(await count()).to.deep.equal([2 * times]);
  });

  it('reports the cause when SpatiaLite ends the transaction itself', async () => {
    const { features } = databases;
    const geometry = { column: 'shape', type: 'Point', hasZ: false, hasM: false, srid: 4326 } as const;
    const table = { name: 'places', rowId: 'objectid', columns: [], geometry, indexes: [] };
    await features.write((trx) => features.dialect.createLayerTable(trx, table));
    const insert = (srid: number) => (trx: Knex.Transaction) =>
      trx.raw('INSERT INTO places (shape) VALUES (MakePoint(1, 2, ?))', [srid]);
    expect(await reasonOf(features.write(insert(3857))))
      .to.have.property('message')
      .that.includes('violates Geometry constraint');
    await features.write(insert(4326));
    expect(await features.knex('places').pluck('objectid')).to.deep.equal([1]);
  });

  it('finishes queued writes before it closes, and accepts none afterwards', async () => {
    const other = await openDatabases({ url: databases.url, log: pino({ level: 'silent' }) });
    const written = other.system.write(increment);
    const closed = other.close();
    expect(await reasonOf(other.system.write(increment)))
      .to.have.property('message')
      .that.includes('closed');
    await Promise.all([written, closed]);
    await other.close();
    expect(await count()).to.deep.equal([1]);
  });

  it('leaves one file for each store, and the lock file', async () => {
    await databases.system.write(increment);
    await databases.close();
    expect(await readdir(databases.url.slice('sqlite:'.length))).to.have.members([
      'in-use.db',
      'system.db',
      'events.db',
      'features.db',
    ]);
  });
});
