import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';

/**
 * Opens a file by its path, as a source of {@link Layer.append}.
 *
 * It is read part by part while it is sent, never as a whole.
 *
 * ```ts
 * const job = await layer.append(await openFile('harbours.gpkg'));
 * ```
 *
 * @throws {Error} with a `code` such as `ENOENT` when the file cannot be opened.
 */
export async function openFile(path: string): Promise<File> {
  // Call `stat` first, whose errors say more than those of `openAsBlob`.
  const info = await stat(path);
  if (info.isDirectory()) throw Object.assign(new Error(`${path} is a folder`), { code: 'EISDIR' });
  return new File([await openAsBlob(path)], basename(path));
}
