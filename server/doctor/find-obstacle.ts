import { constants, existsSync } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Returns the lowest existing parent of a missing folder if the folder cannot be made in it; `undefined` otherwise. */
export async function findObstacle(folder: string): Promise<string | undefined> {
  let above = dirname(folder);
  while (!existsSync(above)) above = dirname(above);
  try {
    if (!(await stat(above)).isDirectory()) return above;
    await access(above, constants.W_OK | constants.X_OK);
    return undefined;
  } catch {
    return above;
  }
}
