import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { expect } from 'chai';
import { startServer } from '../../../scripts/demo/server-process.js';
import { loadConfig } from '../../../server/config/config.js';
import { makeLoopbackAddress } from '../../support/servers/loopback-address.js';
import { readText, ROOT, settingsOf } from './deploy-file.js';

const FILE = 'scripts/deploy/Containerfile';
/** Where both stages work. */
const PLACE = '/opt/fairground/';

describe(FILE, () => {
  const text = readText(FILE);
  const [, build = '', image = ''] = text.split(/^FROM .*$/m);

  it('builds the image in two stages', () => {
    expect(text.match(/^FROM /gm)).to.have.length(2);
    expect(text.match(/^WORKDIR \/opt\/fairground$/gm)).to.have.length(2);
  });

  it('copies only existing files, and all that the build reads', () => {
    const copied = [...build.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '));
    for (const path of copied) expect(existsSync(join(ROOT, path)), path).to.equal(true);
    const { include } = JSON.parse(readText('tsconfig.json')) as { include: string[] };
    const { workspaces } = JSON.parse(readText('package.json')) as { workspaces: string[] };
    const needed = [
      ...include,
      ...workspaces,
      'tsconfig.json',
      'package.json',
      'package-lock.json',
      '.npmrc',
    ];
    expect(copied).to.include.members(needed);
    for (const [, script = ''] of build.matchAll(/npm run (\S+)/g)) {
      const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };
      expect(scripts).to.have.property(script);
    }
  });

  it('installs packages from files that are copied before', async function () {
    // Starts a process.
    this.timeout(300_000);
    const folder = await mkdtemp(join(tmpdir(), 'fairground-image-install-'));
    try {
      const [before = ''] = build.split(/^RUN npm ci /m);
      const copied = [...before.matchAll(/^COPY (.+) (\S+)$/gm)];
      // npm takes no notice of one that is missing, nor of what it needs.
      const { workspaces } = JSON.parse(readText('package.json')) as { workspaces: string[] };
      const paths = copied.flatMap(([, words = '']) => words.split(' '));
      expect(paths).to.include.members(workspaces.map((workspace) => `${workspace}/package.json`));
      for (const [, paths = '', to = ''] of copied)
        for (const path of paths.split(' ')) cpSync(join(ROOT, path), join(folder, to, basename(path)));
      const args = ['ci', '--dry-run', '--offline', '--ignore-scripts', '--no-audit', '--loglevel=error'];
      const { status, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
      expect({ status, stderr }).to.deep.equal({ status: 0, stderr: '' });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('installs the Debian packages of scripts/setup, on its release of Debian', () => {
    const setup = readText('scripts/setup');
    const installed = [
      ...text.matchAll(/apt-get install -y --no-install-recommends ([\w+. -]+?) *(?:\\|&&)/g),
    ];
    expect(installed).to.have.length(2);
    // Part of every Debian, named to be sure.
    const known = ['util-linux'];
    for (const name of installed.flatMap(([, names = '']) => names.trim().split(' ')))
      expect(
        known.includes(name) || new RegExp(`[' ]${name.replaceAll('+', '\\+')}[' ]`).test(setup),
        name,
      ).to.equal(true);
    expect(new Set(text.match(/(?<=^FROM \S+\/node:\d+-)[\w-]+/gm))).to.have.property('size', 1);
  });

  it('runs as a user other than root after all other steps', () => {
    const instructions = [...image.matchAll(/^([A-Z]+) (.*)$/gm)].map(([, word, rest]) => [word, rest]);
    const users = instructions.filter(([word]) => word === 'USER').map(([, name]) => name);
    expect(users).to.deep.equal(['node']);
    const after = instructions.slice(instructions.findIndex(([word]) => word === 'USER') + 1);
    expect(after.map(([word]) => word)).to.deep.equal(['EXPOSE', 'HEALTHCHECK', 'ENTRYPOINT', 'CMD']);
    // Folders that the server writes to belong to its user.
    const { databaseUrl, blobs } = loadConfig(settingsOf(text, /(FAIRGROUND_\w+)=(\S+)/g));
    const [, place = ''] = /^RUN mkdir (\S+) && chown node:node \1$/m.exec(image) ?? [];
    expect(instructions.filter(([word]) => word === 'VOLUME').map(([, path]) => path)).to.deep.equal([place]);
    expect([databaseUrl, blobs]).to.deep.equal([`sqlite:${place}`, `file:${place}/blobs`]);
  });

  it('installs all that the server needs, with a supported Node.js', () => {
    const setup = readText('scripts/setup');
    for (const name of ['gdal-bin', 'libsqlite3-mod-spatialite']) {
      expect(setup).to.contain(name);
      expect(image).to.contain(name);
    }
    const majors = [...text.matchAll(/^FROM \S+\/node:(\d+)-/gm)].map(([, major]) => Number(major));
    expect(majors).to.have.length(2);
    expect(Math.min(...majors)).to.be.at.least(22);
  });

  it('sets only known settings', () => {
    const settings = settingsOf(text, /(FAIRGROUND_\w+)=(\S+)/g);
    expect(loadConfig(settings)).to.include({ host: '0.0.0.0', drainSeconds: 5, blobs: 'file:/data/blobs' });
  });

  it('documents build and run with health check, public address and time to stop', () => {
    expect(text).to.match(/^# podman build --format docker .*HEALTHCHECK$/m);
    const [, run = ''] = /^# (podman run (?:.*\\\n)*.*)$/m.exec(text) ?? [];
    expect(run).to.match(/--stop-timeout \d+/);
    const { publicUrl } = loadConfig(settingsOf(`${image}\n${run}`, /(FAIRGROUND_\w+)=(\S+)/g));
    expect(run).to.contain(`-p ${new URL(publicUrl ?? '').port}:8080`);
  });

  it('builds an image that runs with only the copied files', async function () {
    // Starts processes.
    this.timeout(300_000);
    const folder = await mkdtemp(join(tmpdir(), 'fairground-image-root-'));
    try {
      for (const [, from = '', to = ''] of image.matchAll(/^COPY --from=build (\S+) (\S+)$/gm)) {
        expect(from.startsWith(PLACE), from).to.equal(true);
        const path = from.slice(PLACE.length);
        const target = join(folder, to.replace(/^\.\/$/, path));
        if (path === 'node_modules') linkPackages(target);
        else cpSync(join(ROOT, path), target, { recursive: true });
      }
      const [program, ...args] = wordsOf('ENTRYPOINT');
      expect(program).to.equal('node');
      const host = makeLoopbackAddress();
      const server = await startServer({
        nodeArgs: [],
        args: [
          ...args.map((word) => word.replace(/^dist\//, `${folder}/dist/`)),
          ...wordsOf('CMD'),
          '--host',
          host,
        ],
        env: {
          PATH: process.env['PATH'],
          TMPDIR: tmpdir(),
          ...settingsOf(image, /(FAIRGROUND_\w+|NODE_ENV)=(\S+)/g),
          FAIRGROUND_DATABASE_URL: `sqlite:${join(folder, 'data')}`,
          // No proxy has to turn to others first.
          FAIRGROUND_DRAIN: '0',
          // Packages are links: what they need must be in the image too, not where the links lead.
          NODE_OPTIONS: '--preserve-symlinks --preserve-symlinks-main',
        },
        onLine: () => undefined,
      });
      try {
        const [check, ...checked] = wordsOf('HEALTHCHECK [^\\[]*\\sCMD');
        const asked = checked.map((word) => word.replace('127.0.0.1', host));
        expect(asked.join(' ')).to.contain(`http://${host}:8080/health/ready`);
        const { status, stderr } = spawnSync(check ?? '', asked, { encoding: 'utf8' });
        expect({ status, stderr }).to.deep.equal({ status: 0, stderr: '' });
      } finally {
        await server.stop();
      }
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  function wordsOf(instruction: string): string[] {
    const [, list = '[]'] = new RegExp(`^${instruction} (\\[.*\\])$`, 'm').exec(image) ?? [];
    return JSON.parse(list) as string[];
  }
});

/** Links the packages that `npm prune --omit=dev` leaves. */
function linkPackages(target: string): void {
  const { packages } = JSON.parse(readText('package-lock.json')) as {
    packages: Record<string, { readonly dev?: true; readonly link?: true }>;
  };
  for (const [path, { dev, link }] of Object.entries(packages)) {
    const [, name = ''] = /^node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
    if (name === '' || dev === true || link === true || !existsSync(join(ROOT, path))) continue;
    mkdirSync(dirname(join(target, name)), { recursive: true });
    symlinkSync(join(ROOT, path), join(target, name));
  }
  expect(readdirSync(target)).to.include('pino').and.not.include('mocha');
}
