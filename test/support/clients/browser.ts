// @needs system: Chromium.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';

// Arguments that turn off a browser's background work, so that it does what the test says and nothing else.
const ARGUMENTS = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
];

/** Far longer than anything takes; a machine may have much else to do. */
const PATIENCE_MS = 120_000;

/**
 * A headless Chromium; `FAIRGROUND_TEST_CHROMIUM` names another than the system's.
 *
 * @param more - arguments beside those of all tests
 */
export function startBrowser(more: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env['FAIRGROUND_TEST_CHROMIUM'] ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, args: [...ARGUMENTS, ...more], timeout: PATIENCE_MS });
}

/** A page of its own, which waits patiently. */
export async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1100, height: 900 } });
  page.setDefaultTimeout(PATIENCE_MS);
  return page;
}

/** Collects the complaints of a page: scripts that fail, files that are missing, loads that its policy forbids. */
export function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // A driver that draws without a graphics card says of itself that it is slow.
    const isOfDriver = message.text().startsWith('[.WebGL-');
    if ((message.type() === 'error' || message.type() === 'warning') && !isOfDriver)
      complaints.push(message.text());
  });
  return complaints;
}

/** Keeps a picture where `FAIRGROUND_TEST_SCREENSHOTS` names a folder, to be looked at. */
export async function keepPicture(page: Page, name: string): Promise<void> {
  const folder = process.env['FAIRGROUND_TEST_SCREENSHOTS'];
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/**
 * Returns the serious and critical faults of a page for people who use a keyboard or a screen reader, as axe-core finds
 * them: a rule and the elements that break it.
 */
export async function findAccessFaults(page: Page): Promise<readonly string[]> {
  // Not as a script of the page, which its policy forbids.
  await page.evaluate(await readFile(AXE, 'utf8'));
  const violations = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: { run(): Promise<{ violations: Violation[] }> } };
    return (await axe.run()).violations;
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

interface Violation {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** True if a page is wider than its window, which makes a phone scroll sideways. */
export function scrollsSideways(page: Page): Promise<boolean> {
  return page.evaluate('document.documentElement.scrollWidth > window.innerWidth');
}
