import { execFile } from 'node:child_process';
import { chmod, cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

// Sources of the package; its folder may hold older builds beside them.
const SOURCES = ['package.json', 'README.md', 'CHANGELOG.md', 'LICENSE', 'src'];
const PROJECTS = ['tsconfig.json', 'tsconfig.core.json', 'tsconfig.node.json'];

/** Builds the SDK from nothing but its sources, in a folder of its own, and packs it; the absolute path of the tarball. */
export async function packSdk(folder: string): Promise<string> {
  // npm runs in the scratch folder, where a relative path would mean another place.
  const target = resolve(folder);
  const scratch = await mkdtemp(join(tmpdir(), 'fairground-pack-'));
  try {
    const place = join(scratch, 'sdk');
    for (const name of [...SOURCES, ...PROJECTS])
      await cp(join(ROOT, 'sdk', name), join(place, name), { recursive: true });
    await symlink(join(ROOT, 'node_modules'), join(scratch, 'node_modules'));
    await run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-b'], { cwd: place });
    await chmod(join(place, 'dist/cli/main.js'), 0o755);
    const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', target];
    const { stdout } = await run('npm', args, { cwd: place });
    const [packed] = JSON.parse(stdout) as { filename: string }[];
    if (packed === undefined) throw new Error('npm pack made nothing');
    return join(target, packed.filename);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
