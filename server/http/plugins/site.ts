import type { Plugin } from '@hapi/hapi';
import type { Access } from '../../auth/access.js';
import type { Page, PageView } from '../../api/pages.js';
import { authenticate } from '../request/authenticate.js';
import { pageViewOf } from '../request/request-state.js';
import { respond } from '../response/respond.js';

export interface SiteOptions {
  readonly access: Pick<Access, 'authenticateBasic' | 'authenticateToken'>;
  /** Pages by path. */
  readonly pages: Readonly<Record<string, (view: PageView) => Page | Promise<Page>>>;
  readonly icon: () => Promise<Buffer>;
}

/** Registers the pages that belong to neither document, and `/favicon.ico`, which browsers ask for by themselves. */
export const site: Plugin<SiteOptions> = {
  name: 'site',
  register(server, { access, pages, icon }) {
    for (const [path, show] of Object.entries(pages)) {
      server.route({
        method: 'get',
        path,
        handler: async (request, toolkit) => {
          await authenticate(request, access);
          return respond(request, toolkit, await show(pageViewOf(request)));
        },
      });
    }
    server.route({
      method: 'get',
      path: '/favicon.ico',
      handler: async (_request, toolkit) =>
        toolkit
          .response(await icon())
          .header('cache-control', 'public, max-age=86400')
          .type('image/x-icon'),
    });
  },
};
