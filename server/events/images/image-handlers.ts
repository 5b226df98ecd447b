import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../../lib/errors.js';
import type { operations } from '../../generated/events/types.js';
import type { Checks, Handlers, UploadedFile } from '../../api/handlers.js';
import { BlobMissingError, type Blobs } from '../../storage/blobs/blobs.js';
import { openWhole } from '../../storage/blobs/open-whole.js';
import { readOnce } from '../records/create-once.js';
import type { WriteDeps } from '../records/deps.js';
import type { Image, ImageFile } from './image.js';
import { findImageFile, type ImageBody, presentImage } from './image-body.js';
import { ImageFault } from './image-fault.js';
import type { ImageStore } from './image-store.js';
import { findImage, listImages } from './image-repository.js';
import { requireImageOwner, requireUploader } from './image-rights.js';
import { describePaging, pagingHeaders, restUrl } from '../records/links.js';
import { readPage } from '../records/list-parameters.js';
import { unknownRecord } from '../records/record-key.js';
import { canEditOthers } from '../records/rights.js';

/** Operations of the document that are about images. */
export type ImageOperation = Extract<keyof operations, `${string}Image${string}`>;

interface ImageDeps extends Pick<WriteDeps, 'database' | 'clock'> {
  readonly images: ImageStore;
  readonly blobs: Blobs;
}

/** Headers of a file: it never changes under its name, and must not act as a page of this site. */
const FILE_HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'",
  'x-content-type-options': 'nosniff',
  // Unlike records, images may be indexed by search engines.
  'x-robots-tag': 'all',
};

/** The operations on images. */
export function createImageHandlers(deps: ImageDeps): Handlers<Pick<operations, ImageOperation>> {
  const { database, images, blobs, clock } = deps;

  async function requireImage(id: number): Promise<Image> {
    const image = await findImage(database.knex, id);
    if (image === undefined) throw unknownRecord('id');
    return image;
  }

  return {
    async listImages({ parameters }, { principal, publicUrl }) {
      const caller = requireUploader(principal);
      const { page, perPage, offset } = readPage(parameters);
      const filter = { authorId: canEditOthers(caller) ? undefined : caller.userId };
      const found = await listImages(database.knex, filter, { offset, limit: perPage });
      if (page > 1 && offset >= found.total) {
        throw new AppError('image.no_page', 'The list has no such page.');
      }
      const address = { publicUrl, route: 'images', page, perPage, filters: [], derived: [] } as const;
      const paging = describePaging(address, found.total);
      const bodies = found.images.map((image) => presentImage(image, publicUrl));
      return { status: 200, body: { images: bodies, ...paging }, headers: pagingHeaders(paging) };
    },

    async createImage({ parameters: { title }, headers, files }, { principal, publicUrl, signal }) {
      const caller = requireUploader(principal);
      const file = requireFile(files);
      const key = headers['idempotency-key'];
      const sent = key === undefined ? undefined : { title, file: await digest(file.path) };
      const request = { userId: caller.userId, operation: 'createImage', sent, nowMs: clock() };
      const once = await readOnce(key, request);
      const image = await images.upload(file, title, caller, { signal, once }).catch(tellOfFile);
      const location = restUrl(publicUrl, `images/${String(image.id)}`);
      return { status: 201, body: presentImage(image, publicUrl), headers: { location } };
    },

    async readImage({ path: { id } }, { publicUrl }) {
      return { status: 200, body: presentImage(await requireImage(id), publicUrl) };
    },

    async deleteImage({ path: { id } }, { principal, publicUrl }) {
      const image = await requireImage(id);
      requireImageOwner(principal, image);
      const body: ImageBody = presentImage(image, publicUrl);
      await images.remove(image);
      return { status: 200, body };
    },

    async readImageFile({ path: { id, fileName } }) {
      const image = await findImage(database.knex, id);
      const file = image && findImageFile(image, fileName);
      if (image === undefined || file === undefined) throw noFile();
      return {
        status: 200,
        body: await open(file),
        mediaType: image.mediaType,
        headers: { ...FILE_HEADERS, etag: `"${file.sha256}"`, 'content-length': String(file.bytes) },
      };
    },
  };

  async function open(file: ImageFile): Promise<Readable> {
    try {
      return await openWhole(blobs, file);
    } catch (error) {
      // The image was deleted just now.
      if (error instanceof BlobMissingError) throw noFile();
      throw error;
    }
  }
}

/** Checks the parameters of operations on images beyond the OpenAPI document. */
export function createImageChecks({
  database,
}: Pick<ImageDeps, 'database'>): Checks<Pick<operations, ImageOperation>> {
  return {
    // Reported even to callers who may not delete anything.
    async deleteImage({ path: { id } }) {
      const image = await findImage(database.knex, id);
      return image === undefined ? unknownRecord('id').faults : [];
    },
  };
}

function requireFile(files: readonly UploadedFile[]): UploadedFile {
  const file = files.find(({ field }) => field === 'file');
  if (file !== undefined) return file;
  throw refuseFile({ reason: 'is required', kind: 'missing' });
}

function tellOfFile(error: unknown): never {
  if (error instanceof ImageFault) throw refuseFile({ reason: error.message, kind: 'invalid' });
  throw error;
}

function refuseFile(fault: { readonly reason: string; readonly kind: 'missing' | 'invalid' }): AppError {
  return new AppError('request.invalid', 'Some parameters were not accepted.', {
    faults: [{ field: 'file', ...fault }],
  });
}

function noFile(): AppError {
  return new AppError('image.no_file', 'There is nothing at this address.');
}

async function digest(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
