import { execFileSync } from 'node:child_process';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { existsSync } from 'node:fs';
import { bundleDocument } from '../generate/bundle.js';
import type { JsonObject } from '../generate/document.js';
import { findBreakingChanges } from './compare-documents.js';
import { mayBreak } from './may-break.js';
import { membersOf, textOf } from './read-schema.js';

const DOCUMENTS = ['events', 'features'];

/**
 * `tsx scripts/breaking/main.ts [--against COMMIT] [ROOT]`: compares `openapi/` with the last release (the last tag
 * `v…`) or a commit, and names what would break clients of it. Where there is no release yet, with where this branch began,
 * for information. The exit code is 0 where nothing breaks, where the document's version says that it does, and where
 * there is no release yet; 1 where something breaks; 2 where there is no such commit.
 */
async function main(root: string, against: string | undefined): Promise<number> {
  const base = against ?? git(root, ['describe', '--tags', '--match', 'v[0-9]*', '--abbrev=0']);
  if (base === undefined) return tellOfNoRelease(root);
  if (git(root, ['rev-parse', '--verify', '--quiet', `${base}^{commit}`]) === undefined) {
    console.error(`There is no commit ${base} in ${root}.`);
    return 2;
  }
  const outcomes = await compare(root, base);
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
  /** True if the version says that clients break. */
  readonly isTold: boolean;
  readonly version: string;
}

/** The documents that break clients. */
async function compare(root: string, base: string): Promise<Outcome[]> {
  const outcomes = await Promise.all(DOCUMENTS.map((name) => compareDocument(root, base, name)));
  return outcomes.filter((outcome) => outcome !== undefined);
}

async function compareDocument(root: string, base: string, name: string): Promise<Outcome | undefined> {
  const path = `openapi/${name}/openapi.yaml`;
  const before = await readReleased(root, base, name);
  if (before === undefined) return undefined;
  const after = existsSync(join(root, path)) ? (await bundleDocument(join(root, path))).content : {};
  const faults = findBreakingChanges(before, after);
  const version = versionOf(after);
  return faults.length === 0
    ? undefined
    : { path: `openapi/${name}`, faults, isTold: mayBreak(versionOf(before), version), version };
}

/** The document of a commit, which older commits have in one file. */
async function readReleased(root: string, base: string, name: string): Promise<JsonObject | undefined> {
  const show = (path: string): string | undefined => git(root, ['show', `${base}:${relative(root, path)}`]);
  const path = [`openapi/${name}/openapi.yaml`, `openapi/${name}.yaml`]
    .map((file) => join(root, file))
    .find((file) => show(file) !== undefined);
  if (path === undefined) return undefined;
  const { content } = await bundleDocument(path, (file) => {
    const text = show(file);
    return text === undefined
      ? Promise.reject(new Error(`${base} has no ${relative(root, file)}`))
      : Promise.resolve(text);
  });
  return content;
}

async function tellOfNoRelease(root: string): Promise<0> {
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
  const outcomes = await compare(root, base);
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

function versionOf(document: JsonObject): string {
  const { info } = document;
  return textOf(membersOf(info)['version'] ?? '');
}

const { values, positionals } = parseArgs({
  options: { against: { type: 'string' } },
  allowPositionals: true,
});
process.exitCode = await main(resolve(positionals[0] ?? '.'), values.against);
