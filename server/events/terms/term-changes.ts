import { sanitizeSimpleHtml, toPlainText } from '../text/html.js';
import { makeSlug } from '../text/slug.js';
import type { TermContent } from './term.js';

/** Fields of a term that a request may send, after the checks. */
export interface TermFields {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly slug?: string | undefined;
  readonly parent?: number | undefined;
}

/**
 * Applies `fields` to `current`, or to a new term; fields that are not sent stay. The slug is the requested one in
 * its normal form, or empty if a new term's slug is still to be chosen.
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
    // A term without a parent shows zero.
    parentId: parent === 0 ? undefined : (parent ?? current?.parentId),
  };
}
