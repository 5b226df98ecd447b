import { readFile } from 'node:fs/promises';
import { digestOf } from './handlers.js';

/** File that a page loads. */
export interface Asset {
  readonly mediaType: string;
  /** True for the script of a worker, whose loads the policy of its own reply allows, not that of the page. */
  readonly isWorker?: boolean;
  read(): Promise<Buffer>;
}

/** Files that pages load. */
export interface Assets {
  /** Version that changes with the content, so that clients may cache files indefinitely. */
  readonly version: string;
  find(name: string): Asset | undefined;
}

export const SCRIPT_TYPE = 'text/javascript; charset=utf-8';
export const STYLE_TYPE = 'text/css; charset=utf-8';

/** Returns a file on disk, which is read on first use. */
export function diskAsset(path: string, mediaType: string): Asset {
  let content: Promise<Buffer> | undefined;
  return { mediaType, read: () => (content ??= readFile(path)) };
}

export function textAsset(text: string, mediaType: string): Asset {
  return { mediaType, read: () => Promise.resolve(Buffer.from(text)) };
}

/** Returns a version that changes with these texts, such as package versions and our own sources. */
export function versionOf(...texts: readonly string[]): string {
  return digestOf(JSON.stringify(texts)).slice(0, 12);
}
