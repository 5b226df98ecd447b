import type { Identified } from '../records/record.js';

/** Sizes stored beside the original, each for images larger than its square. */
export const IMAGE_SIZES = [
  // Fills the square; the rest is cropped.
  { name: 'thumbnail', side: 150, isCropped: true },
  { name: 'medium', side: 300, isCropped: false },
  { name: 'medium_large', side: 768, isCropped: false },
  { name: 'large', side: 1024, isCropped: false },
] as const;

export type ImageSizeName = (typeof IMAGE_SIZES)[number]['name'];

/** One file of an image. */
export interface ImageFile {
  /** File name in its URL; unique within its image. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** Lower-case hex, of the bytes. */
  readonly sha256: string;
  readonly blobKey: string;
}

/** Image without its id. It never changes. */
export interface ImageContent {
  readonly authorId: number;
  /** Plain text. */
  readonly title: string;
  /** Extension of its file names, such as `jpg`. */
  readonly extension: string;
  readonly mediaType: string;
  readonly original: ImageFile;
  readonly sizes: Readonly<Partial<Record<ImageSizeName, ImageFile>>>;
  /** URL that the image was fetched from; `undefined` for an upload. */
  readonly sourceUrl: string | undefined;
  readonly createdAt: number;
}

export type Image = ImageContent & Identified;

/** All files of an image, the original first. */
export function filesOf({ original, sizes }: ImageContent): ImageFile[] {
  return [original, ...Object.values(sizes)];
}
