import type { Plugin } from '@hapi/hapi';
import { findAssets } from '../reference/assets.js';
import { renderReference } from '../reference/page.js';
import { serveAssets } from './assets.js';

export interface ReferenceOptions {
  /** Names of the documents that `/openapi/<name>.json` gives. */
  readonly names: readonly string[];
  readonly publicUrl: () => string;
}

/**
 * `/reference/<name>`: a document to read and to try out, by Swagger UI from this server's own disk. `/reference`
 * leads to the first.
 */
export const reference: Plugin<ReferenceOptions> = {
  name: 'reference',
  register(server, { names, publicUrl }) {
    const assets = findAssets();
    const { version } = assets;
    server.route({
      method: 'get',
      path: '/reference',
      handler: (_request, toolkit) => toolkit.redirect(`${rootOf(publicUrl())}/reference/${names[0] ?? ''}`),
    });
    for (const name of names) {
      server.route({
        method: 'get',
        path: `/reference/${name}`,
        handler: (_request, toolkit) =>
          toolkit
            .response(renderReference({ root: rootOf(publicUrl()), version, name, names }))
            .header('content-security-policy', policyFor(publicUrl()))
            .header('cache-control', 'no-cache')
            .header('referrer-policy', 'no-referrer')
            .type('text/html; charset=utf-8'),
      });
    }
    serveAssets(server, '/reference/assets', assets);
  },
};

function rootOf(publicUrl: string): string {
  return new URL(publicUrl).pathname.replace(/\/$/, '');
}

/** Scripts and styles from here alone, none of them in the page; calls also to the public address. */
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
