import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { interruptible } from '../../../../server/storage/database/interruptible.js';
import {
  type DatabaseKind,
  forEachDatabase,
  type TestDatabases,
} from '../../../support/databases/databases.js';
import { rejectionOf } from '../../../support/rejection.js';

const ENDLESS: Readonly<Record<DatabaseKind, string>> = {
  sqlite:
    'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n WHERE i < 0',
  postgres: 'SELECT pg_sleep(3600)',
};

forEachDatabase('interruptible', (open, kind) => {
  let databases: TestDatabases;

  before(async () => {
    databases = await open();
  });

  /** Does `work` in a transaction that its signal interrupts, and gives what it fails with. */
  function interrupted(
    abort: AbortController,
    work: (endless: () => Promise<unknown>) => Promise<unknown>,
  ): Promise<unknown> {
    const { features } = databases;
    return rejectionOf(
      features.write(async (trx) =>
        interruptible(abort.signal, await features.dialect.interrupter(trx), () =>
          work(async () => trx.raw(ENDLESS[kind])),
        ),
      ),
    );
  }

  it('ends the statement that is running', async () => {
    const abort = new AbortController();
    const error = await interrupted(abort, async (endless) => {
      setTimeout(() => abort.abort(), 50);
      await endless();
    });
    expect(String(error)).to.match(/interrupt|cancel/i);
  });

  it('ends a statement that began after the signal had aborted', async () => {
    const abort = new AbortController();
    const error = await interrupted(abort, async (endless) => {
      abort.abort();
      await sleep(20);
      await endless();
    });
    expect(String(error)).to.match(/interrupt|cancel/i);
  });

  it('does nothing for a signal that has aborted', async () => {
    const abort = new AbortController();
    abort.abort(new Error('too late'));
    let began = false;
    const error = await interrupted(abort, () => {
      began = true;
      return Promise.resolve();
    });
    expect(error).to.equal(abort.signal.reason);
    expect(began).to.equal(false);
  });

  it('leaves the connection alone once the work has ended', async () => {
    const { features } = databases;
    const abort = new AbortController();
    await features.write(async (trx) => {
      await interruptible(abort.signal, await features.dialect.interrupter(trx), () => {
        abort.abort();
        return Promise.resolve();
      });
      for (let round = 0; round < 30; round++) {
        await trx.raw('SELECT 1');
        await sleep(10);
      }
    });
  });
});
