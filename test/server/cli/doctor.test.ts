// @needs postgres: some of its tests are for PostgreSQL alone.
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import pg from 'pg';
import { checkRoom } from '../../../server/doctor/check-programs.js';
import type { Finding } from '../../../server/doctor/finding.js';
import {
  DATABASE_KINDS,
  makeTestPlace,
  openTestDatabases,
  type TestDatabases,
  type TestPlace,
} from '../../support/databases/databases.js';
import { runFairground, startFairground } from '../../support/servers/fairground.js';

for (const kind of DATABASE_KINDS) {
  describe(`fairground doctor (${kind})`, function () {
    // Each test starts processes, from sources that are compiled as they load.
    this.timeout(300_000);

    let databases: TestDatabases;
    let blobs: string;
    let settings: Record<string, string>;
    before(async () => {
      databases = await openTestDatabases(kind);
      blobs = await mkdtemp(join(tmpdir(), 'fairground-doctor-'));
      settings = { FAIRGROUND_DATABASE_URL: databases.url, FAIRGROUND_BLOBS: `file:${blobs}` };
    });
    after(async () => {
      await databases.drop();
      await rm(blobs, { recursive: true, force: true });
    });

    async function look(more: Record<string, string> = {}): Promise<{
      code: number | string;
      of: (subject: string) => Finding | undefined;
      findings: Finding[];
    }> {
      const { code, out, err } = await runFairground(['doctor', '--json'], { ...settings, ...more });
      expect(err).to.equal('');
      const findings = JSON.parse(out) as Finding[];
      return { code, findings, of: (name) => findings.find(({ subject }) => subject === name) };
    }

    it('finds a place where everything is there in order, and leaves nothing in it', async () => {
      const { code, findings } = await look();
      expect(code).to.equal(0);
      expect(findings.filter(({ verdict }) => verdict === 'fail')).to.deep.equal([]);
      expect(findings.map(({ subject }) => subject)).to.include.members([
        ...['configuration', 'public address', 'Node.js', 'GDAL', 'database', 'migrations', 'clock', 'jobs'],
        ...['blobs', 'temporary files', ...(kind === 'sqlite' ? ['room for databases'] : [])],
      ]);
      const database = findings.find(({ subject }) => subject === 'database');
      expect(database?.seen).to.match(kind === 'sqlite' ? /SpatiaLite \d/ : /PostGIS \d/);
      // Folders of keys may stay, files may not.
      const left = await readdir(blobs, { recursive: true, withFileTypes: true });
      expect(left.filter((entry) => entry.isFile())).to.deep.equal([]);
    });

    it('reports how to repair each fault', async () => {
      const [name] = await databases.system
        .knex('migrations')
        .orderBy('name', 'desc')
        .pluck<string[]>('name');
      const future = Date.now() + 3_600_000;
      await databases.system.write(async (trx) => {
        await trx('migrations').where({ name }).delete();
        await trx('jobs').insert({
          ...{ id: 'a', kind: 'test', status: 'completed', payload: '{}', max_attempts: 1, run_at: 0 },
          ...{ submitted_at: 0, updated_at: future },
        });
      });
      const file = join(blobs, 'file');
      await writeFile(file, '');
      const { code, of } = await look({
        PATH: '/nonexistent',
        FAIRGROUND_BLOBS: `file:${file}`,
        FAIRGROUND_SOURCE_FOLDER: join(blobs, 'missing'),
        FAIRGROUND_HOST: '0.0.0.0',
        FAIRGROUND_PUBLIC_URL: 'https://maps.example.org',
      });
      expect(code).to.equal(1);
      expect(of('GDAL')).to.include({ verdict: 'fail' });
      expect(of('GDAL')?.mend).to.contain('apt-get install gdal-bin');
      expect(of('sandbox of readers')).to.include({ verdict: 'warn' });
      expect(of('migrations')).to.include({ verdict: 'warn' });
      expect(of('migrations')?.seen).to.contain(`system/${String(name)}`);
      expect(of('migrations')?.mend).to.contain('fairground migrate');
      expect(of('clock')).to.include({ verdict: 'fail' });
      expect(of('clock')?.mend).to.contain('NTP');
      expect(of('blobs')).to.include({ verdict: 'fail' });
      expect(of('blobs')?.mend).to.contain('FAIRGROUND_BLOBS');
      expect(of('temporary files')).to.include({ verdict: 'fail' });
      expect(of('proxies')?.mend).to.contain('FAIRGROUND_TRUSTED_PROXIES');
      await databases.system.write(async (trx) => {
        await trx('migrations').insert({ name, applied_at: 0 });
        await trx('jobs').where({ id: 'a' }).update({ status: 'queued', updated_at: 0 });
      });
      await databases.features.write(async (trx) => {
        await trx('migrations').insert({ name: '9999-later', applied_at: 0 });
      });
      const waiting = await look();
      expect(waiting.of('migrations')).to.include({ verdict: 'warn' });
      expect(waiting.of('migrations')?.seen)
        .to.contain('newer than this program')
        .and.to.contain('features/9999-later');
      expect(waiting.of('jobs')).to.include({ verdict: 'warn' });
      expect(waiting.of('jobs')?.mend).to.contain('Start a worker');
      expect(waiting.of('clock')).to.include({ verdict: 'ok' });
    });
  });
}

describe('fairground doctor without PostGIS', function () {
  // Starts processes, from sources that are compiled as they load.
  this.timeout(300_000);

  let place: TestPlace;
  let admin: pg.Client;
  const role = `fairground_${randomBytes(6).toString('hex')}`;
  before(async () => {
    place = await makeTestPlace('postgres');
    admin = new pg.Client({ connectionString: place.url });
    await admin.connect();
    await admin.query(`DROP EXTENSION postgis; CREATE ROLE ${role} LOGIN`);
  });
  after(async () => {
    await admin.query(`DROP ROLE ${role}; DROP ROLE IF EXISTS rds_superuser`);
    await admin.end();
    await place.drop();
  });

  function settingsOf(username?: string): Record<string, string> {
    const url = new URL(place.url);
    if (username !== undefined) url.username = username;
    return { FAIRGROUND_DATABASE_URL: url.href, FAIRGROUND_BLOBS: `file:${tmpdir()}` };
  }

  async function look(username?: string): Promise<{ code: number | string; postgis: Finding | undefined }> {
    const { code, out } = await runFairground(['doctor', '--json'], settingsOf(username));
    const findings = JSON.parse(out) as Finding[];
    return { code, postgis: findings.find(({ subject }) => subject === 'PostGIS') };
  }

  it('names who can install PostGIS, and its schema', async () => {
    const { postgis: known } = await look();
    expect(known).to.include({ verdict: 'warn', seen: 'is not in the database yet' });
    expect(known?.mend).to.contain('fairground migrate');
    const { code, postgis: refused } = await look(role);
    expect(code).to.equal(1);
    expect(refused).to.include({ verdict: 'fail' });
    expect(refused?.mend).to.contain('a superuser run CREATE EXTENSION postgis SCHEMA public');
    for (const args of [['migrate'], ['serve', '--port', '0'], ['work'], ['user', 'list']]) {
      const stopped = await runFairground(args, settingsOf(role));
      expect([stopped.code, stopped.out], args.join(' ')).to.deep.equal([1, '']);
      expect(stopped.err)
        .to.contain(refused?.mend)
        .and.not.to.match(/^ +at /m);
    }
    // A hosting provider keeps the superuser of its databases.
    await admin.query(`CREATE ROLE rds_superuser; GRANT rds_superuser TO ${role}`);
    expect((await look(role)).postgis).to.deep.equal(known);
    await admin.query('CREATE SCHEMA gis; CREATE EXTENSION postgis SCHEMA gis');
    const { postgis: elsewhere } = await look();
    expect(elsewhere).to.include({ verdict: 'fail', seen: 'is in the schema gis, not in public' });
    await admin.query('DROP EXTENSION postgis; CREATE EXTENSION postgis SCHEMA public');
    expect((await look()).postgis).to.include({ verdict: 'ok' });
  });

  it('installs PostGIS when two servers start at the same time', async () => {
    await admin.query('DROP EXTENSION postgis; DROP EXTENSION IF EXISTS pg_trgm');
    const args = ['serve', '--port', '0', '--no-worker'];
    const servers = [startFairground(args, settingsOf()), startFairground(args, settingsOf())];
    try {
      for (const server of servers) await server.says(/^Fairground listens on/);
    } finally {
      for (const server of servers) server.process.kill('SIGTERM');
      await Promise.all(servers.map((server) => server.exit()));
    }
    expect((await look()).postgis).to.include({ verdict: 'ok' });
  });
});

describe('checkRoom', () => {
  it('warns of less room than is needed', async () => {
    const folder = tmpdir();
    expect(await checkRoom('room', folder, 'FAIRGROUND_BLOBS', 0)).to.include({ verdict: 'ok' });
    const short = await checkRoom('room', folder, 'FAIRGROUND_BLOBS', Infinity);
    expect(short).to.include({ verdict: 'warn' });
    expect(short.mend).to.contain('FAIRGROUND_BLOBS');
  });
});

describe('fairground doctor', function () {
  // Each test starts processes, from sources that are compiled as they load.
  this.timeout(300_000);

  it('reports every fault of the configuration, and checks nothing else', async () => {
    const { code, out } = await runFairground(['doctor'], {
      FAIRGROUND_PORT: 'x',
      FAIRGROUND_PROT: '1',
    });
    expect(code).to.equal(1);
    expect(out).to.match(
      /✗ configuration: FAIRGROUND_PROT: there is no such setting; is FAIRGROUND_PORT meant\?\n {4}fairground config/,
    );
    expect(out).to.contain('✗ configuration: FAIRGROUND_PORT: must be a whole number');
    expect(out).not.to.contain('GDAL');
  });

  it('names missing databases, and creates none in their place', async () => {
    const databases = await openTestDatabases('sqlite');
    try {
      await databases.close();
      const folder = databases.url.slice('sqlite:'.length);
      const settings = { FAIRGROUND_DATABASE_URL: databases.url, FAIRGROUND_SPATIALITE: '/nowhere/mod.so' };
      const whole = await runFairground(['doctor'], settings);
      expect(whole.out).to.match(
        /^! SpatiaLite: \/nowhere\/mod\.so cannot be loaded; .+\n {4}.*FAIRGROUND_SPATIALITE/m,
      );
      await rm(join(folder, 'events.db'));
      const lost = await runFairground(['doctor'], settings);
      expect(lost.code).to.equal(1);
      expect(lost.out).to.contain(`✗ databases: lost: ${join(folder, 'events.db')}\n    Restore a backup`);
      expect(await readdir(folder)).not.to.include('events.db');
    } finally {
      await databases.drop();
    }
  });

  it('creates no missing databases or folders, and prints no secrets', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fairground-doctor-'));
    try {
      const url = `sqlite:${join(folder, 'data')}`;
      const fresh = await runFairground(['doctor'], {
        FAIRGROUND_DATABASE_URL: url,
        FAIRGROUND_BLOBS: `file:${join(folder, 'blobs')}`,
      });
      expect(fresh.code, fresh.out).to.equal(0);
      expect(fresh.out).to.contain('! databases:').and.to.contain('fairground migrate');
      // Blobs lie in the folder of the databases unless told otherwise.
      const first = await runFairground(['doctor'], { FAIRGROUND_DATABASE_URL: url });
      expect(first.code, first.out).to.equal(0);
      expect(first.out).to.contain(`! blobs: ${join(folder, 'data/blobs')} does not exist yet`);
      expect(await readdir(folder)).to.deep.equal([]);
      const file = join(folder, 'file');
      await writeFile(file, '');
      const blocked = await runFairground(['doctor'], { FAIRGROUND_DATABASE_URL: `sqlite:${file}/a/b` });
      expect(blocked.code).to.equal(1);
      expect(blocked.out).to.contain(`✗ databases: ${file}/a/b cannot be created in ${file}\n    `);
      expect(blocked.out).to.contain(`✗ blobs: ${file}/a/b/blobs cannot be created in ${file}\n    `);
      const lost = await runFairground(['doctor'], {
        FAIRGROUND_DATABASE_URL: 'postgres://ada:verysecret@127.0.0.1:1/none',
        FAIRGROUND_BLOBS: `file:${join(folder, 'blobs')}`,
      });
      expect(lost.code).to.equal(1);
      expect(lost.out).to.contain('✗ databases:').and.to.contain('Check that PostgreSQL runs');
      expect(lost.out + lost.err).not.to.contain('verysecret');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
