import { access, cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from './sdk-program.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const PROGRAMS = join(ROOT, 'test/sdk/package/consumers');

// Dependencies of the package. They are packed from the installed ones, so that a test asks no registry.
const NEEDED = ['openapi-fetch', 'openapi-typescript-helpers'];

/** Tarballs, in a folder that is there, of what the package needs. */
export async function packNeeded(folder: string): Promise<string[]> {
  const paths = NEEDED.map((name) => join(ROOT, 'node_modules', name));
  const packed = await run(
    'npm',
    ['pack', ...paths, '--json', '--ignore-scripts', '--loglevel=error'],
    folder,
  );
  return (JSON.parse(packed) as { filename: string }[]).map(({ filename }) => join(folder, filename));
}

/**
 * A project of its own with packages installed from their tarballs, and some of our programs; its folder.
 *
 * @param type - of its modules that have no extension that tells.
 */
export async function makeConsumer(
  folder: string,
  tarballs: readonly string[],
  { type, programs }: { readonly type: 'module' | 'commonjs'; readonly programs: readonly string[] },
): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type }));
  for (const program of programs) await cp(join(PROGRAMS, program), join(folder, program));
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  await run('npm', ['install', '--offline', ...quiet, ...tarballs], folder);
  return folder;
}

/** Gives what a program writes; fails with all it has said where it does not end with 0. */
export async function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const home = process.env['HOME'];
  const all = { ...(home !== undefined && { HOME: home }), ...env };
  const { code, out, err } = await runProgram(command, args, { cwd, env: all });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${out}\n${err}`);
  return out;
}

/** A Node.js of that first version number: this one, or one that `scripts/setup test` has fetched. */
export async function nodeOf(major: string): Promise<string> {
  if (process.versions.node.split('.')[0] === major) return process.execPath;
  const name = `node-${process.platform}-${process.arch}`;
  const path = join(ROOT, 'var/test-nodes', major, 'node_modules', name, 'bin/node');
  await access(path).catch((error: unknown) => {
    throw new Error(`Node.js ${major} is not there: run scripts/setup test`, { cause: error });
  });
  return path;
}
