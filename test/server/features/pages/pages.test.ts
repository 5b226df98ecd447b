import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { forEachDatabase, type TestDatabases } from '../../../support/databases.js';
import { type FeatureServer, startFeatureServer } from '../../../support/feature-server.js';
import { PlainBrowser, type ShownPage } from '../../../support/plain-browser.js';
import { addUser } from '../../../support/users.js';
import { runSqlite } from '../append/sources/sqlite-file.js';

const ROOT = '/maps';
const HOSTILE = `"'><script>alert(1)</script><img src=x onerror=alert(1)>&`;
const FIELD_ALIAS = `${HOSTILE} alias`;

const LAYER = {
  name: `Layer ${HOSTILE}`,
  type: 'Feature Layer',
  geometryType: 'esriGeometryPoint',
  description: HOSTILE,
  copyrightText: HOSTILE,
  fields: [
    { name: 'code', type: 'esriFieldTypeString', length: 200, nullable: false, alias: FIELD_ALIAS },
    { name: 'people', type: 'esriFieldTypeInteger' },
    { name: 'seen', type: 'esriFieldTypeDate' },
  ],
  indexes: [{ name: 'by_code', fields: 'code', isUnique: true }],
};

/** All that a page may load, and where it may send something. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** Nothing of what users have written is markup, and nothing runs that stands in the page. */
function assertSafe({ html, headers, path }: ShownPage): void {
  expect(headers['content-type'], path).to.equal('text/html; charset=utf-8');
  const policy = String(headers['content-security-policy']);
  expect(policy.split('; '), path).to.have.members(POLICY);
  expect(html, path)
    .not.to.contain('<script>')
    .and.not.contain('<img src=x')
    .and.not.contain('alert(1)</script>');
  expect(html.replace(/"[^"]*"/g, '""'), path).not.to.match(/<[^>]*\s(on\w+|style)=/i);
  expect(html, path).not.to.match(/<style|javascript:/i);
  const own = [...html.matchAll(/(?:href|src|action)="([^"]*)"/g)].map(([, address = '']) => address);
  expect(own.filter((address) => !address.startsWith(`${ROOT}/`) && address !== '#main')).to.deep.equal([]);
}

forEachDatabase('pages', (open) => {
  let databases: TestDatabases;
  let server: FeatureServer;
  let token: string;
  let password: string;
  let service: string;
  let layer: string;

  before(async () => {
    databases = await open();
    server = await startFeatureServer(databases, {
      FAIRGROUND_PUBLIC_URL: `https://fair.example.org${ROOT}`,
    });
    ({ password } = await addUser(databases.system, { name: 'ada', role: 'author' }));
    await addUser(databases.system, { name: 'bob', role: 'author' });
    const reply = await server.post('/sharing/rest/generateToken', { username: 'ada', password });
    token = String(reply['token']);
    const definition = {
      serviceDescription: HOSTILE,
      copyrightText: HOSTILE,
      description: HOSTILE,
      access: 'public',
      capabilities: 'Query,Append',
    };
    service = `/rest/services/${await server.makeService(token, definition)}/FeatureServer`;
    const added = await server.post(
      `${service.replace('/rest/', '/rest/admin/')}/addToDefinition`,
      { addToDefinition: { layers: [LAYER] } },
      token,
    );
    expect(added).to.include({ success: true });
    layer = `${service}/1`;
    await appendRows([{ code: HOSTILE, people: 5, seen: 1_700_000_000_000 }]);
  });
  after(() => server.close());

  async function appendRows(rows: readonly object[]): Promise<string> {
    const edits = JSON.stringify({
      features: rows.map((attributes) => ({ attributes, geometry: { x: 1, y: 2 } })),
    });
    const { jobId } = await server.post(`${layer}/append`, { edits }, token);
    await ended(String(jobId));
    return String(jobId);
  }

  async function ended(jobId: string): Promise<Record<string, unknown>> {
    return server.ended(`https://maps.example.org${service}/jobs/${jobId}`, token);
  }

  const newBrowser = (): PlainBrowser => new PlainBrowser(server.server, ROOT);

  async function signedIn(name = 'ada', secret = password): Promise<PlainBrowser> {
    const browser = newBrowser();
    const page = await browser.send(await browser.open('/rest/login'), '/login', {
      username: name,
      password: secret,
    });
    expect(page.html).to.contain('Sign out');
    return browser;
  }

  it('are what everything answers with unless another format is asked for', async () => {
    const browser = newBrowser();
    for (const path of ['/rest/services', service, layer, `${layer}/query`, '/rest/info']) {
      assertSafe(await browser.open(path));
      assertSafe(await browser.open(`${path}?f=html`));
      const { headers } = await browser.open(`${path}?f=json`);
      expect(headers['content-type'], path).to.equal('application/json;charset=utf-8');
    }
  });

  it('show what users have written as text, whatever it is', async () => {
    const browser = await signedIn();
    const jobId = await appendRows([
      { code: HOSTILE, people: 5 },
      { code: 'a', people: HOSTILE },
    ]);
    const failing = encodeURIComponent(`${HOSTILE} = 1`);
    for (const [path, shown] of [
      ['/rest/services', true],
      [service, true],
      [`${service}/layers`, true],
      [layer, true],
      [`${layer}/append`, true],
      [`${layer}/query`, true],
      [`${layer}/query?where=1%3D1&outFields=*`, true],
      [`${layer}/query?where=${failing}`, true],
      [`${layer}/query?where=1%3D1&${encodeURIComponent(HOSTILE)}=${encodeURIComponent(HOSTILE)}`, true],
      [`${layer}/query?where=1%3D1&resultRecordCount=${encodeURIComponent(HOSTILE)}`, false],
      [`${service}/jobs/${jobId}`, true],
      [`${layer}/append/jobs/${jobId}`, true],
      [`${service}/jobs`, true],
      [`${layer}/append/jobs`, true],
      [`/rest/services/${encodeURIComponent('<script>')}/FeatureServer`, false],
      [`/rest/services/${encodeURIComponent('<script>')}/none`, false],
      [`${service}/jobs/${encodeURIComponent(HOSTILE)}`, false],
      [`/rest/login?back=${encodeURIComponent(HOSTILE)}`, false],
    ] as const) {
      const page = await browser.open(path);
      assertSafe(page);
      if (shown) expect(page.html, path).to.contain('&lt;script&gt;');
    }
    const form = await browser.open('/rest/login');
    assertSafe(await browser.send(form, '/login', { username: HOSTILE, password: HOSTILE }));
    const csv = new File([`code\n${HOSTILE}`], `${HOSTILE}.none`);
    const refused = await browser.send(await browser.open(`${layer}/append`), '/file', {
      file: csv,
      sourceTableName: HOSTILE,
    });
    assertSafe(refused);
    expect(refused.html).to.contain('role="alert"').and.contain('value="&quot;&#39;&gt;&lt;script&gt;');
  });

  it('tell who has no token where to sign in, and come back from there', async () => {
    const hidden = `/rest/services/${await server.makeService(token)}/FeatureServer`;
    const browser = newBrowser();
    const refused = await browser.open(`${hidden}?f=html`);
    expect(refused.status).to.equal(200);
    expect(refused.html).to.contain('Please sign in').and.contain('Code 499');
    // Beside the one in the head of every page.
    expect(refused.html.match(/href="[^"]*login[^"]*"/g)).to.have.length(2);
    const [, address = ''] = /href="([^"]*login[^"]*)"/.exec(refused.html) ?? [];
    const form = await browser.open(address.replaceAll('&amp;', '&'));
    const back = await browser.send(form, '/login', { username: 'ada', password });
    expect(back.path).to.equal(`${ROOT}${hidden}?f=html`);
    expect(back.html).to.contain('<h2>Layers</h2>').and.contain('ada');
    const anonymous = await newBrowser().open(`${hidden}?f=json`);
    expect(JSON.parse(anonymous.html)).to.have.nested.property('error.code', 499);
  });

  it('lead nowhere else after signing in', async () => {
    for (const back of [
      'https://evil.example',
      '//evil.example',
      '/maps/rest/../x\\y',
      `${ROOT}/other`,
      '/\t/evil',
    ]) {
      const browser = newBrowser();
      const form = await browser.open(`/rest/login?back=${encodeURIComponent(back)}`);
      const page = await browser.send(form, '/login', { username: 'ada', password });
      expect(page.path, back).to.equal(`${ROOT}/rest/services`);
    }
  });

  it('say so when the name or the password is wrong, and keep the name', async () => {
    const browser = newBrowser();
    const form = await browser.open('/rest/login');
    const page = await browser.send(form, '/login', { username: 'ada', password: 'wrong' });
    expect(page.html).to.contain('role="alert"').and.contain('value="ada"').and.not.contain('wrong"');
    expect([...browser.cookies.keys()]).to.deep.equal(['fairground_visit']);
  });

  it('sign nobody in by a form of another browser, or of another site', async () => {
    const form = await newBrowser().open('/rest/login');
    const fields = { username: 'ada', password };
    for (const [headers, page] of [
      [{}, form],
      [{ 'sec-fetch-site': 'cross-site' }, undefined],
      [{ 'sec-fetch-site': 'same-site' }, undefined],
    ] as const) {
      const browser = newBrowser();
      const own = await browser.open('/rest/login');
      const shown = await browser.send(page ?? own, '/login', fields, headers);
      expect(shown.html).to.contain('The form had grown old');
      expect(browser.cookies.has('fairground_session')).to.equal(false);
    }
  });

  it('end the session when somebody signs out', async () => {
    const browser = await signedIn();
    const session = browser.cookies.get('fairground_session') ?? '';
    expect(await server.get('/sharing/rest/community/self', {}, session)).to.include({ username: 'ada' });
    const page = await browser.send(await browser.open('/rest/services'), '/logout');
    expect(page.html).to.contain('Sign in');
    expect(browser.cookies.has('fairground_session')).to.equal(false);
    const reply = await server.get('/sharing/rest/community/self', {}, session);
    expect(reply).to.have.nested.property('error.code', 498);
    browser.cookies.set('fairground_session', session);
    expect((await browser.open('/rest/services')).html).to.contain('Sign in');
  });

  it('let a cookie alone look, but change nothing', async () => {
    const browser = await signedIn();
    const admin = layer.replace('/rest/', '/rest/admin/');
    const { html } = await browser.open(`${admin}?f=json`);
    expect(JSON.parse(html)).to.have.property('adminLayerInfo');
    const jobId = await appendRows([{ code: 'x' }]);
    const forged = { formToken: 'forged' };
    for (const fields of [{}, forged]) {
      for (const path of [
        `${admin}/updateDefinition?updateDefinition=%7B%22description%22%3A%22x%22%7D`,
        `${admin}/truncate`,
        `${layer}/append?edits=%7B%22features%22%3A%5B%5D%7D`,
        `${service}/jobs/${jobId}/restart`,
        `${service}/jobs/${jobId}/cancel`,
      ]) {
        const reply = await browser.post(`${path}${path.includes('?') ? '&' : '?'}f=json`, fields);
        expect(JSON.parse(reply.html), path).to.have.nested.property('error.code', 499);
      }
      const file = new File(['code\nz\n'], 'z.csv');
      const reply = await browser.post(
        `${layer}/append/file?f=json`,
        { ...fields, file },
        { isMultipart: true },
      );
      expect(JSON.parse(reply.html)).to.have.nested.property('error.code', 499);
      await browser.post('/rest/logout', fields);
      expect((await browser.open('/rest/services')).html, 'still signed in').to.contain('Sign out');
    }
    const own = await browser.open(`${layer}/append`);
    const [, formToken = ''] = /name="formToken" value="([^"]+)"/.exec(own.html) ?? [];
    const crossSite = await browser.post(
      `${admin}/truncate?f=json`,
      { formToken },
      { headers: { 'sec-fetch-site': 'cross-site' } },
    );
    expect(JSON.parse(crossSite.html)).to.have.nested.property('error.code', 499);
  });

  it('count a cookie for nothing in the other interface, but with what their forms carry', async () => {
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

  it('have no token in their links, even where somebody came with one', async () => {
    for (const path of ['/rest/services', service, layer, `${layer}/query?where=1%3D1`, `${service}/jobs`]) {
      const { html } = await newBrowser().open(
        `${path}${path.includes('?') ? '&' : '?'}token=${token}&f=html`,
      );
      expect(html, path).to.contain('ada').and.not.contain(token);
    }
    const posted = await newBrowser().post(`${layer}/query`, { where: '1=1', Token: token });
    expect(posted.html).to.contain(' found').and.contain('where=1%3D1').and.not.contain(token);
    const browser = await signedIn();
    const session = browser.cookies.get('fairground_session') ?? '';
    for (const path of ['/rest/services', layer, `${layer}/append`, `${layer}/query?where=1%3D1`]) {
      expect((await browser.open(path)).html, path).not.to.contain(session);
    }
  });

  it('are kept by nobody, and tell other sites nothing', async () => {
    const { headers } = await (await signedIn()).open('/rest/services');
    expect(headers).to.include({
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('append a file without scripts, and show the job', async () => {
    const browser = await signedIn();
    const form = await browser.open(`${layer}/append`);
    const file = new File(['code,people\nb1,1\nb2,2\n'], 'rows.csv');
    const fields = { file, mode: 'upsert', upsertMatchingField: 'code' };
    const job = await browser.send(form, '/file', fields);
    expect(job.path).to.match(/\/jobs\/[0-9a-f-]{36}$/);
    assertSafe(job);
    const path = job.path.slice(ROOT.length);
    expect(await ended(path.split('/').at(-1) ?? '')).to.include({ status: 'Completed', insertCount: 2 });
    const done = await browser.open(path);
    expect(done.html).to.contain('2 inserted').and.contain('>done<').and.not.contain('http-equiv="refresh"');
    const again = await browser.send(await browser.open(`${layer}/append`), '/file', fields);
    expect(await ended(again.path.split('/').at(-1) ?? '')).to.include({ updateCount: 2, insertCount: 0 });
  });

  it('append those rows of a file that meet a condition', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fairground-pages-'));
    try {
      const path = join(folder, 'towns.sqlite');
      const rows = `INSERT INTO towns VALUES ('s1', 1), ('s2', 20), ('s3', 30)`;
      await runSqlite(path, 'CREATE TABLE towns (code TEXT, people INTEGER)', rows);
      const file = new File([await readFile(path)], 'towns.sqlite');
      const browser = await signedIn();
      const send = async (appendSourceFilter: string): Promise<ShownPage> =>
        browser.send(await browser.open(`${layer}/append`), '/file', { file, appendSourceFilter });
      const refused = await send('people ; 1');
      expect(refused.html).to.contain('role="alert"').and.contain('value="people ; 1"');
      const job = await send('people > 10');
      const done = await ended(job.path.split('/').at(-1) ?? '');
      expect(done).to.include({ status: 'Completed', recordCount: 2, insertCount: 2 });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('show the form again with all that is wrong, and keep no file', async () => {
    const browser = await signedIn();
    const form = await browser.open(`${layer}/append`);
    const file = new File(['{}'], 'rows.json');
    const page = await browser.send(form, '/file', { file, format: 'parchment', mode: 'update' });
    expect(page.html).to.contain('role="alert"').and.contain('appendUploadFormat');
    expect(page.html).to.match(/<option value="update"\s+selected/);
    expect(await databases.system.knex('uploads').where({ file_name: 'rows.json' })).to.deep.equal([]);
  });

  it('run a failed job again, and lead to the new one', async () => {
    const browser = await signedIn();
    const jobId = await appendRows([{ code: 'c'.repeat(300) }]);
    const page = await browser.open(`${service}/jobs/${jobId}`);
    expect(page.html).to.contain('Refused rows').and.contain('/report?format=csv');
    const again = await browser.send(page, '/restart');
    expect(again.path)
      .to.match(/\/jobs\/[0-9a-f-]{36}$/)
      .and.not.contain(jobId);
    await ended(again.path.split('/').at(-1) ?? '');
  });

  it('show a query that was refused with its reason, as it was sent', async () => {
    const page = await newBrowser().open(
      `${layer}/query?where=nothing+%3D+1&outFields=code&returnIdsOnly=true`,
    );
    expect(page.html).to.contain('role="alert"').and.contain('value="nothing = 1"');
    expect(page.html)
      .to.contain('value="code"')
      .and.match(/name="returnIdsOnly"\s+value="true"\s+checked/);
  });

  it('lead through a long result with every filter kept', async () => {
    await appendRows(['d1', 'd2', 'd3'].map((code) => ({ code })));
    const asked = { where: "code LIKE 'd%'", outFields: 'code', resultRecordCount: '2' };
    const browser = newBrowser();
    const opened = await browser.open(`${layer}/query?${new URLSearchParams(asked).toString()}`);
    const posted = await browser.post(`${layer}/query`, asked);
    for (const first of [opened, posted]) {
      expect(first.html).to.contain('2 found, and there are more');
      const [, next = ''] = /rel="next"\s+href="([^"]+)"/.exec(first.html) ?? [];
      const second = await browser.open(next.replaceAll('&amp;', '&'));
      expect(second.html).to.contain('1 found').and.contain('>d3<').and.not.contain('>d1<');
      expect(second.html).to.contain('rel="prev"').and.not.contain('rel="next"');
    }
    const fourth = await browser.open(
      `${layer}/query?${new URLSearchParams({ ...asked, resultRecordCount: '1', resultOffset: '2' }).toString()}`,
    );
    const [, back = ''] = /rel="prev"\s+href="([^"]+)"/.exec(fourth.html) ?? [];
    expect(back).to.contain('resultOffset=1').and.contain('resultRecordCount=1');
  });

  it('draw what was found in degrees, however it was asked for', async () => {
    const asked = {
      where: '1=1',
      outSR: '3857',
      quantizationParameters: '{"tolerance":1}',
      f: 'html',
    };
    const page = await newBrowser().open(`${layer}/query?${new URLSearchParams(asked).toString()}`);
    const [, features = ''] = /data-features="([^"]+)"/.exec(page.html) ?? [];
    const address = new URL(features.replaceAll('&amp;', '&'), 'https://fair.example.org');
    expect(Object.fromEntries(address.searchParams)).to.deep.equal({ where: '1=1', f: 'geojson' });
    const drawn = await newBrowser().open(address.pathname.slice(ROOT.length) + address.search);
    const { features: shown } = JSON.parse(drawn.html) as {
      features: { geometry: { coordinates: number[] } }[];
    };
    // A metre from where it is noon.
    expect(shown[0]?.geometry.coordinates[0]).to.be.closeTo(1 / 111_319.49, 1e-9);
  });

  it('tell of each service what it says of itself, and who sees none how to see more', async () => {
    const say = (name: string, texts: object): Promise<unknown> =>
      server.post(
        '/sharing/rest/content/users/ada/createService',
        { createParameters: { name, access: 'public', ...texts }, outputType: 'featureService' },
        token,
      );
    await say('Said', { serviceDescription: 'In short', description: 'At length' });
    await say('Told', { description: 'At length only' });
    const { html } = await newBrowser().open('/rest/services');
    expect(html)
      .to.match(/>Said<\/a>\s*<p>In short<\/p>/)
      .and.match(/>Told<\/a>\s*<p>At length only<\/p>/);
  });

  it('show a job, and jobs, at each of their addresses', async () => {
    const browser = await signedIn();
    const jobId = await appendRows([{ code: 'j1' }]);
    for (const path of [
      `${service}/jobs/${jobId}`,
      `${service}/append/jobs/${jobId}`,
      `${layer}/append/jobs/${jobId}`,
    ])
      expect((await browser.open(path)).html, path)
        .to.contain('Records read')
        .and.contain('>done<');
    for (const path of [`${service}/jobs`, `${layer}/append/jobs`])
      expect((await browser.open(path)).html, path)
        .to.contain('<h1>Jobs</h1>')
        .and.contain(`/jobs/${jobId}"`);
  });

  it('lead nowhere who comes without the form, but show what was answered', async () => {
    const jobId = await appendRows([{ code: 'c'.repeat(300) }]);
    const page = await newBrowser().post(`${service}/jobs/${jobId}/restart`, { token });
    expect(page.path).to.contain('/restart');
    expect(page.html).to.contain('<pre>').and.contain('jobId');
  });

  it('let nobody stay longer than a working day', async () => {
    const before = Date.now();
    await signedIn();
    const [{ last }] = (await databases.system.knex('tokens').max({ last: 'expires_at' })) as [
      { last: number | string },
    ];
    const hours = (Number(last) - before) / 3_600_000;
    expect(hours).to.be.within(8, 8.1);
  });

  it('have no link that is longer than an address may be', async () => {
    await appendRows(['e1', 'e2'].map((code) => ({ code })));
    const browser = newBrowser();
    const list = Array.from({ length: 2000 }, (_, index) => `'x${String(index)}'`).join(',');
    const where = `code NOT IN (${list})`;
    for (const [length, leadsOn] of [
      [where.length, false],
      [7000, true],
      [2000, true],
    ] as const) {
      const asked = `${where.slice(0, length).replace(/,[^,]*$/, '')})`.replace('))', ')');
      const page = await browser.post(`${layer}/query`, { where: asked, resultRecordCount: '1' });
      expect(page.html).to.contain('1 found, and there are more');
      expect(page.html.includes('rel="next"'), String(length)).to.equal(leadsOn);
      expect(page.html.includes('data-features'), String(length)).to.equal(leadsOn);
      expect(page.html.includes('longer than an address may be'), String(length)).to.equal(!leadsOn);
      for (const [, href = ''] of page.html.matchAll(/href="([^"]+)"/g)) {
        const { status } = await browser.open(href.replaceAll('&amp;', '&'));
        expect(status, href.slice(0, 100)).not.to.equal(414);
      }
    }
  });

  it('keep the distance that was asked for in their form', async () => {
    const near = 'geometry=0,0&geometryType=esriGeometryPoint&distance=100&units=esriSRUnit_Kilometer';
    const page = await newBrowser().open(`${layer}/query?${near}`);
    expect(page.html)
      .to.match(/name="distance"\s+value="100"/)
      .and.match(/value="esriSRUnit_Kilometer"\s+selected/);
  });

  it('show counts, ids, extents and groups as well', async () => {
    const browser = newBrowser();
    const outStatistics = encodeURIComponent(
      '[{"statisticType":"max","onStatisticField":"people","outStatisticFieldName":"most"}]',
    );
    for (const [query, text] of [
      ['returnCountOnly=true', /&quot;count&quot;: \d/],
      ['returnIdsOnly=true', /&quot;objectIds&quot;/],
      ['returnExtentOnly=true', /&quot;extent&quot;/],
      [`outStatistics=${outStatistics}`, />\s*most\s*</],
    ] as const) {
      const page = await browser.open(`${layer}/query?where=1%3D1&${query}`);
      expect(page.html, query)
        .to.match(text)
        .and.not.match(/class="map"/);
    }
  });

  it('refuse the form of an append to programs, as the method that it is', async () => {
    const { html } = await newBrowser().open(`${layer}/append?f=json`);
    expect(JSON.parse(html)).to.have.nested.property('error.code', 405);
  });
});
