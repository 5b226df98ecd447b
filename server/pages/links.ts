import { MAX_URL_BYTES } from '../api/max-url-bytes.js';
import type { PageView } from '../api/pages.js';

/** Returns the path of the server's public URL without a trailing slash; all links in pages begin with it. */
export function rootOf({ publicUrl }: Pick<PageView, 'publicUrl'>): string {
  return new URL(publicUrl).pathname.replace(/\/$/, '');
}

/** Returns the URL of a resource of a service, such as `/0/query`, for links in pages. */
export function serviceHref(view: Pick<PageView, 'publicUrl'>, name: string, below = ''): string {
  const path = name.split('/').map(encodeURIComponent).join('/');
  return `${rootOf(view)}/rest/services/${path}/FeatureServer${below}`;
}

/** The address of a service's vector tiles. */
export function tilesHref(view: Pick<PageView, 'publicUrl'>, name: string): string {
  return serviceHref(view, name).replace(/FeatureServer$/, 'VectorTileServer');
}

/** The address of a user's page. */
export function userHref(view: Pick<PageView, 'publicUrl'>, name: string): string {
  return `${rootOf(view)}/rest/admin/users/${encodeURIComponent(name)}`;
}

/** Returns the address with other parameters; `undefined` removes one. */
export function withParameters(href: string, changes: Readonly<Record<string, string | undefined>>): string {
  const [path = '', search = ''] = href.split('?', 2);
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** Returns the address of this page, for its links. */
export function ownHref(view: PageView): string {
  return rootOf(view) + view.address;
}

/** True if the URL is short enough for a server. A query sent as a form may be too long for one. */
export function isUsable(href: string): boolean {
  return href.length <= MAX_URL_BYTES;
}

/** Returns the address of the sign-in page, which leads back to this page at least without its query. */
export function signInHref(view: PageView): string {
  const backTo = (back: string): string => withParameters(`${rootOf(view)}/rest/login`, { back });
  const own = ownHref(view);
  const href = backTo(own);
  return isUsable(href) ? href : backTo(own.split('?', 1)[0] ?? '');
}

/**
 * Returns the address to show after signing in: one of this server's own, below its public path. Two slashes at the
 * start would name another host.
 */
export function safeBack(view: Pick<PageView, 'publicUrl'>, back: string | undefined): string {
  const root = rootOf(view);
  const isOurs = back?.startsWith(`${root}/`) === true && /^\/(?!\/)[\x21-\x5b\x5d-\x7e]*$/.test(back);
  return isOurs && !back.startsWith(`${root}/rest/login`) ? back : `${root}/rest/services`;
}
