import { expect } from 'chai';
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DATABASE_KINDS, makeTestPlace } from '../support/databases/databases.js';
import { freePort } from '../support/servers/free-port.js';
import { programArguments } from '../support/typescript.js';

const run = promisify(execFile);
const DEMO = programArguments('scripts/demo/main.ts');
const SERVER = programArguments('server/main.ts');

for (const kind of DATABASE_KINDS) {
  describe(`the demo of scripts/start (${kind})`, function () {
    this.timeout(300_000);

    let folder: string;
    let env: NodeJS.ProcessEnv;
    let drop: () => Promise<void>;

    before(async () => {
      const place = await makeTestPlace(kind);
      folder = await mkdtemp(join(tmpdir(), 'fairground-demo-'));
      env = { ...process.env, FAIRGROUND_DATABASE_URL: place.url, FAIRGROUND_PORT: '0' };
      drop = async () => {
        await place.drop();
        await rm(folder, { recursive: true, force: true });
      };
    });
    after(() => drop());

    const demonstrateOnce = (): Promise<{ stdout: string }> =>
      run(process.execPath, [...DEMO, '--once', '--places', '1000'], { cwd: folder, env });

    it('ends with 0 when every count is right', async () => {
      const { stdout } = await demonstrateOnce();
      expect(stdout).to.match(/appended 1,000 places in [\d.]+ s \([\d,]+ features\/s/);
      expect(stdout).to.match(
        /updated 1,000 places in [\d.]+ s \([\d,]+ features\/s, upload included\), 0 duplicates/,
      );
      expect(stdout).to.contain('Lantern walk, Harbour Hall');
      expect(stdout).to.contain('every count is right');
    });

    it('runs the demo again as the same administrator, without doubling anything', async () => {
      const kept = await readFile(join(folder, 'var/demo-administrator.json'), 'utf8');
      const { stdout } = await demonstrateOnce();
      expect(stdout).to.contain('every count is right').and.not.contain('made the administrator');
      expect(await readFile(join(folder, 'var/demo-administrator.json'), 'utf8')).to.equal(kept);
    });

    // Users are kept alike in both.
    if (kind === 'sqlite') {
      it('creates another administrator when the password of the stored one has changed', async () => {
        await run(process.execPath, [...SERVER, 'user', 'reset', 'admin'], {
          cwd: folder,
          env,
        });
        const { stdout } = await demonstrateOnce();
        expect(stdout).to.contain('made the administrator demo').and.contain('every count is right');
      });
    }

    it('serves until it is stopped, with the settings of `.env`', async () => {
      const port = String(await freePort());
      await writeFile(join(folder, '.env'), `FAIRGROUND_PORT=${port}\n`);
      // Variables that are undefined are not handed on.
      const demo = spawn(process.execPath, [...DEMO, '--places', '50'], {
        cwd: folder,
        env: { ...env, FAIRGROUND_PORT: undefined },
      });
      const exited = once(demo, 'exit');
      const printed = await printedBefore(demo, 'Ctrl-C stops it');
      const pages = printed.match(/http:\S+/g) ?? [];
      const layer = pages.find((address) => /\/FeatureServer\/\d+$/.test(address));
      if (layer === undefined) throw new Error(`no layer in ${printed}`);
      for (const page of pages) {
        expect(new URL(page).port).to.equal(port);
        const shown = await fetch(page, { headers: { accept: 'text/html' } });
        expect(shown.status, page).to.equal(200);
        expect(shown.headers.get('content-type'), page).to.match(/^text\/html/);
      }
      expect(pages).to.have.length.of.at.least(4);
      const reply = await fetch(`${layer}/query?where=1%3D1&returnCountOnly=true&f=json`);
      expect(await reply.json()).to.deep.equal({ count: 50 });
      demo.kill('SIGINT');
      expect(await exited).to.deep.equal([0, null]);
      expect(await fetch(layer).catch(() => 'gone')).to.equal('gone');
    });
  });
}

/** Returns the output of a process up to the given text. */
function printedBefore(child: ChildProcess, text: string): Promise<string> {
  let printed = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes(text)) resolve(printed);
    });
    child.once('exit', () => reject(new Error(`the process ended before it printed ${text}: ${printed}`)));
  });
}
