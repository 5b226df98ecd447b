import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { assertFolderWritable } from './assert-folder-writable.js';
import { BlobMissingError, type Blobs, checkBlobKey, type StoredBlob } from './blobs.js';

// No key begins with a dot, so that incomplete files never count as blobs.
const INCOMING = '.incoming';

/** Opens a store of files below `folder`, which is created if missing. */
export async function openFileBlobs(folder: string): Promise<Blobs> {
  const root = resolve(folder);
  await mkdir(join(root, INCOMING), { recursive: true });

  const pathOf = (key: string): string => {
    checkBlobKey(key);
    return join(root, ...key.split('/'));
  };

  return {
    path: pathOf,

    async put(key, source, { signal } = {}) {
      const target = pathOf(key);
      const incoming = join(root, INCOMING, randomUUID());
      const readable = source instanceof Readable ? source : createReadStream(source.path);
      try {
        const stored = await writeFile(incoming, readable, signal);
        await mkdir(dirname(target), { recursive: true });
        await rename(incoming, target);
        return stored;
      } catch (error) {
        await rm(incoming, { force: true });
        throw error;
      }
    },

    async open(key, { pieceBytes, ...range } = {}) {
      const file = await open(pathOf(key), 'r').catch((error: unknown) => {
        throw isMissing(error) ? new BlobMissingError(key, error) : error;
      });
      return file.createReadStream({
        ...range,
        ...(pieceBytes !== undefined && { highWaterMark: pieceBytes }),
      });
    },

    async stat(key) {
      try {
        const { size, mtimeMs } = await stat(pathOf(key));
        return { bytes: size, modifiedAt: Math.trunc(mtimeMs) };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async delete(key) {
      await rm(pathOf(key), { force: true });
    },

    async sweepIncoming(before) {
      const folder = join(root, INCOMING);
      for (const name of await readdir(folder)) {
        const path = join(folder, name);
        // A recently modified file is still being written; a missing one was moved to its final name.
        const file = await stat(path).catch(() => undefined);
        if (file !== undefined && file.mtimeMs < before) await rm(path, { force: true });
      }
    },

    assertWritable: () => assertFolderWritable(join(root, INCOMING)),
  };
}

async function writeFile(
  path: string,
  source: Readable,
  signal: AbortSignal | undefined,
): Promise<StoredBlob> {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* measure(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  // Flush before the rename, so that a crash cannot leave a blob without its bytes.
  const target = createWriteStream(path, { flags: 'wx', flush: true });
  await pipeline(source, measure, target, ...(signal === undefined ? [] : [{ signal }]));
  return { bytes, sha256: hash.digest('hex') };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
