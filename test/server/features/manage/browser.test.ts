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

const CSV = 'code,name,lon,lat\nVIE,Wien,16.37,48.21\nGRZ,Graz,15.44,47.07\n';

forEachDatabase('pages that make and keep layers, in a browser', (open) => {
  let server: FeatureServer;
  let page: Page;
  let expected: readonly RegExp[];
  const pages = openPages((text) => expected.some((one) => one.test(text)));
  let root: string;
  let password: string;
  let token: string;

  before(async function () {
    this.timeout(300_000);
    const databases = await open();
    server = await startFeatureServer(databases, {
      FAIRGROUND_PUBLIC_URL: 'http://127.0.0.1',
      FAIRGROUND_HOST: '127.0.0.1',
      FAIRGROUND_PORT: '0',
      FAIRGROUND_PART_LIMIT: '1500',
    });
    await server.server.start();
    root = server.server.info.uri;
    ({ password } = await addUser(databases.system, { name: 'ada', role: 'author' }));
    token = String(
      (await server.post('/sharing/rest/generateToken', { username: 'ada', password }))['token'],
    );
  });
  beforeEach(() => {
    page = pages.page;
    expected = [];
  });
  after(async function () {
    this.timeout(300_000);
    await server.close();
  });

  async function signIn(path: string): Promise<void> {
    await page.goto(`${root}/rest/login?back=${encodeURIComponent(path)}`);
    await page.getByLabel('User name').fill('ada');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('button', { name: 'Sign out' }).waitFor();
  }

  /** Looks at a page as it is now, in both schemes and on a phone. */
  async function inspect(name: string): Promise<void> {
    for (const [look, colorScheme, width] of [
      ['light', 'light', 1100],
      ['dark', 'dark', 1100],
      ['phone', 'light', 375],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await keepPicture(page, `manage-${name}-${look}`);
      expect(await findAccessFaults(page), `${name} ${look}`).to.deep.equal([]);
      expect(await scrollsSideways(page), `${name} ${look}`).to.equal(false);
    }
    await page.setViewportSize({ width: 1100, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
  }

  it('makes a service and a layer with every member of a field, and shows a fault beside its input', async function () {
    this.timeout(300_000);
    await signIn('/rest/services');
    await page.getByRole('link', { name: 'Create a service' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Town halls');
    await page.getByLabel('Description').fill('Halls <b>of</b> towns');
    await page.getByLabel('Who may see it').selectOption('public');
    await page.getByRole('button', { name: 'Create the service' }).click();
    const name = page.getByLabel('Name', { exact: true });
    await page.getByText('must be letters, digits and underscores, starting with a letter').waitFor();
    expect(await name.getAttribute('aria-invalid')).to.equal('true');
    expect(await page.getByLabel('Description').inputValue()).to.equal('Halls <b>of</b> towns');
    await inspect('create-service');
    await name.fill('Halls');
    await page.getByRole('button', { name: 'Create the service' }).click();
    await page.getByRole('heading', { name: 'Make a layer of Halls' }).waitFor();

    await page.getByLabel('Name', { exact: true }).first().fill('Halls of towns');
    const field = page.locator('.field-row');
    await field.nth(0).getByLabel('Name', { exact: true }).fill('code');
    await field.nth(0).getByLabel('Greatest length').fill('8');
    await field.nth(0).getByLabel('never empty').check();
    await field.nth(0).getByLabel('no value twice').check();
    await page.getByRole('button', { name: 'Add a field' }).click();
    await field.nth(1).getByLabel('Name', { exact: true }).fill('kind');
    await field.nth(1).getByLabel('Type', { exact: true }).selectOption('esriFieldTypeInteger');
    await field.nth(1).getByLabel('Default', { exact: true }).fill('1');
    await field.nth(1).getByLabel('Values', { exact: true }).selectOption('codedValue');
    await field.nth(1).getByLabel('List: one value a line').fill('1 = old\n2 = new');
    await page.getByRole('button', { name: 'Add a field' }).click();
    await field.nth(2).getByLabel('Name', { exact: true }).fill('rank of it');
    await field.nth(2).getByLabel('Type', { exact: true }).selectOption('esriFieldTypeDouble');
    await field.nth(2).getByLabel('Values', { exact: true }).selectOption('range');
    await field.nth(2).getByLabel('Least').fill('0');
    await field.nth(2).getByLabel('Greatest', { exact: true }).fill('10');
    await page.getByLabel('note who adds').check();
    await page.getByRole('button', { name: 'Make the layer' }).click();
    await field.nth(2).locator('.fault').waitFor();
    expect(await field.nth(2).getByLabel('Name', { exact: true }).getAttribute('aria-invalid')).to.equal(
      'true',
    );
    await inspect('create-layer');
    await field.nth(2).getByLabel('Name', { exact: true }).fill('rank');
    await page.getByRole('button', { name: 'Make the layer' }).click();
    await page.getByRole('heading', { name: 'Halls of towns' }).waitFor();

    const layer = await server.get('/rest/services/Halls/FeatureServer/0');
    expect(layer['geometryType']).to.equal('esriGeometryPoint');
    const fields = Object.fromEntries((layer['fields'] as Json[]).map((one) => [String(one['name']), one]));
    expect(fields['code']).to.include({ type: 'esriFieldTypeString', length: 8, nullable: false });
    expect(fields['kind']).to.deep.include({
      type: 'esriFieldTypeInteger',
      defaultValue: 1,
      domain: {
        type: 'codedValue',
        name: 'kind_values',
        codedValues: [
          { name: 'old', code: 1 },
          { name: 'new', code: 2 },
        ],
      },
    });
    expect((fields['rank']?.['domain'] as Json)['range']).to.deep.equal([0, 10]);
    expect(layer['editFieldsInfo']).to.include({ creatorField: 'Creator' });
    const unique = (layer['indexes'] as Json[]).filter((index) => index['isUnique'] === true);
    expect(unique.map((index) => index['fields'])).to.include('code');
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { name: 'Settings of Halls of towns' }).waitFor();
    await inspect('layer-settings');
  });

  it('publishes a file that is sent in parts, and refuses a service name that is taken', async function () {
    this.timeout(300_000);
    const rows = Array.from(
      { length: 200 },
      (_, index) => `T${String(index)},Town,${String(index / 10)},1.5`,
    );
    const file = {
      name: 'my towns.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(CSV + rows.join('\n')),
    };
    const taken = await server.makeService(token);
    await signIn('/content');
    await page.getByRole('link', { name: 'Publish a file' }).click();
    await page.getByLabel('File', { exact: true }).setInputFiles(file);
    await page.getByRole('button', { name: 'Look at the file' }).click();
    await page.getByText('Points come from the columns lon and lat.').waitFor();
    await page.getByRole('cell', { name: 'Graz' }).waitFor();
    const name = page.getByLabel('Name of the service');
    expect(await name.inputValue()).to.equal('my_towns');
    await name.fill(taken);
    await page.getByLabel('Who may see it').selectOption('public');
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByText(/must be unique|already used/).waitFor();
    await inspect('publish');
    await name.fill('My_towns');
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('heading', { name: 'Published.' }).waitFor();
    await keepPicture(page, 'manage-published');
    const found = await server.get('/rest/services/My_towns/FeatureServer/0/query', {
      where: '1=1',
      returnCountOnly: 'true',
    });
    expect(found).to.deep.equal({ count: 202 });
    await page.getByRole('link', { name: 'Open the service' }).click();
    await page.getByRole('heading', { name: 'My_towns' }).waitFor();
  });

  it('says why a file cannot be read, and keeps no item of it', async function () {
    this.timeout(300_000);
    await signIn('/content/publish');
    const file = { name: 'broken.xlsx', mimeType: 'text/csv', buffer: Buffer.from('no workbook') };
    await page.getByLabel('File', { exact: true }).setInputFiles(file);
    await page.getByRole('button', { name: 'Look at the file' }).click();
    await page.getByRole('alert').waitFor();
    await keepPicture(page, 'manage-unreadable');
    await page.getByRole('button', { name: 'Look at the file' }).waitFor();
    const { results } = await server.get('/sharing/rest/search', { q: 'title:broken' }, token);
    expect(results).to.deep.equal([]);
  });

  it('moves items to folders, shares a service, and deletes it once its name is typed', async function () {
    this.timeout(300_000);
    const service = await server.makeService(token);
    await server.post(
      '/sharing/rest/content/users/ada/addItem',
      { text: CSV, filename: 'kept.csv', title: 'Kept' },
      token,
    );
    await signIn('/content');
    await page.getByLabel('Name of a new folder').fill('Old things');
    await page.getByRole('button', { name: 'Make a folder' }).click();
    await page.getByRole('link', { name: 'Old things' }).waitFor();
    await page.getByLabel('Name of a new folder').fill('Old things');
    await page.getByRole('button', { name: 'Make a folder' }).click();
    await page.getByText(/must be unique|already used/).waitFor();
    await inspect('content');

    await page.getByRole('link', { name: 'Settings of Kept' }).click();
    await page.getByLabel('Title').fill('Kept for long');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved.').waitFor();
    await page.getByLabel('Folder').selectOption({ label: 'Old things' });
    await page.getByRole('button', { name: 'Move' }).click();
    await page.getByText('Saved.').nth(1).waitFor();
    const waiting = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    expect((await waiting).suggestedFilename()).to.equal('kept.csv');
    await inspect('item');

    await page.goto(`${root}/content/service?name=${service}`);
    await page.getByLabel('everybody').check();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('Saved.').waitFor();
    expect(await server.get(`/rest/services/${service}/FeatureServer`)).to.have.property('layers');
    await page.getByText('Layer 0: Cities').waitFor();
    await inspect('service-settings');
    const confirmation = page.getByLabel(`Type “${service}” to confirm`);
    await confirmation.fill('something else');
    await page.getByRole('button', { name: 'Delete this service' }).click();
    expect(await page.locator('input:invalid').count()).to.equal(1);
    await confirmation.fill(service);
    await page.getByRole('button', { name: 'Delete this service' }).click();
    await page.getByRole('heading', { name: 'My content' }).waitFor();
    expect(await server.get(`/rest/services/${service}/FeatureServer`, {}, token)).to.have.property('error');

    await page.getByRole('link', { name: 'Old things' }).click();
    await page.getByRole('link', { name: 'Delete this folder' }).click();
    await page.getByText('Kept for long (CSV)').waitFor();
    await inspect('folder');
    await page.getByLabel('Type “Old things” to confirm').fill('Old things');
    await page.getByRole('button', { name: 'Delete this folder' }).click();
    await page.getByRole('heading', { name: 'My content' }).waitFor();
    expect(await page.getByRole('link', { name: 'Old things' }).count()).to.equal(0);
  });
});
