// @needs system: Chromium.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { findAccessFaults, keepPicture, scrollsSideways } from '../../../support/clients/browser.js';
import { openPages } from '../../../support/clients/open-pages.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import { addUser } from '../../../support/databases/users.js';
import {
  type FeatureServer,
  type Json,
  PUBLIC_URL,
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
  // A lost connection is the subject of one test.
  const pages = openPages((text) => text.includes('net::ERR_FAILED'));
  let page: Page;
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
  });
  beforeEach(async function () {
    this.timeout(300_000);
    service = await server.makeService(token, { access: 'public' });
    page = pages.page;
    await page.goto(`${root}/rest/login?back=${encodeURIComponent(layerPath('/append'))}`);
    await page.getByLabel('User name').fill('ada');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'File', exact: true }).waitFor();
  });
  after(async function () {
    this.timeout(300_000);
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
    await page.locator('.map.small[data-state=ready]').waitFor();
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
    await page.getByText('1 row at 48.31° N, 14.29° E').waitFor();
    expect(await rowsOfLayer()).to.deep.equal([]);
    await check('4-try');
    await press('Append 2 rows');
    await showStep('Report');
    await page.getByText('1 row at 48.31° N, 14.29° E').waitFor();
    await page.locator('.map.small[data-state=ready] .maplibregl-canvas').click();
    await page.locator('.map-note').getByText('Row 3').waitFor();
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

  it('shows the first refused rows that have places on the map, and counts all', async function () {
    this.timeout(300_000);
    const rows = Array.from({ length: 120 }, (_, index) => {
      const place = index % 2 === 0 ? `${String(index / 10)},50` : ',';
      return `R${String(index)},many,${place}`;
    });
    await send('refused.csv', ['code,people,lon,lat', 'good,1,1,1', ...rows].join('\n'));
    await showStep('Rows');
    await press('Next: fields');
    await showStep('Fields');
    await press('Next: try without writing');
    await showStep('Try');
    await page.getByText('The map shows the first 100 of 120 refused rows.').waitFor();
    await page.getByText('50 of 100 rows have places, at 50° N, 0° E to 9.8° E').waitFor();

    const reading = /\/features\/generate/;
    await page.route(reading, (route) => route.abort());
    await press('Append 1 row');
    await showStep('Report');
    await page.getByText('The places of the refused rows could not be read:').waitFor();
    await page.unroute(reading);
  });

  it('shows in an upsert what would be inserted, updated and unchanged, by night and on a phone', async function () {
    this.timeout(300_000);
    const features = [
      { attributes: { code: 'VIE', name: 'Wien', people: 1 } },
      { attributes: { code: 'GRZ', name: 'Graz', people: 2 } },
    ];
    const { statusUrl } = await server.post(layerPath('/append'), { edits: { features } }, token);
    await server.ended(PUBLIC_URL + new URL(String(statusUrl)).pathname, token);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 375, height: 800 });
    await check('phone-1-file');
    await send('towns.csv', 'code,name,people\nVIE,Wien,3\nGRZ,Graz,2\nLNZ,Linz,4\n');
    await page.getByText('These rows have no places.').waitFor();
    await check('phone-2-rows');
    await press('Next: fields');
    await page.getByText('Every column goes to a field.').waitFor();
    await page.getByLabel('What to do with the rows').selectOption('upsert');
    const keys = page.getByLabel('Rows are the same if they agree in').getByRole('option');
    expect(await keys.allTextContents())
      .to.include('code')
      .and.not.include('people');
    await check('phone-3-fields');
    await press('Next: try without writing');
    await page.getByText('Nothing has been written.').waitFor();
    const counts = await page.locator('.counts dd').allTextContents();
    expect(counts).to.deep.equal(['1', '2', '1', '0', '0']);
    await check('phone-4-try');
    await press('Append 3 rows');
    await showStep('Report');
    await check('phone-5-report');
    expect((await rowsOfLayer()).map(({ code, people }) => [code, people])).to.deep.equal([
      ['GRZ', 2],
      ['LNZ', 4],
      ['VIE', 3],
    ]);
  });

  it('continues an upload in parts after a lost connection and a reload', async function () {
    this.timeout(300_000);
    const folder = await mkdtemp(join(tmpdir(), 'fairground-wizard-'));
    const path = join(folder, 'many.csv');
    const lines = Array.from({ length: 30_000 }, (_, index) => `c${String(index)},Town ${String(index)}`);
    await writeFile(path, ['code,name', ...lines].join('\n'));
    try {
      const sent: string[] = [];
      const arrivals: Promise<void>[] = [];
      await page.route('**/uploadPart', async (route) => {
        const [, part = ''] = /name="partId"\s+(\d+)/.exec(route.request().postData() ?? '') ?? [];
        if (arrivals.length >= 2) {
          // The connection breaks off once two parts have arrived.
          await Promise.all(arrivals);
          return route.abort();
        }
        const arrival = route.fetch().then(async (response) => {
          sent.push(part);
          await route.fulfill({ response });
        });
        arrivals.push(arrival);
        return arrival;
      });
      await page.getByLabel('File', { exact: true }).setInputFiles(path);
      await press('Send and look at it');
      await page.getByText('The connection is lost. Trying again …').waitFor();
      await keepPicture(page, 'wizard-1-lost');
      const before = [...sent];
      const later: string[] = [];
      await page.reload();
      // The page before it has tried again until now.
      await page.unroute('**/uploadPart');
      page.on('request', (request) => {
        if (!request.url().endsWith('/uploadPart')) return;
        const [, part = ''] = /name="partId"\s+(\d+)/.exec(request.postData() ?? '') ?? [];
        later.push(part);
      });
      await page.getByText('The upload of many.csv was interrupted.').waitFor();
      await check('1-interrupted');
      await page.getByLabel('File', { exact: true }).setInputFiles(path);
      await press('Send and look at it');
      await page.getByText('The first 20 rows').waitFor();
      expect(before).to.have.length(2);
      expect(later).to.have.length(4).and.not.include.members(before);
      await press('Next: fields');
      await press('Next: try without writing');
      await press('Append 30,000 rows');
      await showStep('Report');
      await page.getByText('30000 inserted').waitFor();
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('says at the file that it holds no rows, keeps the choices, and shows hostile texts as text', async function () {
    this.timeout(300_000);
    await send('photo.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]));
    await page.getByRole('alert').getByText('itemName: the extension must be one of').waitFor();
    await page.getByText('photo.png').first().waitFor();
    await page.getByLabel('Format').selectOption('gpkg');
    await send('towns.db', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]));
    await page.getByRole('alert').getByText('file: ').waitFor();
    await check('1-no-data');
    expect(await page.getByLabel('Format').inputValue()).to.equal('gpkg');
    await page.getByLabel('Format').selectOption('');
    const hostile = '<img src=x onerror=alert(1)>';
    await send('towns.csv', `code,${hostile}\na,${hostile}\n`);
    await page.getByRole('cell', { name: hostile }).waitFor();
    expect(await page.locator('img[src=x]').count()).to.equal(0);
    await page.getByLabel('Places').selectOption('coordinates');
    await page.getByLabel('Column of x or longitude').selectOption(hostile);
    await page.getByLabel('Column of y or latitude').selectOption('code');
    await page.getByText('These of the first rows cannot be read so:').waitFor();
    await check('2-wrong-columns');
  });

  it('leaves out a field whose column is taken away, and refuses to continue without any', async function () {
    this.timeout(300_000);
    await send('towns.csv', 'code,name,people\na,Wien,1\n');
    await press('Next: fields');
    await page.getByLabel('Column for name').selectOption('');
    await page.getByText('Columns left out: name.').waitFor();
    await press('Next: try without writing');
    await press('Append 1 row');
    await showStep('Report');
    expect((await rowsOfLayer())[0]).to.include({ code: 'a', name: null, people: 1 });
    await press('Append another file');
    await send('towns.csv', 'x1,y1\n1,2\n');
    await press('Next: fields');
    await page.getByText('No column goes to a field: choose one.').waitFor();
    expect(await page.getByRole('button', { name: 'Next: try without writing' }).isDisabled()).to.equal(true);
  });
});
