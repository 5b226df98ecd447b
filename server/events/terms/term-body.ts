import type { components } from '../../generated/events/types.js';
import { escapeText } from '../text/html.js';
import { restUrl } from '../records/links.js';
import { TAXONOMIES, type Taxonomy, type Term } from './term.js';

export type TermBody = components['schemas']['TermRecord'];
export type EmbeddedTermBody = components['schemas']['Term'];

/**
 * Describes a single term.
 *
 * @param ancestors from the parent upward; the page of the term is below theirs.
 */
export function presentTerm(term: Term, ancestors: readonly Term[], publicUrl: string): TermBody {
  const { isHierarchical, pagePath } = TAXONOMIES[term.taxonomy];
  const path = [term, ...ancestors].map(({ slug }) => slug).reverse();
  return {
    id: term.id,
    count: term.count,
    description: term.description,
    url: `${publicUrl}/${pagePath}/${path.join('/')}/`,
    name: escapeText(term.name),
    slug: term.slug,
    taxonomy: term.taxonomy,
    ...(isHierarchical && { parent: term.parentId ?? 0 }),
    meta: [],
    urls: describeUrls(term, publicUrl),
  };
}

/** Describes a term within an event. */
function presentEmbeddedTerm(term: Term, publicUrl: string): EmbeddedTermBody {
  return {
    name: escapeText(term.name),
    slug: term.slug,
    term_group: 0,
    term_taxonomy_id: term.id,
    taxonomy: term.taxonomy,
    description: term.description,
    parent: term.parentId ?? 0,
    count: term.count,
    filter: 'raw',
    id: term.id,
    urls: describeUrls(term, publicUrl),
  };
}

/** Describes an event's terms of one taxonomy. */
export function presentTermsOf(
  terms: readonly Term[],
  taxonomy: Taxonomy,
  publicUrl: string,
): EmbeddedTermBody[] {
  return terms
    .filter((term) => term.taxonomy === taxonomy)
    .map((term) => presentEmbeddedTerm(term, publicUrl));
}

/** Returns the API address of a term. */
function termUrl({ taxonomy }: Pick<Term, 'taxonomy'>, id: number, publicUrl: string): string {
  return restUrl(publicUrl, `${TAXONOMIES[taxonomy].list}/${String(id)}`);
}

function describeUrls(term: Term, publicUrl: string): TermBody['urls'] {
  return {
    self: termUrl(term, term.id, publicUrl),
    collection: restUrl(publicUrl, TAXONOMIES[term.taxonomy].list),
    ...(term.parentId !== undefined && { up: termUrl(term, term.parentId, publicUrl) }),
  };
}
