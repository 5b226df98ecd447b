import { toPlainText } from '../text/html.js';
import { makeSlug } from '../text/slug.js';

const MAX_TITLE_LENGTH = 200;
const MAX_STEM_LENGTH = 80;

/** Returns the title of an image: as sent, else the name of its file without folders and extension. */
export function makeImageTitle(given: string | undefined, fileName: string): string {
  const base = fileName.replace(/^.*[\\/]/s, '').replace(/\.[^.]*$/, '');
  return (toPlainText(given ?? '') || toPlainText(base)).slice(0, MAX_TITLE_LENGTH);
}

/** Makes the start of the file names of an image: ASCII letters, digits and hyphens, which are valid everywhere. */
export function makeFileStem(title: string): string {
  const stem = makeSlug(title)
    .replace(/(?:%[0-9a-f]{2})+/g, '-')
    .replace(/[-_]+/g, '-')
    .slice(0, MAX_STEM_LENGTH)
    .replace(/^-|-$/g, '');
  return stem || 'image';
}

/** Returns the file name of the original, or of a size with these dimensions. */
export function makeFileName(
  stem: string,
  extension: string,
  size?: { readonly width: number; readonly height: number },
): string {
  const suffix = size === undefined ? '' : `-${String(size.width)}x${String(size.height)}`;
  return `${stem}${suffix}.${extension}`;
}
