import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { SerialQueue } from '../../lib/serial-queue.js';
import { IMAGE_SIZES, type ImageSizeName } from './image.js';
import { ImageFault } from './image-fault.js';
import { findImageFormat, type ImageFormat } from './image-format.js';

/** File rendered from an image. */
export interface RenderedFile {
  readonly path: string;
  readonly width: number;
  readonly height: number;
}

/** Image in the form in which it is stored. */
export interface RenderedImage {
  readonly extension: string;
  readonly mediaType: string;
  readonly original: RenderedFile;
  readonly sizes: Readonly<Partial<Record<ImageSizeName, RenderedFile>>>;
}

type OpenImage = Awaited<ReturnType<typeof loadSharp>>;

/** Limit for all frames of an animation together: a file of a few bytes could otherwise decode to all of the memory. */
const MAX_PIXELS = 50_000_000;
const MAX_SECONDS = 30;

/** Semaphore for one image at a time, since rendering takes a core and memory. */
const turns = new SerialQueue();

/**
 * Renders the files of an image into `folder`: the image upright, in sRGB and without metadata, and its smaller
 * sizes.
 *
 * @throws {ImageFault} when the file at `path` is not a supported image, is damaged or exceeds a limit.
 * @throws the reason of `signal` when it aborts before rendering starts, or between two sizes.
 */
export function renderImage(path: string, folder: string, signal: AbortSignal): Promise<RenderedImage> {
  return turns.run(() => render(path, folder, signal), signal);
}

async function render(path: string, folder: string, signal: AbortSignal): Promise<RenderedImage> {
  const open = await loadSharp();
  const { format, isMoving } = await look(open, path);
  const deadline = Date.now() + MAX_SECONDS * 1000;

  async function write(name: string, change: (image: Sharp) => Sharp): Promise<RenderedFile> {
    signal.throwIfAborted();
    const image = open(path, { animated: isMoving, failOn: 'error', limitInputPixels: MAX_PIXELS });
    // Animated formats have no orientation of a camera.
    const upright = change(isMoving ? image : image.autoOrient()).toColourspace('srgb');
    const seconds = Math.max(1, Math.ceil((deadline - Date.now()) / 1000));
    const target = join(folder, name);
    try {
      const { width, height, pageHeight } = await format.write(upright).timeout({ seconds }).toFile(target);
      return { path: target, width, height: pageHeight ?? height };
    } catch (error) {
      const reason = Date.now() < deadline ? 'is damaged' : 'takes too long to decode';
      throw new ImageFault(reason, { cause: error });
    }
  }

  const original = await write('original', (image) => image);
  const sizes: Partial<Record<ImageSizeName, RenderedFile>> = {};
  for (const { name, side, isCropped } of IMAGE_SIZES) {
    const { width, height } = original;
    if (Math.max(width, height) <= side) continue;
    sizes[name] = await write(name, (image) =>
      isCropped
        ? image.resize(Math.min(width, side), Math.min(height, side), { fit: 'cover' })
        : image.resize(side, side, { fit: 'inside' }),
    );
  }
  return { extension: format.extension, mediaType: format.mediaType, original, sizes };
}

/** Reads the format of an image from its first bytes, and refuses unsupported ones. */
async function look(open: OpenImage, path: string): Promise<{ format: ImageFormat; isMoving: boolean }> {
  const metadata = await open(path, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  const format = metadata && findImageFormat(metadata);
  if (metadata === undefined || format === undefined)
    throw new ImageFault('must be a JPEG, PNG, WebP, GIF or AVIF image');
  const { width, height, pages = 1 } = metadata;
  const isMoving = format.canMove && pages > 1;
  if (width * height * (isMoving ? pages : 1) > MAX_PIXELS) {
    throw new ImageFault(`must not have more than ${String(MAX_PIXELS / 1_000_000)} million pixels`);
  }
  return { format, isMoving };
}

/** Loads the image library on first use and configures it for the whole process. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  // Only readers of supported formats may see a file, whatever it claims to be.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}File`),
  });
  return sharp;
}
