import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isJsonObject, type JsonObject } from '../generate/document.js';
import { findBreakingChanges } from './compare-documents.js';
import { membersOf, textOf } from './compare-schemas.js';
import { mayBreak } from './may-break.js';

const DOCUMENTS = ['events', 'features'];

/**
 * `tsx scripts/breaking/main.ts [ROOT]`: compares `openapi/*.yaml` with the last release (the last tag `v…`), names what
 * would break clients of it, and exits with 1 when there is such a thing and the document's version does not say so.
 */
function main(root: string): number {
  const tag = git(root, ['describe', '--tags', '--match', 'v[0-9]*', '--abbrev=0']);
  if (tag === undefined) {
    console.log('No release is tagged yet: there is nothing that a change could break.');
    return 0;
  }
  let exitCode = 0;
  for (const name of DOCUMENTS) {
    const path = `openapi/${name}.yaml`;
    const released = git(root, ['show', `${tag}:${path}`]);
    if (released === undefined) continue;
    const before = read(released);
    const after = read(readFileSync(join(root, path), 'utf8'));
    const faults = findBreakingChanges(before, after);
    if (faults.length === 0) continue;
    const isTold = mayBreak(versionOf(before), versionOf(after));
    console.log(`${path} breaks clients of ${tag}${isTold ? ', as its version says' : ''}:`);
    for (const fault of faults) console.log(`  ${fault}`);
    if (!isTold) {
      console.log(
        `  If it must be: raise info.version, which is ${versionOf(after)}, and say so in CHANGELOG.md.`,
      );
      exitCode = 1;
    }
  }
  return exitCode;
}

function git(root: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', [...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 64 * 1024 * 1024,
    }).trim();
  } catch {
    return undefined;
  }
}

function read(text: string): JsonObject {
  const content: unknown = parse(text);
  return isJsonObject(content) ? content : {};
}

function versionOf(document: JsonObject): string {
  const { info } = document;
  return textOf(membersOf(info)['version'] ?? '');
}

process.exitCode = main(process.argv[2] ?? process.cwd());
