// @needs gdal
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import type { ShownPage } from '../../../support/clients/plain-browser.js';
import { runSqlite } from '../append/source/sqlite-file.js';
import { assertSafe, HOSTILE, ROOT, openHostileMaps } from './hostile-maps.js';

forEachDatabase('pages', (open) => {
  const fixture = openHostileMaps(open);
  const { appendRows, ended, newBrowser, signedIn } = fixture;

  it('answers with a page unless another format is asked for', async () => {
    const browser = newBrowser();
    for (const path of [
      '/rest/services',
      fixture.service,
      fixture.layer,
      `${fixture.layer}/query`,
      '/rest/info',
    ]) {
      assertSafe(await browser.open(path));
      assertSafe(await browser.open(`${path}?f=html`));
      const { headers } = await browser.open(`${path}?f=json`);
      expect(headers['content-type'], path).to.equal('application/json;charset=utf-8');
    }
  });

  it('shows users’ texts as text, whatever they contain', async () => {
    const browser = await signedIn();
    const jobId = await appendRows([
      { code: HOSTILE, people: 5 },
      { code: 'a', people: HOSTILE },
    ]);
    const failing = encodeURIComponent(`${HOSTILE} = 1`);
    for (const [path, shown] of [
      ['/rest/services', true],
      [fixture.service, true],
      [`${fixture.service}/layers`, true],
      [fixture.layer, true],
      [`${fixture.layer}/append`, true],
      [`${fixture.layer}/query`, true],
      [`${fixture.layer}/query?where=1%3D1&outFields=*`, true],
      [`${fixture.layer}/query?where=${failing}`, true],
      [
        `${fixture.layer}/query?where=1%3D1&${encodeURIComponent(HOSTILE)}=${encodeURIComponent(HOSTILE)}`,
        true,
      ],
      [`${fixture.layer}/query?where=1%3D1&resultRecordCount=${encodeURIComponent(HOSTILE)}`, false],
      [`${fixture.service}/jobs/${jobId}`, true],
      [`${fixture.layer}/append/jobs/${jobId}`, true],
      [`${fixture.service}/jobs`, true],
      [`${fixture.layer}/append/jobs`, true],
      [`/rest/services/${encodeURIComponent('<script>')}/FeatureServer`, false],
      [`/rest/services/${encodeURIComponent('<script>')}/none`, false],
      [`${fixture.service}/jobs/${encodeURIComponent(HOSTILE)}`, false],
      [`/rest/login?back=${encodeURIComponent(HOSTILE)}`, false],
    ] as const) {
      const page = await browser.open(path);
      assertSafe(page);
      if (shown) expect(page.html, path).to.contain('&lt;script&gt;');
    }
    const form = await browser.open('/rest/login');
    assertSafe(await browser.send(form, '/login', { username: HOSTILE, password: HOSTILE }));
    const csv = new File([`code\n${HOSTILE}`], `${HOSTILE}.none`);
    const refused = await browser.send(await browser.open(`${fixture.layer}/append`), '/file', {
      file: csv,
      sourceTableName: HOSTILE,
    });
    assertSafe(refused);
    expect(refused.html).to.contain('role="alert"').and.contain('value="&quot;&#39;&gt;&lt;script&gt;');
  });

  it('shows anonymous callers where to sign in, and returns from there', async () => {
    const hidden = `/rest/services/${await fixture.server.makeService(fixture.token)}/FeatureServer`;
    const browser = newBrowser();
    const refused = await browser.open(`${hidden}?f=html`);
    expect(refused.status).to.equal(200);
    expect(refused.html).to.contain('Sign-in required').and.contain('Code 499');
    // Beside the one in the head of every page.
    expect(refused.html.match(/href="[^"]*login[^"]*"/g)).to.have.length(2);
    const [, address = ''] = /href="([^"]*login[^"]*)"/.exec(refused.html) ?? [];
    const form = await browser.open(address.replaceAll('&amp;', '&'));
    const back = await browser.send(form, '/login', { username: 'ada', password: fixture.password });
    expect(back.path).to.equal(`${ROOT}${hidden}?f=html`);
    expect(back.html).to.contain('<h2>Layers</h2>').and.contain('ada');
    const anonymous = await newBrowser().open(`${hidden}?f=json`);
    expect(JSON.parse(anonymous.html)).to.have.nested.property('error.code', 499);
  });

  it('puts no token into links of pages, even where a user came with one', async () => {
    for (const path of [
      '/rest/services',
      fixture.service,
      fixture.layer,
      `${fixture.layer}/query?where=1%3D1`,
      `${fixture.service}/jobs`,
    ]) {
      const { html } = await newBrowser().open(
        `${path}${path.includes('?') ? '&' : '?'}token=${fixture.token}&f=html`,
      );
      expect(html, path).to.contain('ada').and.not.contain(fixture.token);
    }
    const posted = await newBrowser().post(`${fixture.layer}/query`, { where: '1=1', Token: fixture.token });
    expect(posted.html).to.contain(' found').and.contain('where=1%3D1').and.not.contain(fixture.token);
    const browser = await signedIn();
    const session = browser.cookies.get('fairground_session') ?? '';
    for (const path of [
      '/rest/services',
      fixture.layer,
      `${fixture.layer}/append`,
      `${fixture.layer}/query?where=1%3D1`,
    ]) {
      expect((await browser.open(path)).html, path).not.to.contain(session);
    }
  });

  it('forbids caches to store pages, and browsers to send their URLs to other sites', async () => {
    const { headers } = await (await signedIn()).open('/rest/services');
    expect(headers).to.include({
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('appends a file without scripts, and shows the job', async () => {
    const browser = await signedIn();
    const form = await browser.open(`${fixture.layer}/append`);
    const file = new File(['code,people\nb1,1\nb2,2\n'], 'rows.csv');
    const fields = { file, mode: 'upsert', upsertMatchingField: 'code' };
    const job = await browser.send(form, '/file', fields);
    expect(job.path).to.match(/\/jobs\/[0-9a-f-]{36}$/);
    assertSafe(job);
    const path = job.path.slice(ROOT.length);
    expect(await ended(path.split('/').at(-1) ?? '')).to.include({ status: 'Completed', insertCount: 2 });
    const done = await browser.open(path);
    expect(done.html).to.contain('2 inserted').and.contain('>done<').and.not.contain('http-equiv="refresh"');
    const again = await browser.send(await browser.open(`${fixture.layer}/append`), '/file', fields);
    expect(await ended(again.path.split('/').at(-1) ?? '')).to.include({ updateCount: 2, insertCount: 0 });
  });

  it('appends only rows of a file that satisfy a condition', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fairground-pages-'));
    try {
      const path = join(folder, 'towns.sqlite');
      const rows = `INSERT INTO towns VALUES ('s1', 1), ('s2', 20), ('s3', 30)`;
      await runSqlite(path, 'CREATE TABLE towns (code TEXT, people INTEGER)', rows);
      const file = new File([await readFile(path)], 'towns.sqlite');
      const browser = await signedIn();
      const send = async (appendSourceFilter: string): Promise<ShownPage> =>
        browser.send(await browser.open(`${fixture.layer}/append`), '/file', { file, appendSourceFilter });
      const refused = await send('people ; 1');
      expect(refused.html).to.contain('role="alert"').and.contain('value="people ; 1"');
      const job = await send('people > 10');
      const done = await ended(job.path.split('/').at(-1) ?? '');
      expect(done).to.include({ status: 'Completed', recordCount: 2, insertCount: 2 });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('shows the form again with all faults, and keeps no file', async () => {
    const browser = await signedIn();
    const form = await browser.open(`${fixture.layer}/append`);
    const file = new File(['{}'], 'rows.json');
    const page = await browser.send(form, '/file', { file, format: 'parchment', mode: 'update' });
    expect(page.html).to.contain('role="alert"').and.contain('appendUploadFormat');
    expect(page.html).to.match(/<option value="update"\s+selected/);
    expect(await fixture.databases.system.knex('uploads').where({ file_name: 'rows.json' })).to.deep.equal(
      [],
    );
  });

  it('runs a failed job again, and leads to the new one', async () => {
    const browser = await signedIn();
    const jobId = await appendRows([{ code: 'c'.repeat(300) }]);
    const page = await browser.open(`${fixture.service}/jobs/${jobId}`);
    expect(page.html).to.contain('Refused rows').and.contain('/report?format=csv');
    const again = await browser.send(page, '/restart');
    expect(again.path)
      .to.match(/\/jobs\/[0-9a-f-]{36}$/)
      .and.not.contain(jobId);
    await ended(again.path.split('/').at(-1) ?? '');
  });

  it('shows a refused query with its values and the reason', async () => {
    const page = await newBrowser().open(
      `${fixture.layer}/query?where=nothing+%3D+1&outFields=code&returnIdsOnly=true`,
    );
    expect(page.html).to.contain('role="alert"').and.contain('value="nothing = 1"');
    expect(page.html)
      .to.contain('value="code"')
      .and.match(/name="returnIdsOnly"\s+value="true"\s+checked/);
  });

  it('pages through a long result with all filters', async () => {
    await appendRows(['d1', 'd2', 'd3'].map((code) => ({ code })));
    const asked = { where: "code LIKE 'd%'", outFields: 'code', resultRecordCount: '2' };
    const browser = newBrowser();
    const opened = await browser.open(`${fixture.layer}/query?${new URLSearchParams(asked).toString()}`);
    const posted = await browser.post(`${fixture.layer}/query`, asked);
    for (const first of [opened, posted]) {
      expect(first.html).to.contain('2 found, and there are more');
      const [, next = ''] = /rel="next"\s+href="([^"]+)"/.exec(first.html) ?? [];
      const second = await browser.open(next.replaceAll('&amp;', '&'));
      expect(second.html).to.contain('1 found').and.contain('>d3<').and.not.contain('>d1<');
      expect(second.html).to.contain('rel="prev"').and.not.contain('rel="next"');
    }
    const fourth = await browser.open(
      `${fixture.layer}/query?${new URLSearchParams({ ...asked, resultRecordCount: '1', resultOffset: '2' }).toString()}`,
    );
    const [, back = ''] = /rel="prev"\s+href="([^"]+)"/.exec(fourth.html) ?? [];
    expect(back).to.contain('resultOffset=1').and.contain('resultRecordCount=1');
  });

  it('draws results in degrees, in whichever reference they were requested', async () => {
    const asked = {
      where: '1=1',
      outSR: '3857',
      quantizationParameters: '{"tolerance":1}',
      f: 'html',
    };
    const page = await newBrowser().open(`${fixture.layer}/query?${new URLSearchParams(asked).toString()}`);
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

  it('shows the texts of each service in the catalogue', async () => {
    const say = (name: string, texts: object): Promise<unknown> =>
      fixture.server.post(
        '/sharing/rest/content/users/ada/createService',
        { createParameters: { name, access: 'public', ...texts }, outputType: 'featureService' },
        fixture.token,
      );
    await say('Said', { serviceDescription: 'In short', description: 'At length' });
    await say('Told', { description: 'At length only' });
    const { html } = await newBrowser().open('/rest/services');
    expect(html)
      .to.match(/>Said<\/a>\s*<p>In short<\/p>/)
      .and.match(/>Told<\/a>\s*<p>At length only<\/p>/);
  });

  it('shows a job, and jobs, at each of their addresses', async () => {
    const browser = await signedIn();
    const jobId = await appendRows([{ code: 'j1' }]);
    for (const path of [
      `${fixture.service}/jobs/${jobId}`,
      `${fixture.service}/append/jobs/${jobId}`,
      `${fixture.layer}/append/jobs/${jobId}`,
    ])
      expect((await browser.open(path)).html, path)
        .to.contain('Records read')
        .and.contain('>done<');
    for (const path of [`${fixture.service}/jobs`, `${fixture.layer}/append/jobs`])
      expect((await browser.open(path)).html, path)
        .to.contain('<h1>Jobs</h1>')
        .and.contain(`/jobs/${jobId}"`);
  });

  it('redirects only after the form, and shows other callers the reply', async () => {
    const jobId = await appendRows([{ code: 'c'.repeat(300) }]);
    const page = await newBrowser().post(`${fixture.service}/jobs/${jobId}/restart`, {
      token: fixture.token,
    });
    expect(page.path).to.contain('/restart');
    expect(page.html).to.contain('<pre>').and.contain('jobId');
  });

  it('shows no link that is longer than a URL may be', async () => {
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
      const page = await browser.post(`${fixture.layer}/query`, { where: asked, resultRecordCount: '1' });
      expect(page.html).to.contain('1 found, and there are more');
      expect(page.html.includes('rel="next"'), String(length)).to.equal(leadsOn);
      expect(page.html.includes('data-features'), String(length)).to.equal(leadsOn);
      expect(page.html.includes('longer than a URL may be'), String(length)).to.equal(!leadsOn);
      for (const [, href = ''] of page.html.matchAll(/href="([^"]+)"/g)) {
        const { status } = await browser.open(href.replaceAll('&amp;', '&'));
        expect(status, href.slice(0, 100)).not.to.equal(414);
      }
    }
  });

  it('keeps the distance of a query in the form', async () => {
    const near = 'geometry=0,0&geometryType=esriGeometryPoint&distance=100&units=esriSRUnit_Kilometer';
    const page = await newBrowser().open(`${fixture.layer}/query?${near}`);
    expect(page.html)
      .to.match(/name="distance"\s+value="100"/)
      .and.match(/value="esriSRUnit_Kilometer"\s+selected/);
  });

  it('shows counts, ids, extents and groups as well', async () => {
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
      const page = await browser.open(`${fixture.layer}/query?where=1%3D1&${query}`);
      expect(page.html, query)
        .to.match(text)
        .and.not.match(/class="map"/);
    }
  });

  it('refuses the append form to programs as an unsupported method', async () => {
    const { html } = await newBrowser().open(`${fixture.layer}/append?f=json`);
    expect(JSON.parse(html)).to.have.nested.property('error.code', 405);
  });
});
