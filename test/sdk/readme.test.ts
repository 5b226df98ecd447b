import { expect } from 'chai';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { startTestServer, type TestServer } from '../support/server-process.js';
import { WITH_TYPESCRIPT } from '../support/typescript.js';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

describe('the SDK’s README', function () {
  this.timeout(300_000);

  let server: TestServer;
  let folder: string;
  let password: string;

  before(async () => {
    server = await startTestServer('sqlite');
    ({ password } = await server.addUser('ada', 'administrator'));
    folder = await mkdtemp(join(tmpdir(), 'fairground-readme-'));
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const readme = await readFile(join(ROOT, 'sdk/README.md'), 'utf8');
    const snippets = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, snippet]) => snippet);
    await writeFile(
      join(folder, 'readme.mts'),
      snippets.join('\n').replace('https://example.org', server.url),
    );
  });

  after(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('has snippets that compile under strict rules', async () => {
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const options = [
      '--noEmit',
      '--strict',
      '--noUncheckedIndexedAccess',
      '--module',
      'nodenext',
      '--target',
      'es2022',
    ];
    await run(process.execPath, [tsc, ...options, '--types', 'node', 'readme.mts'], { cwd: folder });
  });

  it('has snippets that do what they say', async () => {
    const env = { ...process.env, ADA_PASSWORD: password };
    const args = [...WITH_TYPESCRIPT, 'readme.mts'];
    const { stdout } = await run(process.execPath, args, { cwd: folder, env });
    const lines = stdout.split('\n');
    expect(lines).to.include.members(['ada', '2 inserted', '1 updated', 'NOBGO', '1', 'Lantern walk']);
    expect(lines).to.include('Free 2031-11-05 17:00:00');
    expect(stdout).to.match(/depht/);
  });
});
