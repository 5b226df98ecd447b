import type { Principal } from '../../auth/principal.js';
import { AppError, type Fault } from '../../lib/errors.js';
import { FetchError } from '../../outbound/fetch-error.js';
import type { RequestContext } from '../../api/handlers.js';
import type { Database } from '../../storage/database/database.js';
import { isKeyUsed, type Once } from '../records/create-once.js';
import { invalidField } from '../records/fault.js';
import type { Image } from '../images/image.js';
import { ImageFault } from '../images/image-fault.js';
import type { ImageStore } from '../images/image-store.js';
import { readImageReference } from '../images/image-reference.js';
import { namesRecord } from './linked-reference.js';
import { findNamedRecord } from '../records/named-record-repository.js';

/** Fields of a request with an `image`, also within records that it creates along with its own. */
interface ImageFields {
  readonly image?: unknown;
  readonly venue?: unknown;
  readonly organizer?: unknown;
}

interface ImagesContext {
  readonly caller: Principal;
  readonly request: Pick<RequestContext, 'publicUrl' | 'signal'>;
  /** A replay returns the earlier record, so its images are not fetched again. */
  readonly once?: Once | undefined;
}

interface ImagesDeps {
  readonly database: Database;
  readonly images: ImageStore;
}

/**
 * Replaces each field `image`, also of venues and organizers created with an event, by an image id, or null for none.
 * Images named by URL are fetched only now that all fields are valid, and deleted again if nothing is written. To be
 * called before a transaction.
 *
 * @throws {AppError} also when there is no image at a URL, or it was deleted since the check.
 */
export async function withImages<Fields extends ImageFields, Written>(
  deps: ImagesDeps,
  fields: Fields,
  context: ImagesContext,
  write: (fields: Fields) => Promise<Written>,
): Promise<Written> {
  const reading = new ImageReading(deps, context);
  try {
    return await write(await reading.replace(fields));
  } catch (error) {
    await reading.undo();
    throw error;
  }
}

/** Images of one request. */
class ImageReading {
  readonly #deps: ImagesDeps;
  readonly #context: ImagesContext;
  readonly #faults: Fault[] = [];
  readonly #fetched: Image[] = [];
  #isRepeated: Promise<boolean> | undefined;

  constructor(deps: ImagesDeps, context: ImagesContext) {
    this.#deps = deps;
    this.#context = context;
  }

  async replace<Fields extends ImageFields>(fields: Fields): Promise<Fields> {
    const replaced: Record<string, unknown> = {};
    if (fields.image !== undefined) replaced['image'] = await this.#find(fields.image, 'image');
    for (const kind of ['venue', 'organizer'] as const) {
      if (fields[kind] !== undefined) replaced[kind] = await this.#replaceWithin(fields[kind], kind);
    }
    if (this.#faults.length === 0) return Object.assign({ ...fields }, replaced);
    throw new AppError('request.invalid', 'Some parameters were not accepted.', { faults: this.#faults });
  }

  /** Deletes fetched images, unless another request has asked for one or shown it since. */
  async undo(): Promise<void> {
    for (const image of this.#fetched) await this.#deps.images.removeUnused(image);
  }

  async #replaceWithin(link: unknown, kind: string): Promise<unknown> {
    if (Array.isArray(link)) {
      const items: unknown[] = [];
      for (const item of link) items.push(await this.#replaceWithin(item, kind));
      return items;
    }
    if (typeof link !== 'object' || link === null || !('image' in link)) return link;
    // A record named by id exists and keeps its image.
    if ('id' in link && namesRecord(link.id)) return link;
    return { ...link, image: await this.#find(link.image, kind) };
  }

  async #find(value: unknown, field: string): Promise<number | null | undefined> {
    if (value === undefined) return undefined;
    const prefix = field === 'image' ? '' : 'image ';
    try {
      return await this.#findId(value);
    } catch (error) {
      if (!(error instanceof ImageFault || error instanceof FetchError)) throw error;
      this.#faults.push(invalidField(field, prefix + error.message));
      return null;
    }
  }

  async #findId(value: unknown): Promise<number | null> {
    const { database, images } = this.#deps;
    const { caller, request } = this.#context;
    const reference = readImageReference(value, request.publicUrl);
    if (reference.kind === 'none') return null;
    if (reference.kind === 'id') {
      if ((await findNamedRecord(database.knex, reference.id))?.kind === 'image') return reference.id;
    } else {
      const known = await this.#findFetched(reference.url);
      if (known !== undefined) return known.id;
    }
    if (await this.#findWhetherRepeated()) return null;
    if (reference.kind === 'id') throw new ImageFault('was deleted');
    const { image, isNew } = await images.fetch(reference.url, caller, request.signal);
    if (isNew) this.#fetched.push(image);
    return image.id;
  }

  async #findFetched(url: URL): Promise<Image | undefined> {
    // An image that this request fetched itself is still its own to remove.
    const own = this.#fetched.find(({ sourceUrl }) => sourceUrl === url.href);
    return own ?? this.#deps.images.find(url);
  }

  #findWhetherRepeated(): Promise<boolean> {
    const { once } = this.#context;
    this.#isRepeated ??= once === undefined ? Promise.resolve(false) : isKeyUsed(this.#deps.database, once);
    return this.#isRepeated;
  }
}
