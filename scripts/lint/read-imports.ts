import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

/** An import of one file of the project by another. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/**
 * Reads which of the files import which, by `import`, `export … from`, `import()` and types. Imports of packages and of
 * files that are not among these are left out.
 */
export function readImports(root: string, files: readonly string[]): Import[] {
  const known = new Set(files);
  return files.filter(isScript).flatMap((from) => {
    const text = readFileSync(join(root, from), 'utf8');
    const targets = ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);
    const found = targets.flatMap((name) => resolveImport(from, name, known) ?? []);
    return [...new Set(found)].map((to) => ({ from, to }));
  });
}

function isScript(path: string): boolean {
  return /\.[cm]?[jt]s$/.test(path);
}

/** Resolves a relative name; a name that ends in `.js` may stand for a file that ends in `.ts`. */
function resolveImport(from: string, name: string, known: ReadonlySet<string>): string | undefined {
  if (!/^\.\.?\//.test(name)) return undefined;
  const path = posix.join(posix.dirname(from), name);
  return [path.replace(/js$/, 'ts'), path].find((candidate) => known.has(candidate));
}
