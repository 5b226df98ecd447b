import { expect } from 'chai';
import { AppError } from '../../../../server/lib/errors.js';
import { withLockTimeout } from '../../../../server/features/definition/with-lock-timeout.js';
import type { Database, Transaction } from '../../../../server/storage/database/database.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import { type Gate, makeGate } from '../../../support/servers/jobs.js';
import { rejectionOf } from '../../../support/rejection.js';
import { writeElsewhere } from '../../../support/databases/write-elsewhere.js';

forEachDatabase('writes that wait for a time only', (open) => {
  let databases: TestDatabases;
  let release: Gate;
  let held: Promise<unknown>;

  const touch = (trx: Transaction): Promise<unknown> =>
    trx('services').where({ key: 1 }).update({ access: 'public' });
  const access = async (): Promise<unknown> => {
    const rows = await databases.features
      .knex('services')
      .where({ key: 1 })
      .select<{ access: string }[]>('access');
    return rows[0]?.access;
  };

  beforeEach(async () => {
    databases = await open();
    await databases.features.write((trx) =>
      trx('services').insert({
        key: 1,
        name: 'A',
        name_key: 'a',
        item_id: 'x',
        owner_id: 1,
        access: 'private',
        definition: '{}',
        created_at: 0,
      }),
    );
    release = makeGate();
  });

  /** Another process that is in the middle of writing; resolves once it holds its locks. */
  async function hold(): Promise<void> {
    const { written } = await writeElsewhere(databases.url, release, (trx) =>
      trx('services').where({ key: 1 }).update({ access: 'org' }),
    );
    held = written;
  }
  afterEach(async () => {
    release.open();
    await held;
  });

  const bounded = (waitMs: number, signal = new AbortController().signal): Database =>
    withLockTimeout(databases.features, { waitMs, signal });

  it('gives up a write when another writer does not end, and changes nothing', async () => {
    await hold();
    const error = await rejectionOf(bounded(700).write(touch));
    expect(error).to.be.instanceOf(AppError).with.property('code', 'server.unavailable');
    release.open();
    await held;
    expect(await access()).to.equal('org');
  });

  it('completes a waiting write once the other writer has ended', async () => {
    await hold();
    const done = bounded(60_000).write(touch);
    release.open();
    expect(await done).to.equal(1);
    expect(await access()).to.equal('public');
  });

  it('does not write for a caller who has disconnected', async () => {
    await hold();
    const gone = new AbortController();
    const failed = rejectionOf(bounded(60_000, gone.signal).write(touch));
    gone.abort(new Error('gone'));
    expect(await failed).to.have.property('message', 'gone');
    release.open();
    await held;
    expect(await access()).to.equal('org');
  });

  it('passes an error inside a write on at once', async () => {
    const fault = new Error('inside');
    expect(await rejectionOf(bounded(60_000).write(() => Promise.reject(fault)))).to.equal(fault);
  });
});
