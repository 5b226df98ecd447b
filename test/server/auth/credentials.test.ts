import { expect } from 'chai';
import { type Access, createAccess } from '../../../server/auth/access.js';
import { MAX_APPLICATION_PASSWORDS } from '../../../server/auth/credentials.js';
import { AppError } from '../../../server/lib/errors.js';
import { forEachDatabase, type TestDatabases } from '../../support/databases/databases.js';
import { addUser } from '../../support/databases/users.js';
import { silentLog } from '../../support/servers/jobs.js';

const ORIGIN = { referer: undefined, address: '192.0.2.1' };

forEachDatabase('credentials of a user', (open) => {
  let databases: TestDatabases;
  let access: Access;

  before(async () => {
    databases = await open();
    access = createAccess({ system: databases.system, log: silentLog });
  });

  const add = (name: string) => addUser(databases.system, { name, role: 'author' });

  async function faultOf(work: Promise<unknown>): Promise<string> {
    try {
      await work;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return error.faults.map(({ field, reason }) => `${field} ${reason}`).join();
    }
    return expect.fail('it was not refused');
  }

  it('accepts each of several application passwords until it is revoked', async () => {
    const { credentials } = access;
    const ada = await add('ada');
    const laptop = await credentials.addApplicationPassword(ada.id, ' Laptop ');
    expect(laptop.name).to.equal('Laptop');
    const listed = await credentials.listApplicationPasswords(ada.id);
    expect(listed.map(({ name }) => name)).to.deep.equal(['first', 'Laptop']);
    expect(JSON.stringify(listed)).not.to.include(laptop.password);
    for (const secret of [ada.applicationPassword, laptop.password])
      expect(await access.authenticateBasic('ada', secret, '192.0.2.1')).to.include({ userId: ada.id });
    await credentials.revokeApplicationPassword(ada.id, laptop.id);
    await access.authenticateBasic('ada', ada.applicationPassword, '192.0.2.1');
    let isIn = true;
    await access.authenticateBasic('ada', laptop.password, '192.0.2.1').catch(() => (isIn = false));
    expect(isIn).to.equal(false);
  });

  it('refuses an application password whose name is empty, too long or taken, or beyond the limit', async () => {
    const { credentials } = access;
    const { id } = await add('bea');
    expect(await faultOf(credentials.addApplicationPassword(id, '  '))).to.match(/^name must be 1 to 60/);
    expect(await faultOf(credentials.addApplicationPassword(id, 'x'.repeat(61)))).to.match(/^name must be/);
    expect(await faultOf(credentials.addApplicationPassword(id, 'first'))).to.match(/^name is taken/);
    for (let count = 1; count < MAX_APPLICATION_PASSWORDS; count += 1)
      await credentials.addApplicationPassword(id, `device ${String(count)}`);
    expect(await faultOf(credentials.addApplicationPassword(id, 'one more'))).to.match(
      /^name is one too many/,
    );
  });

  it('lists tokens with kind, expiry and binding, and revokes each', async () => {
    const { credentials } = access;
    const { id: userId, name, role } = await add('cleo');
    const principal = { userId, name, role };
    const binding = { kind: 'referer', value: 'https://maps.example' } as const;
    const session = await access.issueToken(principal, { kind: 'session', minutes: 60 });
    const other = await access.issueToken(principal, { minutes: 30, binding });
    const listed = await credentials.listTokens(userId);
    expect(listed.map(({ id: _, ...rest }) => rest)).to.deep.equal([
      { kind: 'session', expiresAt: session.expires, binding: undefined },
      { kind: 'token', expiresAt: other.expires, binding },
    ]);
    await credentials.revokeToken(userId, listed[0]?.id ?? '');
    expect(await credentials.listTokens(userId)).to.have.lengthOf(1);
    await access.authenticateToken(other.token, ORIGIN);
    let isIn = true;
    await access.authenticateToken(session.token, ORIGIN).catch(() => (isIn = false));
    expect(isIn).to.equal(false);
  });

  it('reports credentials of another user as not found', async () => {
    const { credentials } = access;
    const [dora, emil] = [await add('dora'), await add('emil')];
    const [first] = await credentials.listApplicationPasswords(dora.id);
    const id = first?.id ?? '';
    expect(await faultOf(credentials.revokeApplicationPassword(emil.id, id))).to.match(
      /^passwordId is the id of no/,
    );
    expect(await faultOf(credentials.revokeToken(emil.id, id))).to.match(/^tokenId is the id of no/);
    expect(await credentials.listApplicationPasswords(dora.id)).to.have.lengthOf(1);
  });

  it('lists recent sign-in failures, the most first', async () => {
    for (const name of ['fred', 'gina', 'fred'])
      await access.signIn(name, 'a wrong password', '198.51.100.7').catch(() => undefined);
    const failures = await access.credentials.listFailures();
    const own = failures.filter(({ subject }) => /198|fred|gina/.test(subject));
    expect(own.map(({ subject, failures: count }) => [subject, count])).to.deep.equal([
      ['address:198.51.100.7', 3],
      ['user:fred', 2],
      ['user:gina', 1],
    ]);
  });
});
