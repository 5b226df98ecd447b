import type { Finding } from './finding.js';
import type { Import } from './read-imports.js';
import { readImports } from './read-imports.js';
import { folderOf, listFiles } from './source-files.js';

const TREES = ['server', 'sdk/src'];

/** Finds the pairs of folders whose files import each other. A folder and its subfolder are two folders. */
export function findFolderPairs(root: string): Finding[] {
  return TREES.flatMap((tree) => pairsOf(readImports(root, listFiles(root, [tree]))).map(describePair));
}

interface FolderPair {
  readonly folders: readonly [string, string];
  /** Number of imports in the direction that has more of them. */
  readonly forth: number;
  /** Imports in the direction that has fewer of them. */
  readonly back: readonly Import[];
}

function pairsOf(imports: readonly Import[]): FolderPair[] {
  const byArrow = new Map<string, Import[]>();
  for (const one of imports) {
    const arrow = arrowOf(folderOf(one.from), folderOf(one.to));
    byArrow.set(arrow, [...(byArrow.get(arrow) ?? []), one]);
  }
  return [...byArrow].flatMap(([arrow, forth]) => {
    const [from = '', to = ''] = arrow.split(' ');
    const back = from < to ? byArrow.get(arrowOf(to, from)) : undefined;
    if (back === undefined) return [];
    const [more, fewer] = forth.length < back.length ? [back, forth] : [forth, back];
    return [{ folders: [from, to], forth: more.length, back: fewer }];
  });
}

function arrowOf(from: string, to: string): string {
  return `${from} ${to}`;
}

function describePair({ folders, forth, back }: FolderPair): Finding {
  const subject = folders.join(' ↔ ');
  const counts = `${String(forth)} imports one way, ${String(back.length)} the other`;
  const lines = back.map(({ from, to }) => `\n    ${from} → ${to}`);
  return { subject, message: `${subject} import each other (${counts}):${lines.join('')}` };
}
