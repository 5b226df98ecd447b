/** Where a file system that is mounted there puts what it has saved of itself; only the system may look into it. */
export function isOfFileSystem(name: string): boolean {
  return name === 'lost+found';
}

/**
 * True if a name in a blob folder can be a blob's. A leading dot marks a blob that is half written, and file systems
 * keep entries of their own in their root.
 */
export function isBlobName(name: string): boolean {
  return !name.startsWith('.') && !isOfFileSystem(name);
}
