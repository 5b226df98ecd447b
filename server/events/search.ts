import { unescapeHtml } from './html.js';
import { fold } from './slug.js';

/** What a search wants and does not want to find, folded. */
export interface SearchTerms {
  readonly wanted: readonly string[];
  readonly unwanted: readonly string[];
}

/** Words, and phrases in quotes; a leading hyphen excludes. */
export function readSearch(text: string): SearchTerms {
  const wanted: string[] = [];
  const unwanted: string[] = [];
  for (const [, hyphen, phrase, word] of fold(text).matchAll(/(-?)(?:"([^"]*)"|([^\s"]+))/g)) {
    const term = (phrase ?? word ?? '').trim();
    if (term !== '') (hyphen === '-' ? unwanted : wanted).push(term);
  }
  return { wanted, unwanted };
}

/** The pieces of a venue search, all of which one field must hold: everything but letters, digits and `-` parts them. */
export function readFieldSearch(text: string): string[] {
  return fold(text)
    .split(/[^a-z0-9-]+/)
    .filter((piece) => piece !== '');
}

/** Texts as a search looks at them. */
export function makeSearchText(...texts: readonly string[]): string {
  return texts.map((text) => fold(unescapeHtml(text.replace(/<[^>]*>/g, ' ')))).join('\n');
}
