import { createReadStream } from 'node:fs';
import { pipeline, Readable, Transform } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';

const DEFLATED = 8;

// Chunk size. With the default of 16 or 64 kB, passing on the chunks costs as much as unpacking.
const PIECE_BYTES = 256 * 1024;

/**
 * Streams the bytes of one file of the zip at `path`. Its stated size has been checked; the stream fails
 * with the error of `failure` if the actual size differs.
 */
export async function unpackEntry(
  path: string,
  zip: ZipFile,
  entry: Entry,
  failure: (reason: string) => Error,
): Promise<Readable> {
  const { fileDataStart: start } = await zip.readLocalFileHeaderPromise(entry, { minimal: true });
  const { compressedSize, uncompressedSize } = entry;
  const end = start + compressedSize - 1;
  const stored =
    compressedSize === 0
      ? Readable.from([])
      : createReadStream(path, { start, end, highWaterMark: PIECE_BYTES });
  let bytes = 0;
  const limit = new Transform({
    transform(piece: Buffer, _encoding, done) {
      bytes += piece.length;
      if (bytes > uncompressedSize) done(failure('a file in it is larger than its entry states'));
      else done(null, piece);
    },
    flush(done) {
      done(bytes < uncompressedSize ? failure('a file in it is smaller than its entry states') : null);
    },
  });
  // Ends all streams if one fails; the reader of the last one gets the error.
  return entry.compressionMethod === DEFLATED
    ? pipeline(stored, createInflateRaw({ chunkSize: PIECE_BYTES }), limit, () => undefined)
    : pipeline(stored, limit, () => undefined);
}
