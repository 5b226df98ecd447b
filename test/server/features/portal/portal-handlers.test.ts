import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  PUBLIC_URL,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';
import { addUser } from '../../../support/databases/users.js';

const TOKENS = '/sharing/rest/generateToken';

forEachDatabase('portal', (open) => {
  let server: FeatureServer;
  let owner: string;
  let other: string;
  let password: string;

  before(async () => {
    const databases = await open();
    server = await startFeatureServer(databases);
    ({ password } = await addUser(databases.system, { name: 'lender', role: 'author' }));
    owner = await server.signUp('owner', 'author');
    other = await server.signUp('other', 'contributor');
  });
  after(() => server.close());

  describe('signing in', () => {
    it('returns the sign-in addresses', async () => {
      const tokenServicesUrl = `${PUBLIC_URL}/sharing/rest/generateToken`;
      expect(await server.get('/rest/info')).to.deep.include({ owningSystemUrl: PUBLIC_URL });
      expect(await server.get('/sharing/rest/info')).to.deep.equal({
        owningSystemUrl: PUBLIC_URL,
        authInfo: { tokenServicesUrl, isTokenBasedSecurity: true },
      });
    });

    it('returns the signed-in user', async () => {
      const self = await server.get('/sharing/rest/portals/self', {}, owner);
      expect(self['user']).to.include({ username: 'owner', role: 'org_publisher' });
      expect(await server.get('/sharing/rest/community/self', {}, other)).to.include({ role: 'org_user' });
      expect(await server.get('/sharing/rest/portals/self')).not.to.have.property('user');
      expect(errorOf(await server.get('/sharing/rest/community/self')).code).to.equal(499);
    });

    it('refuses a wrong password in the words that clients know', async () => {
      const reply = await server.post('/sharing/rest/generateToken', { username: 'owner', password: 'x' });
      expect(reply).to.deep.equal({
        error: {
          code: 400,
          message: 'Unable to generate token.',
          details: ['Invalid username or password.'],
        },
      });
    });

    it('names missing parameters of a sign-in', async () => {
      const error = errorOf(await server.post('/sharing/rest/generateToken', { username: 'owner' }));
      expect(error.details).to.deep.equal(['password: required']);
    });

    it('refuses passwords in a URL', async () => {
      expect(errorOf(await server.get('/sharing/rest/generateToken', { username: 'owner' })).code).to.equal(
        405,
      );
    });

    it('exchanges a token for another', async () => {
      const serverUrl = `${PUBLIC_URL}/rest/services`;
      const reply = await server.post('/sharing/rest/generateToken', {
        token: owner,
        serverUrl,
        expiration: 5,
      });
      expect(reply).to.include({ ssl: true });
      expect(await server.get('/sharing/rest/community/self', {}, String(reply['token']))).to.include({
        username: 'owner',
      });
    });

    for (const [wished, minutes] of [
      [{ expiration: 5 }, 5],
      [{}, 30],
    ] as const) {
      it(`issues a token for ${String(minutes)} minutes for a request of ${JSON.stringify(wished)}`, async () => {
        const before = Date.now();
        const reply = await server.post(TOKENS, { username: 'lender', password, ...wished });
        expect(reply['expires']).to.be.within(before + minutes * 60_000, Date.now() + minutes * 60_000);
        const changed = await server.post(TOKENS, {
          token: reply['token'],
          serverUrl: PUBLIC_URL,
          expiration: 100,
        });
        expect(changed['expires']).to.equal(reply['expires']);
      });
    }

    const HOME = { remoteAddress: '192.0.2.1', headers: { referer: 'https://a.example/map' } };
    const ELSEWHERE = { remoteAddress: '192.0.2.2', headers: { referer: 'https://b.example/' } };
    for (const wish of [
      { client: 'referer', referer: 'https://a.example' },
      { client: 'ip', ip: '192.0.2.1' },
    ]) {
      it(`keeps the ${wish.client} binding of a token in an exchange`, async () => {
        const bound = await server.post(TOKENS, { username: 'lender', password, ...wish });
        const exchange = {
          ...{ token: String(bound['token']), serverUrl: PUBLIC_URL, f: 'json' },
          ...{ client: 'referer', referer: 'https://b.example' },
        };
        expect(errorOf(await postFrom(ELSEWHERE, TOKENS, exchange)).code).to.equal(498);
        const changed = await postFrom(HOME, TOKENS, exchange);
        const self = { f: 'json', token: String(changed['token']) };
        const path = '/sharing/rest/community/self';
        expect(await postFrom(HOME, path, self)).to.include({ username: 'lender' });
        expect(errorOf(await postFrom(ELSEWHERE, path, self)).code).to.equal(498);
      });
    }

    async function postFrom(
      place: typeof HOME,
      url: string,
      form: Readonly<Record<string, string>>,
    ): Promise<Json> {
      const headers = { ...place.headers, 'content-type': 'application/x-www-form-urlencoded' };
      const payload = new URLSearchParams(form).toString();
      const { remoteAddress } = place;
      const reply = await server.server.inject({ method: 'POST', url, headers, payload, remoteAddress });
      return JSON.parse(reply.payload) as Json;
    }
    it('revokes a token for anyone who has it', async () => {
      const { token } = await server.post('/sharing/rest/generateToken', {
        token: owner,
        serverUrl: PUBLIC_URL,
      });
      const path = '/sharing/rest/oauth2/revokeToken/';
      const self = '/sharing/rest/community/self';
      expect(await server.get(self, {}, String(token))).to.include({ username: 'owner' });
      expect(await server.post(path, { auth_token: token, client_id: 'x' })).to.deep.equal({ success: true });
      expect(errorOf(await server.get(self, {}, String(token))).code).to.equal(498);
      // The other one is as good as it was, and nobody is told what was a token.
      expect(await server.get(self, {}, owner)).to.include({ username: 'owner' });
      expect(await server.post(path, { auth_token: token })).to.deep.equal({ success: true });
      expect(errorOf(await server.post(path)).code).to.equal(400);
      expect(errorOf(await server.get(path, { auth_token: 'x' })).code).to.equal(405);
    });

    it('refuses a token that is not good, however public the resource', async () => {
      expect(errorOf(await server.get('/rest/services', {}, 'nonsense')).code).to.equal(498);
    });
  });

  describe('services', () => {
    it('returns services with every key that clients look for', async () => {
      const name = 'Answered';
      const reply = await server.post(
        '/sharing/rest/content/users/owner/createService?outputType=featureService&f=json',
        { createParameters: { name } },
        owner,
      );
      const url = `${PUBLIC_URL}/rest/services/${name}/FeatureServer`;
      expect(reply).to.deep.include({
        encodedServiceURL: url,
        serviceurl: url,
        name,
        success: true,
        size: -1,
      });
      expect(reply['itemId']).to.match(/^[0-9a-f]{32}$/);
    });

    it('refuses to create services for users who may not publish, and for other users', async () => {
      const createParameters = { name: 'Nope' };
      const asOther = await server.post(
        '/sharing/rest/content/users/other/createService',
        { createParameters },
        other,
      );
      expect(errorOf(asOther).code).to.equal(403);
      const forOther = await server.post(
        '/sharing/rest/content/users/other/createService',
        { createParameters },
        owner,
      );
      expect(errorOf(forOther).code).to.equal(403);
    });

    it('refuses a taken service name, and reports it in advance', async () => {
      const name = await server.makeService(owner);
      const path = '/sharing/rest/portals/self/isServiceNameAvailable';
      const asked = await server.get(path, { name: name.toUpperCase(), type: 'Feature Service' }, owner);
      expect(asked).to.deep.equal({ available: false });
      const again = await server.post(
        '/sharing/rest/content/users/owner/createService',
        { createParameters: { name: name.toLowerCase() } },
        owner,
      );
      expect(errorOf(again).code).to.equal(409);
    });

    it('names a parameter that is not JSON', async () => {
      const reply = await server.post(
        '/sharing/rest/content/users/owner/createService',
        { createParameters: '{name' },
        owner,
      );
      const error = errorOf(reply);
      expect(error.code).to.equal(400);
      expect(error.details.join()).to.match(/^createParameters: /);
    });

    it('deletes a service with its item', async () => {
      const name = await server.makeService(owner);
      const { serviceItemId } = await server.get(`/rest/services/${name}/FeatureServer`, {}, owner);
      const path = `/sharing/rest/content/users/owner/items/${String(serviceItemId)}/delete`;
      expect(await server.post(path, {}, other)).to.deep.equal({
        error: {
          code: 400,
          messageCode: 'CONT_0001',
          message: 'Item does not exist or is inaccessible.',
          details: [],
        },
      });
      expect(await server.post(path, {}, owner)).to.deep.equal({ success: true, itemId: serviceItemId });
      expect(errorOf(await server.get(`/rest/services/${name}/FeatureServer`, {}, owner)).code).to.equal(404);
    });
  });
});
