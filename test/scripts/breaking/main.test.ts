import { expect } from 'chai';
import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programArguments } from '../../support/typescript.js';
import { runProgram } from '../../support/sdk-program.js';

function document(version: string, paths: readonly string[]): string {
  const items = paths.map((path) => `  ${path}:\n    get: { operationId: a, responses: { '200': {} } }\n`);
  return `openapi: 3.1.0\ninfo: { title: T, version: ${version} }\npaths:\n${items.join('')}`;
}

describe('the check for breaking changes', function () {
  this.timeout(300_000);

  let root: string;

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'fairground-breaking-'));
    await mkdir(join(root, 'openapi'));
    await write('1.0.0', ['/a', '/b']);
    git('init', '-q');
    commit();
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  async function write(version: string, paths: readonly string[]): Promise<void> {
    await writeFile(join(root, 'openapi/events.yaml'), document(version, paths));
    await writeFile(join(root, 'openapi/features.yaml'), document('1.0.0', ['/c']));
  }

  function git(...args: string[]): void {
    const who = ['-c', 'user.name=t', '-c', 'user.email=t@example.org', '-c', 'commit.gpgsign=false'];
    execFileSync('git', [...who, ...args], { cwd: root, stdio: 'ignore' });
  }

  function commit(): void {
    git('add', '.');
    git('commit', '-qm', 'x');
  }

  const check = () => runProgram(process.execPath, [...programArguments('scripts/breaking/main.ts'), root]);

  it('has nothing to compare with before the first release', async () => {
    const { code, out } = await check();
    expect(code).to.equal(0);
    expect(out).to.contain('No release is tagged yet');
  });

  it('compares with the last release, not with what came after it', async () => {
    git('tag', 'v0.1.0');
    await write('1.0.0', ['/a', '/b', '/d']);
    commit();
    await write('1.0.0', ['/a', '/b']);
    expect((await check()).code).to.equal(0);
    await write('1.0.1', ['/a']);
    const { code, out } = await check();
    expect(code).to.equal(1);
    expect(out).to.contain('openapi/events.yaml breaks clients of v0.1.0:\n  GET /b: is gone\n');
  });

  it('lets a version break clients that says so', async () => {
    git('tag', 'v0.1.0');
    await write('2.0.0', ['/a']);
    const { code, out } = await check();
    expect(code).to.equal(0);
    expect(out).to.contain('breaks clients of v0.1.0, as its version says:\n  GET /b: is gone\n');
  });
});
