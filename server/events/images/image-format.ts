import type { Metadata, Sharp } from 'sharp';

/** Format in which images are accepted and stored. */
export interface ImageFormat {
  readonly mediaType: string;
  readonly extension: string;
  /** True if the format may hold an animation. */
  readonly canMove: boolean;
  /** Encodes the image in its own format. */
  readonly write: (image: Sharp) => Sharp;
}

const JPEG: ImageFormat = {
  mediaType: 'image/jpeg',
  extension: 'jpg',
  canMove: false,
  write: (image) => image.jpeg({ quality: 88 }),
};
const PNG: ImageFormat = {
  mediaType: 'image/png',
  extension: 'png',
  canMove: false,
  write: (image) => image.png(),
};
// Efforts are reduced so that the largest accepted images take less than half a minute.
const WEBP: ImageFormat = {
  mediaType: 'image/webp',
  extension: 'webp',
  canMove: true,
  write: (image) => image.webp({ quality: 85, effort: 2 }),
};
const GIF: ImageFormat = {
  mediaType: 'image/gif',
  extension: 'gif',
  canMove: true,
  write: (image) => image.gif({ effort: 3 }),
};
const AVIF: ImageFormat = {
  mediaType: 'image/avif',
  extension: 'avif',
  canMove: false,
  write: (image) => image.avif({ quality: 60, effort: 2 }),
};

/**
 * Media types that an answer may have which holds an image. The second name of JPEG is none that was ever
 * registered, but many servers use it. No SVG: it can hold scripts, and whatever else a page can.
 */
export const IMAGE_MEDIA_TYPES = [
  ...[JPEG, PNG, WEBP, GIF, AVIF].map(({ mediaType }) => mediaType),
  'image/jpg',
];

/** Detects the format by content, whatever the file is called. */
export function findImageFormat({ format, compression }: Metadata): ImageFormat | undefined {
  switch (format) {
    case 'jpeg':
      return JPEG;
    case 'png':
      return PNG;
    case 'webp':
      return WEBP;
    case 'gif':
      return GIF;
    case 'heif':
      return compression === 'av1' ? AVIF : undefined;
    default:
      return undefined;
  }
}
