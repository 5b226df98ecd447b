import { hash } from 'node:crypto';

/** Taxonomy names in the API. */
export type Taxonomy = 'tribe_events_cat' | 'post_tag';

interface TaxonomyRules {
  /** Name of the list in addresses and bodies, and of the field of events. */
  readonly list: 'categories' | 'tags';
  /** True if its terms may have parents. */
  readonly isHierarchical: boolean;
  /** Where the pages of its terms lie under the public address. */
  readonly pagePath: string;
}

export const TAXONOMIES: Readonly<Record<Taxonomy, TaxonomyRules>> = {
  tribe_events_cat: { list: 'categories', isHierarchical: true, pagePath: 'events/category' },
  post_tag: { list: 'tags', isHierarchical: false, pagePath: 'tag' },
};

/** A category or a tag, without its id. */
export interface TermContent {
  readonly taxonomy: Taxonomy;
  /** Plain text. */
  readonly name: string;
  /** In its normal form; no other term of the taxonomy has it. */
  readonly slug: string;
  /** Sanitised HTML. */
  readonly description: string;
  /** A term of the same taxonomy; `undefined` at the top. */
  readonly parentId: number | undefined;
}

export interface Term extends TermContent {
  readonly id: number;
  /** Published events that have it. */
  readonly count: number;
}

/**
 * Derives a revision from the content of a term, since none is stored: equal content has an equal number. Events that
 * gain or lose the term do not change it.
 */
export function revisionOfTerm({ name, slug, description, parentId }: TermContent): number {
  const digest = hash('sha1', JSON.stringify([name, slug, description, parentId]), 'buffer');
  return digest.readUInt32BE();
}
