import { constants, existsSync } from 'node:fs';
import { access, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** What keeps a folder that is not there from being made, with those above it: the lowest that is there, if it is none to write to. */
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
