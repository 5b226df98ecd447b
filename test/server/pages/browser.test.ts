import { expect } from 'chai';
import type { Page } from 'playwright-core';
import { findAccessFaults, keepPicture, scrollsSideways } from '../../support/clients/browser.js';
import { openPages } from '../../support/clients/open-pages.js';
import { forEachDatabase } from '../../support/databases/databases.js';
import { type FeatureServer, startFeatureServer } from '../../support/servers/feature-server.js';

forEachDatabase('the front page in a browser', function (open) {
  let server: FeatureServer;
  const pages = openPages();
  let page: Page;

  before(async function () {
    this.timeout(300_000);
    server = await startFeatureServer(await open(), {
      FAIRGROUND_PUBLIC_URL: 'http://127.0.0.1',
      FAIRGROUND_HOST: '127.0.0.1',
      FAIRGROUND_PORT: '0',
    });
    await server.server.start();
  });
  beforeEach(() => {
    page = pages.page;
  });
  after(async function () {
    this.timeout(300_000);
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
