// @needs postgres: some of its tests are for PostgreSQL alone.
import { expect } from 'chai';
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { pino } from 'pino';
import type { DatabaseName, Databases } from '../../../server/storage/database/database.js';
import { migrate, migrateOne } from '../../../server/storage/migrate.js';
import { MIGRATIONS } from '../../../server/storage/migrations/index.js';
import { openDatabases } from '../../../server/storage/open.js';
import {
  DATABASE_KINDS,
  forEachDatabase,
  makeTestPlace,
  type TestPlace,
} from '../../support/databases/databases.js';

const NAMES: readonly DatabaseName[] = ['system', 'events', 'features'];
const all = NAMES.flatMap((store) => Object.keys(MIGRATIONS[store]).map((name) => `${store}/${name}`));
const open = (url: string): Promise<Databases> => openDatabases({ url, log: pino({ level: 'silent' }) });

async function messageOf(promise: Promise<unknown>): Promise<string> {
  return promise.then(
    () => 'no error',
    (error: unknown) => (error as Error).message,
  );
}

describe('MIGRATIONS', () => {
  for (const store of NAMES) {
    it(`lists the files of ${store} in order`, async () => {
      const folder = new URL(`../../../server/storage/migrations/${store}/`, import.meta.url);
      const files = await readdir(folder).catch(() => []);
      const names = files.filter((file) => file.endsWith('.ts')).map((file) => file.replace(/\.ts$/, ''));
      expect(Object.keys(MIGRATIONS[store])).to.deep.equal(names.sort());
      for (const name of names) expect(name).to.match(/^\d{14}(?:_[a-z0-9]+){2,}$/);
    });
  }
});

for (const kind of DATABASE_KINDS) {
  describe(`migrate from nothing (${kind})`, () => {
    let place: TestPlace;
    const opened: Databases[] = [];
    beforeEach(async () => {
      place = await makeTestPlace(kind);
    });
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((databases) => databases.close()));
      await place.drop();
    });
    const openHere = async (url = place.url): Promise<Databases> => {
      const databases = await open(url);
      opened.push(databases);
      return databases;
    };

    it('applies every migration once', async () => {
      const databases = await openHere();
      expect(await migrate(databases)).to.deep.equal(all);
      expect(await migrate(databases)).to.deep.equal([]);
    });

    it('lets two callers migrate at the same time', async () => {
      const [one, other] = await Promise.all([openHere(), openHere()]);
      const applied = await Promise.all([migrate(one), migrate(other)]);
      expect(applied.flat().sort()).to.deep.equal([...all].sort());
    });

    it('stores the spatial references', async () => {
      const databases = await openHere();
      await migrate(databases);
      for (const srid of [4326, 3857, 25832]) {
        expect(await databases.features.dialect.hasSrid(databases.features.knex, srid)).to.equal(true);
      }
      expect(await databases.features.dialect.hasSrid(databases.features.knex, 999_999)).to.equal(false);
    });
  });
}

forEachDatabase('migrateOne', (openMigrated) => {
  it('applies missing migrations in the order of their names, and records the time', async () => {
    const { events } = await openMigrated();
    const names = await migrateOne(events, {
      '29990101000001_fill_a': async (trx) => {
        await trx('a').insert({ id: 1 });
      },
      '29990101000000_create_a': (trx) => trx.schema.createTable('a', (table) => table.integer('id')),
    });
    expect(names).to.deep.equal(['29990101000000_create_a', '29990101000001_fill_a']);
    expect(await events.knex('a').select()).to.deep.equal([{ id: 1 }]);
    const recorded = await events
      .knex('migrations')
      .where('name', 'like', '2999%')
      .select<{ applied_at: unknown }[]>('applied_at');
    for (const row of recorded) expect(row.applied_at).to.be.closeTo(Date.now(), 60_000);
  });

  it('rolls all migrations back when one of them fails', async () => {
    const { events } = await openMigrated();
    const migrations = {
      '29990101000000_create_b': (trx: typeof events.knex) =>
        trx.schema.createTable('b', (table) => table.integer('id')),
      '29990101000001_break_b': () => Promise.reject(new Error('broken')),
    };
    expect(await messageOf(migrateOne(events, migrations))).to.equal('broken');
    expect(await events.knex.schema.hasTable('b')).to.equal(false);
    expect(await events.knex('migrations').where('name', 'like', '2999%')).to.deep.equal([]);
  });

  it('keeps the stores apart', async () => {
    const { events, features, system } = await openMigrated();
    await migrateOne(events, {
      '29990101000000_create_c': (trx) => trx.schema.createTable('c', (table) => table.integer('id')),
    });
    expect(await events.knex.schema.hasTable('c')).to.equal(true);
    expect(await features.knex.schema.hasTable('c')).to.equal(false);
    expect(await system.knex.schema.hasTable('c')).to.equal(false);
  });
});

describe('migrate without PostGIS in its place', () => {
  let place: TestPlace;
  let admin: Databases;
  beforeEach(async () => {
    place = await makeTestPlace('postgres');
    admin = await open(place.url);
    await admin.system.knex.raw('DROP EXTENSION postgis');
  });
  afterEach(async () => {
    await admin.close();
    await place.drop();
  });

  it('installs it', async () => {
    await migrate(admin);
    expect(await admin.features.dialect.hasSrid(admin.features.knex, 4326)).to.equal(true);
  });

  it('explains what to do when it may not create PostGIS', async () => {
    const role = `fairground_${randomBytes(6).toString('hex')}`;
    await admin.system.knex.raw('CREATE ROLE ?? LOGIN', [role]);
    const url = new URL(place.url);
    url.username = role;
    const databases = await open(url.href);
    expect(await messageOf(migrate(databases))).to.include(
      'a superuser run CREATE EXTENSION postgis SCHEMA public in this database',
    );
    await databases.close();
    await admin.system.knex.raw('DROP ROLE ??', [role]);
  });

  it('names the schema that PostGIS must be in', async () => {
    await admin.system.knex.raw('CREATE SCHEMA gis');
    await admin.system.knex.raw('CREATE EXTENSION postgis SCHEMA gis');
    expect(await messageOf(migrate(admin))).to.include('is in the schema gis, not in public');
  });
});
