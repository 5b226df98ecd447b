import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';

/**
 * The file at a path, as a source of {@link Layer.append}. It is read as it is sent, part by part, never as a whole.
 *
 * ```ts
 * const job = await layer.append(await openFile('harbours.gpkg'));
 * ```
 *
 * @throws {Error} with `code` `ENOENT` and the like when it cannot be opened.
 */
export async function openFile(path: string): Promise<File> {
  // Says what is wrong, which opening as a blob does not.
  const info = await stat(path);
  if (info.isDirectory()) throw Object.assign(new Error(`${path} is a folder`), { code: 'EISDIR' });
  return new File([await openAsBlob(path)], basename(path));
}
