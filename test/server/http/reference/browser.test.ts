// @needs system: Chromium.
import { expect } from 'chai';
import Hapi, { type Server } from '@hapi/hapi';
import type { Page } from 'playwright-core';
import { ASSETS_FOLDER, pageAssets } from '../../../../server/pages/assets.js';
import { document } from '../../../../server/generated/events/document.js';
import { guide } from '../../../../server/generated/events/guide.js';
import { assets } from '../../../../server/http/plugins/assets.js';
import { documents } from '../../../../server/http/plugins/documents.js';
import { reference } from '../../../../server/http/plugins/reference.js';
import { findAccessFaults, keepPicture } from '../../../support/clients/browser.js';
import { openPages } from '../../../support/clients/open-pages.js';

const SCHEMES = ['light', 'dark'] as const;
const WIDTHS = [1100, 390];

describe('guides and the reference in a browser', () => {
  let server: Server;
  const pages = openPages();
  let page: Page;

  before(async function () {
    this.timeout(300_000);
    server = Hapi.server({ host: '127.0.0.1', port: 0 });
    const publicUrl = (): string => server.info.uri;
    const interfaces = [{ name: 'events', title: 'Events catalogue', guide: () => Promise.resolve(guide) }];
    await server.register([
      { plugin: assets, options: { path: ASSETS_FOLDER, assets: pageAssets() } },
      { plugin: documents, options: { documents: { events: () => Promise.resolve(document) }, publicUrl } },
      { plugin: reference, options: { interfaces, publicUrl } },
    ]);
    await server.start();
  });
  beforeEach(() => {
    page = pages.page;
  });
  after(async function () {
    this.timeout(300_000);
    await server.stop();
  });

  /** Colors of the page behind its text, and whether anything sticks out of the screen. */
  async function look(): Promise<{ isDark: boolean; excess: number }> {
    return page.evaluate(`(() => {
      const [red] = getComputedStyle(document.body).backgroundColor.match(/\\d+/g);
      const excess = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      return { isDark: Number(red) < 128, excess };
    })()`);
  }

  for (const scheme of SCHEMES) {
    for (const width of WIDTHS) {
      it(`displays guides and reference in ${scheme} colors on a screen of ${String(width)} pixels`, async function () {
        this.timeout(300_000);
        await page.emulateMedia({ colorScheme: scheme });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`${server.info.uri}/guide/events`);
        await page
          .getByRole('navigation', { name: 'Contents' })
          .getByRole('link', { name: 'Errors' })
          .click();
        await page.waitForURL(/#errors$/);
        const top = "document.getElementById('errors').getBoundingClientRect().top";
        expect(await page.evaluate(`${top} < innerHeight`)).to.equal(true);
        expect(await look()).to.deep.equal({ isDark: scheme === 'dark', excess: 0 });
        expect(await findAccessFaults(page)).to.deep.equal([]);
        await keepPicture(page, `20-guide-${scheme}-${String(width)}`);

        await page.getByRole('navigation', { name: 'Documentation' }).getByText('Reference').click();
        await page.locator('#operations-tag-Venues').click();
        await page.locator('#operations-Venues-listVenues').click();
        await page.getByRole('heading', { name: 'Parameters' }).first().waitFor();
        expect(await look()).to.deep.equal({ isDark: scheme === 'dark', excess: 0 });
        expect(await page.evaluate('document.documentElement.classList.contains("dark-mode")')).to.equal(
          scheme === 'dark',
        );
        await keepPicture(page, `21-reference-${scheme}-${String(width)}`);
      });
    }
  }

  it('places the operations of the reference before any prose', async function () {
    this.timeout(300_000);
    await page.goto(`${server.info.uri}/reference/events`);
    await page.locator('.opblock-tag').first().waitFor();
    expect(await page.locator('.swagger-ui .info').count()).to.equal(0);
    const first = await page.locator('.opblock-tag').first().boundingBox();
    expect(first?.y).to.be.below(900);
  });
});
