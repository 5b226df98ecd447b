import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { FileLock } from '../../../../server/storage/sqlite/file-lock.js';
import { isSqliteBusy } from '../../../../server/storage/sqlite/errors.js';
import { eventually } from '../../../support/servers/jobs.js';

/** Longer than any test takes. */
const LONG_MS = 60_000;

describe('FileLock', () => {
  let folder: string;
  const opened: FileLock[] = [];

  const open = (): FileLock => {
    const lock = new FileLock(join(folder, 'lock.db'));
    opened.push(lock);
    return lock;
  };
  const isBusy = async (taken: Promise<void>): Promise<boolean> => {
    const error = await taken.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (error !== undefined && !isSqliteBusy(error)) throw error as Error;
    return error !== undefined;
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairground-lock-'));
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((lock) => lock.close()));
    await rm(folder, { recursive: true, force: true });
  });

  it('lets many share the lock, and then grants no claim', async () => {
    const [one, other, third] = [open(), open(), open()];
    await one.share();
    await one.share();
    await other.share();
    expect(await isBusy(third.claim())).to.equal(true);
    await one.release();
    expect(await isBusy(third.claim())).to.equal(true);
    await other.close();
    await third.claim();
  });

  it('lets one claim the lock, and then grants no share', async () => {
    const [one, other] = [open(), open()];
    await one.share();
    await one.claim();
    expect(await isBusy(other.share())).to.equal(true);
    expect(await isBusy(other.claim())).to.equal(true);
    await one.release();
    await one.release();
    await other.share();
  });

  it('grants no new share while a claim waits', async () => {
    const [one, claimant, other] = [open(), open(), open()];
    await one.share();
    const claimed = claimant.claim(LONG_MS);
    await eventually(async () => {
      if (await isBusy(other.share())) return true;
      await other.release();
      return undefined;
    });
    await one.release();
    await claimed;
    expect(await isBusy(other.share())).to.equal(true);
  });

  it('leaves no lock with a caller that could not get it', async () => {
    const [one, other, third] = [open(), open(), open()];
    await one.claim();
    expect(await isBusy(other.share())).to.equal(true);
    await one.release();
    await third.claim();
  });
});
