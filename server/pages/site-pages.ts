import type { Page, PageView } from '../api/pages.js';
import { assetsPath, pageAssets } from './assets.js';
import { frontPage } from './front-page.js';

/** Creates the pages that belong to neither document, by path, and the icon of the site. */
export function createSitePages(): {
  readonly pages: Readonly<Record<string, (view: PageView) => Page | Promise<Page>>>;
  readonly icon: () => Promise<Buffer>;
} {
  return {
    pages: { '/': (view) => frontPage({ ...view, assets: assetsPath() }) },
    icon: async () => (await pageAssets().find('favicon.ico')?.read()) ?? Buffer.alloc(0),
  };
}
