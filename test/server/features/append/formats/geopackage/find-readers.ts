import { readFileSync } from 'node:fs';

/** Ids of the running readers of GeoPackages that a process has started. */
export function findReaders(parent = process.pid): number[] {
  const self = String(parent);
  const children = readFileSync(`/proc/${self}/task/${self}/children`, 'utf8').split(' ').filter(Boolean);
  return children.map(Number).filter(isReading);
}

/** False, too, once it is dead, even if nobody has buried it yet. */
export function isReading(pid: number): boolean {
  try {
    return readFileSync(`/proc/${String(pid)}/cmdline`, 'utf8').includes('reader-process');
  } catch {
    return false;
  }
}
