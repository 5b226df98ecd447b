// @needs build: its programs import the package that was built.
import { expect } from 'chai';
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { roleIn } from '../support/clients/sdk-readme.js';
import { runProgram, sdkProgram } from '../support/clients/sdk-program.js';
import { startTestServer, type TestServer } from '../support/servers/server-process.js';
import { WITH_TYPESCRIPT } from '../support/typescript.js';

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

describe('the SDK’s README', function () {
  this.timeout(300_000);

  let server: TestServer;
  let folder: string;
  let password: string;
  let commands: readonly string[];

  before(async () => {
    server = await startTestServer('sqlite');
    const readme = await readFile(join(ROOT, 'sdk/README.md'), 'utf8');
    ({ password } = await server.addUser('ada', roleIn(readme)));
    folder = await mkdtemp(join(tmpdir(), 'fairground-readme-'));
    await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
    const snippets = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, snippet]) => snippet);
    await writeFile(
      join(folder, 'readme.mts'),
      snippets.join('\n').replaceAll('https://example.org', server.url),
    );
    await writeFile(join(folder, 'harbours.csv'), 'code,depth,lon,lat\nNOBGO,11.5,5.32,60.4\n');
    commands = [...readme.matchAll(/^```sh\n(.*?)^```$/gms)]
      .flatMap(([, block = '']) => block.trim().split('\n'))
      .filter((line) => line !== 'npm install @fairground/sdk')
      .map((line) => line.replaceAll('https://example.org', server.url));
  });

  after(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('compiles the snippets of the README under strict rules', async () => {
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const options = [
      '--noEmit',
      // TypeScript's own libraries, which take a good part of the time to check.
      '--skipDefaultLibCheck',
      '--strict',
      '--noUncheckedIndexedAccess',
      '--module',
      'nodenext',
      '--target',
      'es2022',
    ];
    await run(process.execPath, [tsc, ...options, '--types', 'node', 'readme.mts'], { cwd: folder });
  });

  it('runs the snippets of the README with their stated results', async () => {
    const env = { ...process.env, ADA_PASSWORD: password };
    const args = [...WITH_TYPESCRIPT, 'readme.mts'];
    const { stdout, stderr } = await run(process.execPath, args, { cwd: folder, env });
    expect(stderr).to.match(/^GET http/m);
    const lines = stdout.split('\n');
    expect(lines).to.include.members(['ada', '2 inserted', '1 updated', 'NOBGO', '1', 'Lantern walk']);
    expect(lines).to.include('Free 2031-11-05 17:00:00');
    expect(stdout).to.match(/depht/);
    expect(lines).to.include.members([
      '1 inserted, 1 refused',
      'deepest 12',
      'true',
      '1 deep',
      'answered 200',
      '1 published',
      '1 unchanged Lantern walk',
      'Fairground true',
    ]);
    expect(stdout).to.match(/^2 depth /m);
  });

  it('runs the commands of the README with their stated results', async () => {
    const env = {
      FAIRGROUND_USERNAME: 'ada',
      FAIRGROUND_PASSWORD: password,
      LAYER: `${server.url}/rest/services/Harbours/FeatureServer/0`,
    };
    const program = [process.execPath, ...sdkProgram()].map((word) => `'${word}'`).join(' ');
    const outputs: string[] = [];
    for (const command of commands) {
      const line = command.replace('npx @fairground/sdk', program);
      const { code, out, err } = await runProgram('sh', ['-c', line], { env, cwd: folder });
      expect(code, `${command}: ${err}`).to.equal(0);
      outputs.push(out);
    }
    const [append, dryRun, analysis, jobs, events] = outputs;
    expect(append).to.equal('✓ 0 inserted, 1 updated, 0 refused\n');
    expect(JSON.parse(dryRun ?? '')).to.include({ dryRun: true, updateCount: 1 });
    expect(analysis).to.contain('coordinates: lon, lat');
    expect(jobs).to.match(/Completed/);
    expect(events).to.contain('Lantern walk, Harbour Hall');
    expect(await readFile(join(folder, 'events.ics'), 'utf8')).to.match(/^BEGIN:VCALENDAR/);
  });
});
