import { sanitizeSimpleHtml, toPlainText } from '../text/html.js';
import { makeSlug } from '../text/slug.js';
import type { TermContent } from './term.js';

/** What a request may say about a term, checked already. */
export interface TermFields {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly slug?: string | undefined;
  readonly parent?: number | undefined;
}

/**
 * What comes out when `fields` are applied to `current`, or to nothing yet; what is not sent stays as it is.
 * The slug is what was asked for, in its normal form; empty when a new term's is still to be chosen.
 */
export function applyTermFields(
  current: TermContent | undefined,
  fields: TermFields,
): Omit<TermContent, 'taxonomy'> {
  const { name, description, slug, parent } = fields;
  return {
    name: name === undefined ? (current?.name ?? '') : toPlainText(name),
    description: description === undefined ? (current?.description ?? '') : sanitizeSimpleHtml(description),
    slug: (slug === undefined ? '' : makeSlug(slug)) || (current?.slug ?? ''),
    // Zero is how a term without a parent is shown.
    parentId: parent === 0 ? undefined : (parent ?? current?.parentId),
  };
}
