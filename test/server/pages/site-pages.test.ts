import { expect } from 'chai';
import { forEachDatabase } from '../../support/databases/databases.js';
import { assertSafe, openHostileMaps, ROOT } from '../features/html/hostile-maps.js';

forEachDatabase('pages of the site', (open) => {
  const fixture = openHostileMaps(open);

  it('serves the front page to everyone, without broken links', async () => {
    const page = await fixture.newBrowser().open('/');
    expect(page.status).to.equal(200);
    assertSafe(page);
    const links = [...page.html.matchAll(/<a[^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href);
    expect(links).to.include.members([
      `${ROOT}/rest/services`,
      `${ROOT}/guide/features`,
      `${ROOT}/guide/events`,
      `${ROOT}/reference/features`,
      `${ROOT}/reference/events`,
      `${ROOT}/calendar`,
      `${ROOT}/rest/login?back=%2Fmaps%2F`,
    ]);
    for (const href of new Set(links)) {
      const { statusCode } = await fixture.server.server.inject(
        href.slice(ROOT.length).replaceAll('&amp;', '&'),
      );
      expect(statusCode, href).to.be.oneOf([200, 302]);
    }
  });

  it('names the user of a session on the front page, without a link to sign in', async () => {
    const { html } = await (await fixture.signedIn()).open('/');
    expect(html).to.contain('Sign out').and.contain('>ada<').and.not.contain('/rest/login');
  });

  it('answers HEAD for the front page, and 404 for other methods', async () => {
    const { server } = fixture.server;
    const head = await server.inject({ method: 'HEAD', url: '/' });
    expect([head.statusCode, head.payload]).to.deep.equal([200, '']);
    const post = await server.inject({ method: 'POST', url: '/' });
    expect(post.statusCode).to.equal(404);
  });

  it('shows a page with the reason when credentials of the front page are wrong', async () => {
    const { server } = fixture.server;
    const reply = await server.inject({ url: '/?token=wrong' });
    expect([reply.statusCode, reply.headers['content-type']]).to.deep.equal([
      401,
      'text/html; charset=utf-8',
    ]);
    expect(reply.payload).to.contain('Sign in again').and.not.contain('wrong');
  });

  it('serves an icon in the format that browsers ask for by themselves', async () => {
    const { statusCode, headers, rawPayload } = await fixture.server.server.inject('/favicon.ico');
    expect([statusCode, headers['content-type']]).to.deep.equal([200, 'image/x-icon']);
    expect(rawPayload.readUInt32LE(0)).to.equal(0x00010000);
    expect(rawPayload.readUInt16LE(4)).to.equal(3);
  });
});
