import { stat } from 'node:fs/promises';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ArchiveError } from '../../../source/archive/archive-error.js';
import { type ArchiveBounds, checkArchive, checkEntry } from '../../../source/archive/check-entries.js';
import { unpackEntry } from '../../../source/archive/unpack-entry.js';
import { unreadableSource } from '../../../source/source-error.js';
import type { PackageParts } from './package-parts.js';
import { XmlError } from './xml-scanner.js';

/**
 * Opens the parts of a workbook in a zip file, unpacked on reading and never to disk. Checks the stated sizes
 * before unpacking, and enforces them while unpacking.
 *
 * @throws {JobError} if the file is not a zip or exceeds the limits
 */
export async function openZipParts(path: string, bounds: ArchiveBounds): Promise<PackageParts> {
  const { size } = await stat(path);
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    throw unreadableSource('excel', 'it is not a workbook, or it is incomplete', error);
  });
  try {
    const entries = await listEntries(zip, bounds);
    checkArchive(entries, size, bounds);
    return toParts(path, zip, new Map(entries.map((entry) => [entry.fileName.toLowerCase(), entry])));
  } catch (error) {
    zip.close();
    throw error instanceof ArchiveError ? unreadableSource('excel', error.message, error) : error;
  }
}

/** All parts, including hidden ones: the list of a workbook's parts is a file whose name starts with a dot. */
async function listEntries(zip: ZipFile, bounds: ArchiveBounds): Promise<Entry[]> {
  if (zip.entryCount > bounds.archiveEntries) throw new ArchiveError('the zip holds too many files');
  const entries: Entry[] = [];
  await new Promise<void>((resolve, reject) => {
    zip.on('error', (error: Error) => {
      reject(new ArchiveError('the list of files in the zip is damaged', { cause: error }));
    });
    zip.on('end', resolve);
    zip.on('entry', (entry: Entry) => {
      try {
        if (!entry.fileName.endsWith('/')) {
          checkEntry(entry);
          entries.push(entry);
        }
        zip.readEntry();
      } catch (error) {
        reject(
          error instanceof ArchiveError ? error : new Error('the zip cannot be listed', { cause: error }),
        );
      }
    });
    zip.readEntry();
  });
  return entries;
}

function toParts(zipPath: string, zip: ZipFile, entries: ReadonlyMap<string, Entry>): PackageParts {
  return {
    async open(path) {
      const entry = entries.get(path.toLowerCase());
      if (entry === undefined) return undefined;
      return unpackEntry(zipPath, zip, entry, (reason) => new XmlError(reason));
    },
    size(path) {
      const entry = entries.get(path.toLowerCase());
      return entry && { stored: entry.compressedSize, unpacked: entry.uncompressedSize };
    },
    close() {
      zip.close();
      return Promise.resolve();
    },
  };
}
