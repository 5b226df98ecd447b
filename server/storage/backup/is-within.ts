import { relative, resolve } from 'node:path';

/** Returns true if `path` is `folder` or inside it. */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(resolve(folder), resolve(path));
  return !(way === '..' || way.startsWith('../') || way.startsWith('/'));
}
