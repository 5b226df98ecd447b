import type { components } from '../../generated/events/types.js';
import { toPlainText } from '../text/html.js';
import type { Taxonomy } from './term.js';

/** Reference to a term in an event: its id, or a text that is its id, slug or name. */
export type TermReference = number | string;

/** Terms of an event, as a request names them. */
export interface TermLinks {
  readonly categories?: components['schemas']['TermLinks'] | undefined;
  readonly tags?: components['schemas']['TermLinks'] | undefined;
}

/** Reads the terms sent for each taxonomy; taxonomies that are not mentioned are absent. */
export function readTermLinks(links: TermLinks): Map<Taxonomy, readonly TermReference[]> {
  const sent = [
    ['tribe_events_cat', links.categories],
    ['post_tag', links.tags],
  ] as const;
  return new Map(
    sent.flatMap(([taxonomy, link]) => (link === undefined ? [] : [[taxonomy, readTermLink(link)]])),
  );
}

/** Removes duplicates, and texts without a word. */
function readTermLink(link: NonNullable<TermLinks['tags']> | null): readonly TermReference[] {
  const items = link === null ? [] : [link].flat();
  const references = items.map((item) => {
    if (typeof item === 'object') return item.id;
    return typeof item === 'string' ? toPlainText(item) : item;
  });
  return [...new Set(references)].filter((reference) => reference !== '');
}
