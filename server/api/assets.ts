import { readFile } from 'node:fs/promises';
import { digestOf } from './handlers.js';

/** A file that a page loads. */
export interface Asset {
  readonly mediaType: string;
  read(): Promise<Buffer>;
}

/** The files that pages load. */
export interface Assets {
  /** Version, which changes with the content, so that clients may cache files for any time. */
  readonly version: string;
  find(name: string): Asset | undefined;
}

export const SCRIPT_TYPE = 'text/javascript; charset=utf-8';
export const STYLE_TYPE = 'text/css; charset=utf-8';

/** A file on disk, read when it is first asked for. */
export function diskAsset(path: string, mediaType: string): Asset {
  let content: Promise<Buffer> | undefined;
  return { mediaType, read: () => (content ??= readFile(path)) };
}

export function textAsset(text: string, mediaType: string): Asset {
  return { mediaType, read: () => Promise.resolve(Buffer.from(text)) };
}

/** A version that changes with these texts, such as the versions of packages and what we wrote ourselves. */
export function versionOf(...texts: readonly string[]): string {
  return digestOf(JSON.stringify(texts)).slice(0, 12);
}
