import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A temporary folder with source files. */
export interface SourceTree {
  readonly root: string;
  write(files: Readonly<Record<string, string>>): Promise<void>;
  drop(): Promise<void>;
}

/** Makes a folder with these files: their texts by their paths. */
export async function makeSourceTree(files: Readonly<Record<string, string>> = {}): Promise<SourceTree> {
  const root = await mkdtemp(join(tmpdir(), 'fairground-lint-'));
  const write = async (more: Readonly<Record<string, string>>): Promise<void> => {
    for (const [path, text] of Object.entries(more)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
  };
  await write(files);
  return { root, write, drop: () => rm(root, { recursive: true, force: true }) };
}

/** Runs a rule on a tree with these files. */
export async function withSourceTree<Result>(
  files: Readonly<Record<string, string>>,
  run: (root: string) => Result | Promise<Result>,
): Promise<Result> {
  const tree = await makeSourceTree(files);
  try {
    return await run(tree.root);
  } finally {
    await tree.drop();
  }
}
