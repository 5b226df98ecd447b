import { unescapeHtml } from './html.js';
import { fold } from './slug.js';

/** What a search wants and does not want to find, folded. */
export interface SearchTerms {
  readonly wanted: readonly string[];
  readonly unwanted: readonly string[];
}

/** Words, and phrases in quotes; a leading hyphen excludes. A hyphen that stands alone parts words. */
export function readSearch(text: string): SearchTerms {
  const wanted = new Set<string>();
  const unwanted = new Set<string>();
  for (const [, hyphen, phrase, word] of foldSearch(text).matchAll(/(-?)(?:"([^"]*)"|([^\s"]+))/g)) {
    const term = (phrase ?? word ?? '').trim();
    if (!/^-*$/.test(term)) (hyphen === '-' ? unwanted : wanted).add(term);
  }
  return { wanted: [...wanted], unwanted: [...unwanted] };
}

/**
 * The pieces of a venue search, all of which one field must hold: everything but letters and digits of any
 * script and `-` parts them.
 */
export function readFieldSearch(text: string): string[] {
  const pieces = foldSearch(text).split(/[^\p{L}\p{M}\p{N}-]+/u);
  return [...new Set(pieces)].filter((piece) => piece !== '');
}

/** Stored texts hold no NUL, and PostgreSQL refuses to compare with one. */
function foldSearch(text: string): string {
  return fold(text).replaceAll('\0', ' ');
}

/** Texts as a search looks at them. */
export function makeSearchText(...texts: readonly string[]): string {
  return texts.map((text) => fold(unescapeHtml(text.replace(/<[^<>]*>/g, ' ')))).join('\n');
}
