import type { Plugin, Request, ResponseObject, ResponseToolkit, ServerRoute } from '@hapi/hapi';
import type { Logger } from 'pino';
import type { Access } from '../../auth/access.js';
import type { SitePage } from '../../api/pages.js';
import { authenticate } from '../request/authenticate.js';
import { Context } from '../request/request-context.js';
import { pageViewOf, stateOf } from '../request/request-state.js';
import { respond } from '../response/respond.js';

export interface SiteOptions {
  readonly access: Pick<Access, 'authenticateBasic' | 'authenticateToken'>;
  readonly log: Logger;
  /** Returns the public URL of this server without a trailing slash. */
  readonly publicUrl: () => string;
  /** Pages by path, in hapi's notation for path parameters. */
  readonly pages: Readonly<Record<string, SitePage>>;
  /** Pages that a form asks for by POST, by path. They change nothing. */
  readonly forms?: Readonly<Record<string, SitePage>>;
  readonly icon: () => Promise<Buffer>;
}

/** Maximum size of a form in bytes: it holds a few words. */
const MAX_FORM_BYTES = 20_000;

/** Registers the pages that belong to neither document, and `/favicon.ico`, which browsers ask for by themselves. */
export const site: Plugin<SiteOptions> = {
  name: 'site',
  register(server, { pages, forms = {}, icon, ...options }) {
    const handle =
      (show: SitePage): NonNullable<ServerRoute['handler']> =>
      (request, toolkit) =>
        showPage(request, toolkit, show, options);
    for (const [path, show] of Object.entries(pages)) {
      server.route({ method: 'get', path, handler: handle(show) });
    }
    for (const [path, show] of Object.entries(forms)) {
      const payload = { allow: 'application/x-www-form-urlencoded', maxBytes: MAX_FORM_BYTES };
      server.route({ method: 'post', path, options: { payload }, handler: handle(show) });
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

async function showPage(
  request: Request,
  toolkit: ResponseToolkit,
  show: SitePage,
  { access, ...options }: Pick<SiteOptions, 'access' | 'log' | 'publicUrl'>,
): Promise<ResponseObject> {
  const state = stateOf(request);
  if (request.method === 'post') state.sent = { ...state.sent, ...(request.payload as object | null) };
  await authenticate(request, access);
  const page = await show({
    ...pageViewOf(request),
    path: request.params as Readonly<Record<string, string>>,
    sent: state.sent,
    context: new Context(request, options),
  });
  return respond(request, toolkit, page);
}
