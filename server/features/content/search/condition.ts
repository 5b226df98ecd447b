import type { WordField } from './item-words.js';

/**
 * Fields that a query may name. Clients add `accountid` and `orgid`, which stand for the single
 * organization. There are no groups, so conditions on groups match nothing.
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

/** Fields compared as a whole, in lower case. */
export type WholeField = Extract<SearchField, 'id' | 'owner' | 'access' | 'accountid' | 'orgid'>;

/** Condition on items, as parsed from a search. */
export type Condition =
  | { readonly kind: 'everything' | 'nothing' }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly Condition[] }
  | { readonly kind: 'not'; readonly part: Condition }
  | { readonly kind: 'equals'; readonly field: WholeField; readonly value: string }
  | { readonly kind: 'holds'; readonly field: WordField; readonly phrase: readonly string[] };
