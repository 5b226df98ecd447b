import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { Finding } from './finding.js';
import { listFiles } from './source-files.js';

const TREES = ['server', 'sdk', 'scripts', 'test', 'openapi'];

/** Openings that put the defined term last, where a verb or a noun belongs. */
const BANNED = '(?:What|Of|Whether|The same|So many|Who)\\b';

const OPENING = new RegExp(`^${BANNED}`);

/** Signs that begin a comment, by the ending of the file. */
const SIGNS = [
  { files: /\.(?:[cm]?[jt]s|css)$/, sign: '(?:/\\*\\*?|//)' },
  { files: /\.(?:ya?ml|py|sh)$/, sign: '#' },
];

/** Finds comments, and descriptions of OpenAPI documents, that begin with one of the banned openings. */
export function findBannedOpenings(root: string): Finding[] {
  return TREES.flatMap((tree) =>
    listFiles(root, [tree]).flatMap((path) => {
      const found = SIGNS.filter(({ files }) => files.test(path)).map(({ sign }) => sign);
      if (found.length === 0) return [];
      const text = readFileSync(join(root, path), 'utf8');
      const openings = found.flatMap((sign) => openingsOfComments(text, sign));
      if (tree === 'openapi') openings.push(...openingsOfDescriptions(text));
      return openings.map(({ line, words }) => ({
        subject: `${path}:${String(line)}`,
        message: `${path}:${String(line)} begins with “${words}”: begin with a verb or a noun.`,
      }));
    }),
  );
}

interface Opening {
  readonly line: number;
  readonly words: string;
}

function openingsOfComments(text: string, sign: string): Opening[] {
  const begins = new RegExp(`(?:^|\\s)${sign}\\s+(${BANNED})`);
  const continues = new RegExp(`^\\s*${sign}`);
  const isOpen = /^\s*\/\*\*?\s*$/;
  const inBlock = new RegExp(`^\\s*\\*?\\s*(${BANNED})`);
  const lines = text.split('\n');
  return lines.flatMap((line, index) => {
    const before = lines[index - 1] ?? '';
    // A line comment below another one continues it.
    const isContinued = continues.test(line) && continues.test(before) && !before.includes('*/');
    const words = isOpen.test(before)
      ? inBlock.exec(line)?.[1]
      : isContinued
        ? undefined
        : begins.exec(line)?.[1];
    return words === undefined ? [] : [{ line: index + 1, words }];
  });
}

const DESCRIPTIONS = new Set(['description', 'summary']);

/** Keys below which descriptions are data. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const']);

function openingsOfDescriptions(text: string): Opening[] {
  const lineCounter = new LineCounter();
  const found: Opening[] = [];
  visit(parseDocument(text, { lineCounter }), {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || typeof key.value !== 'string') return undefined;
      if (DATA.has(key.value)) return visit.SKIP;
      if (!DESCRIPTIONS.has(key.value) || !isScalar(value) || typeof value.value !== 'string')
        return undefined;
      const words = OPENING.exec(value.value)?.[0];
      if (words !== undefined) found.push({ line: lineCounter.linePos(value.range?.[0] ?? 0).line, words });
      return undefined;
    },
  });
  return found;
}
