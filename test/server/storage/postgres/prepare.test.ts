// @needs postgres: some of its tests are for PostgreSQL alone.
import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import pg from 'pg';
import { pino } from 'pino';
import { checkDatabases } from '../../../../server/doctor/check-databases.js';
import type { Finding } from '../../../../server/doctor/finding.js';
import { migrate } from '../../../../server/storage/migrate.js';
import { MIGRATIONS } from '../../../../server/storage/migrations/index.js';
import { openDatabases } from '../../../../server/storage/open.js';
import { StorageUnusableError } from '../../../../server/storage/database/storage-unusable-error.js';
import { makeTestPlace, type TestPlace } from '../../../support/databases/databases.js';
import { eventually } from '../../../support/servers/jobs.js';
import { rejectionOf } from '../../../support/rejection.js';

const log = pino({ level: 'silent' });

/** Statements that a text tells its reader to run. */
const statementsIn = (text: string): string[] =>
  [...text.matchAll(/Let .+? run (.+?)(?: in this database)?\.$/gm)].map(([, statement = '']) => statement);

describe('preparePostgres', () => {
  let place: TestPlace;
  let admin: pg.Client;
  const role = `fairground_${randomBytes(6).toString('hex')}`;

  beforeEach(async () => {
    place = await makeTestPlace('postgres');
    admin = new pg.Client({ connectionString: place.url });
    await admin.connect();
    await admin.query(`DROP EXTENSION postgis; CREATE ROLE ${role} LOGIN`);
  });
  afterEach(async () => {
    await admin.query(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
    await admin.end();
    await place.drop();
  });

  function urlOf(user?: string): string {
    const url = new URL(place.url);
    if (user !== undefined) url.username = user;
    return url.href;
  }

  async function migrateAs(user?: string): Promise<string[]> {
    const databases = await openDatabases({ url: urlOf(user), log, poolSize: 2 });
    try {
      return await migrate(databases);
    } finally {
      await databases.close();
    }
  }

  async function refusalOf(user?: string): Promise<string> {
    const refusal = await rejectionOf(migrateAs(user));
    expect(refusal).to.be.instanceOf(StorageUnusableError);
    return (refusal as Error).message;
  }

  const doctor = (user?: string): Promise<Finding[]> =>
    checkDatabases({ databaseUrl: urlOf(user), spatialitePath: undefined }, Date.now);

  async function schemaOf(extension: string): Promise<string | undefined> {
    const { rows } = await admin.query<{ schema: string }>(
      'SELECT extnamespace::regnamespace::text AS schema FROM pg_extension WHERE extname = $1',
      [extension],
    );
    return rows[0]?.schema;
  }

  it('puts the extensions into a database that has none, where the user may', async () => {
    expect(await migrateAs()).not.to.deep.equal([]);
    expect([await schemaOf('postgis'), await schemaOf('pg_trgm')]).to.deep.equal(['public', 'public']);
    expect(await migrateAs()).to.deep.equal([]);
  });

  it('creates extensions once for processes that start at the same time', async () => {
    // Stores are locked one after another, so that each may be migrated by another process.
    const applied = (await Promise.all([migrateAs(), migrateAs(), migrateAs()])).flat();
    const all = Object.entries(MIGRATIONS).flatMap(([store, migrations]) =>
      Object.keys(migrations).map((name) => `${store}/${name}`),
    );
    expect(applied).to.have.members(all);
  });

  it('accepts an extension that another user creates at the same moment', async () => {
    const other = new pg.Client({ connectionString: place.url });
    await other.connect();
    try {
      await other.query('BEGIN; CREATE EXTENSION postgis SCHEMA public');
      const migrated = migrateAs();
      // The attempt of `migrate` waits for the other one's entry in the catalogue.
      await eventually(async () => {
        const { rows } = await admin.query(`SELECT 1 FROM pg_stat_activity WHERE datname = current_database()
          AND query LIKE 'CREATE EXTENSION%' AND wait_event_type = 'Lock'`);
        return rows.length > 0 || undefined;
      });
      await other.query('COMMIT');
      expect(await migrated).not.to.deep.equal([]);
    } finally {
      await other.end();
    }
  });

  it('names all statements that a privileged user must run, as doctor does, and starts after them', async () => {
    const told = await refusalOf(role);
    const quoted = statementsIn(told);
    const { rows } = await admin.query<{ name: string }>('SELECT current_database() AS name');
    expect(quoted).to.deep.equal([
      'CREATE EXTENSION postgis SCHEMA public',
      'CREATE EXTENSION pg_trgm SCHEMA public',
      `GRANT CREATE ON DATABASE "${rows[0]?.name}" TO "${role}"`,
    ]);
    const failed = (await doctor(role)).filter(({ verdict }) => verdict === 'fail');
    expect(failed.map(({ mend }) => mend)).to.deep.equal(
      told
        .split('\n')
        .filter((line) => line.startsWith('    '))
        .map((line) => line.trim()),
    );
    expect(await schemaOf('pg_trgm')).to.equal(undefined);
    for (const statement of quoted) await admin.query(statement);
    expect(await migrateAs(role)).not.to.deep.equal([]);
    // Existing schemas and extensions need no right to create more.
    await admin.query(`REVOKE CREATE ON DATABASE "${rows[0]?.name}" FROM ${role}`);
    expect(await migrateAs(role)).to.deep.equal([]);
  });

  it('warns in doctor where the references of PostGIS belong to another user', async () => {
    await migrateAs();
    await admin.query(`GRANT USAGE, CREATE ON SCHEMA system, events, features TO ${role};
      GRANT SELECT ON ALL TABLES IN SCHEMA system, events, features TO ${role}`);
    const subject = 'table spatial_ref_sys';
    const warned = (await doctor(role)).find((finding) => finding.subject === subject);
    expect(warned).to.include({ verdict: 'warn' });
    await admin.query(statementsIn(warned?.mend ?? '')[0] ?? '');
    expect((await doctor(role)).find((finding) => finding.subject === subject)).to.equal(undefined);
  });

  it('names the schema that is closed to the user', async () => {
    await migrateAs();
    const told = await refusalOf(role);
    const quoted = statementsIn(told);
    expect(quoted).to.deep.equal(
      ['events', 'features', 'system'].map((name) => `GRANT USAGE, CREATE ON SCHEMA "${name}" TO "${role}"`),
    );
    expect(statementsIn((await doctor(role)).map(({ mend = '' }) => mend).join('\n'))).to.include.members(
      quoted,
    );
  });

  it('names the schema of an extension that is not in public, as doctor does', async () => {
    await admin.query(
      'CREATE SCHEMA gis; CREATE EXTENSION postgis SCHEMA gis; CREATE EXTENSION pg_trgm SCHEMA gis',
    );
    const told = await refusalOf();
    for (const [title, move] of [
      ['PostGIS', 'DROP EXTENSION postgis, then CREATE EXTENSION postgis SCHEMA public'],
      ['pg_trgm', 'ALTER EXTENSION pg_trgm SET SCHEMA public'],
    ]) {
      const mend = `As a superuser, run ${move}.`;
      expect(told).to.contain(`\n  ${title} is in the schema gis, not in public.\n    ${mend}`);
      expect((await doctor()).find(({ subject }) => subject === title)).to.include({ verdict: 'fail', mend });
    }
    await admin.query(
      'ALTER EXTENSION pg_trgm SET SCHEMA public; DROP EXTENSION postgis; CREATE EXTENSION postgis SCHEMA public',
    );
    expect(await migrateAs()).not.to.deep.equal([]);
  });

  it('warns in doctor of a PostGIS that is too old, with the statement that brings it up to date', async () => {
    await migrateAs();
    await admin.query("UPDATE pg_extension SET extversion = '2.5.5' WHERE extname = 'postgis'");
    const database = (await doctor()).find(({ subject }) => subject === 'database');
    expect(database).to.include({ verdict: 'warn' });
    expect(database?.seen).to.match(/PostGIS 2\.5\.5 is older than the oldest tested version$/);
    expect(database?.mend).to.equal('Let a superuser run ALTER EXTENSION postgis UPDATE in this database.');
  });
});
