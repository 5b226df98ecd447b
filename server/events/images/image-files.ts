import type { Blobs } from '../../storage/blobs/blobs.js';
import { IMAGE_SIZES, type ImageContent, type ImageFile, type ImageSizeName } from './image.js';
import { makeFileName, makeFileStem } from './image-name.js';
import type { RenderedFile, RenderedImage } from './image-render.js';

/** Fields of an image besides its files. */
export type ImageLabel = Pick<ImageContent, 'authorId' | 'title' | 'sourceUrl' | 'createdAt'>;

/** Stores rendered files under a new key. If it fails, the caller deletes what was stored. */
export async function storeImageFiles(
  blobs: Blobs,
  key: string,
  { extension, mediaType, original, sizes }: RenderedImage,
  label: ImageLabel,
): Promise<ImageContent> {
  const stem = makeFileStem(label.title);

  async function store(file: RenderedFile, name: string, blobKey: string): Promise<ImageFile> {
    const { bytes, sha256 } = await blobs.put(blobKey, { path: file.path });
    return { name, width: file.width, height: file.height, bytes, sha256, blobKey };
  }

  const storedSizes: Partial<Record<ImageSizeName, ImageFile>> = {};
  for (const [size, file] of Object.entries(sizes) as [ImageSizeName, RenderedFile][]) {
    storedSizes[size] = await store(file, makeFileName(stem, extension, file), keyOfSize(key, size));
  }
  const whole = await store(original, makeFileName(stem, extension), key);
  return { ...label, extension, mediaType, original: whole, sizes: storedSizes };
}

/** Deletes all files of an image, by the key of the original. */
export async function deleteImageFiles(blobs: Blobs, key: string): Promise<void> {
  const keys = IMAGE_SIZES.map(({ name }) => keyOfSize(key, name));
  await Promise.all([key, ...keys].map((blobKey) => blobs.delete(blobKey)));
}

function keyOfSize(key: string, size: ImageSizeName): string {
  return `${key}-${size}`;
}
