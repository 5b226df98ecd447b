import { Readable } from 'node:stream';
import type { Blobs, KnownBlob } from '../../../storage/blobs/blobs.js';
import { openWhole } from '../../../storage/blobs/open-whole.js';
import { extensionOf } from './file-name.js';

// Media types of replies. None lets a browser run uploaded bytes as a page or script.
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  txt: 'text/plain',
  json: 'application/json',
  geojson: 'application/geo+json',
  zip: 'application/zip',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  gpkg: 'application/geopackage+sqlite3',
  sqlite: 'application/vnd.sqlite3',
};

const BYTES = 'application/octet-stream';

export interface FileReply {
  readonly status: 200;
  readonly body: Readable;
  readonly mediaType: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Returns a stored file as a download, so that no browser shows it as a page of this site.
 *
 * @throws {BlobDamagedError} as `openWhole`; for a larger file, its body fails with it.
 */
export async function replyWithFile(
  blobs: Pick<Blobs, 'open' | 'stat'>,
  file: KnownBlob & { readonly fileName: string },
): Promise<FileReply> {
  const { fileName, bytes } = file;
  return {
    status: 200,
    body: await openWhole(blobs, file),
    mediaType: BYTES,
    headers: {
      'content-type': MEDIA_TYPES[extensionOf(fileName)] ?? BYTES,
      'content-length': String(bytes),
      'content-disposition': dispositionOf(fileName),
    },
  };
}

/** Returns a user's text as a download, in the same way. */
export function replyWithText(text: string, fileName: string): FileReply {
  const bytes = Buffer.from(text);
  return {
    status: 200,
    body: Readable.from(bytes, { objectMode: false }),
    mediaType: BYTES,
    headers: {
      'content-type': MEDIA_TYPES[extensionOf(fileName)] ?? BYTES,
      'content-length': String(bytes.length),
      'content-disposition': dispositionOf(fileName),
    },
  };
}

/** Writes the header with the name in two forms: ASCII for old clients, and complete (RFC 6266). */
export function dispositionOf(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\]/gu, '_');
  const whole = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
