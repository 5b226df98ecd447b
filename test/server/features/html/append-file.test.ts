// @needs gdal
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import {
  type FeatureServer,
  type Json,
  PUBLIC_URL,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';
import { PlainBrowser } from '../../../support/clients/plain-browser.js';
import { addUser } from '../../../support/databases/users.js';
import { runSqlite } from '../append/source/sqlite-file.js';

forEachDatabase('the form that appends a file', (open) => {
  let databases: TestDatabases;
  let server: FeatureServer;
  let token: string;
  let browser: PlainBrowser;
  let layer: string;

  before(async () => {
    databases = await open();
    server = await startFeatureServer(databases);
    const { password } = await addUser(databases.system, { name: 'ada', role: 'author' });
    token = String(
      (await server.post('/sharing/rest/generateToken', { username: 'ada', password }))['token'],
    );
    browser = new PlainBrowser(server.server);
    await browser.send(await browser.open('/rest/login'), '/login', { username: 'ada', password });
  });
  after(() => server.close());

  beforeEach(async () => {
    layer = `/rest/services/${await server.makeService(token)}/FeatureServer/0`;
    await send({ file: csv('a1,Aa', 'b1,Bb') });
  });

  const csv = (...rows: string[]): File => new File([['code,name', ...rows].join('\n')], 'rows.csv');

  /** The job, once it has ended. */
  async function send(fields: Readonly<Record<string, string | File>>): Promise<Json> {
    const { path, html } = await browser.send(await browser.open(`${layer}/append`), '/file', fields);
    expect(path, html).to.include('/jobs/');
    return server.ended(`${PUBLIC_URL}${path}`, token);
  }

  async function names(): Promise<unknown[]> {
    const asked = { where: '1=1', outFields: 'name', orderByFields: 'name' };
    const { features } = await server.post(`${layer}/query`, asked, token);
    return (features as { attributes: Json }[]).map(({ attributes }) => attributes['name']);
  }

  const FILE = csv('a1,Changed', 'c1,New');
  for (const [mode, counts, after] of [
    ['upsert', { insertCount: 1, updateCount: 1, skippedCount: 0 }, ['Bb', 'Changed', 'New']],
    ['update', { insertCount: 0, updateCount: 1, skippedCount: 1 }, ['Bb', 'Changed']],
    ['add', { insertCount: 1, updateCount: 0, skippedCount: 1 }, ['Aa', 'Bb', 'New']],
  ] as const) {
    it(`loads the rows of a form in the chosen mode: ${mode}`, async () => {
      expect(await send({ file: FILE, mode, upsertMatchingField: 'code' })).to.include(counts);
      expect(await names()).to.deep.equal(after);
    });
  }

  it('runs a dry run if the form asks for it', async () => {
    const job = await send({ file: csv('c1,New'), dryRun: 'true' });
    expect(job).to.include({ status: 'Completed', dryRun: true, insertCount: 1 });
    expect(await names()).to.deep.equal(['Aa', 'Bb']);
  });

  it('writes all rows or none if the form asks for it', async () => {
    const rows = csv('c1,New', 'far too long,Bad');
    expect(await send({ file: rows, rollbackOnFailure: 'true' })).to.include({ status: 'Failed' });
    expect(await names()).to.deep.equal(['Aa', 'Bb']);
    expect(await send({ file: rows })).to.include({ status: 'Completed', insertCount: 1, errorCount: 1 });
    expect(await names()).to.deep.equal(['Aa', 'Bb', 'New']);
  });

  it('reads the named table of the file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'fairground-append-file-'));
    try {
      const path = join(folder, 'two.sqlite');
      const tables = ['CREATE TABLE one (code TEXT, name TEXT)', 'CREATE TABLE two (code TEXT, name TEXT)'];
      await runSqlite(
        path,
        ...tables,
        "INSERT INTO one VALUES ('c1', 'One')",
        "INSERT INTO two VALUES ('d1', 'Two')",
      );
      const file = new File([await readFile(path)], 'two.sqlite');
      expect(await send({ file, sourceTableName: 'two' })).to.include({
        status: 'Completed',
        insertCount: 1,
      });
      expect(await names()).to.deep.equal(['Aa', 'Bb', 'Two']);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
