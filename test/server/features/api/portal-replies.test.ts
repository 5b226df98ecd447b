import { expect } from 'chai';
import type { Role } from '../../../../server/auth/principal.js';
import { createUsers } from '../../../../server/auth/users.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import {
  type FeatureServer,
  type Json,
  PUBLIC_URL,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';
import { addUser } from '../../../support/databases/users.js';

const TOKENS = '/sharing/rest/generateToken';
const SELF = '/sharing/rest/community/self';
const TOKEN_SERVICES_URL = `${PUBLIC_URL}${TOKENS}`;

const ROLES: readonly [role: Role, shown: string, privileges: readonly string[]][] = [
  [
    'administrator',
    'org_admin',
    [
      'portal:admin:deleteItems',
      'portal:admin:updateItems',
      'portal:admin:viewItems',
      'portal:publisher:publishFeatures',
      'portal:user:createItem',
    ],
  ],
  ['editor', 'org_publisher', ['portal:publisher:publishFeatures', 'portal:user:createItem']],
  ['author', 'org_publisher', ['portal:publisher:publishFeatures', 'portal:user:createItem']],
  ['contributor', 'org_user', []],
  ['subscriber', 'org_user', []],
];

const TOKEN_REQUIRED = { error: { code: 499, message: 'Token Required', details: [] } };
const FORBIDDEN = {
  code: 403,
  message: 'You do not have permissions to access this resource or perform this operation.',
  details: [],
};
const invalid = (reason: string): Json => ({
  error: { code: 498, message: 'Invalid token.', details: [reason] },
});

interface Place {
  readonly remoteAddress?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

forEachDatabase('replies of the portal, word for word', (open) => {
  let databases: TestDatabases;
  let server: FeatureServer;
  let owner: string;
  let other: string;
  let password: string;

  before(async () => {
    databases = await open();
    server = await startFeatureServer(databases);
    ({ password } = await addUser(databases.system, { name: 'lender', role: 'author' }));
    owner = await server.signUp('owner', 'author');
    other = await server.signUp('other', 'contributor');
  });
  after(() => server.close());

  async function ask(url: string, { remoteAddress, headers = {} }: Place = {}): Promise<Json> {
    const reply = await server.server.inject({ url, headers, ...(remoteAddress && { remoteAddress }) });
    expect(reply.statusCode).to.equal(200);
    return JSON.parse(reply.payload) as Json;
  }

  it('tells clients where to sign in, for the server and the portal', async () => {
    const expected = {
      currentVersion: 11.2,
      fullVersion: '11.2.0',
      owningSystemUrl: PUBLIC_URL,
      authInfo: {
        isTokenBasedSecurity: true,
        tokenServicesUrl: TOKEN_SERVICES_URL,
        shortLivedTokenValidity: 60,
      },
    };
    expect(await server.get('/rest/info')).to.deep.equal(expected);
    expect(await server.post('/rest/info')).to.deep.equal(expected);
    expect(await server.get('/sharing/rest')).to.deep.equal({ currentVersion: 11.2 });
    const portal = {
      owningSystemUrl: PUBLIC_URL,
      authInfo: { tokenServicesUrl: TOKEN_SERVICES_URL, isTokenBasedSecurity: true },
    };
    expect(await server.get('/sharing/rest/info')).to.deep.equal(portal);
    expect(await server.post('/sharing/rest/info')).to.deep.equal(portal);
  });

  for (const [role, shown, privileges] of ROLES) {
    it(`describes the signed-in user to ${role}`, async () => {
      const token = await server.signUp(`some_${role}`, role);
      const user = {
        username: `some_${role}`,
        fullName: `some_${role}`,
        role: shown,
        orgId: 'fairground',
        privileges,
      };
      expect(await server.get(SELF, {}, token)).to.deep.equal(user);
      const portal = {
        id: 'fairground',
        name: 'Fairground',
        isPortal: true,
        portalName: 'Fairground',
        portalHostname: 'maps.example.org',
        portalMode: 'singletenant',
        currentVersion: '11.2',
        allSSL: true,
        access: 'public',
        culture: 'en',
        supportsHostedServices: true,
        helperServices: {},
        authorizedCrossOriginDomains: [],
      };
      expect(await server.get('/sharing/rest/portals/self', {}, token)).to.deep.equal({ ...portal, user });
      expect(await server.get('/sharing/rest/portals/self')).to.deep.equal(portal);
      const { created, ...member } = await server.get(
        `/sharing/rest/community/users/SOME_${role}`,
        {},
        owner,
      );
      expect(created).to.be.within(Date.now() - 600_000, Date.now());
      expect(member).to.deep.equal({
        username: `some_${role}`,
        fullName: `some_${role}`,
        firstName: '',
        lastName: '',
        role: shown,
        access: 'org',
        orgId: 'fairground',
        groups: [],
      });
    });
  }

  it('finds no user who does not exist or was deleted', async () => {
    await addUser(databases.system, { name: 'gone', role: 'author' });
    await createUsers(databases.system, Date.now).disable('gone');
    for (const name of ['nobody', 'gone']) {
      expect(await server.get(`/sharing/rest/community/users/${name}`, {}, owner)).to.deep.equal({
        error: { code: 400, message: 'User does not exist or is inaccessible.', details: [] },
      });
    }
    expect(await server.get('/sharing/rest/community/users/owner')).to.deep.equal(TOKEN_REQUIRED);
  });

  it('describes a new service and a new view in full', async () => {
    for (const isView of [false, true]) {
      const name = isView ? 'Made_view' : 'Made';
      const { itemId, ...made } = await server.post(
        '/sharing/rest/content/users/owner/createService',
        { createParameters: { name }, targetType: 'featureService', isView },
        owner,
      );
      const url = `${PUBLIC_URL}/rest/services/${name}/FeatureServer`;
      expect(itemId).to.match(/^[0-9a-f]{32}$/);
      expect(made).to.deep.equal({
        encodedServiceURL: url,
        name,
        serviceItemId: itemId,
        serviceurl: url,
        size: -1,
        success: true,
        type: 'Feature Service',
        typeKeywords: isView ? ['View Service'] : [],
        isView,
      });
    }
    const map = { createParameters: { name: 'Mapped' }, targetType: 'mapService' };
    expect(await server.post('/sharing/rest/content/users/owner/createService', map, owner)).to.deep.equal({
      error: {
        code: 400,
        message: 'Only feature services can be created.',
        details: ['outputType: must be featureService'],
      },
    });
  });

  describe('to credentials', () => {
    const HOME = { remoteAddress: '192.0.2.1', headers: { referer: 'https://a.example/map' } };
    const ELSEWHERE = { remoteAddress: '192.0.2.2', headers: { referer: 'https://b.example/' } };
    const ASKING = { remoteAddress: '192.0.2.1', headers: { referer: 'https://asking.example/' } };

    for (const [wish, bound] of [
      [{ client: 'referer', referer: 'https://a.example' }, 'referer'],
      // Some clients name no kind.
      [{ referer: 'https://a.example' }, 'referer'],
      [{ client: 'ip', ip: '192.0.2.1' }, 'address'],
      [{ client: 'ip' }, 'address'],
      [{ client: 'requestip' }, 'address'],
      [{ client: 'requestip', ip: '192.0.2.2', referer: 'https://b.example' }, 'address'],
      [{}, undefined],
    ] as const) {
      it(`binds a token to what ${JSON.stringify(wish)} says`, async () => {
        const reply = await server.server.inject({
          method: 'POST',
          url: TOKENS,
          ...ASKING,
          headers: { ...ASKING.headers, 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({ username: 'lender', password, f: 'json', ...wish }).toString(),
        });
        const made = JSON.parse(reply.payload) as Json;
        expect(made).to.have.all.keys('token', 'expires', 'ssl');
        expect(made).to.include({ ssl: true });
        const self = `${SELF}?f=json&token=${String(made['token'])}`;
        expect(await ask(self, HOME)).to.include({ username: 'lender' });
        const elsewhere = await ask(self, ELSEWHERE);
        if (bound === undefined) expect(elsewhere).to.include({ username: 'lender' });
        else expect(elsewhere).to.deep.equal(invalid(`The token is bound to another ${bound}`));
        // Clients outside of browsers bind to a referer, and send none.
        if (bound === 'referer') {
          expect(await ask(self, { remoteAddress: '192.0.2.2' })).to.include({ username: 'lender' });
        }
      });
    }

    it('accepts a token as parameter, in an address or a form, and in either header', async () => {
      const bearer = { authorization: `Bearer ${owner}` };
      const esri = { 'x-esri-authorization': `Bearer ${owner}` };
      const user = await server.get(SELF, {}, owner);
      expect(user).to.include({ username: 'owner' });
      expect(await server.post(SELF, {}, owner)).to.deep.equal(user);
      for (const headers of [bearer, esri]) {
        expect(await ask(`${SELF}?f=json`, { headers })).to.deep.equal(user);
        // A header counts before a parameter.
        expect(await ask(`${SELF}?f=json&token=${other}`, { headers })).to.deep.equal(user);
        expect(await ask(`${SELF}?f=json&token=nonsense`, { headers })).to.deep.equal(user);
      }
      expect(
        await ask(`${SELF}?f=json&token=${owner}`, { headers: { authorization: 'Bearer nonsense' } }),
      ).to.deep.equal(invalid('The token is invalid'));
    });

    it('distinguishes an expired or invalid token from a missing one, and both from missing rights', async () => {
      const name = await server.makeService(owner);
      const path = `/rest/services/${name}/FeatureServer`;
      const made = await server.post(TOKENS, { username: 'lender', password });
      await databases.system.write((trx) =>
        trx('tokens')
          .update({ expires_at: 1 })
          .where('expires_at', made['expires'] as number),
      );
      for (const [token, expected] of [
        [String(made['token']), invalid('The token has expired')],
        ['nonsense', invalid('The token is invalid')],
        [undefined, TOKEN_REQUIRED],
        [other, { error: { code: 404, message: `Service "${name}" not found.`, details: [] } }],
      ] as const) {
        for (const below of ['', '/layers', '/0', '/0/query', '/sources']) {
          expect(await server.get(`${path}${below}`, { where: '1=1' }, token), below).to.deep.equal(expected);
        }
        const id = (await server.get(path, {}, owner))['serviceItemId'] as string;
        const hidden = token === other ? { error: { ...FORBIDDEN, messageCode: 'GWM_0003' } } : expected;
        for (const below of ['', '/data']) {
          const item = await server.get(`/sharing/rest/content/items/${id}${below}`, {}, token);
          expect(item, `item${below}`).to.deep.equal(hidden);
        }
      }
    });
  });
});
