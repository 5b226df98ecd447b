import { foldForSearch, plainQuotes } from '../../lib/text/search-text.js';

/** Folded terms that a search includes and excludes. */
export interface SearchTerms {
  readonly wanted: readonly string[];
  readonly unwanted: readonly string[];
}

/**
 * Splits a search into words and quoted phrases; a leading hyphen excludes, but no other dash does. A
 * free-standing dash separates words.
 */
export function readSearch(text: string): SearchTerms {
  const wanted = new Set<string>();
  const unwanted = new Set<string>();
  const quoted = plainQuotes(withoutNul(text));
  for (const [, hyphen, phrase, word] of quoted.matchAll(/(-?)(?:"([^"]*)"|([^\s"]+))/g)) {
    const term = foldForSearch(phrase ?? word ?? '');
    if (!/^-*$/.test(term)) (hyphen === '-' ? unwanted : wanted).add(term);
  }
  return { wanted: [...wanted], unwanted: [...unwanted] };
}

/**
 * Splits a venue search into parts, which must all be in one field. Characters other than `-` and letters
 * and digits of any script separate them.
 */
export function readFieldSearch(text: string): string[] {
  const pieces = foldForSearch(withoutNul(text)).split(/[^\p{L}\p{M}\p{N}-]+/u);
  return [...new Set(pieces)].filter((piece) => piece !== '');
}

/** Returns the text that the name or slug of a term must contain. */
export function readTextSearch(text: string): string {
  return foldForSearch(withoutNul(text));
}

/** Stored texts contain no NUL, and PostgreSQL refuses to compare with one. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', ' ');
}
