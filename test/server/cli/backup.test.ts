// @needs slow: whole backups.
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { makeTestPlace, openTestDatabases, type TestDatabases } from '../../support/databases/databases.js';
import { type Fairground, runFairground, startFairground } from '../../support/servers/fairground.js';
import { eventually } from '../../support/servers/jobs.js';
import { addUser } from '../../support/databases/users.js';

/** Titles whose order is that of their numbers. */
const nth = (index: number): string => `C${String(index).padStart(6, '0')}`;

describe('fairground backup and restore', function () {
  // Each test starts processes, from sources that are compiled as they load.
  this.timeout(300_000);

  let databases: TestDatabases;
  let folder: string;
  let authorization: string;
  const commands: Fairground[] = [];

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairground-backup-'));
    databases = await openTestDatabases('sqlite');
    const { applicationPassword } = await addUser(databases.system, { name: 'olga', role: 'administrator' });
    authorization = `Basic ${btoa(`olga:${applicationPassword}`)}`;
    // From here on they are the server's.
    await databases.close();
  });
  afterEach(async () => {
    for (const command of commands.splice(0)) {
      command.process.kill('SIGTERM');
      await command.exit();
    }
  });
  after(async () => {
    await databases.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const settingsOf = (url: string, blobs: string): Record<string, string> => ({
    FAIRGROUND_DATABASE_URL: url,
    FAIRGROUND_BLOBS: `file:${join(folder, blobs)}`,
    FAIRGROUND_RATE_LIMIT: 'off',
  });

  async function serve(url: string, blobs: string): Promise<string> {
    const command = startFairground(['serve', '--port', '0', '--no-worker'], settingsOf(url, blobs));
    commands.push(command);
    return (await command.says(/^Fairground listens on (\S+)/))[1] ?? '';
  }

  async function make(url: string, title: string): Promise<void> {
    const body = JSON.stringify({ title, start_date: '2030-05-01', end_date: '2030-05-02' });
    const headers = { authorization, 'content-type': 'application/json' };
    const reply = await fetch(`${url}/cal/events/v1/events`, { method: 'POST', headers, body });
    expect(reply.status).to.equal(201);
  }

  async function titles(url: string): Promise<string[]> {
    const query = 'start_date=2030-01-01&end_date=2031-01-01&per_page=50&orderby=title&order=asc';
    const reply = await fetch(`${url}/cal/events/v1/events?${query}`);
    return ((await reply.json()) as { events: { title: string }[] }).events.map(({ title }) => title);
  }

  it('restores all data of a backup, although the server wrote on meanwhile', async () => {
    const url = await serve(databases.url, 'blobs');
    for (const title of ['A', 'B']) await make(url, title);
    const item = new FormData();
    for (const [name, value] of Object.entries({ f: 'json', type: 'CSV', title: 'Rows' }))
      item.set(name, value);
    item.set('file', new Blob(['code,name\n1,x\n']), 'rows.csv');
    const added = await fetch(`${url}/sharing/rest/content/users/olga/addItem`, {
      method: 'POST',
      headers: { authorization },
      body: item,
    });
    const { id } = (await added.json()) as { id: string };
    const over = new AbortController();
    const writing = (async () => {
      for (let count = 0; !over.signal.aborted; count += 1) await make(url, nth(count));
    })();
    const target = join(folder, 'first');
    const settings = settingsOf(databases.url, 'blobs');
    // As in each folder that is a disk of its own.
    for (const blobs of ['blobs', 'restored'])
      await mkdir(join(folder, blobs, 'lost+found'), { recursive: true });
    const made = await runFairground(['backup', target, '--json'], settings);
    over.abort();
    await writing;
    expect(made.code, made.err).to.equal(0);
    expect(JSON.parse(made.out)).to.have.nested.property('blobs.files').that.is.at.least(1);
    expect(await readdir(target)).to.have.members([
      ...['SHA256SUMS', 'backup.json', 'blobs', 'events.db', 'features.db', 'system.db'],
    ]);
    expect(await readdir(join(target, 'blobs'))).not.to.include('lost+found');

    const place = await makeTestPlace('sqlite');
    try {
      const restored = await runFairground(['restore', target], settingsOf(place.url, 'restored'));
      expect(restored.code, restored.err).to.equal(0);
      const other = await serve(place.url, 'restored');
      const found = await titles(other);
      expect(found.slice(0, 2)).to.deep.equal(['A', 'B']);
      // A state that there was: every event up to one, and none after it (or as many as a page takes).
      expect(found.slice(2)).to.deep.equal(found.slice(2).map((_, index) => nth(index)));
      const headers = { authorization };
      const data = await fetch(`${other}/sharing/rest/content/items/${id}/data`, { headers });
      expect(await data.text()).to.equal('code,name\n1,x\n');
      await make(other, 'D');
    } finally {
      for (const command of commands) command.process.kill('SIGTERM');
      for (const command of commands.splice(0)) await command.exit();
      await place.drop();
    }
  });

  it('restores nothing while a server, or a worker alone, has the data open', async () => {
    const target = join(folder, 'first');
    const settings = settingsOf(databases.url, 'blobs');
    const url = await serve(databases.url, 'blobs');
    const before = await titles(url);
    const refused = await runFairground(['restore', target, '--replace'], settings);
    expect([refused.code, refused.out]).to.deep.equal([1, '']);
    expect(refused.err).to.contain('is in use; stop the servers and workers first');
    expect(await titles(url)).to.deep.equal(before);
    commands[0]!.process.kill('SIGTERM');
    await commands.splice(0)[0]!.exit();
    const worker = startFairground(['work'], settings);
    commands.push(worker);
    await worker.says(/the worker runs/);
    expect((await runFairground(['restore', target, '--replace'], settings)).code).to.equal(1);
    // A killed process releases its lock.
    worker.process.kill('SIGKILL');
    await worker.exit();
    commands.splice(0);
    const { ino } = await stat(join(folder, 'blobs'));
    await writeFile(join(folder, 'blobs/later'), '');
    const replaced = await runFairground(['restore', target, '--replace'], settings);
    expect(replaced.code, replaced.err).to.equal(0);
    // The folder may be a disk of its own, which cannot be replaced; what is in it can.
    expect((await stat(join(folder, 'blobs'))).ino).to.equal(ino);
    const [restored, source] = [join(folder, 'blobs'), join(target, 'blobs')];
    expect((await readdir(restored, { recursive: true })).sort()).to.deep.equal(
      ['lost+found', ...(await readdir(source, { recursive: true }))].sort(),
    );
  });

  it('refuses a folder of blobs that holds the databases or the backup', async () => {
    const place = databases.url.slice('sqlite:'.length);
    const mixed = { ...settingsOf(databases.url, 'blobs'), FAIRGROUND_BLOBS: `file:${place}` };
    for (const args of [
      ['backup', join(folder, 'mixed')],
      ['restore', join(folder, 'first'), '--replace'],
    ]) {
      const refused = await runFairground(args, mixed);
      expect([refused.code, refused.out]).to.deep.equal([1, '']);
      expect(refused.err).to.contain('are among the blobs').and.to.contain('FAIRGROUND_BLOBS');
    }
    const among = join(folder, 'blobs/first');
    await cp(join(folder, 'first'), among, { recursive: true });
    const refused = await runFairground(['restore', among, '--replace'], settingsOf(databases.url, 'blobs'));
    expect(refused.err).to.contain('must not be inside the blob folder that it replaces');
    await rm(among, { recursive: true });
    expect(await readdir(place)).to.include('system.db');
  });

  it('refuses a backup whose blobs are missing, and leaves no copies of the rest', async () => {
    const short = join(folder, 'short');
    await cp(join(folder, 'first'), short, { recursive: true });
    await rm(join(short, 'blobs'), { recursive: true });
    const refused = await runFairground(['restore', short, '--replace'], settingsOf(databases.url, 'blobs'));
    expect(refused.code).to.equal(1);
    expect(refused.err).to.contain(`${join(short, 'blobs')} contains less than the original backup`);
    for (const place of [databases.url.slice('sqlite:'.length), join(folder, 'blobs')])
      expect(await readdir(place))
        .not.to.include('.restoring')
        .and.not.to.include('restore-unfinished');
    const url = await serve(databases.url, 'blobs');
    expect((await titles(url)).slice(0, 2)).to.deep.equal(['A', 'B']);
  });

  it('overwrites existing data only on request', async () => {
    const refused = await runFairground(
      ['restore', join(folder, 'first')],
      settingsOf(databases.url, 'blobs'),
    );
    expect(refused.code).to.equal(1);
    expect(refused.err).to.contain('already contains data').and.to.contain('--replace');
  });

  it('refuses an incomplete backup, and leaves the data as it was', async () => {
    const settings = settingsOf(databases.url, 'blobs');
    const restore = (source: string): ReturnType<typeof runFairground> =>
      runFairground(['restore', source, '--replace'], settings);
    const missing = await restore(join(folder, 'none'));
    expect([missing.code, missing.err]).to.deep.equal([
      1,
      `fairground: ${join(folder, 'none')} is not a complete backup: backup.json was not found.\n`,
    ]);
    const damaged = join(folder, 'damaged');
    await cp(join(folder, 'first'), damaged, { recursive: true });
    const bytes = await readFile(join(damaged, 'events.db'));
    await writeFile(join(damaged, 'events.db'), bytes.subarray(0, bytes.length - 1));
    const refused = await restore(damaged);
    expect(refused.code).to.equal(1);
    expect(refused.err).to.contain('events.db differs from the original backup');
    const url = await serve(databases.url, 'blobs');
    expect((await titles(url)).slice(0, 2)).to.deep.equal(['A', 'B']);
  });

  it('starts no server on half-restored data', async () => {
    const source = databases.url.slice('sqlite:'.length);
    const half = join(folder, 'half');
    await cp(source, half, { recursive: true });
    await writeFile(join(half, 'restore-unfinished'), '');
    const settings = settingsOf(`sqlite:${half}`, 'half-blobs');
    const refused = await runFairground(['migrate'], settings);
    expect([refused.code, refused.out]).to.deep.equal([1, '']);
    expect(refused.err).to.contain('was not finished. Run fairground restore again.');
    expect((await runFairground(['restore', join(folder, 'first')], settings)).code).to.equal(0);
    expect((await runFairground(['migrate'], settings)).code).to.equal(0);
  });

  it('backs up whole blobs beside a damaged one, names that one, and exits with 1', async () => {
    const settings = settingsOf(databases.url, 'blobs');
    const [name = ''] = await readdir(join(folder, 'blobs/items'));
    const path = join(folder, 'blobs/items', name);
    const whole = await readFile(path);
    const told = `\n  items/${name}: its SHA-256 differs from the stored one\n`;
    await writeFile(path, Buffer.alloc(whole.length, 'x'));
    try {
      const target = join(folder, 'with-damage');
      const made = await runFairground(['backup', target], settings);
      expect(made.code).to.equal(1);
      expect(made.out).to.contain(`backed up to ${target}`);
      expect(made.err).to.equal(`Blobs that differ from what was stored: 1${told}`);
      const restored = await runFairground(['restore', target], {
        ...settingsOf(`sqlite:${join(folder, 'of-damage')}`, 'blobs-of-damage'),
      });
      expect(restored.code, restored.err).to.equal(0);
      expect(restored.err).to.contain(told);
    } finally {
      await writeFile(path, whole);
    }
    const again = await runFairground(['backup', join(folder, 'without-damage')], settings);
    expect([again.code, again.err]).to.deep.equal([0, '']);
  });

  it('writes a backup to an empty folder only, and none of PostgreSQL', async () => {
    const full = join(folder, 'full');
    await mkdir(full);
    await writeFile(join(full, 'mine'), 'mine');
    const settings = settingsOf(databases.url, 'blobs');
    const refused = await runFairground(['backup', full], settings);
    expect([refused.code, refused.err]).to.deep.equal([
      1,
      `fairground: ${full} must be empty. Use a new folder for each backup.\n`,
    ]);
    expect(await readFile(join(full, 'mine'), 'utf8')).to.equal('mine');
    const among = await runFairground(['backup', join(folder, 'blobs/backup')], settings);
    expect(among.err).to.contain('must not be inside the blob folder');
    const nothing = await runFairground(['backup', join(folder, 'new')], {
      FAIRGROUND_DATABASE_URL: `sqlite:${join(folder, 'nothing')}`,
    });
    expect(nothing.err).to.contain('there is nothing to back up');
    expect(await readdir(folder))
      .not.to.include('nothing')
      .and.not.to.include('new');
    const other = await runFairground(['backup', join(folder, 'new')], {
      FAIRGROUND_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    });
    expect(other.err).to.contain('PostgreSQL is not supported by this command.').and.to.contain('pg_dump');
  });

  it('reports which process opens the data during a restore', async () => {
    const { claimFolder } = await import('../../../server/storage/sqlite/folder-lock.js');
    const lock = await claimFolder(databases.url.slice('sqlite:'.length));
    try {
      const refused = await runFairground(['user', 'list'], settingsOf(databases.url, 'blobs'));
      expect([refused.code, refused.out]).to.deep.equal([1, '']);
      expect(refused.err).to.contain('is being restored');
    } finally {
      await lock.release();
    }
    await eventually(async () =>
      (await runFairground(['user', 'list'], settingsOf(databases.url, 'blobs'))).code === 0
        ? true
        : undefined,
    );
  });
});
