import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import {
  complaintsOf,
  findAccessFaults,
  keepPicture,
  openPage,
  scrollsSideways,
  startBrowser,
} from '../../../support/clients/browser.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import { addUser } from '../../../support/databases/users.js';
import { type FeatureServer, startFeatureServer } from '../../../support/servers/feature-server.js';

forEachDatabase('users and jobs in a browser', function (open) {
  let databases: TestDatabases;
  let server: FeatureServer;
  let browser: Browser;
  let page: Page;
  let complaints: readonly string[];
  let address: string;
  let token: string;

  before(async () => {
    databases = await open();
    const settings = {
      FAIRGROUND_PUBLIC_URL: 'http://127.0.0.1',
      FAIRGROUND_HOST: '127.0.0.1',
      FAIRGROUND_PORT: '0',
    };
    server = await startFeatureServer(databases, settings, { isIdle: true });
    await server.server.start();
    address = server.server.info.uri;
    token = await server.signUp('ada', 'author');
    const { password } = await addUser(databases.system, { name: 'root', role: 'administrator' });
    browser = await startBrowser();
    page = await openPage(browser);
    complaints = complaintsOf(page);
    await page.goto(`${address}/rest/login`);
    await page.getByLabel('User name').fill('root');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Services' }).waitFor();
  });
  after(async () => {
    await browser.close();
    await server.close();
  });
  afterEach(() => expect(complaints).to.deep.equal([]));

  async function look(name: string): Promise<void> {
    for (const [scheme, width] of [
      ['light', 1100],
      ['dark', 1100],
      ['light', 375],
    ] as const) {
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 800 });
      await keepPicture(page, `${name}-${scheme}-${String(width)}`);
      expect(await scrollsSideways(page)).to.equal(false);
      expect(await findAccessFaults(page)).to.deep.equal([]);
    }
    await page.setViewportSize({ width: 1100, height: 900 });
  }

  it('adds a user after a refused name, and shows the secrets', async () => {
    await page.getByRole('link', { name: 'Users' }).click();
    await page.getByRole('heading', { name: 'Users' }).waitFor();
    await page.getByLabel('Name').fill('a b');
    await page.getByLabel('Role').selectOption('editor');
    await page.getByRole('button', { name: 'Add user' }).click();
    await page.getByRole('alert').waitFor();
    expect(await page.getByLabel('Name').inputValue()).to.equal('a b');
    expect(await page.getByLabel('Role').inputValue()).to.equal('editor');
    await look('users');
    await page.getByLabel('Name').fill('bea');
    await page.getByRole('button', { name: 'Add user' }).click();
    await page.getByText('Shown this once').waitFor();
    await page.getByRole('heading', { name: 'bea active' }).waitFor();
    await look('user');
  });

  it('creates and revokes an application password, and disables the user', async () => {
    await page.goto(`${address}/rest/admin/users/bea`);
    await page.getByLabel('Name').fill('laptop');
    await page.getByRole('button', { name: 'Create application password' }).click();
    await page.getByText('Application password "laptop"').waitFor();
    await page.getByRole('button', { name: 'Revoke laptop' }).click();
    await page.getByRole('button', { name: 'Revoke laptop' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Disable' }).click();
    await page.getByRole('heading', { name: 'bea disabled' }).waitFor();
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByRole('heading', { name: 'Users' }).waitFor();
    expect(await page.getByRole('link', { name: 'bea' }).count()).to.equal(0);
  });

  it('shows that no worker runs, and the end of jobs once one does', async () => {
    const service = await server.makeService(token);
    const submit = (features: object[]) =>
      server.post(
        `/rest/services/${service}/FeatureServer/0/append`,
        { edits: JSON.stringify({ features }), rollbackOnFailure: 'false' },
        token,
      );
    await submit([{ attributes: { code: 'A1' } }, { attributes: {} }]);
    const { jobId } = await submit([{ attributes: { code: 'B1' } }]);
    // As if the jobs had waited for a minute.
    await databases.system.write((trx) => trx('jobs').decrement('submitted_at', 60_000));
    await page.getByRole('link', { name: 'Jobs' }).click();
    await page.getByText('no worker runs').first().waitFor();
    await look('jobs');
    await page.getByRole('button', { name: `Cancel job ${String(jobId)}` }).click();
    await page.getByText('cancelled', { exact: true }).nth(1).waitFor();
    server.worker.start();
    await page.getByText('partly refused').waitFor();
    await look('jobs-ended');
  });
});
