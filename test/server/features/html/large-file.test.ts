import { expect } from 'chai';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { type FeatureServer, startFeatureServer } from '../../../support/servers/feature-server.js';
import { PlainBrowser } from '../../../support/clients/plain-browser.js';
import { addUser } from '../../../support/databases/users.js';

const LIMITS = {
  FAIRGROUND_BODY_LIMIT: '10000',
  FAIRGROUND_UPLOAD_LIMIT: '20000',
  FAIRGROUND_FILE_LIMIT: '200000',
};

const FIELDS = {
  format: 'csv',
  sourceTableName: 'Sheet "one"',
  appendSourceFilter: "name <> 'Ærø'",
  mode: 'upsert',
  upsertMatchingField: 'code',
  rollbackOnFailure: 'true',
};

forEachDatabase('the form that appends a file, with a file that is too large,', (open) => {
  let server: FeatureServer;
  let browser: PlainBrowser;
  let root: string;

  before(async () => {
    const databases = await open();
    server = await startFeatureServer(databases, LIMITS);
    const { password } = await addUser(databases.system, { name: 'ada', role: 'author' });
    const signedIn = await server.post('/sharing/rest/generateToken', { username: 'ada', password });
    root = `/rest/services/${await server.makeService(String(signedIn['token']))}/FeatureServer`;
    browser = new PlainBrowser(server.server);
    await browser.send(await browser.open('/rest/login'), '/login', { username: 'ada', password });
  });
  after(() => server.close());

  const fileOf = (bytes: number): File => new File(['x'.repeat(bytes)], 'rows.csv');
  const send = async (fields: Readonly<Record<string, string | File>>) =>
    browser.send(await browser.open(`${root}/0/append`), '/file', fields);

  // Below and above what is refused by the length of the body alone.
  for (const bytes of [20_001, 150_000]) {
    it(`shows the form again with its values after a too large file, to a user who stays signed in (${String(bytes)})`, async () => {
      const { html, status } = await send({ file: fileOf(bytes), ...FIELDS });
      expect(status).to.equal(200);
      expect(html).to.include('role="alert"').and.include('The file is larger than 20000 bytes.');
      expect(html).to.include(`POST ${root}/uploads/register`);
      expect(html).to.include('>ada</a>').and.include('Sign out');
      expect(html).to.match(/name="sourceTableName"\s+value="Sheet &quot;one&quot;"/);
      expect(html).to.match(/name="appendSourceFilter"\s+value="name &lt;&gt; &#39;Ærø&#39;"/);
      for (const chosen of ['csv', 'upsert', 'code'])
        expect(html).to.match(new RegExp(`<option value="${chosen}"\\s+selected`));
      expect(html).to.match(/name="rollbackOnFailure" value="true"\s+checked/);
      expect(html).not.to.match(/name="dryRun" value="true"\s+checked/);
      expect(browser.cookies.has('fairground_session')).to.equal(true);
    });
  }

  it('accepts the form as it is shown again, with a smaller file', async () => {
    const refused = await send({ file: fileOf(20_001) });
    const rows = new File(['code,name\nx1,Small\n'], 'rows.csv');
    const { path } = await browser.send(refused, '/file', { file: rows });
    expect(path).to.include('/jobs/');
  });

  it('shows the form again also where a field is not accepted', async () => {
    const { html } = await send({
      file: fileOf(10),
      ...FIELDS,
      sourceTableName: 'x'.repeat(300),
    });
    expect(html).to.include('role="alert"').and.include('sourceTableName');
    expect(html).to.match(/name="appendSourceFilter"\s+value="name &lt;&gt; &#39;Ærø&#39;"/);
    expect(html).to.match(/<option value="upsert"\s+selected/);
    expect(html).to.include('>ada</a>');
  });

  it('stops reading a form that is longer than any file, or from another site', async () => {
    const { html } = await send({ file: fileOf(250_000) });
    expect(html).to.include('The file is larger than 20000 bytes.').and.not.include('name="mode"');
    const form = await browser.open(`${root}/0/append`);
    const elsewhere = { 'sec-fetch-site': 'cross-site' };
    const foreign = await browser.send(form, '/file', { file: fileOf(20_001), ...FIELDS }, elsewhere);
    expect(foreign.html).to.include('Sign-in required').and.not.include('Ærø');
  });
});
