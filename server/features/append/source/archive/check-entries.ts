import type { Entry } from 'yauzl';
import type { SourceSettings } from '../../../../config/source-settings.js';
import { ArchiveError } from './archive-error.js';

export type ArchiveBounds = Pick<SourceSettings, 'archiveEntries' | 'archiveBytes' | 'archiveRatio'>;

const MAX_DEPTH = 10;
const MAX_PATH_LENGTH = 1000;

/** Unpacked size up to which the ratio is ignored, since rows of blanks compress extremely well. */
const RATIO_FREE_BYTES = 100e6;

const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED_FLAG = 1;
const FILE_TYPE_BITS = 0o170000;
const REGULAR_FILE = 0o100000;
const FOLDER = 0o040000;

/** Bytes of the local header before the name of each file. */
const LOCAL_HEADER_BYTES = 30;

/** True for folders, and for files that macOS and editors leave behind. */
export function isSkipped({ fileName }: Pick<Entry, 'fileName'>): boolean {
  return (
    fileName.endsWith('/') || fileName.split('/').some((part) => part === '__MACOSX' || part.startsWith('.'))
  );
}

/** Checks one file of a zip. @throws {ArchiveError} if it must not be unpacked. */
export function checkEntry(entry: Entry): void {
  const { fileName } = entry;
  const shown = JSON.stringify(fileName.slice(0, 100));
  const refuse = (reason: string): never => {
    throw new ArchiveError(`the file ${shown} in the zip ${reason}`);
  };
  const parts = fileName.split('/');
  if (fileName.length > MAX_PATH_LENGTH) refuse('has too long a name');
  if (fileName.startsWith('/') || /^[a-z]:/i.test(fileName)) refuse('has an absolute path');
  if (fileName.includes('\\') || fileName.includes('\0')) refuse('has a name with forbidden characters');
  if (parts.includes('..')) refuse('has a path outside the zip');
  if (parts.length > MAX_DEPTH) refuse(`is nested deeper than ${String(MAX_DEPTH)} folders`);
  if ((entry.generalPurposeBitFlag & ENCRYPTED_FLAG) !== 0) refuse('is encrypted');
  const mode = (entry.externalFileAttributes >>> 16) & FILE_TYPE_BITS;
  // Zips made on systems other than Unix have no mode.
  if (mode !== 0 && mode !== (fileName.endsWith('/') ? FOLDER : REGULAR_FILE))
    refuse('is a link or special file, which is not supported');
  if (entry.compressionMethod !== STORED && entry.compressionMethod !== DEFLATED) {
    refuse(`uses a compression method (${String(entry.compressionMethod)}) that is not supported`);
  }
}

/**
 * Checks an archive as a whole by its directory; unpacking verifies that the directory is true.
 *
 * @throws {ArchiveError} if it exceeds a limit.
 */
export function checkArchive(entries: readonly Entry[], archiveBytes: number, bounds: ArchiveBounds): void {
  const total = entries.reduce((sum, entry) => sum + entry.uncompressedSize, 0);
  if (total > bounds.archiveBytes) {
    throw new ArchiveError(
      `the zip would unpack to ${megabytes(total)}; ${megabytes(bounds.archiveBytes)} are allowed`,
    );
  }
  if (total > RATIO_FREE_BYTES && total > archiveBytes * bounds.archiveRatio) {
    const times = String(Math.round(total / archiveBytes));
    throw new ArchiveError(
      `the zip would unpack to ${times} times its size; ${String(bounds.archiveRatio)} are allowed`,
    );
  }
  const names = new Set<string>();
  for (const { fileName } of entries) {
    const name = fileName.normalize('NFC').toLowerCase();
    if (names.has(name)) throw new ArchiveError(`the zip holds ${JSON.stringify(fileName)} twice`);
    names.add(name);
  }
  checkOverlap(entries, archiveBytes);
}

/** Refuses files that share packed bytes, which would let a small zip unpack to an enormous size. */
function checkOverlap(entries: readonly Entry[], archiveBytes: number): void {
  const byPlace = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  for (const [index, entry] of byPlace.entries()) {
    const start = entry.relativeOffsetOfLocalHeader;
    const end = start + LOCAL_HEADER_BYTES + entry.fileNameLength + entry.compressedSize;
    const limit = byPlace[index + 1]?.relativeOffsetOfLocalHeader ?? archiveBytes;
    if (end > limit) throw new ArchiveError('the zip holds files that overlap');
  }
}

function megabytes(bytes: number): string {
  return `${String(Math.ceil(bytes / 1e6))} MB`;
}
