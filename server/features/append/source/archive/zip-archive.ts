import { createWriteStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ArchiveError } from './archive-error.js';
import { unpackEntry } from './unpack-entry.js';
import { type ArchiveBounds, checkArchive, checkEntry, isSkipped } from './check-entries.js';

/** File in a zip. */
export interface ArchivedFile {
  /** Path with folders, separated by `/`. */
  readonly path: string;
  /** Unpacked size. */
  readonly bytes: number;
}

/** Open zip whose directory has passed all checks. */
export interface Archive {
  readonly files: readonly ArchivedFile[];
  /**
   * Reads the bytes of one file. Reading throws an `ArchiveError` if it is damaged, or its size differs
   * from the directory.
   */
  open(file: ArchivedFile, signal: AbortSignal): AsyncGenerator<Buffer, void>;
  /**
   * Unpacks one file to `target`, a path chosen by the server: no name from the zip reaches the file
   * system.
   *
   * @throws {ArchiveError} if the file is damaged, or larger than the directory states.
   */
  extract(file: ArchivedFile, target: string, signal: AbortSignal): Promise<void>;
  close(): void;
}

/** Opens a zip. @throws {ArchiveError} if it is not a zip, is damaged, or must not be unpacked. */
export async function openArchive(
  path: string,
  bounds: ArchiveBounds,
  signal: AbortSignal,
): Promise<Archive> {
  const { size } = await stat(path);
  const zip = await openPromise(path, { autoClose: false, lazyEntries: true }).catch((error: unknown) => {
    throw damaged(error);
  });
  try {
    const entries = await listEntries(zip, bounds, signal);
    checkArchive(entries, size, bounds);
    return makeArchive(path, zip, entries);
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function listEntries(zip: ZipFile, bounds: ArchiveBounds, signal: AbortSignal): Promise<Entry[]> {
  const tooMany = (): ArchiveError =>
    new ArchiveError(`the zip holds more than ${String(bounds.archiveEntries)} files`);
  if (zip.entryCount > bounds.archiveEntries) throw tooMany();
  const entries: Entry[] = [];
  let count = 0;
  for (;;) {
    signal.throwIfAborted();
    const entry = await nextEntry(zip);
    if (entry === undefined) return entries;
    count += 1;
    if (count > bounds.archiveEntries) throw tooMany();
    checkEntry(entry);
    if (!isSkipped(entry)) entries.push(entry);
  }
}

function nextEntry(zip: ZipFile): Promise<Entry | undefined> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void): void => {
      zip.removeAllListeners();
      act();
    };
    zip.once('entry', (entry: Entry) => {
      settle(() => {
        resolve(entry);
      });
    });
    zip.once('end', () => {
      settle(() => {
        resolve(undefined);
      });
    });
    zip.once('error', (error: Error) => {
      settle(() => {
        reject(damaged(error));
      });
    });
    zip.readEntry();
  });
}

/** Buffer size, so that unpacking need not wait for each chunk to be written. */
const HELD_BYTES = 1024 * 1024;

function makeArchive(path: string, zip: ZipFile, entries: readonly Entry[]): Archive {
  const files = new Map<ArchivedFile, Entry>(
    entries.map((entry) => [{ path: entry.fileName, bytes: entry.uncompressedSize }, entry]),
  );
  const entryOf = (archived: ArchivedFile): Entry => {
    const entry = files.get(archived);
    if (entry === undefined) throw new Error('the file is not of this archive');
    return entry;
  };
  const unpack = (entry: Entry): Promise<Readable> =>
    unpackEntry(path, zip, entry, (reason) => new Error(reason));
  return {
    files: [...files.keys()],
    async *open(archived, signal) {
      const entry = entryOf(archived);
      try {
        for await (const piece of await unpack(entry)) {
          signal.throwIfAborted();
          yield piece as Buffer;
        }
      } catch (error) {
        throw unpackingFailure(error, signal);
      }
    },
    async extract(archived, target, signal) {
      const entry = entryOf(archived);
      try {
        const stream = await unpack(entry);
        const file = createWriteStream(target, { flags: 'wx', mode: 0o600, highWaterMark: HELD_BYTES });
        await pipeline(stream, file, { signal });
      } catch (error) {
        throw unpackingFailure(error, signal);
      }
    },
    close: () => {
      zip.close();
    },
  };
}

/** Classifies an unpacking error. @throws the reason of the signal if it was aborted. */
function unpackingFailure(error: unknown, signal: AbortSignal): Error {
  signal.throwIfAborted();
  // System errors concern the disk, not the archive.
  return error instanceof Error && 'syscall' in error ? error : damaged(error);
}

function damaged(error: unknown): ArchiveError {
  const reason = error instanceof Error ? error.message : String(error);
  return new ArchiveError(`the zip is damaged or incomplete (${reason})`, { cause: error });
}
