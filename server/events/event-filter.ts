import type { DateWindow } from './date-window.js';
import type { PlaceFilter } from './place-repository.js';
import { canEditOthers, canWrite, type Caller } from './rights.js';
import type { SearchTerms } from './search.js';
import type { Status } from './status.js';

export type EventOrder = 'start' | 'end' | 'date' | 'modified' | 'title' | 'id';

/** What a list of events holds. All conditions apply together; of several values in one any will do. */
export interface EventFilter {
  readonly caller: Caller;
  readonly statuses: readonly Status[];
  /** `undefined` for any time. */
  readonly dates?: DateWindow | undefined;
  readonly ids?: readonly number[] | undefined;
  readonly venueIds?: readonly number[] | undefined;
  readonly organizerIds?: readonly number[] | undefined;
  readonly categoryIds?: readonly number[] | undefined;
  readonly tagIds?: readonly number[] | undefined;
  readonly parentId?: number | undefined;
  readonly place?: PlaceFilter | undefined;
  /** In their normal form. */
  readonly slugs?: readonly string[] | undefined;
  readonly authorIds?: readonly number[] | undefined;
  /** Epoch milliseconds. */
  readonly modifiedAfter?: number | undefined;
  readonly isFeatured?: boolean | undefined;
  readonly search?: SearchTerms | undefined;
  /** Events that the caller has given the password of. */
  readonly unlockedIds?: readonly number[] | undefined;
  readonly orderBy: EventOrder;
  readonly isDescending: boolean;
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
