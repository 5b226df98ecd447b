import type { CallOptions } from '../transport/call-options.js';
import { fileNameOf } from '../transport/file-name.js';
import { PageList } from '../paging/page-list.js';
import type { CreateOptions } from '../transport/idempotency-key.js';
import type { Transport } from '../transport/transport.js';
import type { EventsApi, Image, ImageFilter, ImageList } from './api.js';

export interface UploadImageOptions extends CreateOptions {
  /** By default the name of the file. The image's files are named after it. */
  readonly title?: string;
  /** A `File` has one of its own. */
  readonly fileName?: string;
}

const UPLOAD_TIMEOUT_MS = 120_000;

/** Pictures for events, venues and organizers: their `id` goes into the field `image`. They never change. */
export class Images {
  readonly #api: EventsApi;
  readonly #client: EventsApi['client'];
  readonly #call: Transport['call'];

  constructor(api: EventsApi) {
    this.#api = api;
    this.#client = api.client;
    this.#call = api.call;
  }

  /** One's own images, or those of all for editors, newest first and in pages. */
  list(filter: ImageFilter = {}, options: CallOptions = {}): PageList<ImageList, Image> {
    return new PageList<ImageList, Image, number>({
      start: filter.page ?? 1,
      load: (page) =>
        this.#call({ isSafe: true }, options, (init) =>
          this.#client.GET('/cal/events/v1/images', { params: { query: { ...filter, page } }, ...init }),
        ),
      after: ({ total_pages }, page) => (page < total_pages ? page + 1 : undefined),
      items: ({ images }) => images,
    });
  }

  /**
   * Uploads a JPEG, PNG, WebP, GIF or AVIF.
   *
   * ```ts
   * const poster = await fairground.images.upload(await openAsBlob('poster.png'), { title: 'Lantern walk' });
   * await fairground.events.update(101, { image: poster.id });
   * ```
   */
  upload(file: Blob | Uint8Array<ArrayBuffer>, options: UploadImageOptions = {}): Promise<Image> {
    const blob = file instanceof Blob ? file : new Blob([file]);
    const { title, fileName = fileNameOf(blob, 'image') } = options;
    const call = { ...this.#api.creation(options), timeoutMs: UPLOAD_TIMEOUT_MS };
    return this.#call(call, options, (init) =>
      this.#client.POST('/cal/events/v1/images', {
        body: { file: blob, ...(title !== undefined && { title }) },
        ...init,
        // The platform writes the header itself, with the boundary between the parts.
        bodySerializer: () => asParts(blob, fileName, title),
      }),
    );
  }

  /** Reads the addresses and sizes of an image. */
  read(id: number, options: CallOptions = {}): Promise<Image> {
    return this.#call({ isSafe: true }, options, (init) =>
      this.#client.GET('/cal/events/v1/images/{id}', { params: { path: { id } }, ...init }),
    );
  }

  /** Its bytes in one of its sizes, by the last part of the address of that size. */
  download(id: number, fileName: string, options: CallOptions = {}): Promise<Blob> {
    return this.#call({ isSafe: true, isFile: true }, options, (init) =>
      this.#client.GET('/cal/events/v1/images/{id}/files/{fileName}', {
        params: { path: { id, fileName } },
        parseAs: 'blob',
        ...init,
      }),
    );
  }

  /** Deletes one for good. What shows it has no image then. */
  delete(id: number, options: CallOptions = {}): Promise<Image> {
    return this.#call({ isSafe: false }, options, (init) =>
      this.#client.DELETE('/cal/events/v1/images/{id}', { params: { path: { id } }, ...init }),
    );
  }
}

function asParts(file: Blob, fileName: string, title: string | undefined): FormData {
  const parts = new FormData();
  if (title !== undefined) parts.set('title', title);
  parts.set('file', file, fileName);
  return parts;
}
