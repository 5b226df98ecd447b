import { isFairgroundError } from '../errors/guards.js';
import { UnexpectedReplyError } from '../errors/unexpected-reply-error.js';

/** How to get the pages of a list. `Cursor` is whatever names a page: its number, an offset. */
export interface PageSource<Page, Item, Cursor> {
  /** The page that the caller asked for. */
  readonly start: Cursor;
  load(cursor: Cursor): Promise<Page>;
  /** Returns the cursor after the page at `cursor`; `undefined` when it is the last. */
  after(page: Page, cursor: Cursor): Cursor | undefined;
  /** All that comes after the first page where that is not the last, for lists that are not walked by `after`. */
  rest?(page: Page): Promise<AsyncIterable<Page>>;
  items(page: Page): readonly Item[];
}

/**
 * A list that comes in pages: `await` it for the page asked for, or walk it with `for await` for every item
 * from that page to the end. Nothing is requested before one of the two. A time limit holds for each page.
 */
export class PageList<Page, Item, Cursor = unknown> implements PromiseLike<Page>, AsyncIterable<Item> {
  readonly #source: PageSource<Page, Item, Cursor>;

  constructor(source: PageSource<Page, Item, Cursor>) {
    this.#source = source;
  }

  then<Result = Page, Failure = never>(
    onPage?: ((page: Page) => Result | PromiseLike<Result>) | null,
    onError?: ((error: unknown) => Failure | PromiseLike<Failure>) | null,
  ): Promise<Result | Failure> {
    return this.#load(this.#source.start).then(onPage, onError);
  }

  /** Page after page, where whole pages are wanted. */
  async *pages(): AsyncGenerator<Page, void, undefined> {
    let cursor: Cursor | undefined = this.#source.start;
    do {
      const page: Page | undefined = await this.#load(cursor).catch((error: unknown) => {
        // Fewer pages than before: what was on them ended, or was deleted, during the walk.
        if (cursor === this.#source.start || !isPastTheEnd(error)) throw error;
        return undefined;
      });
      if (page === undefined) return;
      yield page;
      cursor = this.#source.after(page, cursor);
      const rest = cursor !== undefined && (await this.#source.rest?.(page));
      if (!rest) continue;
      for await (const other of rest) yield this.#check(other);
      return;
    } while (cursor !== undefined);
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Item, void, undefined> {
    for await (const page of this.pages()) yield* this.#source.items(page);
  }

  async #load(cursor: Cursor): Promise<Page> {
    return this.#check(await this.#source.load(cursor));
  }

  /** Checks the list of a page, the one member this relies on, also from servers that are not Fairground. */
  #check(page: Page): Page {
    const items: unknown = this.#source.items(page);
    if (Array.isArray(items)) return page;
    throw new UnexpectedReplyError(JSON.stringify(page), { status: 200 });
  }
}

function isPastTheEnd(error: unknown): boolean {
  return isFairgroundError(error) && error.code.endsWith('page-not-found');
}
