import type { RecordKind } from './record.js';
import { isUnfinished, type Status } from './status.js';

/** Where the interface lives under the public address. */
export const NAMESPACE = 'cal/events/v1';

/** Name of a kind of record in the query form of its page's address. */
const POST_TYPES: Readonly<Record<Exclude<RecordKind, 'image'>, string>> = {
  event: 'tribe_events',
  venue: 'tribe_venue',
  organizer: 'tribe_organizer',
};

/** Address of an operation, such as `events/101`. */
export function restUrl(publicUrl: string, route: string): string {
  return `${publicUrl}/${NAMESPACE}/${route}`;
}

/** Address of the record's page. What the public cannot see has no readable one. */
export function pageUrl(
  publicUrl: string,
  kind: Exclude<RecordKind, 'image'>,
  record: { readonly id: number; readonly slug: string; readonly status: Status },
): string {
  const { id, slug, status } = record;
  const isHidden = isUnfinished(status) || status === 'future' || status === 'trash';
  return isHidden
    ? `${publicUrl}/?post_type=${POST_TYPES[kind]}&p=${String(id)}`
    : `${publicUrl}/${kind}/${slug}/`;
}

/** Names the record among all sites: the site's host and path, and the id. */
export function globalId(publicUrl: string, id: number): string {
  return `${publicUrl.replace(/^[a-z]+:\/\//i, '')}?id=${String(id)}`;
}

/** The part of a list's body that speaks of its pages. */
export interface Paging {
  readonly rest_url: string;
  readonly next_rest_url?: string;
  readonly previous_rest_url?: string;
  readonly total: number;
  readonly total_pages: number;
}

/** A page of a list, and every filter that was given or stands in for one. */
export interface ListLocation {
  readonly publicUrl: string;
  readonly route: 'events' | 'venues' | 'organizers' | 'categories' | 'tags' | 'images';
  readonly page: number;
  readonly perPage: number;
  readonly filters: readonly (readonly [name: string, value: string])[];
  /** Shown in `rest_url` alone, since it follows from the caller rather than from the request. */
  readonly derived: readonly (readonly [name: string, value: string])[];
}

/** Totals and the links of a list. Links to other pages are left out where there is no such page. */
export function describePaging(address: ListLocation, total: number): Paging {
  const { publicUrl, route, page, perPage, filters, derived } = address;
  const base = restUrl(publicUrl, `${route}/`);
  const perPageFilter = ['per_page', String(perPage)] as const;
  const totalPages = Math.ceil(total / perPage);
  const link = (...entries: (readonly [string, string])[]): string => `${base}?${encode(entries)}`;
  const toPage = (number: number): string =>
    // The first page needs no number.
    link(perPageFilter, ...filters, ...(number === 1 ? [] : [['page', String(number)] as const]));
  return {
    rest_url: link(['page', String(page)], perPageFilter, ...filters, ...derived),
    ...(page < totalPages && { next_rest_url: toPage(page + 1) }),
    ...(page > 1 && { previous_rest_url: toPage(page - 1) }),
    total,
    total_pages: totalPages,
  };
}

/** The headers that repeat a list's totals. */
export function pagingHeaders({ total, total_pages }: Paging): Record<string, string> {
  return { 'X-TEC-Total': String(total), 'X-TEC-TotalPages': String(total_pages) };
}

function encode(entries: readonly (readonly [string, string])[]): string {
  const query = new URLSearchParams();
  for (const [name, value] of entries) query.append(name, value);
  return query.toString();
}
