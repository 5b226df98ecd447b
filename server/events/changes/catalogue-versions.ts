import type { RequestContext } from '../../api/handlers.js';

/**
 * Reads the catalogue version once per request. Concurrent requests share one query that begins after all of them
 * arrived, so that none misses an earlier change.
 */
export class CatalogueVersions {
  readonly #read: () => Promise<number>;
  readonly #byRequest = new WeakMap<RequestContext, Promise<number>>();
  #running: Promise<unknown> | undefined;
  #next: Promise<number> | undefined;

  constructor(read: () => Promise<number>) {
    this.#read = read;
  }

  of(request: RequestContext): Promise<number> {
    let version = this.#byRequest.get(request);
    if (version === undefined) {
      version = this.current();
      this.#byRequest.set(request, version);
    }
    return version;
  }

  current(): Promise<number> {
    this.#next ??= this.#readNext();
    return this.#next;
  }

  async #readNext(): Promise<number> {
    await this.#running;
    await new Promise((resolve) => setImmediate(resolve));
    this.#next = undefined;
    const version = this.#read();
    this.#running = version.catch(() => undefined);
    return version;
  }
}
