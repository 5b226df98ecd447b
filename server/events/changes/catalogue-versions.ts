import type { RequestContext } from '../../api/handlers.js';

/**
 * The version of the catalogue that each request sees, read once for all that the request does. Requests that
 * come at the same time, or while another reading runs, share one that begins after all of them, so that none
 * misses a change that was made before it came.
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
