import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { listNames } from '../../../../lib/text/list-names.js';
import { makePrivateFolder } from '../../source/private-folder.js';
import { listFiles, withArchive } from '../../source/single-file.js';
import { unreadableSource } from '../../source/source-error.js';
import type { DescribeOptions, SourceFile } from '../../source/source-format.js';
import { DEFAULT_SOURCE_SETTINGS } from '../../../../config/source-settings.js';

/** Extensions in lower case. */
const EXTENSIONS = ['.csv', '.txt', '.tsv', '.tab'];

export interface UnzippedText {
  readonly file: SourceFile;
  /** Releases the file; call it after the last read. */
  remove(): Promise<void>;
}

/**
 * Extracts the only text file of a zip.
 *
 * @throws {JobError} if there is none, or there are several
 */
export async function unzipText(
  zip: SourceFile,
  { signal, settings = DEFAULT_SOURCE_SETTINGS }: DescribeOptions,
): Promise<UnzippedText> {
  const folder = await makePrivateFolder(settings);
  try {
    const path = join(folder.path, 'text');
    await withArchive(zip, { format: 'csv', folder, settings, signal }, async (archive) => {
      // A workbook is also a zip.
      const texts = archive.files.filter((file) => EXTENSIONS.includes(extname(file.path).toLowerCase()));
      const [only] = texts;
      if (only === undefined)
        throw unreadableSource('csv', `the zip holds no text file; it holds ${listFiles(archive)}`);
      if (texts.length > 1) {
        throw unreadableSource('csv', `the zip holds several: ${listNames(texts.map((file) => file.path))}`);
      }
      await archive.extract(only, path, signal);
    });
    const { size } = await stat(path);
    return {
      file: {
        fileName: zip.fileName,
        bytes: size,
        open: (range) => Promise.resolve(createReadStream(path, range)),
      },
      remove: () => folder.remove(),
    };
  } catch (error) {
    await folder.remove();
    throw error;
  }
}
