import { PageList } from '../paging/page-list.js';

/** A list of which each page says where the next one starts, and the last one that there is none. */
export function startList<Page extends { readonly nextStart: number }, Item>(
  load: (start: number) => Promise<Page>,
  items: (page: Page) => readonly Item[],
): PageList<Page, Item> {
  return new PageList<Page, Item, number>({
    start: 1,
    load,
    // One that led back would be walked without end.
    after: ({ nextStart }, start) => (nextStart > start ? nextStart : undefined),
    items,
  });
}
