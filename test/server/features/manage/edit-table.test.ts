import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { findAccessFaults, keepPicture, scrollsSideways } from '../../../support/clients/browser.js';
import { openPages } from '../../../support/clients/open-pages.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { addUser } from '../../../support/databases/users.js';
import {
  type FeatureServer,
  type Json,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';

forEachDatabase('the table of a layer in a browser', (open) => {
  let server: FeatureServer;
  const pages = openPages();
  let page: Page;
  let root: string;
  let password: string;
  let token: string;
  let service: string;

  before(async function () {
    this.timeout(300_000);
    const databases = await open();
    server = await startFeatureServer(databases, {
      FAIRGROUND_PUBLIC_URL: 'http://127.0.0.1',
      FAIRGROUND_HOST: '127.0.0.1',
      FAIRGROUND_PORT: '0',
    });
    await server.server.start();
    root = server.server.info.uri;
    ({ password } = await addUser(databases.system, { name: 'ada', role: 'author' }));
    token = String(
      (await server.post('/sharing/rest/generateToken', { username: 'ada', password }))['token'],
    );
    service = await server.makeService(token, { access: 'public' });
    const adds = Array.from({ length: 60 }, (_, index) => ({
      attributes: { code: `c${String(index)}`, name: `<b>Town ${String(index)}</b>`, people: index },
    }));
    await edit({ adds });
  });
  beforeEach(() => {
    page = pages.page;
  });
  after(async function () {
    this.timeout(300_000);
    await server.close();
  });

  async function edit(edits: Json): Promise<void> {
    const reply = await server.post(`/rest/services/${service}/FeatureServer/0/applyEdits`, edits, token);
    expect(JSON.stringify(reply)).not.to.contain('"error"');
  }

  async function rowsWhere(where: string): Promise<Json[]> {
    const asked = { where, outFields: '*', returnGeometry: 'false' };
    const { features } = await server.get(`/rest/services/${service}/FeatureServer/0/query`, asked);
    return (features as Json[]).map(({ attributes }) => attributes as Json);
  }

  async function openTable(): Promise<void> {
    const path = `/rest/services/${service}/FeatureServer/0`;
    await page.goto(`${root}/rest/login?back=${encodeURIComponent(path)}`);
    await page.getByLabel('User name').fill('ada');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('link', { name: 'Edit the table' }).click();
    await page.getByText('Rows 1 to 50 of 60.').waitFor();
  }

  const cell = (field: string, row: number) =>
    page.getByRole('button', { name: `${field} of row ${String(row)}, change` });
  const input = (field: string, row: number) =>
    page.getByRole('textbox', { name: `${field} of row ${String(row)}` });

  it('pages, sorts, filters, and changes a value in its place', async function () {
    this.timeout(300_000);
    await openTable();
    for (const [look, colorScheme, width] of [
      ['light', 'light', 1100],
      ['dark', 'dark', 1100],
      ['phone', 'light', 375],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await keepPicture(page, `table-${look}`);
      expect(await findAccessFaults(page), look).to.deep.equal([]);
      expect(await scrollsSideways(page), look).to.equal(false);
    }
    await page.setViewportSize({ width: 1100, height: 900 });
    await page.getByRole('button', { name: 'Next rows' }).click();
    await page.getByText('Rows 51 to 60 of 60.').waitFor();
    await page.getByRole('button', { name: 'people', exact: true }).click();
    await page.locator('th[aria-sort=ascending]').waitFor();
    await page.getByRole('button', { name: 'people', exact: true }).click();
    await page.locator('th[aria-sort=descending]').waitFor();
    await page.locator('tbody tr').first().getByText('<b>Town 59</b>').waitFor();
    await page.getByLabel('Only rows where').fill('nothing = 1');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByRole('alert').waitFor();
    await page.getByLabel('Only rows where').fill('people < 3');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByText('Rows 1 to 3 of 3.').waitFor();
    await cell('people', 1).click();
    await input('people', 1).fill('many');
    await input('people', 1).press('Enter');
    await page.locator('td .fault').waitFor();
    await input('people', 1).fill('1000');
    await input('people', 1).press('Enter');
    await page.getByText('Row 1 was saved.').waitFor();
    expect(await rowsWhere('OBJECTID = 1')).to.have.nested.property('[0].people', 1000);
  });

  it('tells that somebody else has changed a value, and overwrites it on demand only', async function () {
    this.timeout(300_000);
    await openTable();
    await edit({ updates: [{ attributes: { OBJECTID: 5, name: 'Theirs' } }] });
    await cell('name', 5).click();
    await input('name', 5).fill('Mine');
    await input('name', 5).press('Enter');
    await page.getByText('This value was changed meanwhile, to Theirs.').waitFor();
    await keepPicture(page, 'table-changed');
    expect(await input('name', 5).inputValue()).to.equal('Mine');
    expect(await rowsWhere('OBJECTID = 5')).to.have.nested.property('[0].name', 'Theirs');
    await input('name', 5).press('Enter');
    await page.getByText('Row 5 was saved.').waitFor();
    expect(await rowsWhere('OBJECTID = 5')).to.have.nested.property('[0].name', 'Mine');
  });

  it('adds a row, tells what is wrong with another beside its input, and deletes rows', async function () {
    this.timeout(300_000);
    await openTable();
    const add = page.locator('#add');
    await add.getByLabel('code').fill('new');
    await add.getByLabel('people').fill('none');
    await page.getByRole('button', { name: 'Add the row' }).click();
    await add.locator('.fault').waitFor();
    expect(await add.getByLabel('people').getAttribute('aria-invalid')).to.equal('true');
    await add.getByLabel('people').fill('7');
    await page.getByRole('button', { name: 'Add the row' }).click();
    await page.getByText('was added.').waitFor();
    expect(await rowsWhere("code = 'new'")).to.have.nested.property('[0].people', 7);
    await page.getByLabel('Only rows where').fill("code = 'new'");
    await page.getByRole('button', { name: 'Show' }).click();
    await page.getByText('Rows 1 to 1 of 1.').waitFor();
    await page.getByRole('checkbox').check();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Delete the chosen rows' }).click();
    await page.getByText('There are no such rows.').waitFor();
    expect(await rowsWhere("code = 'new'")).to.deep.equal([]);
  });
});
