import { findImageId } from './image-field.js';
import { namesRecord } from './linked-wish.js';

/** What a request may say that holds the field `image`, also within what it creates along with itself. */
interface ImageFields {
  readonly image?: unknown;
  readonly venue?: unknown;
  readonly organizer?: unknown;
}

/**
 * The same fields with the id of the image, or null for none, in each field `image`: also in the venues and
 * organizers that are to be created with an event. The fields were checked. To be called before a transaction.
 *
 * @throws {AppError} when an image was deleted since the check.
 */
export async function withImageIds<Fields extends ImageFields>(
  deps: Parameters<typeof findImageId>[0],
  fields: Fields,
  publicUrl: string,
): Promise<Fields> {
  const replaced: Record<string, unknown> = {};
  if (fields.image !== undefined) replaced['image'] = await findImageId(deps, fields.image, publicUrl);
  for (const kind of ['venue', 'organizer'] as const) {
    if (fields[kind] !== undefined) replaced[kind] = await replaceWithin(deps, fields[kind], publicUrl);
  }
  return { ...fields, ...replaced };
}

async function replaceWithin(
  deps: Parameters<typeof findImageId>[0],
  link: unknown,
  publicUrl: string,
): Promise<unknown> {
  if (Array.isArray(link)) return Promise.all(link.map((item) => replaceWithin(deps, item, publicUrl)));
  // One with an id is there already, and keeps its image.
  if (typeof link !== 'object' || link === null || !('image' in link)) return link;
  if ('id' in link && namesRecord(link.id)) return link;
  return { ...link, image: await findImageId(deps, link.image, publicUrl) };
}
