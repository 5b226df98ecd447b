import type { DateWindow, ListClock } from './date-window.js';
import type { PlaceFilter } from '../places/place-repository.js';
import { canEditOthers, canWrite, type Caller } from '../records/rights.js';
import type { SearchTerms } from '../text/search.js';
import type { Status } from '../records/status.js';

export type EventOrder = 'start' | 'end' | 'date' | 'modified' | 'title' | 'id';

/** What a list of events holds. All conditions apply together; of several values in one any will do. */
export interface EventFilter extends BaseFilter {
  readonly venueIds?: readonly number[] | undefined;
  readonly organizerIds?: readonly number[] | undefined;
  readonly categoryIds?: readonly number[] | undefined;
  readonly tagIds?: readonly number[] | undefined;
  readonly search?: SearchTerms | undefined;
  /** Events that the caller has given the password of. */
  readonly unlockedIds?: readonly number[] | undefined;
}

/** What an index of the events themselves can tell. */
export interface BaseFilter {
  readonly caller: Caller;
  readonly statuses: readonly Status[];
  readonly clock: ListClock;
  /** `undefined` for any time. */
  readonly dates?: DateWindow | undefined;
  readonly ids?: readonly number[] | undefined;
  readonly parentIds?: readonly number[] | undefined;
  readonly place?: PlaceFilter | undefined;
  /** In their normal form. */
  readonly slugs?: readonly string[] | undefined;
  readonly authorIds?: readonly number[] | undefined;
  /** Epoch milliseconds. */
  readonly modifiedAfter?: number | undefined;
  readonly isFeatured?: boolean | undefined;
  readonly orderBy: EventOrder;
  readonly isDescending: boolean;
}

/** A condition that an index beside the events answers with a set of them. */
export type Membership =
  | { readonly kind: 'search'; readonly terms: SearchTerms }
  | { readonly kind: 'venue' | 'organizer' | 'term'; readonly ids: readonly number[] };

/** The filter as sets that an event must be in, and the rest. */
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
 * Whether the filter asks for what a password hides. Events whose password the caller has not got match no such
 * filter, so that nobody finds out by asking around. A search looks at their titles alone, which are public.
 */
export function asksForHidden(filter: Omit<EventFilter, 'caller' | 'statuses' | 'orderBy'>): boolean {
  const { venueIds, organizerIds, categoryIds, tagIds, place, isFeatured } = filter;
  return [venueIds, organizerIds, categoryIds, tagIds, place, isFeatured].some(
    (condition) => condition !== undefined,
  );
}

/** The same for filters that give the same list while the catalogue does not change. */
export function keyOf({ caller, place, ...filter }: EventFilter): string {
  const where = place && { isPlaced: place.isPlaced, within: place.within };
  return JSON.stringify({ ...filter, where, viewer: viewerOf(caller) });
}

/** What lists depend on of a caller. */
function viewerOf(caller: Caller): number | 'public' | 'editor' {
  if (canEditOthers(caller)) return 'editor';
  return canWrite(caller) ? caller.userId : 'public';
}
