// @needs database: maps are filled by the database, in Chromium.
import { expect } from 'chai';
import type { Page } from 'playwright-core';
import {
  findAccessFaults,
  keepPicture,
  openPage,
  scrollsSideways,
  startBrowser,
} from '../../../support/clients/browser.js';
import { openPages } from '../../../support/clients/open-pages.js';
import { addUser } from '../../../support/databases/users.js';
import { forEachDatabase } from '../../../support/databases/databases.js';
import {
  type FeatureServer,
  type Json,
  startFeatureServer,
} from '../../../support/servers/feature-server.js';
import { startHttpServer } from '../../../support/servers/http-server.js';

const HOSTILE = '<img src=x onerror="document.title=1">';

const SIGHTS = {
  name: 'Sights',
  type: 'Feature Layer',
  geometryType: 'esriGeometryPoint',
  displayField: 'label',
  fields: [
    { name: 'label', type: 'esriFieldTypeString', length: 200, alias: `Label ${HOSTILE}` },
    {
      name: 'state',
      type: 'esriFieldTypeInteger',
      domain: {
        type: 'codedValue',
        name: 'states',
        codedValues: [
          { code: 1, name: 'open to all' },
          { code: 2, name: HOSTILE },
        ],
      },
    },
    { name: 'seen', type: 'esriFieldTypeDate' },
  ],
};

/** A layer of which a few features do not fit into a tile. */
const STORIES = {
  name: 'Stories',
  type: 'Feature Layer',
  geometryType: 'esriGeometryPoint',
  fields: [{ name: 'story', type: 'esriFieldTypeString', length: 200_000 }],
};

forEachDatabase('maps in a browser', (open) => {
  let server: FeatureServer;
  // The background of these tests is not there, except where a test makes it.
  const pages = openPages((text) => text.includes('404'));
  let page: Page;
  let root: string;
  let password: string;
  let token: string;
  let service: string;
  /** Server of another origin, as that of a background is. */
  let elsewhere: Awaited<ReturnType<typeof startHttpServer>>;
  let style: { readonly status: number; readonly body: string };

  before(async function () {
    this.timeout(300_000);
    elsewhere = await startHttpServer((_request, response) => {
      response.writeHead(style.status, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
      });
      response.end(style.body);
    });
    style = { status: 404, body: '{}' };
    const databases = await open();
    server = await startFeatureServer(databases, {
      FAIRGROUND_PUBLIC_URL: 'http://127.0.0.1',
      FAIRGROUND_HOST: '127.0.0.1',
      FAIRGROUND_PORT: '0',
      FAIRGROUND_BODY_LIMIT: '20MB',
      FAIRGROUND_MAP_STYLE: `${elsewhere.url}/style.json?key=1`,
    });
    await server.server.start();
    root = server.server.info.uri;
    ({ password } = await addUser(databases.system, { name: 'ada', role: 'author' }));
    const signedIn = await server.post('/sharing/rest/generateToken', { username: 'ada', password });
    token = String(signedIn['token']);
    service = await makeService('public');
  });
  beforeEach(() => {
    page = pages.page;
  });
  after(async function () {
    this.timeout(300_000);
    await server.close();
    await elsewhere.stop();
  });

  async function makeService(access: string): Promise<string> {
    const name = await server.makeService(token, { access });
    const additions = { addToDefinition: { layers: [SIGHTS, STORIES] } };
    const added = await server.post(
      `/rest/admin/services/${name}/FeatureServer/addToDefinition`,
      additions,
      token,
    );
    expect(added).to.include({ success: true });
    const at = (x: number, y: number): Json => ({ x, y, spatialReference: { wkid: 4326 } });
    await addFeatures(name, 1, [
      { attributes: { label: HOSTILE, state: 2, seen: null }, geometry: at(10, 50) },
      { attributes: { label: 'Town hall', state: 1, seen: Date.UTC(2024, 1, 29, 12) }, geometry: at(10, 50) },
      { attributes: { label: 'West', state: 1 }, geometry: at(8, 49) },
      { attributes: { label: 'East', state: 1 }, geometry: at(12, 51) },
    ]);
    const stories = Array.from({ length: 8 }, (_, index) => ({
      attributes: { story: String(index).repeat(150_000) },
      geometry: at(10 + index * 3, 50),
    }));
    await addFeatures(name, 2, stories);
    return name;
  }

  async function addFeatures(name: string, layer: number, features: readonly Json[]): Promise<void> {
    const { addResults } = await server.post(
      `/rest/services/${name}/FeatureServer/${String(layer)}/addFeatures`,
      { features },
      token,
    );
    expect((addResults as Json[]).every(({ success }) => success === true)).to.equal(true);
  }

  const layerUrl = (layer: number, name = service): string =>
    `${root}/rest/services/${name}/FeatureServer/${String(layer)}`;

  it('shows the features at a place one after another, as text, by the keyboard alone', async function () {
    this.timeout(300_000);
    await page.goto(layerUrl(1));
    await page.locator('.map[data-state=ready][data-count="4"][data-total="4"]').waitFor();
    await page.getByText('All 4 features shown.').waitFor();
    await page.locator('.maplibregl-canvas').focus();
    await page.getByText('Enter shows what lies at the cross').waitFor();
    await page.keyboard.press('Enter');
    const card = page.locator('.feature');
    await card.getByText('1 of 2').waitFor();
    const cells = await card.getByRole('cell').allTextContents();
    expect(cells).to.include.members(['Town hall', 'open to all', '2024-02-29 12:00:00 UTC']);
    await card.getByRole('button', { name: 'Next' }).press('Enter');
    await card.getByText('2 of 2').waitFor();
    expect(await card.getByRole('rowheader').allTextContents()).to.include(`Label ${HOSTILE}`);
    expect(await card.getByRole('cell').allTextContents()).to.include.members([HOSTILE, '–']);
    expect(await card.locator('img').count()).to.equal(0);
    await keepPicture(page, '20-map-card');
    expect(await findAccessFaults(page)).to.deep.equal([]);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.className')).to.include('maplibregl-canvas');
  });

  it('keeps the position of a map in the address, and counts the shown features', async function () {
    this.timeout(300_000);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 375, height: 800 });
    await page.goto(`${layerUrl(1)}#map=9/49/8`);
    await page.locator('.map[data-state=ready][data-count="1"][data-total="4"]').waitFor();
    await page.getByText('1 of 4 features shown, all that are in this view.').waitFor();
    await page.locator('.map').click();
    await page.locator('.feature').getByRole('cell', { name: 'West' }).waitFor();
    expect(await scrollsSideways(page)).to.equal(false);
    await keepPicture(page, '21-map-narrow');
    await page.getByRole('button', { name: 'Show everything' }).click();
    await page.locator('.map[data-state=ready][data-count="4"]').waitFor();
    expect(page.url()).to.match(/#map=/).and.not.include('map=9/49/8');
  });

  it('says that tiles are thinned, and finds the features that they leave out', async function () {
    this.timeout(300_000);
    await page.goto(`${layerUrl(2)}#map=1/50/20`);
    await page.locator('.map[data-state=ready][data-total="8"]').waitFor();
    const count = Number(await page.locator('.map').getAttribute('data-count'));
    expect(count).to.be.within(1, 7);
    await page
      .getByText(`${String(count)} of 8 features shown, larger points stand for several; zoom in to see all.`)
      .waitFor();
    await page.goto(`${layerUrl(2)}#map=10/50/13`);
    await page.reload();
    await page.locator('.map[data-state=ready][data-count="1"][data-total="8"]').waitFor();
  });

  it('shows all layers of a service, and a private one to its owner', async function () {
    this.timeout(300_000);
    const own = await makeService('private');
    const url = `${root}/rest/services/${own}/FeatureServer`;
    await page.goto(`${root}/rest/login?back=${encodeURIComponent(new URL(url).pathname)}`);
    await page.getByLabel('User name').fill('ada');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.locator('.map[data-state=ready][data-total="12"]').waitFor();
    await keepPicture(page, '22-map-service');
  });

  it("have the operator's background where it answers", async function () {
    this.timeout(300_000);
    const layers = [{ id: 'ground', type: 'background', paint: { 'background-color': '#123456' } }];
    style = { status: 200, body: JSON.stringify({ version: 8, sources: {}, layers }) };
    await page.goto(layerUrl(1));
    await page.locator('.map[data-state=ready][data-count="4"]').waitFor();
    await keepPicture(page, '23-map-background');
    expect(await page.getByText('Natural Earth').count()).to.equal(0);
    style = { status: 404, body: '{}' };
    await page.reload();
    await page.locator('.map[data-state=ready][data-count="4"]').waitFor();
    await page.getByText('Natural Earth').waitFor();
  });

  it('offers a table where a browser cannot draw maps', async function () {
    this.timeout(300_000);
    const plain = await startBrowser(['--disable-3d-apis']);
    try {
      const without = await openPage(plain);
      await without.goto(layerUrl(1));
      await without.locator('.map[data-state=unsupported]').getByText('WebGL 2').waitFor();
      await keepPicture(without, '24-map-unsupported');
      await without.getByRole('link', { name: 'See the features as a table' }).click();
      await without.getByRole('cell', { name: 'Town hall' }).waitFor();
    } finally {
      await plain.close();
    }
  });
});
