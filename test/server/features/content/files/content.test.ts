import { Readable } from 'node:stream';
import { expect } from 'chai';
import { adoptBlob, orDiscard, putContent } from '../../../../../server/features/content/files/content.js';
import { sweepFiles } from '../../../../../server/features/content/sweep-files.js';
import type { Database } from '../../../../../server/storage/database/database.js';
import { forEachDatabase } from '../../../../support/databases/databases.js';
import { openTestFeatures, type TestFeatures } from '../../../../support/databases/features.js';
import { rejectionOf } from '../../../../support/rejection.js';

const DAY = 24 * 3_600_000;

forEachDatabase('orDiscard', (open) => {
  let test: TestFeatures;

  before(async () => {
    test = await openTestFeatures(await open());
  });
  after(() => test.close());

  const put = () => putContent(test.deps, 'uploads', Readable.from([Buffer.from('code\n')]));
  const isThere = async (blobKey: string): Promise<boolean> =>
    (await test.deps.blobs.stat(blobKey)) !== undefined;

  /** Adopts by way of a database that does something else with its transactions. */
  function adoptBy(blobKey: string, write: Database['write'], then?: Error): Promise<void> {
    const { blobs } = test.deps;
    const { name, knex, dialect } = test.databases.system;
    return orDiscard(
      { databases: { system: { name, knex, dialect, write } }, blobs },
      { blobKey },
      async (trx) => {
        await adoptBlob(trx, { blobKey }, test.now);
        if (then !== undefined) throw then;
      },
    );
  }

  async function sweepLater(): Promise<void> {
    test.now += DAY + 1;
    await sweepFiles(test.deps);
  }

  it('removes the bytes where nothing came to point to them', async () => {
    const { blobKey } = await put();
    const { system } = test.databases;
    const error = new Error('there is no such item');
    expect(await rejectionOf(adoptBy(blobKey, (work) => system.write(work), error))).to.equal(error);
    expect(await isThere(blobKey)).to.equal(false);
  });

  it('keeps the bytes where the answer to the commit was lost', async () => {
    const { blobKey } = await put();
    const error = new Error('the connection was cut');
    const losing: Database['write'] = async (work, options) => {
      await test.databases.system.write(work, options);
      throw error;
    };
    expect(await rejectionOf(adoptBy(blobKey, losing))).to.equal(error);
    await sweepLater();
    expect(await isThere(blobKey)).to.equal(true);
  });

  it('leaves the bytes to the sweep where it cannot know that nothing was committed', async () => {
    const { blobKey } = await put();
    const error = new Error('the disk is full');
    const failing: Database['write'] = (work, options) =>
      test.databases.system.write(async (trx) => {
        await work(trx);
        throw error;
      }, options);
    expect(await rejectionOf(adoptBy(blobKey, failing))).to.equal(error);
    expect(await isThere(blobKey)).to.equal(true);
    await sweepLater();
    expect(await isThere(blobKey)).to.equal(false);
  });
});
