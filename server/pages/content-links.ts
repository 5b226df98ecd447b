import type { PageView } from '../api/pages.js';
import { rootOf, withParameters } from './links.js';

type View = Pick<PageView, 'publicUrl'>;

/** Addresses of the pages on which content is kept. */
export const contentHref = (view: View, folder?: string): string =>
  withParameters(`${rootOf(view)}/content`, { folder });
export const folderHref = (view: View, id: string): string =>
  withParameters(`${rootOf(view)}/content/folder`, { id });
export const itemHref = (view: View, id: string): string =>
  withParameters(`${rootOf(view)}/content/item`, { id });
export const publishHref = (view: View, item?: string): string =>
  withParameters(`${rootOf(view)}/content/publish`, { item });
export const createServiceHref = (view: View): string => `${rootOf(view)}/content/create-service`;
export const createLayerHref = (view: View, service: string): string =>
  withParameters(`${rootOf(view)}/content/create-layer`, { service });
export const serviceSettingsHref = (view: View, name: string): string =>
  withParameters(`${rootOf(view)}/content/service`, { name });
export const layerSettingsHref = (view: View, service: string, id: number): string =>
  withParameters(`${rootOf(view)}/content/layer`, { service, id: String(id) });
export const editTableHref = (view: View, service: string, id: number): string =>
  withParameters(`${rootOf(view)}/content/table`, { service, id: String(id) });
export const editMapHref = (view: View, service: string, id: number): string =>
  withParameters(`${rootOf(view)}/content/map`, { service, id: String(id) });

/** Returns the path of an operation on the content of a user. */
export function userPath(username: string, below = ''): string {
  return `/sharing/rest/content/users/${encodeURIComponent(username)}${below}`;
}

/** Returns the path of an operation that changes a service. */
export function adminPath(service: string, below: string): string {
  return `/rest/admin/services/${encodeURIComponent(service)}/FeatureServer${below}`;
}
