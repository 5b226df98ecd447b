import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import type { Databases } from '../../../../server/storage/database/database.js';
import type { Fragment } from '../../../../server/storage/sql/fragment.js';
import { openDatabases } from '../../../../server/storage/open.js';
import { isStatementTimeout } from '../../../../server/storage/statement-timeout.js';
import { type DatabaseKind, forEachDatabase } from '../../../support/databases/databases.js';
import { silentLog } from '../../../support/servers/jobs.js';
import { rejectionOf } from '../../../support/rejection.js';

const ENDLESS: Readonly<Record<DatabaseKind, Fragment>> = {
  sqlite: {
    sql: 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n WHERE i < ?',
    bindings: [0],
  },
  postgres: { sql: 'SELECT pg_sleep(?)', bindings: [3600] },
};
const ONE: Fragment = { sql: 'SELECT ? AS one', bindings: ['1'] };

/** More than either database has connections for reading. */
const MANY = 12;

forEachDatabase('statements that read', (open, kind) => {
  let databases: Databases;

  async function openLimited(readMs: number): Promise<Databases> {
    const { url } = await open();
    return openDatabases({
      url,
      log: silentLog,
      poolSize: 3,
      timeLimits: { readMs, statementMs: 60_000 },
    });
  }

  const endless = (signal?: AbortSignal): Promise<object[]> =>
    databases.features.dialect.rows(databases.features.knex, ENDLESS[kind], signal);

  const isUsable = async (): Promise<void> => {
    const { dialect, knex } = databases.features;
    for (const row of await Promise.all(Array.from({ length: MANY }, () => dialect.rows(knex, ONE))))
      expect(row).to.deep.equal([{ one: '1' }]);
  };

  afterEach(() => databases.close());

  it('ends statements when their signal aborts, and returns every connection', async () => {
    databases = await openLimited(60_000);
    const abort = new AbortController();
    const endings = Array.from({ length: MANY }, () => rejectionOf(endless(abort.signal)));
    await sleep(50);
    abort.abort(new Error('the client hung up'));
    for (const error of await Promise.all(endings))
      expect(error).to.have.property('cause', abort.signal.reason);
    await isUsable();
  });

  it('begins no statement whose signal has aborted before', async () => {
    databases = await openLimited(60_000);
    const signal = AbortSignal.abort(new Error('gone'));
    expect(await rejectionOf(endless(signal))).to.have.property('cause', signal.reason);
  });

  it('ends statements when their time is over, and returns every connection', async () => {
    databases = await openLimited(100);
    const endings = Array.from({ length: 3 }, () => rejectionOf(endless()));
    for (const error of await Promise.all(endings)) expect(isStatementTimeout(error)).to.equal(true);
    await isUsable();
  });

  it('ends a streamed statement with its signal', async () => {
    databases = await openLimited(60_000);
    const { dialect, knex } = databases.features;
    const abort = new AbortController();
    setTimeout(() => abort.abort(new Error('the client hung up')), 50);
    const reading = async (): Promise<void> => {
      for await (const row of dialect.streamRows(knex, ENDLESS[kind], abort.signal)) void row;
    };
    expect(await rejectionOf(reading())).to.have.property('cause', abort.signal.reason);
    await isUsable();
  });

  it('ends a statement in a snapshot with its signal, and lets the snapshot end itself', async () => {
    databases = await openLimited(60_000);
    const { dialect, knex } = databases.features;
    const snapshot = await dialect.openSnapshot(knex, 'services');
    const abort = new AbortController();
    setTimeout(() => abort.abort(new Error('the client hung up')), 50);
    const error = await rejectionOf(dialect.rows(snapshot, ENDLESS[kind], abort.signal));
    expect(error).to.have.property('cause', abort.signal.reason);
    await snapshot.rollback();
    await isUsable();
  });

  it('ends statements when the database is closed', async () => {
    databases = await openLimited(60_000);
    const ending = rejectionOf(endless());
    await sleep(50);
    await databases.close();
    // Where it still waits for a connection, the pool aborts that.
    expect(String(await ending)).to.match(/interrupt|cancel|abort/i);
  });
});

forEachDatabase('a writing transaction', (open, kind) => {
  it('lets a writing transaction exceed the time limit of reads', async () => {
    const { url } = await open();
    const timeLimits = { readMs: 20, statementMs: 60_000 };
    const databases = await openDatabases({ url, log: silentLog, timeLimits });
    const sql =
      kind === 'postgres'
        ? 'SELECT pg_sleep(0.2)'
        : 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 3000000) SELECT count(*) FROM n';
    try {
      await databases.features.write((trx) => trx.raw(sql));
    } finally {
      await databases.close();
    }
  });
});
