import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emitGuide } from './emit/guide.js';
import type { Files } from './files.js';
import { readGuide, renderGuide } from './guide.js';

/**
 * Makes a module of each `openapi/<name>/GUIDE.md` of the checkout at `root`, by path from there.
 *
 * @throws {GuideFault} at the first fault of a guide.
 */
export async function makeGuides(root: string, names: readonly string[]): Promise<Files> {
  const guides = await Promise.all(
    names.map(async (name) =>
      readGuide(name, await readFile(join(root, 'openapi', name, 'GUIDE.md'), 'utf8')),
    ),
  );
  return new Map(
    guides.map((guide) => [
      `server/generated/${guide.name}/guide.ts`,
      emitGuide(guide, renderGuide(guide, guides)),
    ]),
  );
}
