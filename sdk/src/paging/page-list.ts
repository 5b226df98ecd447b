import { isFairgroundError } from '../errors/guards.js';
import { UnexpectedReplyError } from '../errors/unexpected-reply-error.js';

/** Source of the pages of a list. `Cursor` identifies a page, such as a page number or an offset. */
export interface PageSource<Page, Item, Cursor> {
  /** Cursor of the requested page. */
  readonly start: Cursor;
  load(cursor: Cursor): Promise<Page>;
  /** Returns the cursor after the page at `cursor`, or `undefined` for the last page. */
  after(page: Page, cursor: Cursor): Cursor | undefined;
  /** Returns all pages after the first, for lists whose pages `after` cannot follow. */
  rest?(page: Page): Promise<AsyncIterable<Page>>;
  items(page: Page): readonly Item[];
}

/**
 * List that comes in pages: `await` it for the requested page, or use `for await` for all items from that page on.
 *
 * No request is sent before that. A time limit applies to each page.
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

  /** Yields whole pages. */
  async *pages(): AsyncGenerator<Page, void, undefined> {
    let cursor: Cursor | undefined = this.#source.start;
    do {
      const page: Page | undefined = await this.#load(cursor).catch((error: unknown) => {
        // The list became shorter during the iteration, because its events ended or were deleted.
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

  /** Checks that the page contains the list, because other servers may omit it. */
  #check(page: Page): Page {
    const items: unknown = this.#source.items(page);
    if (Array.isArray(items)) return page;
    throw new UnexpectedReplyError(JSON.stringify(page), { status: 200 });
  }
}

function isPastTheEnd(error: unknown): boolean {
  return isFairgroundError(error) && error.code.endsWith('page-not-found');
}
