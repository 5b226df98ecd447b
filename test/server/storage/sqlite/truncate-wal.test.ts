import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import knex, { type Knex } from 'knex';
import { sqliteClient } from '../../../../server/storage/sqlite/client.js';
import { truncateWal } from '../../../../server/storage/sqlite/truncate-wal.js';
import { openTestDatabases, type TestDatabases } from '../../../support/databases/databases.js';
import { rejectionOf } from '../../../support/rejection.js';

const BOUNDS = { mostBytes: 100_000, patienceMs: 60_000 };

describe('shortenLog', () => {
  let databases: TestDatabases;
  let file: string;
  let connection: Knex;
  let reader: Knex;
  const logBytes = (): number => statSync(`${file}-wal`).size;
  const write = (bytes: number): Promise<unknown> =>
    databases.events.write((trx) => trx.raw(`INSERT INTO large VALUES (zeroblob(${String(bytes)}))`));

  const open = (): Knex =>
    knex({
      client: sqliteClient(() => Promise.resolve()),
      connection: { filename: file },
      useNullAsDefault: true,
      pool: { min: 0, max: 1 },
    });
  /** From here on the reader sees what is there now. */
  async function beginReading(): Promise<void> {
    await reader.raw('BEGIN');
    await reader('large').count();
  }

  beforeEach(async () => {
    databases = await openTestDatabases('sqlite');
    file = join(databases.url.slice('sqlite:'.length), 'events.db');
    const { events } = databases;
    await events.write((trx) => trx.raw('CREATE TABLE large (bytes BLOB)'));
    [connection, reader] = [open(), open()];
    await connection.raw('PRAGMA wal_checkpoint(TRUNCATE)');
  });
  afterEach(async () => {
    await Promise.all([connection.destroy(), reader.destroy()]);
    await databases.drop();
  });

  it('brings a long log into the file, and leaves a short one', async () => {
    await write(10_000);
    await truncateWal(connection, file, BOUNDS);
    expect(logBytes()).to.be.above(10_000);
    await write(200_000);
    await truncateWal(connection, file, BOUNDS);
    expect(logBytes()).to.equal(0);
    expect(statSync(file).size).to.be.above(200_000);
  });

  it('waits for readers of an earlier state, up to its time limit', async () => {
    await beginReading();
    await write(200_000);
    await truncateWal(connection, file, { ...BOUNDS, patienceMs: 0 });
    expect(logBytes()).to.be.above(200_000);
    let hasEnded = false;
    const shortened = truncateWal(connection, file, BOUNDS).then(() => (hasEnded = true));
    await write(10_000);
    expect(hasEnded).to.equal(false);
    await reader.raw('COMMIT');
    await shortened;
    expect(logBytes()).to.equal(0);
  });

  it('waits for another checkpoint, however long that takes', async () => {
    const insert = 'INSERT INTO large VALUES (zeroblob(200000000))';
    // The database itself begins to bring it over.
    await databases.events.write((trx) => trx.raw(insert), { isBulk: true });
    await truncateWal(connection, file, { ...BOUNDS, patienceMs: 0 });
    expect(logBytes()).to.equal(0);
  });

  it('waits no more once it is given up', async () => {
    await beginReading();
    await write(200_000);
    const gaveUp = new AbortController();
    const waiting = truncateWal(connection, file, BOUNDS, gaveUp.signal);
    gaveUp.abort(new Error('enough'));
    expect(await rejectionOf(waiting)).to.have.property('message', 'enough');
  });

  it('does nothing without a write-ahead log', async () => {
    await truncateWal(connection, join(file, 'nowhere.db'), BOUNDS);
  });
});
