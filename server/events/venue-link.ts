import type { EventFields } from './event-changes.js';
import type { VenueFields } from './venue-changes.js';

/** One venue as an event names it: by id, or with the fields of one to create. */
export type VenueWish =
  { readonly kind: 'id'; readonly id: number } | { readonly kind: 'new'; readonly fields: VenueFields };

/**
 * The venues that an event names, in whatever form: an id, ids with commas, an object, or a list of these.
 * `undefined` when nothing was sent; an empty list takes the venue away; `'malformed'` is none of this.
 */
export function readVenueLink(link: EventFields['venue']): VenueWish[] | undefined | 'malformed' {
  if (link === undefined) return undefined;
  const wishes = (Array.isArray(link) ? link : [link]).flatMap(readItem);
  return wishes.includes('malformed') ? 'malformed' : (wishes as VenueWish[]);
}

function readItem(item: unknown): (VenueWish | 'malformed')[] {
  if (item === null || item === '' || item === 0) return [];
  if (typeof item === 'number')
    return [Number.isSafeInteger(item) && item > 0 ? { kind: 'id', id: item } : 'malformed'];
  if (typeof item === 'string') return item.split(',').flatMap(readIdText);
  if (typeof item !== 'object' || Array.isArray(item)) return ['malformed'];
  const { id, ...fields } = item as VenueFields & { id?: unknown };
  if (id !== undefined && id !== 0) return typeof id === 'number' ? readItem(id) : ['malformed'];
  return [fields.venue === undefined ? 'malformed' : { kind: 'new', fields }];
}

function readIdText(text: string): (VenueWish | 'malformed')[] {
  const digits = text.trim();
  if (digits === '') return [];
  return /^\d{1,15}$/.test(digits) ? readItem(Number(digits)) : ['malformed'];
}
