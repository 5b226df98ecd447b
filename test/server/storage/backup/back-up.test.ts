import { execFile } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { backUp } from '../../../../server/storage/backup/back-up.js';
import { BackupError } from '../../../../server/storage/backup/manifest.js';
import { restore } from '../../../../server/storage/backup/restore.js';
import { openTestDatabases, type TestDatabases } from '../../../support/databases.js';
import { rejectionOf } from '../../../support/rejection.js';

describe('backUp and restore', () => {
  let databases: TestDatabases;
  let folder: string;
  let room: string;
  let blobs: string;

  before(async () => {
    databases = await openTestDatabases('sqlite');
    await databases.close();
    folder = databases.url.slice('sqlite:'.length);
  });
  after(() => databases.drop());
  beforeEach(async () => {
    room = await mkdtemp(join(tmpdir(), 'fairground-back-up-'));
    blobs = join(room, 'blobs');
    await mkdir(blobs);
    await writeFile(join(blobs, 'one'), 'one');
    await writeFile(join(blobs, 'empty'), '');
  });
  afterEach(() => rm(room, { recursive: true }));

  const make = (target: string, from = folder): ReturnType<typeof backUp> =>
    backUp({ folder: from, blobs, target, version: '0.0.0' });
  const putBack = (source: string): ReturnType<typeof restore> =>
    restore({
      source,
      folder: join(room, 'restored'),
      blobs: join(room, 'restored-blobs'),
      isReplacing: true,
    });

  it('has blobs that are deleted after the state of the databases was taken, which may need them', async () => {
    const target = join(room, 'backup');
    const over = new AbortController();
    const deleting = (async () => {
      while (!existsSync(join(target, 'system.db')) && !over.signal.aborted) await setImmediate();
      rmSync(join(blobs, 'one'));
    })();
    await make(target).finally(() => {
      over.abort();
    });
    await deleting;
    expect(await readFile(join(target, 'blobs/one'), 'utf8')).to.equal('one');
  });

  it('leaves nothing of a backup that failed, but the folder that was there before', async () => {
    const broken = join(room, 'broken');
    await mkdir(broken);
    for (const name of ['system', 'events', 'features'])
      await writeFile(join(broken, `${name}.db`), 'no database at all'.repeat(100));
    const there = join(room, 'there');
    await mkdir(there);
    for (const target of [there, join(room, 'new')])
      expect(String(await rejectionOf(make(target, broken)))).to.include('not a database');
    expect(await readdir(there)).to.deep.equal([]);
    expect(existsSync(join(room, 'new'))).to.equal(false);
  });

  it('takes back no fewer blobs than there were, and no smaller ones', async () => {
    for (const lose of [
      (path: string) => rm(join(path, 'empty')),
      (path: string) => writeFile(join(path, 'one'), 'o'),
    ]) {
      const target = await mkdtemp(join(room, 'backup-'));
      await make(target);
      await lose(join(target, 'blobs'));
      const refused = await rejectionOf(putBack(target));
      expect(refused).to.be.instanceOf(BackupError);
      expect(String(refused)).to.include('holds less than the backup was made with');
    }
  });

  it('takes back no blob, and no list of their hashes, that was changed since', async () => {
    await mkdir(join(blobs, 'items'));
    await writeFile(join(blobs, 'items/two'), 'two');
    for (const [file, content] of [
      ['blobs/one', 'ono'],
      ['blobs/items/two', 'owt'],
      ['SHA256SUMS', ''],
    ] as const) {
      const target = await mkdtemp(join(room, 'backup-'));
      await make(target);
      await writeFile(join(target, file), content);
      const refused = await rejectionOf(putBack(target));
      expect(refused).to.be.instanceOf(BackupError);
      expect(String(refused))
        .to.include(join(target, file))
        .and.to.include('is not what the backup was made with');
      expect(existsSync(join(room, 'restored-blobs/one')), file).to.equal(false);
    }
  });

  it('lists hashes of blobs as sha256sum reads them', async () => {
    const target = join(room, 'backup');
    await make(target);
    const run = promisify(execFile);
    await run('sha256sum', ['--strict', '-c', '../SHA256SUMS'], { cwd: join(target, 'blobs') });
    await putBack(target);
    expect(await readFile(join(room, 'restored-blobs/one'), 'utf8')).to.equal('one');
  });

  it('leaves no log of another state beside what it put back', async () => {
    const target = join(room, 'backup');
    await make(target);
    await mkdir(join(room, 'restored'));
    for (const file of ['system.db-wal', 'events.db-shm', 'features.db-wal', 'features.db-shm'])
      await writeFile(join(room, 'restored', file), 'of another state');
    await putBack(target);
    const found = await readdir(join(room, 'restored'));
    expect(found.filter((name) => /-(wal|shm)$/.test(name))).to.deep.equal([]);
    expect(found).to.include.members(['system.db', 'events.db', 'features.db']);
  });
});
