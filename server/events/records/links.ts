import type { RecordKind } from './record.js';
import { isUnfinished, type Status } from './status.js';

/** Path of the interface under the public address. */
export const NAMESPACE = 'cal/events/v1';

/** Name of a kind of record in the query form of its page address. */
const POST_TYPES: Readonly<Record<Exclude<RecordKind, 'image'>, string>> = {
  event: 'tribe_events',
  venue: 'tribe_venue',
  organizer: 'tribe_organizer',
};

/** Returns the address of an operation, such as `events/101`. */
export function restUrl(publicUrl: string, route: string): string {
  return `${publicUrl}/${NAMESPACE}/${route}`;
}

/**
 * Returns the address of the record's page. Records that the public cannot see get the form without a slug.
 */
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

/** Returns an id that is unique among sites: the host and path of the site, and the id. */
export function globalId(publicUrl: string, id: number): string {
  return `${publicUrl.replace(/^[a-z]+:\/\//i, '')}?id=${String(id)}`;
}

/** Paging members in the body of a list. */
export interface Paging {
  readonly rest_url: string;
  readonly next_rest_url?: string;
  readonly previous_rest_url?: string;
  readonly total: number;
  readonly total_pages: number;
}

/** Page of a list, with all given filters and applied defaults. */
export interface ListLocation {
  readonly publicUrl: string;
  readonly route: 'events' | 'venues' | 'organizers' | 'categories' | 'tags' | 'images';
  readonly page: number;
  readonly perPage: number;
  readonly filters: readonly (readonly [name: string, value: string])[];
  /** Shown only in `rest_url`, since they follow from the caller instead of the request. */
  readonly derived: readonly (readonly [name: string, value: string])[];
}

/** Describes totals and links of a list. Links to pages that do not exist are omitted. */
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

/** Returns the headers that repeat the totals of a list. */
export function pagingHeaders({ total, total_pages }: Paging): Record<string, string> {
  return { 'X-TEC-Total': String(total), 'X-TEC-TotalPages': String(total_pages) };
}

function encode(entries: readonly (readonly [string, string])[]): string {
  const query = new URLSearchParams();
  for (const [name, value] of entries) query.append(name, value);
  return query.toString();
}
