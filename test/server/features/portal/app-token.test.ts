import { expect } from 'chai';
import { createAccess } from '../../../../server/auth/access.js';
import { loadConfig } from '../../../../server/config/config.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import {
  errorOf,
  type FeatureServer,
  type Json,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';
import { silentLog } from '../../../support/servers/jobs.js';

forEachDatabase('tokens for applications', (open) => {
  let databases: TestDatabases;
  let server: FeatureServer;
  let secret: string;
  let password: string;

  before(async () => {
    databases = await open();
    server = await startFeatureServer(databases, {
      FAIRGROUND_SIGN_IN_FAILURES_PER_USER: '3',
      FAIRGROUND_TOKEN_MAX_MINUTES: '100',
    });
    const access = createAccess({ system: databases.system, log: silentLog, settings: loadConfig({}) });
    const user = await access.users.add({ name: 'bus', role: 'author' });
    ({ applicationPassword: secret, password } = user);
  });
  after(() => server.close());

  const ask = (parameters: object): Promise<Json> =>
    server.post('/sharing/rest/oauth2/token', { client_id: 'bus', client_secret: secret, ...parameters });

  for (const [wish, seconds] of [
    [{}, 1800],
    [{ grant_type: 'client_credentials', expiration: '5' }, 300],
    [{ expiration: '20160' }, 6000],
  ] as const) {
    it(`issues a token for ${String(seconds)} seconds if asked for ${JSON.stringify(wish)}`, async () => {
      const reply = await ask(wish);
      expect(reply).to.have.all.keys('access_token', 'expires_in');
      expect(reply['expires_in']).to.be.within(seconds - 60, seconds);
      const self = await server.get('/sharing/rest/community/self', {}, String(reply['access_token']));
      expect(self).to.include({ username: 'bus' });
    });
  }

  it('accepts only one grant type', async () => {
    const error = errorOf(await ask({ grant_type: 'authorization_code' }));
    expect(error).to.deep.include({ code: 400, details: ['grant_type: must be client_credentials'] });
  });

  it('requires client_id and client_secret', async () => {
    expect(errorOf(await ask({ client_id: '', client_secret: '' })).details).to.deep.equal([
      'client_id: required',
      'client_secret: required',
    ]);
  });

  it('refuses the password of the user as client_secret', async () => {
    expect(errorOf(await ask({ client_secret: password }))).to.deep.include({
      code: 400,
      message: 'Unable to generate token.',
      details: ['Invalid client_id or client_secret.'],
    });
  });

  it('refuses guesses, and after several guesses accepts only the right secret', async () => {
    const wrong = secret.replace(/^./, (letter) => (letter === 'a' ? 'b' : 'a'));
    for (let guess = 0; guess < 3; guess++)
      expect(errorOf(await ask({ client_secret: wrong })).code).to.equal(400);
    expect(errorOf(await ask({ client_secret: wrong })).code).to.equal(429);
    expect(errorOf(await ask({ client_id: 'nobody', client_secret: wrong })).details).to.deep.equal([
      'Invalid client_id or client_secret.',
    ]);
    expect(await ask({})).to.have.property('access_token');
  });

  it("issues tokens at the server's own address too", async () => {
    const reply = await server.post('/tokens/generateToken', {
      username: 'bus',
      password: secret,
      expiration: '5',
    });
    expect(reply).to.have.all.keys('token', 'expires', 'ssl');
    expect(errorOf(await server.get('/tokens/generateToken')).code).to.equal(405);
  });
});
