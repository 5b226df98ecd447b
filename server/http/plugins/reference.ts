import type { Plugin, Request, ResponseObject, ResponseToolkit, Server } from '@hapi/hapi';
import { digestOf } from '../../api/handlers.js';
import { rootOf } from '../../pages/links.js';
import { REFERENCE_ASSETS, referenceAssets } from '../reference/assets.js';
import type { DocumentedInterface } from '../reference/frame.js';
import { renderGuide } from '../reference/guide-page.js';
import { renderReference } from '../reference/reference-page.js';
import { compareWeakly } from '../response/respond.js';
import { serveAssets } from './assets.js';

export interface ReferenceOptions {
  readonly interfaces: readonly DocumentedInterface[];
  readonly publicUrl: () => string;
}

/**
 * Serves two pages about each interface: `/guide/<name>`, the guide, and `/reference/<name>`, its operations to read
 * and to try out. `/guide` and `/reference` redirect to those of the first interface.
 */
export const reference: Plugin<ReferenceOptions> = {
  name: 'reference',
  register(server, { interfaces, publicUrl }) {
    servePages(server, 'guide', interfaces, publicUrl, renderGuide);
    servePages(server, 'reference', interfaces, publicUrl, renderReference);
    serveAssets(server, { path: REFERENCE_ASSETS, assets: referenceAssets() });
  },
};

type Render = (
  publicUrl: string,
  shown: DocumentedInterface,
  all: readonly DocumentedInterface[],
) => string | Promise<string>;

function servePages(
  server: Server,
  kind: string,
  interfaces: readonly DocumentedInterface[],
  publicUrl: () => string,
  render: Render,
): void {
  const [first] = interfaces;
  server.route({
    method: 'get',
    path: `/${kind}`,
    handler: (_request, toolkit) =>
      toolkit.redirect(`${rootOf({ publicUrl: publicUrl() })}/${kind}/${first?.name ?? ''}`),
  });
  for (const shown of interfaces) {
    server.route({
      method: 'get',
      path: `/${kind}/${shown.name}`,
      handler: async (request, toolkit) => {
        const url = publicUrl();
        return respondWithPage(request, toolkit, await render(url, shown, interfaces), url);
      },
    });
  }
}

/** Responds with a page that is the same for everybody. Clients revalidate it, and get 304 until it changes. */
function respondWithPage(
  request: Request,
  toolkit: ResponseToolkit,
  page: string,
  publicUrl: string,
): ResponseObject {
  compareWeakly(request);
  return toolkit
    .response(page)
    .etag(digestOf(page))
    .header('content-security-policy', policyFor(publicUrl))
    .header('cache-control', 'no-cache')
    .header('referrer-policy', 'no-referrer')
    .type('text/html; charset=utf-8');
}

/** Allows only files of this server, no inline script or style, and calls to the public URL as well. */
function policyFor(publicUrl: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self' ${new URL(publicUrl).origin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
