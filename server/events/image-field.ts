import { AppError, type Fault } from '../errors.js';
import { FetchError } from '../fetch/fetch-error.js';
import type { RequestContext } from '../handlers.js';
import type { Database } from '../storage/database.js';
import { ImageFault } from './image-fault.js';
import { findImage, findImageBySource } from './image-repository.js';
import { canUpload } from './image-rights.js';
import type { ImageStore } from './image-store.js';
import { type ImageWish, readImageWish } from './image-wish.js';
import { type Caller, canWrite } from './rights.js';

interface ImageFieldContext extends Pick<RequestContext, 'publicUrl' | 'signal'> {
  readonly database: Database;
  readonly images: ImageStore;
  readonly caller: Caller;
}

/**
 * What the document cannot say about the field `image`. An image that is named by its address is fetched and
 * stored right here, so that a fault of it is told of with all the others, and before any transaction.
 */
export async function findImageFaults(value: unknown, context: ImageFieldContext): Promise<Fault[]> {
  // Whoever may not write at all is told so, rather than what else would be wrong.
  if (value === undefined || !canWrite(context.caller)) return [];
  try {
    await requireImage(readImageWish(value, context.publicUrl), context);
    return [];
  } catch (error) {
    if (error instanceof ImageFault || error instanceof FetchError) return [invalidImage(error.message)];
    throw error;
  }
}

/**
 * The id of the image that the field names, which was checked: `null` for none, `undefined` where nothing was
 * sent.
 *
 * @throws {AppError} when the image was deleted since the check.
 */
export async function findImageId(
  { database: { knex } }: Pick<ImageFieldContext, 'database'>,
  value: unknown,
  publicUrl: string,
): Promise<number | null | undefined> {
  if (value === undefined) return undefined;
  const wish = readImageWish(value, publicUrl);
  if (wish.kind === 'none') return null;
  const image = await (wish.kind === 'id'
    ? findImage(knex, wish.id)
    : findImageBySource(knex, wish.url.href));
  if (image !== undefined) return image.id;
  throw new AppError('request.invalid', 'Some parameters were not accepted.', {
    faults: [invalidImage('was deleted')],
  });
}

async function requireImage(
  wish: ImageWish,
  { database, images, caller, signal }: ImageFieldContext,
): Promise<void> {
  if (wish.kind === 'id' && (await findImage(database.knex, wish.id)) === undefined) {
    throw new ImageFault('is not the id of an image');
  }
  if (wish.kind !== 'address') return;
  if (!canUpload(caller)) {
    throw new ImageFault('must be the id of an image; an address is for those who may upload');
  }
  await images.fetch(wish.url, caller, signal);
}

function invalidImage(reason: string): Fault {
  return { field: 'image', reason, kind: 'invalid' };
}
