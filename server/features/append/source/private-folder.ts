import { createWriteStream } from 'node:fs';
import { link, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeTempFolder, sweepTempFolders } from '../../../lib/temp-folders.js';
import type { SourceFile } from './source-format.js';
import type { SourceSettings } from '../../../config/source-settings.js';

/** Folder for one reading of one source, accessible only to the server's user. */
export interface PrivateFolder {
  /** Absolute path. */
  readonly path: string;
  /** Places the bytes of the source as a file of the given name in the folder, and returns its path. */
  place(file: SourceFile, name: string, signal: AbortSignal): Promise<string>;
  remove(): Promise<void>;
}

export async function makePrivateFolder({
  sourceFolder,
}: Pick<SourceSettings, 'sourceFolder'>): Promise<PrivateFolder> {
  const parent = resolve(sourceFolder ?? tmpdir());
  if (sourceFolder !== undefined) await mkdir(parent, { recursive: true, mode: 0o700 });
  const path = await makeTempFolder('source', parent);
  return {
    path,
    async place(file, name, signal) {
      const target = join(path, name);
      // A link needs no space and outlives the deletion of the blob; blobs are never written in place.
      if (file.localPath !== undefined && (await tryLink(file.localPath, target))) {
        file.compareAside?.();
        return target;
      }
      await pipeline(await file.open(), createWriteStream(target, { flags: 'wx', mode: 0o600 }), { signal });
      return target;
    },
    remove: () => rm(path, { recursive: true, force: true, maxRetries: 3 }),
  };
}

/** Makes a folder for `work`. It is kept if `work` succeeds, and removed otherwise. */
export async function withPrivateFolder<T>(
  settings: Pick<SourceSettings, 'sourceFolder'>,
  work: (folder: PrivateFolder) => Promise<T>,
): Promise<T> {
  const folder = await makePrivateFolder(settings);
  try {
    return await work(folder);
  } catch (error) {
    await folder.remove();
    throw error;
  }
}

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch {
    // The blob is on another file system, or the file system has no hard links.
    return false;
  }
}

/** Removes folders of workers that were killed. Call it when a worker starts. */
export async function sweepPrivateFolders({
  sourceFolder,
}: Pick<SourceSettings, 'sourceFolder'>): Promise<void> {
  await sweepTempFolders();
  if (sourceFolder !== undefined) await sweepTempFolders(resolve(sourceFolder));
}
