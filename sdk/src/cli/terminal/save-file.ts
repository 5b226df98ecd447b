import { randomUUID } from 'node:crypto';
import { chmod, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';

/**
 * Writes all of `text` to a file, or nothing, by renaming a temporary file in the same folder.
 *
 * An existing file keeps its permissions, and a symbolic link keeps its target.
 */
export async function saveFile(
  path: string,
  text: AsyncIterable<string>,
  { signal }: { readonly signal: AbortSignal },
): Promise<void> {
  const known = await stat(path).catch(() => undefined);
  // Write directly to a pipe or device, which cannot be replaced by a renamed file.
  if (known !== undefined && !known.isFile()) return writeFile(path, text, { signal });
  const target = known === undefined ? path : await realpath(path);
  const part = `${target}.${randomUUID().slice(0, 8)}.part`;
  try {
    await writeFile(part, text, { signal, flag: 'wx', ...(known && { mode: known.mode }) });
    // Set the mode explicitly, because the umask applies to a new file.
    if (known !== undefined) await chmod(part, known.mode);
    signal.throwIfAborted();
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    // Prefer the reason of the abort to the error that it caused.
    signal.throwIfAborted();
    throw error;
  }
}
