import { pipeline, type Readable, Transform } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';

const DEFLATED = 8;

// In the usual pieces of 16 kB, handing them over costs as much as unpacking.
const PIECE_BYTES = 128 * 1024;

/**
 * The bytes of one file of a zip. Its size was found harmless as the zip states it: the stream fails when there is more, or
 * less, with what `failure` makes of the reason.
 */
export async function unpackEntry(
  zip: ZipFile,
  entry: Entry,
  failure: (reason: string) => Error,
): Promise<Readable> {
  const stored = await zip.openReadStreamPromise(entry, { decodeFileData: false });
  const { uncompressedSize } = entry;
  let bytes = 0;
  const limit = new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length;
      if (bytes > uncompressedSize) done(failure('a file in it is larger than it says'));
      else done(null, piece);
    },
    flush(done) {
      done(bytes < uncompressedSize ? failure('a file in it is smaller than it says') : null);
    },
  });
  // Ends all of them when one fails; who reads the last meets the failure there.
  return entry.compressionMethod === DEFLATED
    ? pipeline(stored, createInflateRaw({ chunkSize: PIECE_BYTES }), limit, () => undefined)
    : pipeline(stored, limit, () => undefined);
}
