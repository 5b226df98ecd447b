import { foldForSearch, plainQuotes } from '../../lib/text/search-text.js';

/** Folded terms that a search wants and does not want to find. */
export interface SearchTerms {
  readonly wanted: readonly string[];
  readonly unwanted: readonly string[];
}

/**
 * Words, and phrases in quotes; a leading hyphen excludes, as no other dash does. A dash that stands alone parts words.
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
 * The pieces of a venue search, all of which one field must hold: everything but letters and digits of any
 * script and `-` parts them.
 */
export function readFieldSearch(text: string): string[] {
  const pieces = foldForSearch(withoutNul(text)).split(/[^\p{L}\p{M}\p{N}-]+/u);
  return [...new Set(pieces)].filter((piece) => piece !== '');
}

/** The text that a term's name or slug must hold. */
export function readTextSearch(text: string): string {
  return foldForSearch(withoutNul(text));
}

/** Stored texts hold no NUL, and PostgreSQL refuses to compare with one. */
function withoutNul(text: string): string {
  return text.replaceAll('\0', ' ');
}
