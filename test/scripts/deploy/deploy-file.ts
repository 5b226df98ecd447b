import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the program is. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** @param path - below `ROOT`. */
export function readText(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** Returns the settings of a file, by a pattern of names and values. */
export function settingsOf(text: string, pattern: RegExp): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(pattern)].map(([, name = '', value = '']) => [name, value] as const),
  );
}
