import type { Service } from '../../model/service.js';

/** Absolute address of a service's tiles, with places for level, row and column. */
export function tileUrl(publicUrl: string, service: Pick<Service, 'name'>): string {
  return `${tileServiceUrl(publicUrl, service)}/tile/{z}/{y}/{x}.pbf`;
}

export function tileServiceUrl(publicUrl: string, { name }: Pick<Service, 'name'>): string {
  return `${publicUrl}/rest/services/${encodeURIComponent(name)}/VectorTileServer`;
}
