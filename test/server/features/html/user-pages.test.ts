import { expect } from 'chai';
import { formTokenOf } from '../../../../server/api/session.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import { errorOf, type FeatureServer, startFeatureServer } from '../../../support/servers/feature-server.js';

forEachDatabase('pages of users', (open) => {
  let databases: TestDatabases;
  let server: FeatureServer;
  let root: string;
  let ada: string;

  before(async () => {
    databases = await open();
    server = await startFeatureServer(databases);
    root = await server.signUp('root', 'administrator');
    ada = await server.signUp('ada', 'author');
  });
  after(() => server.close());

  /** Sends a form of a page, with the cookie of a session. */
  const send = (
    session: string,
    url: string,
    fields: Record<string, string>,
    formToken = formTokenOf(session),
  ) =>
    server.server.inject({
      method: 'POST',
      url: `${url}?f=html`,
      headers: {
        cookie: `fairground_session=${session}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: new URLSearchParams({ ...fields, formToken }).toString(),
    });

  const show = (session: string, url: string) =>
    server.server.inject({ url, headers: { cookie: `fairground_session=${session}` } });

  it('links users in the header for administrators only, and jobs for all signed-in users', async () => {
    const [own, others, anonymous] = await Promise.all([
      show(root, '/rest/services'),
      show(ada, '/rest/services'),
      server.server.inject({ url: '/rest/services' }),
    ]);
    expect(own.payload).to.include('/rest/admin/users"').and.include('/rest/jobs"');
    expect(others.payload).to.include('/rest/jobs"').and.not.include('/rest/admin/users"');
    expect(anonymous.payload).not.to.include('/rest/jobs"').and.not.include('/rest/admin/users');
  });

  it('shows the secrets of a new user once', async () => {
    const added = await send(root, '/rest/admin/createUser', { name: 'bea', role: 'editor' });
    expect(added.payload)
      .to.include('Shown this once')
      .and.match(/<code>\w{5}-\w{5}-\w{5}-\w{5}<\/code>/);
    expect(added.headers['cache-control']).to.include('no-store');
    expect((await show(root, '/rest/admin/users/bea')).payload).not.to.include('<code>');
  });

  it('shows a refused form again, with the error and the escaped input', async () => {
    const name = '<img src=x onerror=alert(1)>';
    const { payload } = await send(root, '/rest/admin/createUser', { name, role: 'editor' });
    expect(payload).to.include('role="alert"').and.include('must be 1 to 60 letters');
    expect(payload).to.include('value="&lt;img').and.not.include(name);
    const empty = await send(root, '/rest/admin/createUser', { name: '', role: 'king' });
    expect(empty.payload).to.include('role="alert"').and.include('Add a user');
  });

  it('changes nothing about users without the form token of the session', async () => {
    const before = await server.get('/rest/admin/users', {}, root);
    for (const formToken of ['', formTokenOf(ada), 'wrong']) {
      await send(root, '/rest/admin/createUser', { name: 'mallory', role: 'administrator' }, formToken);
      await send(root, '/rest/admin/users/ada/update', { role: 'administrator' }, formToken);
      await send(root, '/rest/admin/users/ada/delete', {}, formToken);
    }
    expect(await server.get('/rest/admin/users', {}, root)).to.deep.equal(before);
  });

  it('refuses the pages of users to others, forms with faults too', async () => {
    for (const fields of [
      { name: 'eve', role: 'editor' },
      { name: '', role: 'king' },
    ]) {
      const { payload } = await send(ada, '/rest/admin/createUser', fields);
      expect(payload).to.include('Only administrators').and.not.include('root');
    }
    expect((await show(ada, '/rest/admin/users')).payload).to.include('Only administrators');
    const { payload } = await send(ada, '/rest/admin/users/root/createApplicationPassword', { name: '' });
    expect(payload).not.to.include('Sessions and tokens');
  });

  it('lets users manage only their own application passwords and tokens', async () => {
    const made = await send(ada, '/rest/admin/users/ada/createApplicationPassword', { name: 'laptop' });
    expect(made.payload).to.include('Application password &quot;laptop&quot;');
    const account = await server.get('/rest/admin/users/ADA', {}, ada);
    const passwords = account['applicationPasswords'] as { id: string; name: string }[];
    expect(passwords.map(({ name }) => name)).to.deep.equal(['first', 'laptop']);
    const { id = '' } = passwords[1] ?? {};
    const revoked = await send(ada, `/rest/admin/users/ada/applicationPasswords/${id}/revoke`, {});
    expect(revoked.statusCode).to.equal(303);
    const again = await send(ada, `/rest/admin/users/ada/applicationPasswords/${id}/revoke`, {});
    expect(again.payload).to.include('is the id of no application password');
    const promoted = await server.post('/rest/admin/users/ada/update', { role: 'administrator' }, ada);
    expect(errorOf(promoted).code).to.equal(403);
  });

  it('names the possessions that prevent the removal of a user', async () => {
    await server.makeService(ada);
    const { payload } = await send(root, '/rest/admin/users/ada/delete', {});
    expect(payload).to.include('user ada still has 1 services');
    const last = await send(root, '/rest/admin/users/root/update', { disabled: 'true' });
    expect(last.payload).to.include('is the last administrator');
  });

  it('lists only jobs that the reader may see, and lets no other user cancel them', async () => {
    const service = await server.makeService(ada);
    const edits = JSON.stringify({ features: [{ attributes: { code: 'A1' } }, { attributes: {} }] });
    const address = `/rest/services/${service}/FeatureServer/0/append`;
    const call = { edits, rollbackOnFailure: 'false' };
    const { jobId, statusUrl } = await server.post(address, call, ada);
    await server.ended(String(statusUrl), ada);
    const seen = (await show(ada, '/rest/jobs')).payload;
    expect(seen).to.include(String(jobId)).and.include('partly refused').and.not.include('badge good');
    expect((await show(root, '/rest/jobs')).payload).to.include(String(jobId));
    const other = await server.signUp('cleo', 'author');
    expect((await show(other, '/rest/jobs')).payload).not.to.include(String(jobId));
    expect(errorOf(await server.post(`/rest/jobs/${String(jobId)}/cancel`, {}, other)).code).to.equal(404);
  });
});
