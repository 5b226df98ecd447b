import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Finding } from './finding.js';
import { listFiles } from './source-files.js';

const TREES = ['openapi', 'scripts', 'sdk', 'server', 'test'];
const LOOSE_DOCUMENTS = ['CONTRIBUTING.md', 'README.md'];

/** Names of scripts of `package.json`. */
const RUN = /\bnpm run (?:(?:-s|--silent) )?([\w:-]+)/g;

/** Quoted paths below a tree of this project, without placeholders. */
const PATH = new RegExp(`\`((?:${TREES.join('|')})/[\\w./-]+)\``, 'g');

/** Finds names in Markdown of scripts that `package.json` lacks, and of files that do not exist. Change logs are left out. */
export function findUnknownNames(root: string): Finding[] {
  const scripts = readScripts(root);
  const loose = LOOSE_DOCUMENTS.filter((path) => existsSync(join(root, path)));
  const documents = listFiles(root, TREES).filter(
    (path) => path.endsWith('.md') && !path.includes('CHANGELOG'),
  );
  return [...loose, ...documents].flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8');
    const commands = namesIn(text, RUN).filter((name) => !scripts.has(name));
    const files = namesIn(text, PATH).filter((name) => !isFile(root, path, name));
    return [
      ...commands.map((name) => ({
        subject: `${path}: ${name}`,
        message: `${path} names the script ${name}, which package.json does not have.`,
      })),
      ...files.map((name) => ({
        subject: `${path}: ${name}`,
        message: `${path} names ${name}, which does not exist.`,
      })),
    ];
  });
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))];
}

/** True if a path exists from the root or from the folder of the document. */
function isFile(root: string, document: string, path: string): boolean {
  return existsSync(join(root, path)) || existsSync(join(root, dirname(document), path));
}

function readScripts(root: string): Set<string> {
  const path = join(root, 'package.json');
  if (!existsSync(path)) return new Set();
  const { scripts = {} } = JSON.parse(readFileSync(path, 'utf8')) as { scripts?: Record<string, string> };
  return new Set(Object.keys(scripts));
}
