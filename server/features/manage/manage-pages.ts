import type { Page, PageView } from '../../api/pages.js';
import { assetsPath } from '../../pages/assets.js';
import { signedIn } from '../catalog/rights.js';
import { contentPage } from './content-page.js';
import { createLayerPage } from './create-layer-page.js';
import { createServicePage } from './create-service-page.js';
import { editMapPage } from './edit-map-page.js';
import { editTablePage } from './edit-table-page.js';
import { folderPage } from './folder-page.js';
import { itemPage } from './item-page.js';
import { layerSettingsPage } from './layer-settings-page.js';
import type { ManageCall, ManageDeps } from './manage-call.js';
import { publishPage } from './publish-page.js';
import { serviceSettingsPage } from './service-settings-page.js';

type ManagePage = (deps: ManageDeps, call: ManageCall) => Page | Promise<Page>;

const PAGES: Readonly<Record<string, ManagePage>> = {
  '/content': contentPage,
  '/content/folder': folderPage,
  '/content/item': itemPage,
  '/content/publish': publishPage,
  '/content/create-service': createServicePage,
  '/content/create-layer': createLayerPage,
  '/content/service': serviceSettingsPage,
  '/content/layer': layerSettingsPage,
  '/content/table': editTablePage,
  '/content/map': editMapPage,
};

/**
 * Creates the pages on which users make and keep services, layers and files, by path. They only read: their forms call
 * the operations of the API, which decide on rights again.
 */
export function createManagePages(
  deps: ManageDeps,
): Readonly<Record<string, (view: PageView) => Promise<Page>>> {
  return Object.fromEntries(
    Object.entries(PAGES).map(([path, show]) => [
      path,
      async (view: PageView) => {
        const caller = signedIn(view.principal);
        const asked = new URLSearchParams(view.address.split('?', 2)[1] ?? '');
        return show(deps, { frame: { ...view, assets: assetsPath() }, caller, asked });
      },
    ]),
  );
}
