import type { RequestContext } from '../handlers.js';

/**
 * The version of the catalogue that each request sees, read once for all that the request does. Requests that
 * come at the same time share a reading that begins after all of them, so that none misses a change that was
 * made before it came.
 */
export class CatalogueVersions {
  readonly #read: () => Promise<number>;
  readonly #byRequest = new WeakMap<RequestContext, Promise<number>>();
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
    this.#next ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        this.#next = undefined;
        this.#read().then(resolve, reject);
      });
    });
    return this.#next;
  }
}
