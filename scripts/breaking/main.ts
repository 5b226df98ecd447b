import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { isJsonObject, type JsonObject } from '../generate/document.js';
import { findBreakingChanges } from './compare-documents.js';
import { mayBreak } from './may-break.js';
import { membersOf, textOf } from './read-schema.js';

const DOCUMENTS = ['events', 'features'];

/**
 * `tsx scripts/breaking/main.ts [--against COMMIT] [ROOT]`: compares `openapi/*.yaml` with the last release (the last tag
 * `v…`) or a commit, and names what would break clients of it. The exit code is 0 where nothing breaks, where the
 * document's version says that it does, and where there is no release yet; 1 where something breaks; 2 where there is no
 * such commit.
 */
function main(root: string, against: string | undefined): number {
  const base = against ?? git(root, ['describe', '--tags', '--match', 'v[0-9]*', '--abbrev=0']);
  if (base === undefined) return tellOfNoRelease(root);
  if (git(root, ['rev-parse', '--verify', '--quiet', `${base}^{commit}`]) === undefined) {
    console.error(`There is no commit ${base} in ${root}.`);
    return 2;
  }
  const outcomes = DOCUMENTS.map((name) => compare(root, base, `openapi/${name}.yaml`));
  if (outcomes.every((outcome) => outcome === 'same')) console.log(`Nothing breaks clients of ${base}.`);
  return outcomes.includes('broken') ? 1 : 0;
}

function compare(root: string, base: string, path: string): 'same' | 'told' | 'broken' {
  const released = git(root, ['show', `${base}:${path}`]);
  if (released === undefined) return 'same';
  const before = read(released);
  const after = read(readFileSync(join(root, path), 'utf8'));
  const faults = findBreakingChanges(before, after);
  if (faults.length === 0) return 'same';
  const isTold = mayBreak(versionOf(before), versionOf(after));
  console.log(`${path} breaks clients of ${base}${isTold ? ', as its version says' : ''}:`);
  for (const fault of faults) console.log(`  ${fault}`);
  if (isTold) return 'told';
  console.log(
    `  If it must be: raise info.version, which is ${versionOf(after)}, and say so in CHANGELOG.md.`,
  );
  return 'broken';
}

function tellOfNoRelease(root: string): 0 {
  const isShallow = git(root, ['rev-parse', '--is-shallow-repository']);
  if (isShallow === undefined) console.log(`${root} is no git repository: nothing is compared.`);
  else {
    console.log(
      'No release is tagged yet (v…): there is nothing that a change could break, and nothing is compared.',
    );
    if (isShallow === 'true')
      console.log('This clone is shallow, and may lack the tags: git fetch --tags --unshallow');
    console.log('To compare with any commit: npm run breaking -- --against COMMIT');
  }
  return 0;
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

const { values, positionals } = parseArgs({
  options: { against: { type: 'string' } },
  allowPositionals: true,
});
process.exitCode = main(positionals[0] ?? process.cwd(), values.against);
