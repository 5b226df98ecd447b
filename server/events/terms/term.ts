import { hash } from 'node:crypto';

/** Taxonomy names in the API. */
export type Taxonomy = 'tribe_events_cat' | 'post_tag';

interface TaxonomyRules {
  /** Name of the list in addresses and bodies, and of the field of events. */
  readonly list: 'categories' | 'tags';
  /** True if its terms may have parents. */
  readonly isHierarchical: boolean;
  /** Path of its terms' pages under the public address. */
  readonly pagePath: string;
}

export const TAXONOMIES: Readonly<Record<Taxonomy, TaxonomyRules>> = {
  tribe_events_cat: { list: 'categories', isHierarchical: true, pagePath: 'events/category' },
  post_tag: { list: 'tags', isHierarchical: false, pagePath: 'tag' },
};

/** Category or tag, without its id. */
export interface TermContent {
  readonly taxonomy: Taxonomy;
  /** Plain text. */
  readonly name: string;
  /** Normalized; unique in the taxonomy. */
  readonly slug: string;
  /** Sanitised HTML. */
  readonly description: string;
  /** Term of the same taxonomy; `undefined` at the top. */
  readonly parentId: number | undefined;
}

export interface Term extends TermContent {
  readonly id: number;
  /** Number of published events with the term. */
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
