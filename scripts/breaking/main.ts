import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
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
 * `v…`) or a commit, and names what would break clients of it. Where there is no release yet, with where this branch began,
 * for information. The exit code is 0 where nothing breaks, where the document's version says that it does, and where
 * there is no release yet; 1 where something breaks; 2 where there is no such commit.
 */
function main(root: string, against: string | undefined): number {
  const base = against ?? git(root, ['describe', '--tags', '--match', 'v[0-9]*', '--abbrev=0']);
  if (base === undefined) return tellOfNoRelease(root);
  if (git(root, ['rev-parse', '--verify', '--quiet', `${base}^{commit}`]) === undefined) {
    console.error(`There is no commit ${base} in ${root}.`);
    return 2;
  }
  const outcomes = compare(root, base);
  for (const { path, faults, isTold, version } of outcomes) {
    console.log(`${path} breaks clients of ${base}${isTold ? ', as its version says' : ''}:`);
    for (const fault of faults) console.log(`  ${fault}`);
    if (!isTold)
      console.log(`  If it must be: raise info.version, which is ${version}, and say so in CHANGELOG.md.`);
  }
  if (outcomes.length === 0) console.log(`Nothing breaks clients of ${base}.`);
  return outcomes.every(({ isTold }) => isTold) ? 0 : 1;
}

interface Outcome {
  readonly path: string;
  readonly faults: readonly string[];
  /** Whether the version says that clients break. */
  readonly isTold: boolean;
  readonly version: string;
}

/** The documents that break clients. */
function compare(root: string, base: string): Outcome[] {
  return DOCUMENTS.flatMap((name) => {
    const path = `openapi/${name}.yaml`;
    const released = git(root, ['show', `${base}:${path}`]);
    if (released === undefined) return [];
    const before = read(released);
    const after = existsSync(join(root, path)) ? read(readFileSync(join(root, path), 'utf8')) : {};
    const faults = findBreakingChanges(before, after);
    const version = versionOf(after);
    return faults.length === 0
      ? []
      : [{ path, faults, isTold: mayBreak(versionOf(before), version), version }];
  });
}

function tellOfNoRelease(root: string): 0 {
  const isShallow = git(root, ['rev-parse', '--is-shallow-repository']);
  const base = git(root, ['merge-base', 'HEAD', 'origin/HEAD']) ?? git(root, ['rev-parse', 'HEAD']);
  if (isShallow === undefined || base === undefined) {
    console.log(`${root} is no git repository with a commit: nothing is compared.`);
    return 0;
  }
  console.log('No release is tagged yet (v…): there are no clients that a change could break.');
  if (isShallow === 'true')
    console.log('This clone is shallow, and may lack the tags: git fetch --tags --unshallow');
  const commit = base.slice(0, 10);
  const outcomes = compare(root, base);
  console.log(
    outcomes.length === 0
      ? `Compared with ${commit}, where this branch began, in place of one: nothing would break.`
      : `Compared with ${commit}, where this branch began, in place of one, this would break:`,
  );
  for (const { path, faults } of outcomes) for (const fault of faults) console.log(`  ${path}: ${fault}`);
  console.log('To compare with any commit: npm run breaking -- --against COMMIT');
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
