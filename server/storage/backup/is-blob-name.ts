/** Returns true for a folder in which a mounted file system keeps recovered files; only the system may read it. */
export function isOfFileSystem(name: string): boolean {
  return name === 'lost+found';
}

/**
 * Returns true if a name in a blob folder can be that of a blob.
 *
 * A leading dot marks an incomplete blob, and file systems keep their own entries in their root.
 */
export function isBlobName(name: string): boolean {
  return !name.startsWith('.') && !isOfFileSystem(name);
}
