import type { components } from '../../generated/events/types.js';
import { escapeText } from '../text/html.js';
import { restUrl } from '../records/links.js';
import { TAXONOMIES, type Taxonomy, type Term } from './term.js';

export type TermBody = components['schemas']['TermRecord'];
export type EmbeddedTermBody = components['schemas']['Term'];

/**
 * A term by itself.
 *
 * @param ancestors from the parent upward: its page lies under theirs.
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

/** A term as an event shows it. */
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

/** Those of an event's terms that belong to the taxonomy, as the event shows them. */
export function presentTermsOf(
  terms: readonly Term[],
  taxonomy: Taxonomy,
  publicUrl: string,
): EmbeddedTermBody[] {
  return terms
    .filter((term) => term.taxonomy === taxonomy)
    .map((term) => presentEmbeddedTerm(term, publicUrl));
}

/** Address of a term in the interface. */
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
