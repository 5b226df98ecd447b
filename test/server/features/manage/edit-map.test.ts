// @needs database: maps are filled by the database, in Chromium.
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

const ZOOM = 6;
const LATITUDE = 0;
const LONGITUDE = 10;
/** Degrees of longitude of a pixel, and of latitude at the equator. */
const PIXEL = 360 / (512 * 2 ** ZOOM);

const NAME = { name: 'name', type: 'esriFieldTypeString', length: 20 };

forEachDatabase('editing on a map in a browser', (open) => {
  let server: FeatureServer;
  // The test of rights asks for a page that is not shown.
  const pages = openPages((text) => text.includes('401'));
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
    service = await server.makeService(token, { access: 'public', spatialReference: { wkid: 4326 } });
    const layer = (name: string, geometryType: string, more: Json = {}): Json => ({
      name,
      type: 'Feature Layer',
      geometryType,
      fields: [NAME],
      ...more,
    });
    const layers = [
      layer('Paths', 'esriGeometryPolyline'),
      layer('Lakes', 'esriGeometryPolygon', { hasZ: true }),
      layer('Fixed', 'esriGeometryPoint', { allowGeometryUpdates: false }),
    ];
    const added = await server.post(
      `/rest/admin/services/${service}/FeatureServer/addToDefinition`,
      { addToDefinition: { layers } },
      token,
    );
    expect(added).to.include({ success: true });
  });
  beforeEach(() => {
    page = pages.page;
  });
  after(async function () {
    this.timeout(300_000);
    await server.close();
  });

  async function edit(layer: number, edits: Json): Promise<void> {
    const reply = await server.post(
      `/rest/services/${service}/FeatureServer/${String(layer)}/applyEdits`,
      edits,
      token,
    );
    expect(JSON.stringify(reply)).not.to.contain('"error"');
  }

  async function featuresOf(layer: number): Promise<Json[]> {
    const asked = { where: '1=1', outFields: '*', outSR: '4326', returnZ: 'true' };
    const { features } = await server.get(
      `/rest/services/${service}/FeatureServer/${String(layer)}/query`,
      asked,
    );
    return features as Json[];
  }

  /** Opens the editor of a layer with the map at the known place. */
  async function openEditor(layer: number): Promise<void> {
    const path = `/content/map?service=${service}&id=${String(layer)}`;
    await page.goto(`${root}/rest/login?back=${encodeURIComponent(path)}`);
    await page.getByLabel('User name').fill('ada');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'on the map' }).waitFor();
    await page.goto('about:blank');
    await page.goto(`${root}${path}#map=${String(ZOOM)}/${String(LATITUDE)}/${String(LONGITUDE)}`);
    await drawn();
  }

  /** Waits until the map has drawn what it has. */
  async function drawn(): Promise<void> {
    await page.locator('.map[data-state=ready]').waitFor();
  }

  /** Returns the pixel of the page at a distance, in pixels, from the middle of the map. */
  async function pixel(right: number, down: number): Promise<[x: number, y: number]> {
    const box = await page.locator('.maplibregl-canvas').boundingBox();
    if (box === null) throw new Error('the map is not there');
    return [box.x + box.width / 2 + right, box.y + box.height / 2 + down];
  }

  async function click(right: number, down: number): Promise<void> {
    await page.mouse.click(...(await pixel(right, down)));
  }

  async function drag(from: readonly [number, number], to: readonly [number, number]): Promise<void> {
    await page.mouse.move(...(await pixel(...from)));
    await page.mouse.down();
    const middle = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const;
    await page.mouse.move(...(await pixel(...middle)));
    await page.mouse.move(...(await pixel(...to)));
    await page.mouse.up();
  }

  const status = (text: string | RegExp) => page.locator('#edit-status').getByText(text);

  it('adds a point, refuses a missing value beside its input, moves the point, and deletes it', async function () {
    this.timeout(300_000);
    await openEditor(0);
    await page.getByRole('button', { name: 'Add a feature' }).click();
    await click(100, 0);
    await page.getByRole('heading', { name: 'New point' }).waitFor();
    await page.getByLabel('name').fill('Sea mark');
    await page.getByRole('button', { name: 'Save' }).click();
    const fault = page.locator('.field:has([name=code]) .fault');
    await fault.waitFor();
    expect(await page.getByLabel('name').inputValue()).to.equal('Sea mark');
    await page.getByLabel('code').fill('SEA');
    for (const [look, colorScheme, width] of [
      ['light', 'light', 1100],
      ['dark', 'dark', 1100],
      ['phone', 'light', 375],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await drawn();
      await keepPicture(page, `edit-map-${look}`);
      expect(await findAccessFaults(page), look).to.deep.equal([]);
      expect(await scrollsSideways(page), look).to.equal(false);
    }
    await page.setViewportSize({ width: 1100, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('button', { name: 'Save' }).click();
    await status('was added').waitFor();
    const [added] = await featuresOf(0);
    expect(added?.['attributes']).to.include({ code: 'SEA', name: 'Sea mark', people: null });
    const at = (added?.['geometry'] ?? {}) as { x: number; y: number };
    expect(at.x).to.be.closeTo(LONGITUDE + 100 * PIXEL, PIXEL);
    expect(at.y).to.be.closeTo(LATITUDE, PIXEL);

    await drawn();
    await click(100, 0);
    await page.getByRole('heading', { name: 'SEA' }).waitFor();
    await drag([100, 0], [40, 0]);
    await page.getByRole('button', { name: 'Save' }).click();
    await status('was saved').waitFor();
    const [moved] = await featuresOf(0);
    expect((moved?.['geometry'] as { x: number }).x).to.be.closeTo(LONGITUDE + 40 * PIXEL, PIXEL);
    expect(moved?.['attributes']).to.include({ code: 'SEA', name: 'Sea mark' });

    await drawn();
    await click(40, 0);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'Delete' }).click();
    await status('was deleted').waitFor();
    expect(await featuresOf(0)).to.deep.equal([]);
  });

  it('reports a feature that was changed or moved meanwhile, and overwrites it when it is saved again', async function () {
    this.timeout(300_000);
    const geometry = { x: LONGITUDE, y: LATITUDE, spatialReference: { wkid: 4326 } };
    await edit(0, { adds: [{ attributes: { code: 'a', name: 'old' }, geometry }] });
    const [before] = await featuresOf(0);
    const { OBJECTID: id } = before?.['attributes'] as { OBJECTID: number };
    await openEditor(0);
    await click(0, 0);
    await page.getByLabel('name').fill('mine');
    await edit(0, { updates: [{ attributes: { OBJECTID: id, name: 'theirs' } }] });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').getByText('changed meanwhile').waitFor();
    const nameNow = async (): Promise<unknown> =>
      ((await featuresOf(0))[0]?.['attributes'] as Json | undefined)?.['name'];
    expect(await nameNow()).to.equal('theirs');
    await page.getByRole('button', { name: 'Save' }).click();
    await status('was saved').waitFor();
    expect(await nameNow()).to.equal('mine');

    await drawn();
    await click(0, 0);
    await page.getByLabel('name').waitFor();
    await drag([0, 0], [50, 0]);
    const far = { ...geometry, y: 1 };
    await edit(0, { updates: [{ attributes: { OBJECTID: id }, geometry: far }] });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('alert').getByText('was moved meanwhile').waitFor();
    expect((await featuresOf(0))[0]?.['geometry']).to.deep.include({ y: 1 });
    await page.getByRole('button', { name: 'Cancel' }).click();
    await edit(0, { deletes: [id] });
  });

  it('draws a line by the keyboard alone', async function () {
    this.timeout(300_000);
    await openEditor(1);
    await page.getByRole('button', { name: 'Add a feature' }).press('Enter');
    await page.locator('.maplibregl-canvas:focus').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'End the drawing' }).press('Enter');
    await status('The line needs at least 2 points.').waitFor();
    await page.locator('.maplibregl-canvas').focus();
    await page.keyboard.press('ArrowRight');
    // The address has the place once the map has come to rest.
    await page.waitForURL((url) => !url.hash.endsWith(`/${String(LONGITUDE)}`));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'End the drawing' }).press('Enter');
    await page.getByLabel('name').fill('walk');
    await page.keyboard.press('Enter');
    await status('was added').waitFor();
    const [line] = await featuresOf(1);
    const { paths } = line?.['geometry'] as { paths: [number, number][][] };
    expect(paths).to.have.length(1);
    expect(paths[0]).to.have.length(2);
    expect(paths[0]?.[0]?.[0]).to.be.closeTo(LONGITUDE, PIXEL);
    expect(paths[0]?.[1]?.[0]).to.be.greaterThan(LONGITUDE + 20 * PIXEL);
  });

  it('moves one corner of an area, and keeps its parts, holes and heights', async function () {
    this.timeout(300_000);
    const ring = (size: number, x: number, height: number): number[][] =>
      [
        [-size, -size],
        [-size, size],
        [size, size],
        [size, -size],
        [-size, -size],
      ].map(([right = 0, down = 0]) => [LONGITUDE + (x + right) * PIXEL, LATITUDE + down * PIXEL, height]);
    const rings = [ring(60, 0, 5), ring(20, 0, 7).reverse(), ring(30, 120, 9)];
    const geometry = { hasZ: true, rings, spatialReference: { wkid: 4326 } };
    await edit(2, { adds: [{ attributes: { name: 'lake' }, geometry }] });
    await openEditor(2);
    await click(-40, 0);
    await page.getByRole('heading', { name: /lake|Feature 1/ }).waitFor();
    await drag([-60, -60], [-90, -60]);
    await page.getByRole('button', { name: 'Save' }).click();
    await status('was saved').waitFor();
    const [lake] = await featuresOf(2);
    const stored = (lake?.['geometry'] as { rings: number[][][] }).rings;
    expect(stored.map(({ length }) => length)).to.deep.equal([5, 5, 5]);
    expect(stored.map((one) => one.map(([, , z]) => z))).to.deep.equal([5, 7, 9].map((z) => [z, z, z, z, z]));
    const longitudes = stored
      .flatMap((one) => one.slice(1))
      .map(([x = 0]) => Math.round((x - LONGITUDE) / PIXEL));
    expect(Math.min(...longitudes)).to.be.within(-92, -88);
    expect(longitudes.filter((x) => x === -60)).to.have.length(1);
    expect(longitudes.filter((x) => x === 20 || x === -20)).to.have.length(4);
  });

  it('leaves features where they are in a layer whose geometries may not be changed', async function () {
    this.timeout(300_000);
    const geometry = { x: LONGITUDE, y: LATITUDE, spatialReference: { wkid: 4326 } };
    await edit(3, { adds: [{ attributes: { name: 'rock' }, geometry }] });
    await openEditor(3);
    await click(0, 0);
    await status('Its place cannot be changed.').waitFor();
    expect(await page.getByRole('button', { name: 'Move to the cross' }).isVisible()).to.equal(false);
    await page.getByLabel('name').fill('cliff');
    await page.getByRole('button', { name: 'Save' }).click();
    await status('was saved').waitFor();
    expect((await featuresOf(3))[0]?.['attributes']).to.include({ name: 'cliff' });
  });

  it('is closed to those who may edit nothing', async () => {
    const reply = await page.goto(`${root}/content/map?service=${service}&id=0`);
    expect(reply?.status()).to.equal(401);
  });
});
