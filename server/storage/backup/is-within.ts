import { relative, resolve } from 'node:path';

/** True if `path` is `folder` or lies in it. */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(resolve(folder), resolve(path));
  return !(way === '..' || way.startsWith('../') || way.startsWith('/'));
}
