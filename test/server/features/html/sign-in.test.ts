import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { ROOT, openHostileMaps } from './hostile-maps.js';

forEachDatabase('pages, for who has signed in,', (open) => {
  const fixture = openHostileMaps(open);
  const { appendRows, newBrowser, signedIn } = fixture;

  it('redirects only to pages of this server after signing in', async () => {
    for (const back of [
      'https://evil.example',
      '//evil.example',
      '/maps/rest/../x\\y',
      '/other',
      '/\t/evil',
    ]) {
      const browser = newBrowser();
      const form = await browser.open(`/rest/login?back=${encodeURIComponent(back)}`);
      const page = await browser.send(form, '/login', { username: 'ada', password: fixture.password });
      expect(page.path, back).to.equal(`${ROOT}/rest/services`);
    }
  });

  it('reports a wrong name or password, and keeps the name in the form', async () => {
    const browser = newBrowser();
    const form = await browser.open('/rest/login');
    const page = await browser.send(form, '/login', { username: 'ada', password: 'wrong' });
    expect(page.html).to.contain('role="alert"').and.contain('value="ada"').and.not.contain('wrong"');
    expect([...browser.cookies.keys()]).to.deep.equal(['fairground_visit']);
  });

  it('refuses sign-in by a form of another browser or of another site', async () => {
    const form = await newBrowser().open('/rest/login');
    const fields = { username: 'ada', password: fixture.password };
    for (const [headers, page] of [
      [{}, form],
      [{ 'sec-fetch-site': 'cross-site' }, undefined],
      [{ 'sec-fetch-site': 'same-site' }, undefined],
    ] as const) {
      const browser = newBrowser();
      const own = await browser.open('/rest/login');
      const shown = await browser.send(page ?? own, '/login', fields, headers);
      expect(shown.html).to.contain('The form has expired');
      expect(browser.cookies.has('fairground_session')).to.equal(false);
    }
  });

  it('ends the session when the user signs out', async () => {
    const browser = await signedIn();
    const session = browser.cookies.get('fairground_session') ?? '';
    expect(await fixture.server.get('/sharing/rest/community/self', {}, session)).to.include({
      username: 'ada',
    });
    const page = await browser.send(await browser.open('/rest/services'), '/logout');
    expect(page.html).to.contain('Sign in');
    expect(browser.cookies.has('fairground_session')).to.equal(false);
    const reply = await fixture.server.get('/sharing/rest/community/self', {}, session);
    expect(reply).to.have.nested.property('error.code', 498);
    browser.cookies.set('fairground_session', session);
    expect((await browser.open('/rest/services')).html).to.contain('Sign in');
  });

  it('lets a session cookie without the form token read, but change nothing', async () => {
    const browser = await signedIn();
    const admin = fixture.layer.replace('/rest/', '/rest/admin/');
    const { html } = await browser.open(`${admin}?f=json`);
    expect(JSON.parse(html)).to.have.property('adminLayerInfo');
    const jobId = await appendRows([{ code: 'x' }]);
    const forged = { formToken: 'forged' };
    for (const fields of [{}, forged]) {
      for (const path of [
        `${admin}/updateDefinition?updateDefinition=%7B%22description%22%3A%22x%22%7D`,
        `${admin}/truncate`,
        `${fixture.layer}/append?edits=%7B%22features%22%3A%5B%5D%7D`,
        `${fixture.service}/jobs/${jobId}/restart`,
        `${fixture.service}/jobs/${jobId}/cancel`,
      ]) {
        const reply = await browser.post(`${path}${path.includes('?') ? '&' : '?'}f=json`, fields);
        expect(JSON.parse(reply.html), path).to.have.nested.property('error.code', 499);
      }
      const file = new File(['code\nz\n'], 'z.csv');
      const reply = await browser.post(
        `${fixture.layer}/append/file?f=json`,
        { ...fields, file },
        { isMultipart: true },
      );
      expect(JSON.parse(reply.html)).to.have.nested.property('error.code', 499);
      await browser.post('/rest/logout', fields);
      expect((await browser.open('/rest/services')).html, 'still signed in').to.contain('Sign out');
    }
    const own = await browser.open(`${fixture.layer}/append`);
    const [, formToken = ''] = /name="formToken" value="([^"]+)"/.exec(own.html) ?? [];
    const crossSite = await browser.post(
      `${admin}/truncate?f=json`,
      { formToken },
      { headers: { 'sec-fetch-site': 'cross-site' } },
    );
    expect(JSON.parse(crossSite.html)).to.have.nested.property('error.code', 499);
  });

  it('ignores a session cookie in the events interface without the form token', async () => {
    const browser = await signedIn();
    const drafts = '/cal/events/v1/events?status=draft';
    const alone = await browser.open(drafts);
    const anonymous = await newBrowser().open(drafts);
    expect([alone.status, alone.html]).to.deep.equal([400, anonymous.html]);
    const { html } = await browser.open('/rest/services');
    const [, nonce = ''] = /name="formToken" value="([^"]+)"/.exec(html) ?? [];
    expect((await browser.open(drafts, { 'x-wp-nonce': nonce })).status).to.equal(200);
    const post = { headers: { 'x-wp-nonce': nonce } };
    const made = await browser.post('/cal/events/v1/venues', { venue: 'From a page' }, post);
    expect(JSON.parse(made.html)).to.include({ venue: 'From a page', status: 'publish' });
    await browser.send(await browser.open('/rest/services'), '/logout');
    const over = await browser.open(drafts, { 'x-wp-nonce': nonce });
    expect(JSON.parse(over.html)).to.include({ code: 'rest_cookie_invalid_nonce' });
  });

  it('ends a session after a working day', async () => {
    const before = Date.now();
    await signedIn();
    const [{ last }] = (await fixture.databases.system.knex('tokens').max({ last: 'expires_at' })) as [
      { last: number | string },
    ];
    const hours = (Number(last) - before) / 3_600_000;
    expect(hours).to.be.within(8, 8.1);
  });
});
