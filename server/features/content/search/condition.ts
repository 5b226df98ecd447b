import type { WordField } from './item-words.js';

/**
 * Fields that a query may name. `accountid` and `orgid` are added by clients, and mean the one organization; there are
 * no groups, so nothing is in any.
 */
export const SEARCH_FIELDS = [
  'title',
  'type',
  'owner',
  'id',
  'tags',
  'name',
  'snippet',
  'access',
  'accountid',
  'orgid',
  'group',
] as const;

export type SearchField = (typeof SEARCH_FIELDS)[number];

/** Fields that are compared as a whole, in lower case. */
export type WholeField = Extract<SearchField, 'id' | 'owner' | 'access' | 'accountid' | 'orgid'>;

/** Condition on items, as parsed from a search. */
export type Condition =
  | { readonly kind: 'everything' | 'nothing' }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Condition[] }
  | { readonly kind: 'not'; readonly part: Condition }
  | { readonly kind: 'equals'; readonly field: WholeField; readonly value: string }
  | { readonly kind: 'holds'; readonly field: WordField; readonly phrase: readonly string[] };
