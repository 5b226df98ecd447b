import type { components } from '../../generated/events/types.js';
import { filesOf, type Image, type ImageFile } from './image.js';
import { restUrl } from '../records/links.js';

export type ImageBody = components['schemas']['Image'];

/** Renders an image. */
export function presentImage(image: Image, publicUrl: string): ImageBody {
  const { id, extension, mediaType, original, sizes } = image;
  return {
    url: imageFileUrl(image, original, publicUrl),
    id,
    extension,
    width: original.width,
    height: original.height,
    filesize: original.bytes,
    sizes: Object.fromEntries(
      Object.entries(sizes).map(([name, file]) => [
        name,
        {
          width: file.width,
          height: file.height,
          'mime-type': mediaType,
          filesize: file.bytes,
          url: imageFileUrl(image, file, publicUrl),
        },
      ]),
    ),
  };
}

/** Returns the image of a record among those that were looked up; none if it was deleted in the meantime. */
export function imageOf(
  { imageId }: { readonly imageId: number | undefined },
  images: ReadonlyMap<number, Image>,
): Image | undefined {
  return imageId === undefined ? undefined : images.get(imageId);
}

/** Returns the URL of one file of an image. */
export function imageFileUrl({ id }: Pick<Image, 'id'>, { name }: ImageFile, publicUrl: string): string {
  return restUrl(publicUrl, `images/${String(id)}/files/${name}`);
}

/** Returns the id in the URL of one of our own image files, of any size. */
export function readOwnImageUrl(url: string, publicUrl: string): number | undefined {
  const prefix = restUrl(publicUrl, 'images/');
  if (!url.startsWith(prefix)) return undefined;
  const digits = /^(\d{1,15})\/files\/[^/?#]+$/.exec(url.slice(prefix.length))?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/** Finds the file of an image by its name. */
export function findImageFile(image: Image, name: string): ImageFile | undefined {
  return filesOf(image).find((file) => file.name === name);
}
