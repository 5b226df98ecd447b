import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import {
  complaintsOf,
  findAccessFaults,
  keepPicture,
  openPage,
  scrollsSideways,
  startBrowser,
} from '../../support/clients/browser.js';
import { forEachDatabase } from '../../support/databases/databases.js';
import { type FeatureServer, startFeatureServer } from '../../support/servers/feature-server.js';

forEachDatabase('the front page in a browser', function (open) {
  let server: FeatureServer;
  let browser: Browser;
  let page: Page;
  let complaints: readonly string[];

  before(async function () {
    this.timeout(300_000);
    server = await startFeatureServer(await open(), {
      FAIRGROUND_PUBLIC_URL: 'http://127.0.0.1',
      FAIRGROUND_HOST: '127.0.0.1',
      FAIRGROUND_PORT: '0',
    });
    await server.server.start();
    browser = await startBrowser();
  });
  beforeEach(async function () {
    this.timeout(300_000);
    page = await openPage(browser);
    complaints = complaintsOf(page);
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

  for (const [name, scheme, width] of [
    ['light', 'light', 1100],
    ['dark', 'dark', 1100],
    ['phone', 'light', 375],
  ] as const) {
    it(`links to the services, without a serious accessibility fault (${name})`, async function () {
      this.timeout(300_000);
      await page.emulateMedia({ colorScheme: scheme });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${server.server.info.uri}/`);
      await keepPicture(page, `front-${name}`);
      expect(await findAccessFaults(page)).to.deep.equal([]);
      expect(await scrollsSideways(page)).to.equal(false);
      await page.getByRole('main').getByRole('link', { name: 'Services', exact: true }).click();
      await page.getByRole('heading', { name: 'Services' }).waitFor();
      expect(await findAccessFaults(page)).to.deep.equal([]);
    });
  }
});
