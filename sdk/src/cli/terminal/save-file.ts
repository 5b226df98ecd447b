import { randomUUID } from 'node:crypto';
import { chmod, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';

/**
 * Writes all of `text` to a file, or nothing: it stands beside it until it is whole. What was there keeps its
 * permissions, and a link goes on leading to it.
 */
export async function saveFile(
  path: string,
  text: AsyncIterable<string>,
  { signal }: { readonly signal: AbortSignal },
): Promise<void> {
  const known = await stat(path).catch(() => undefined);
  // A pipe or a device is no place beside which something could stand.
  if (known !== undefined && !known.isFile()) return writeFile(path, text, { signal });
  const target = known === undefined ? path : await realpath(path);
  const part = `${target}.${randomUUID().slice(0, 8)}.part`;
  try {
    await writeFile(part, text, { signal, flag: 'wx', ...(known && { mode: known.mode }) });
    // Whatever bits those that make files are denied.
    if (known !== undefined) await chmod(part, known.mode);
    signal.throwIfAborted();
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true });
    // Rather why it was given up than that it was.
    signal.throwIfAborted();
    throw error;
  }
}
