import { expect } from 'chai';
import { type Access, createAccess } from '../../../server/auth/access.js';
import { OWNED_ROWS } from '../../../server/auth/owned-rows-repository.js';
import { removeUser } from '../../../server/auth/remove-user.js';
import { systemClock } from '../../../server/lib/clock.js';
import { AppError } from '../../../server/lib/errors.js';
import { createJobQueue } from '../../../server/jobs/job-queue.js';
import { forEachDatabase, type TestDatabases } from '../../support/databases/databases.js';
import { addUser } from '../../support/databases/users.js';
import { silentLog } from '../../support/servers/jobs.js';

const ORIGIN = { referer: undefined, address: '192.0.2.1' };

forEachDatabase('administration of users', (open) => {
  let databases: TestDatabases;
  let access: Access;

  before(async () => {
    databases = await open();
    access = createAccess({ system: databases.system, log: silentLog });
    await addUser(databases.system, { name: 'root', role: 'administrator' });
  });

  const add = (name: string, role: 'administrator' | 'author' = 'author') =>
    addUser(databases.system, { name, role });

  async function reasonOf(work: Promise<unknown>): Promise<string> {
    try {
      await work;
    } catch (error) {
      if (error instanceof AppError) return error.faults[0]?.reason ?? error.message;
      throw error;
    }
    return expect.fail('it was not refused');
  }

  it('changes a role, which the tokens from before follow', async () => {
    const { name, id, role } = await add('ada', 'administrator');
    const { token } = await access.issueToken({ userId: id, name, role });
    expect(await access.users.setRole('ADA', 'subscriber')).to.include({ name: 'ada', role: 'subscriber' });
    expect(await access.authenticateToken(token, ORIGIN)).to.include({ role: 'subscriber' });
    expect(await reasonOf(access.users.setRole('ada', 'king'))).to.match(
      /^role must be one of administrator,/,
    );
    expect(await reasonOf(access.users.setRole('nobody', 'author'))).to.match(/^user nobody was not found/);
  });

  it('sets a password and ends tokens, while application passwords stay', async () => {
    const { name, id, role, password, applicationPassword } = await add('bea');
    const { token } = await access.issueToken({ userId: id, name, role });
    const { password: fresh } = await access.users.setPassword('bea');
    await reasonOf(access.authenticateToken(token, ORIGIN));
    expect(await reasonOf(access.signIn('bea', password, '192.0.2.2'))).to.match(/wrong/);
    expect(await access.signIn('bea', fresh, '192.0.2.2')).to.include({ userId: id });
    expect(await access.signIn('bea', applicationPassword, '192.0.2.2')).to.include({ userId: id });
    await access.users.setPassword('bea', 'correct horse battery');
    expect(await access.signIn('bea', 'correct horse battery', '192.0.2.2')).to.include({ userId: id });
  });

  for (const [what, password, reason] of [
    ['is too short', 'short', /12 to 256 characters/],
    ['is too long', 'x'.repeat(257), /12 to 256 characters/],
    ['has control characters', 'twelve\u0000letters', /control characters/],
    ['looks like an application password', 'abcd efgh ijkl mnop qrst uvwx', /24 letters and digits/],
  ] as const) {
    it(`refuses a password that ${what}`, async () => {
      expect(await reasonOf(access.users.setPassword('root', password))).to.match(reason);
    });
  }

  it('never disables, demotes or removes the last administrator', async () => {
    const last = /^user ROOT is the last administrator/;
    expect(await reasonOf(access.users.disable('ROOT'))).to.match(last);
    expect(await reasonOf(access.users.setRole('ROOT', 'editor'))).to.match(last);
    expect(await reasonOf(removeUser(databases, systemClock, 'ROOT'))).to.match(last);
    await add('deputy', 'administrator');
    const both = ['root', 'deputy'].map((name) => access.users.setRole(name, 'editor'));
    const outcomes = await Promise.allSettled(both);
    // One of two concurrent demotions is refused.
    expect(outcomes.map(({ status }) => status).sort()).to.deep.equal(['fulfilled', 'rejected']);
    await access.users.setRole('root', 'administrator');
    await access.users.setRole('deputy', 'editor');
    expect(await access.users.setRole('root', 'administrator')).to.include({ role: 'administrator' });
  });

  it('lets a disabled user sign in again with the password from before', async () => {
    const { password } = await add('cleo');
    await access.users.disable('cleo');
    expect(await reasonOf(access.signIn('cleo', password, '192.0.2.3'))).to.match(/wrong/);
    await access.users.enable('cleo');
    expect(await access.signIn('cleo', password, '192.0.2.3')).to.include({ name: 'cleo' });
  });

  it('removes a user with its credentials', async () => {
    const { id, applicationPassword } = await add('dora');
    await access.issueToken({ userId: id, name: 'dora', role: 'author' });
    await removeUser(databases, systemClock, 'Dora');
    expect(await access.users.find('dora')).to.equal(undefined);
    expect(await access.credentials.listTokens(id)).to.deep.equal([]);
    expect(await access.credentials.listApplicationPasswords(id)).to.deep.equal([]);
    expect(await reasonOf(access.signIn('dora', applicationPassword, '192.0.2.4'))).to.match(/wrong/);
  });

  it('refuses to remove a user with unfinished jobs, and changes nothing', async () => {
    const { id, password } = await add('emil');
    const jobs = createJobQueue(databases.system);
    const { id: jobId } = await jobs.submit({ kind: 'test', payload: {}, ownerId: id });
    expect(await reasonOf(removeUser(databases, systemClock, 'emil'))).to.equal(
      'user emil still has 1 unfinished jobs; delete or move these first, or disable the user instead',
    );
    expect(await access.signIn('emil', password, '192.0.2.5')).to.include({ userId: id });
    await jobs.cancel(jobId);
    await removeUser(databases, systemClock, 'emil');
  });

  it('knows every column by which rows belong to a user', async () => {
    // Rows that end by themselves or are a history, and rows that are deleted with the user.
    const others = [
      ['system', 'application_passwords'],
      ['system', 'tokens'],
      ['system', 'jobs'],
      ['system', 'uploads'],
      ['system', 'geocode_usage'],
      ['events', 'idempotency_keys'],
    ];
    const found: string[][] = [];
    for (const name of ['system', 'events', 'features'] as const) {
      for (const table of await tablesOf(name)) {
        const columns = Object.keys(await databases[name].knex(table).columnInfo());
        if (columns.some((column) => /^(owner|author|user)_id$/.test(column))) found.push([name, table]);
      }
    }
    const known = [...others, ...OWNED_ROWS.map(({ database, table }) => [database, table])];
    expect(found).to.have.deep.members(known);
  });

  async function tablesOf(name: 'system' | 'events' | 'features'): Promise<string[]> {
    const { knex, dialect } = databases[name];
    const sql =
      dialect.kind === 'postgis'
        ? `SELECT table_name AS name FROM information_schema.tables
           WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'`
        : `SELECT name FROM sqlite_master WHERE type = 'table'`;
    const rows = await dialect.rows<{ name: string }>(knex, { sql, bindings: [] });
    return rows.map((row) => row.name);
  }
});
