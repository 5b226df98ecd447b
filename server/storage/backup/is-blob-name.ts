/** Where a file system that is mounted there puts what it has saved of itself; only the system may look into it. */
export function isOfFileSystem(name: string): boolean {
  return name === 'lost+found';
}

/**
 * Whether something in a folder of blobs may be theirs: what begins with a dot is half written or not in place yet, and
 * a folder that is a disk of its own has more.
 */
export function isBlobName(name: string): boolean {
  return !name.startsWith('.') && !isOfFileSystem(name);
}
