import type { DateWindow, ListClock } from './date-window.js';
import type { PlaceFilter } from '../places/place-repository.js';
import { canEditOthers, canWrite, type Caller } from '../records/rights.js';
import type { SearchTerms } from '../text/search.js';
import type { Status } from '../records/status.js';

export type EventOrder = 'start' | 'end' | 'date' | 'modified' | 'title' | 'id';

/** Filter and order of a list. All conditions apply together; a condition with several values matches any of them. */
export interface EventFilter extends BaseFilter {
  readonly venueIds?: readonly number[] | undefined;
  readonly organizerIds?: readonly number[] | undefined;
  readonly categoryIds?: readonly number[] | undefined;
  readonly tagIds?: readonly number[] | undefined;
  readonly search?: SearchTerms | undefined;
  /** Events whose password the request has. */
  readonly unlockedIds?: readonly number[] | undefined;
}

/** Conditions on the columns of events. */
export interface BaseFilter {
  readonly caller: Caller;
  readonly statuses: readonly Status[];
  readonly clock: ListClock;
  /** `undefined` for any time. */
  readonly dates?: DateWindow | undefined;
  readonly ids?: readonly number[] | undefined;
  readonly parentIds?: readonly number[] | undefined;
  readonly place?: PlaceFilter | undefined;
  /** Normalized slugs. */
  readonly slugs?: readonly string[] | undefined;
  readonly authorIds?: readonly number[] | undefined;
  /** Epoch milliseconds. */
  readonly modifiedAfter?: number | undefined;
  readonly isFeatured?: boolean | undefined;
  readonly orderBy: EventOrder;
  readonly isDescending: boolean;
}

/** Condition that a posting list answers. */
export type Membership =
  | { readonly kind: 'search'; readonly terms: SearchTerms }
  | { readonly kind: 'venue' | 'organizer' | 'term'; readonly ids: readonly number[] };

/** Splits a filter into the posting lists that an event must be in, and the rest. */
export function splitFilter(filter: EventFilter): { memberships: Membership[]; base: EventFilter } {
  const { venueIds, organizerIds, categoryIds, tagIds, search, ...base } = filter;
  const links = [
    ['venue', venueIds],
    ['organizer', organizerIds],
    ['term', categoryIds],
    ['term', tagIds],
  ] as const;
  const memberships: Membership[] = links.flatMap(([kind, ids]) =>
    ids === undefined ? [] : [{ kind, ids }],
  );
  if (search !== undefined) memberships.push({ kind: 'search', terms: search });
  return { memberships, base };
}

/**
 * True if the filter asks for fields that a password hides. Events whose password the request does not have match no such
 * filter, so that callers cannot probe for values. A search reads only their titles, which are public.
 */
export function asksForHidden(filter: Omit<EventFilter, 'caller' | 'statuses' | 'orderBy'>): boolean {
  const { venueIds, organizerIds, categoryIds, tagIds, place, isFeatured } = filter;
  return [venueIds, organizerIds, categoryIds, tagIds, place, isFeatured].some(
    (condition) => condition !== undefined,
  );
}

/** Returns a cache key: equal for filters that give the same list at one version of the catalogue. */
export function keyOf({ caller, place, ...filter }: EventFilter): string {
  const where = place && { isPlaced: place.isPlaced, within: place.within };
  return JSON.stringify({ ...filter, where, viewer: viewerOf(caller) });
}

/** Returns the part of a caller that lists depend on. */
function viewerOf(caller: Caller): number | 'public' | 'editor' {
  if (canEditOthers(caller)) return 'editor';
  return canWrite(caller) ? caller.userId : 'public';
}
