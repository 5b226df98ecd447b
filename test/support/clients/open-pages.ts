import { expect } from 'chai';
import type { Browser, Page } from 'playwright-core';
import { complaintsOf, openPage, startBrowser } from './browser.js';

/** Browser of a suite, and the page of the running test. */
export interface OpenPages {
  readonly browser: Browser;
  readonly page: Page;
}

/**
 * Starts a browser for the tests of a suite, with a page for each test. A complaint of a page, such as a script that
 * fails, fails its test.
 *
 * @param isExpected - true for a complaint that a test is about.
 */
export function openPages(isExpected: (complaint: string) => boolean = () => false): OpenPages {
  let browser: Browser;
  let page: Page;
  let complaints: readonly string[];

  before(async function () {
    this.timeout(300_000);
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
    expect(complaints.filter((complaint) => !isExpected(complaint))).to.deep.equal([]);
  });
  after(async function () {
    this.timeout(300_000);
    await browser.close();
  });

  return {
    get browser() {
      return browser;
    },
    get page() {
      return page;
    },
  };
}
