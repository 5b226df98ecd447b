import { PageList } from '../paging/page-list.js';

/** Returns a list whose pages name the start of the next page. */
export function startList<Page extends { readonly nextStart: number }, Item>(
  load: (start: number) => Promise<Page>,
  items: (page: Page) => readonly Item[],
): PageList<Page, Item> {
  return new PageList<Page, Item, number>({
    start: 1,
    load,
    // Ignore a start that does not advance, which would never end.
    after: ({ nextStart }, start) => (nextStart > start ? nextStart : undefined),
    items,
  });
}
