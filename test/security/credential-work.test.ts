import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { expect } from 'chai';
import { createUsers } from '../../server/auth/users.js';
import { forEachDatabase, type TestDatabases } from '../support/databases/databases.js';
import { type FeatureServer, startFeatureServer } from '../support/servers/feature-server.js';
import { PlainBrowser } from '../support/clients/plain-browser.js';

/** All that is done to find out whether a password is right: derivations with their costs, and statements. */
interface Work {
  readonly derivations: readonly unknown[];
  readonly statements: readonly string[];
}

const PASSWORD = 'k3fzq-9wnta-22222-33333';
const APPLICATION_PASSWORD = 'abcd efgh ijkl mnop qrst uvwx';

forEachDatabase('the work of a sign-in', (open) => {
  let databases: TestDatabases;
  let server: FeatureServer;
  const scrypt = crypto.scrypt;
  let derivations: unknown[] = [];

  before(async () => {
    databases = await open();
    server = await startFeatureServer(
      databases,
      { FAIRGROUND_SIGN_IN_FAILURES_PER_USER: 'off', FAIRGROUND_SIGN_IN_FAILURES_PER_ADDRESS: 'off' },
      { isIdle: true },
    );
    // With hashes of the server's own cost, which tests otherwise spare themselves.
    await createUsers(databases.system, Date.now).add({ name: 'ada', role: 'author' });
    Object.assign(crypto, {
      scrypt: (...call: readonly unknown[]): void => {
        const { N, r, p } = call[3] as { N: number; r: number; p: number };
        derivations.push({ keyBytes: call[2], N, r, p });
        Reflect.apply(scrypt, crypto, call);
      },
    });
    syncBuiltinESMExports();
  });
  after(async () => {
    Object.assign(crypto, { scrypt });
    syncBuiltinESMExports();
    await server.close();
  });

  async function workOf(attempt: () => Promise<unknown>): Promise<Work> {
    derivations = [];
    const statements: string[] = [];
    const hear = ({ sql }: { sql: string }): void => void statements.push(sql);
    databases.system.knex.on('query', hear);
    await attempt();
    databases.system.knex.removeListener('query', hear);
    return { derivations, statements };
  }

  const basic = (name: string, secret: string): string =>
    `Basic ${Buffer.from(`${name}:${secret}`).toString('base64')}`;
  const WAYS: Readonly<Record<string, (name: string, secret: string) => Promise<unknown>>> = {
    'HTTP Basic in the catalogue': (name, secret) =>
      server.server.inject({ url: '/cal/events/v1', headers: { authorization: basic(name, secret) } }),
    'HTTP Basic in a feature service': (name, secret) =>
      server.server.inject({ url: '/rest/services?f=json', headers: { authorization: basic(name, secret) } }),
    generateToken: (username, password) => server.post('/sharing/rest/generateToken', { username, password }),
    'an application': (client_id, client_secret) =>
      server.post('/sharing/rest/oauth2/token', {
        client_id,
        client_secret,
        grant_type: 'client_credentials',
      }),
    'the page': async (username, password) => {
      const browser = new PlainBrowser(server.server);
      return browser.send(await browser.open('/rest/login'), '/login', { username, password });
    },
  };
  for (const [title, signIn] of Object.entries(WAYS)) {
    for (const secret of [PASSWORD, APPLICATION_PASSWORD]) {
      const kind = secret === PASSWORD ? 'password' : 'application password';
      it(`costs the same for an unknown user and a wrong ${kind}: ${title}`, async () => {
        const wrong = await workOf(() => signIn('ada', secret));
        const unknown = await workOf(() => signIn('nobody', secret));
        expect(unknown).to.deep.equal(wrong);
        const derived = secret === PASSWORD && title !== 'an application' ? 1 : 0;
        expect(wrong.derivations).to.have.length(derived);
      });
    }
  }

  it('answers unknown users and wrong passwords in the same words and with the same status', async () => {
    const told = async (username: string): Promise<unknown> =>
      server.post('/sharing/rest/generateToken', { username, password: PASSWORD });
    expect(await told('nobody')).to.deep.equal(await told('ada'));
  });
});
