import { createReadStream } from 'node:fs';
import { pipeline, Readable, Transform } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import type { Entry, ZipFile } from 'yauzl';

const DEFLATED = 8;

// In the usual pieces of 16 or 64 kB, handing them over costs as much as unpacking.
const PIECE_BYTES = 256 * 1024;

/**
 * The bytes of one file of the zip at `path`. Its size was found harmless as the zip states it: the stream fails when there
 * is more, or less, with what `failure` makes of the reason.
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
  // Ends all of them when one fails; who reads the last meets the failure there.
  return entry.compressionMethod === DEFLATED
    ? pipeline(stored, createInflateRaw({ chunkSize: PIECE_BYTES }), limit, () => undefined)
    : pipeline(stored, limit, () => undefined);
}
