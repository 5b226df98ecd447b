import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { backUp } from '../../../../server/storage/backup/back-up.js';
import { BackupError } from '../../../../server/storage/backup/manifest.js';
import { restore } from '../../../../server/storage/backup/restore.js';
import { openTestDatabases, type TestDatabases } from '../../../support/databases/databases.js';
import { addUser } from '../../../support/databases/users.js';
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

  it('keeps blobs that are deleted after the snapshot of the databases, which may need them', async () => {
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

  it('refuses a backup with fewer or smaller blobs', async () => {
    for (const lose of [
      (path: string) => rm(join(path, 'empty')),
      (path: string) => writeFile(join(path, 'one'), 'o'),
    ]) {
      const target = await mkdtemp(join(room, 'backup-'));
      await make(target);
      await lose(join(target, 'blobs'));
      const refused = await rejectionOf(putBack(target));
      expect(refused).to.be.instanceOf(BackupError);
      expect(String(refused)).to.include('contains less than the original backup');
    }
  });

  it('refuses a backup whose blobs or hashes were changed', async () => {
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
        .and.to.include('differs from the original backup');
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

  it('leaves no write-ahead log of another state beside restored databases', async () => {
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

describe('backUp of blobs that the databases know', () => {
  let databases: TestDatabases;
  let room: string;
  const KEYS = [
    ...[
      'uploads/a',
      'parts/a',
      'items/a',
      'images/a',
      'images/a-small',
      'reports/a',
      'imports/a',
      'uploads/b',
    ],
  ];
  const content = 'as it was stored';
  const sum = { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') };

  before(async () => {
    databases = await openTestDatabases('sqlite');
    const olga = await addUser(databases.system, { name: 'olga', role: 'author' });
    const times = { created_at: 0, expires_at: 0 };
    await databases.system.write(async (trx) => {
      const upload = { owner_id: 1, file_name: 'a.csv', description: '', ...times };
      await trx('uploads').insert({ id: 'a', ...upload, blob_key: 'uploads/a', ...sum });
      // Its parts are awaited.
      await trx('uploads').insert({
        id: 'c',
        ...upload,
        blob_key: '',
        bytes: 0,
        sha256: '',
        is_committed: false,
      });
      await trx('file_parts').insert({
        file_id: 'c',
        part_number: 1,
        blob_key: 'parts/a',
        ...sum,
        created_at: 0,
      });
      const item = await trx('items').columnInfo();
      const needed = Object.entries(item).filter(
        ([, { nullable, defaultValue }]) => !nullable && defaultValue === null,
      );
      const values = needed.map(([name, { type }]) => [name, type === 'text' ? '[]' : 0] as const);
      const itemOfOlga: object = { ...Object.fromEntries(values), id: 'a', owner_id: olga.id };
      await trx('items').insert({ ...itemOfOlga, blob_key: 'items/a', ...sum });
      const job = { status: 'completed', max_attempts: 1, run_at: 0, submitted_at: 0, updated_at: 0 };
      const report = JSON.stringify({ reportBlobKey: 'reports/a', reportBlob: sum });
      await trx('jobs').insert({ id: 'a', kind: 'append', ...job, payload: '{}', result: report });
      const request = JSON.stringify({ blobKey: 'imports/a', content: sum });
      await trx('jobs').insert({ id: 'b', kind: 'events.import', ...job, payload: request });
      const append = JSON.stringify({ source: { blobKey: 'uploads/b', ...sum } });
      await trx('jobs').insert({ id: 'c', kind: 'append', ...job, payload: append });
    });
    await databases.events.write(async (trx) => {
      const [record] = await trx('records').insert({ kind: 'image' }).returning<{ id: number }[]>('id');
      const sizes = JSON.stringify({ small: { blobKey: 'images/a-small', ...sum } });
      await trx('images').insert({
        ...{ id: record?.id, author_id: 1, title: 'a', extension: 'png', media_type: 'image/png' },
        ...{ width: 1, height: 1, file_name: 'a.png', blob_key: 'images/a', ...sum, sizes, created_at: 0 },
      });
    });
    await databases.close();
  });
  after(() => databases.drop());
  beforeEach(async () => {
    room = await mkdtemp(join(tmpdir(), "fairground's back-up-"));
    for (const key of KEYS) await write(key, content);
  });
  afterEach(() => rm(room, { recursive: true }));

  async function write(key: string, text: string): Promise<void> {
    const path = join(room, 'blobs', key);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }

  const make = (): ReturnType<typeof backUp> =>
    backUp({
      folder: databases.url.slice('sqlite:'.length),
      ...{ blobs: join(room, 'blobs'), target: join(room, 'backup'), version: '0.0.0' },
    });

  it('reports no unchanged blobs, and skips blobs without a row', async () => {
    await write('uploads/loose', 'anything');
    expect(await make()).not.to.have.property('damaged');
    expect(await readdir(join(room, 'backup'))).to.have.members([
      ...['SHA256SUMS', 'backup.json', 'blobs', 'events.db', 'features.db', 'system.db'],
    ]);
  });

  for (const [what, text, difference] of [
    ['other bytes', 'As it was stored', 'its SHA-256 differs from the stored one'],
    ['fewer bytes', 'as it was', 'it has 9 bytes instead of 16'],
    ['no bytes', '', 'it has 0 bytes instead of 16'],
  ] as const) {
    it(`names each blob that has ${what}, and backs up all`, async () => {
      for (const key of KEYS) await write(key, text);
      const { damaged, blobs } = await make();
      expect(damaged?.count).to.equal(KEYS.length);
      expect(damaged?.blobs).to.have.deep.members(KEYS.map((key) => ({ key, difference })));
      expect(blobs.files).to.equal(KEYS.length);
      const manifest = JSON.parse(await readFile(join(room, 'backup/backup.json'), 'utf8')) as object;
      expect(manifest).to.have.deep.property('damaged', damaged);
      for (const key of KEYS) expect(await readFile(join(room, 'backup/blobs', key), 'utf8')).to.equal(text);
    });
  }

  it('names blobs that are missing, unless they go before the job that has had them', async () => {
    await rm(join(room, 'blobs'), { recursive: true });
    const { damaged } = await make();
    const needed = ['images/a', 'images/a-small', 'items/a', 'parts/a', 'uploads/a'];
    expect(damaged).to.deep.equal({
      count: needed.length,
      blobs: needed.map((key) => ({ key, difference: 'it is missing' })),
    });
  });

  it('saves databases that a later program has not brought up to date yet', async () => {
    const older = await openTestDatabases('sqlite');
    try {
      await older.system.write(async (trx) => {
        await trx.schema.dropTable('file_parts');
        await trx.schema.dropTable('items');
      });
      await older.close();
      const folder = older.url.slice('sqlite:'.length);
      const place = { blobs: join(room, 'blobs'), target: join(room, 'backup'), version: '0.0.0' };
      expect(await backUp({ folder, ...place })).not.to.have.property('damaged');
    } finally {
      await older.drop();
    }
  });
});
