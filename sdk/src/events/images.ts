import type { CallOptions } from '../transport/call-options.js';
import { fileNameOf } from '../transport/file-name.js';
import { PageList } from '../paging/page-list.js';
import type { CreateOptions } from '../transport/idempotency-key.js';
import type { Transport } from '../transport/transport.js';
import type { EventsApi, Image, ImageFilter, ImageList } from './api.js';

export interface UploadImageOptions extends CreateOptions {
  /** Title; the server also derives file names from it. Defaults to the name of the file. */
  readonly title?: string;
  /** Name to upload under. A `File` has its own. */
  readonly fileName?: string;
}

const UPLOAD_TIMEOUT_MS = 120_000;

/** Images for events, venues and organizers, whose field `image` takes the id. Images are immutable. */
export class Images {
  readonly #api: EventsApi;
  readonly #client: EventsApi['client'];
  readonly #call: Transport['call'];

  constructor(api: EventsApi) {
    this.#api = api;
    this.#client = api.client;
    this.#call = api.call;
  }

  /** Lists the caller's images, or all images for editors, newest first. */
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
   * Uploads a JPEG, PNG, WebP, GIF or AVIF image.
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
        // Let the platform set the header, with the multipart boundary.
        bodySerializer: () => asParts(blob, fileName, title),
      }),
    );
  }

  /** Reads the URLs and sizes of an image. */
  read(id: number, options: CallOptions = {}): Promise<Image> {
    return this.#call({ isSafe: true }, options, (init) =>
      this.#client.GET('/cal/events/v1/images/{id}', { params: { path: { id } }, ...init }),
    );
  }

  /** Downloads an image in one of its sizes. `fileName` is the last segment of that size's URL. */
  download(id: number, fileName: string, options: CallOptions = {}): Promise<Blob> {
    return this.#call({ isSafe: true, isFile: true }, options, (init) =>
      this.#client.GET('/cal/events/v1/images/{id}/files/{fileName}', {
        params: { path: { id, fileName } },
        parseAs: 'blob',
        ...init,
      }),
    );
  }

  /** Deletes an image permanently. Records that use it are left without an image. */
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
