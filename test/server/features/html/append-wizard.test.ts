// @needs system: Chromium.
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
import { forEachDatabase } from '../../../support/databases/databases.js';
import { addUser } from '../../../support/databases/users.js';
import {
  type FeatureServer,
  type Json,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';

const SETTINGS = {
  FAIRGROUND_PUBLIC_URL: 'http://127.0.0.1',
  FAIRGROUND_HOST: '127.0.0.1',
  FAIRGROUND_PORT: '0',
  FAIRGROUND_PART_LIMIT: '100000',
};

const TOWNS = ['Wien,2005760,16.37,48.21', 'Graz,302660,15.44,47.07', 'Linz,many,14.29,48.31'];
const CSV = ['town,people,lon,lat', ...TOWNS].join('\n');

forEachDatabase('the append wizard', (open) => {
  let server: FeatureServer;
  let browser: Browser;
  let page: Page;
  let complaints: readonly string[];
  let root: string;
  let password: string;
  let token: string;
  let service: string;

  before(async function () {
    this.timeout(300_000);
    const databases = await open();
    server = await startFeatureServer(databases, SETTINGS);
    await server.server.start();
    root = server.server.info.uri;
    ({ password } = await addUser(databases.system, { name: 'ada', role: 'author' }));
    const signedIn = await server.post('/sharing/rest/generateToken', { username: 'ada', password });
    token = String(signedIn['token']);
    browser = await startBrowser();
  });
  beforeEach(async function () {
    this.timeout(300_000);
    service = await server.makeService(token, { access: 'public' });
    page = await openPage(browser);
    complaints = complaintsOf(page);
    await page.goto(`${root}/rest/login?back=${encodeURIComponent(layerPath('/append'))}`);
    await page.getByLabel('User name').fill('ada');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'File', exact: true }).waitFor();
  });
  afterEach(async function () {
    this.timeout(300_000);
    await page.close();
    expect(complaints).to.deep.equal([]);
  });
  after(async function () {
    this.timeout(300_000);
    await browser.close();
    await server.close();
  });

  const layerPath = (below = ''): string => `/rest/services/${service}/FeatureServer/0${below}`;
  const press = (name: string): Promise<void> => page.getByRole('button', { name }).click();
  const showStep = (name: string): Promise<void> =>
    page.getByRole('heading', { name, exact: true, level: 2 }).waitFor();

  async function send(name: string, content: string | Buffer): Promise<void> {
    await page.getByLabel('File', { exact: true }).setInputFiles({
      name,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(content),
    });
    await press('Send and look at it');
  }

  async function check(picture: string): Promise<void> {
    await keepPicture(page, `wizard-${picture}`);
    expect(await findAccessFaults(page), picture).to.deep.equal([]);
    expect(await scrollsSideways(page), picture).to.equal(false);
  }

  async function rowsOfLayer(): Promise<Json[]> {
    const query = { where: '1=1', outFields: '*', f: 'json', orderByFields: 'code' };
    const { features } = await server.get(layerPath('/query'), query, token);
    return (features as { attributes: Json }[]).map(({ attributes }) => attributes);
  }

  it('leads from a file to its rows, with a report of one refused row that is mended', async function () {
    this.timeout(300_000);
    await check('1-file');
    await send('towns.csv', CSV);
    await showStep('Rows');
    await page.getByText('All 3 rows').waitFor();
    await page.getByRole('cell', { name: 'Wien' }).waitFor();
    await page.getByText('3 rows at 47.07° N to 48.31° N, 14.29° E to 16.37° E').waitFor();
    await check('2-rows');
    await press('Next: fields');
    await showStep('Fields');
    await page.getByText('Columns left out: town, lon, lat.').waitFor();
    await page.getByText('row 3 does not fit').waitFor();
    await page.getByText('must not be empty').waitFor();
    await page.getByLabel('Column for code').selectOption('town');
    await page.getByLabel('Column for name').selectOption('town');
    await page.getByText('Columns left out: lon, lat.').waitFor();
    await check('3-fields');
    await press('Next: try without writing');
    await showStep('Try');
    await page.getByText('Nothing has been written.').waitFor();
    await page.getByRole('cell', { name: 'many' }).waitFor();
    expect(await rowsOfLayer()).to.deep.equal([]);
    await check('4-try');
    await press('Append 2 rows');
    await showStep('Report');
    await check('5-report');
    expect((await rowsOfLayer()).map(({ name }) => name)).to.deep.equal(['Graz', 'Wien']);
    await press('Mend the refused rows');
    await page.getByLabel('people of row 3').fill('212538');
    await check('6-mend');
    await press('Append the refused rows again');
    await page.getByRole('cell', { name: 'many' }).waitFor({ state: 'detached' });
    await showStep('Report');
    expect((await rowsOfLayer()).map(({ name, people }) => [name, people])).to.deep.equal([
      ['Graz', 302_660],
      ['Linz', 212_538],
      ['Wien', 2_005_760],
    ]);
  });
});
