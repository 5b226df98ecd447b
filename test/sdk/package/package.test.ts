import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { expect } from 'chai';
import { build, type Plugin, stop } from 'esbuild';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { publint } from 'publint';
import { packSdk } from '../../../scripts/package/pack-sdk.js';
import { openPage, startBrowser } from '../../support/clients/browser.js';
import { answerText, startHttpServer } from '../../support/servers/http-server.js';
import { makeConsumer, nodeOf, packNeeded, run } from '../../support/clients/sdk-consumer.js';
import { roleIn } from '../../support/clients/sdk-readme.js';
import { startTestServer, type TestServer } from '../../support/servers/server-process.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');

/** Limit of the whole default entry with what it loads at once, bundled, minified and compressed. */
const MAX_CORE_BYTES = 15_000;

/** Limit of that and what is loaded when it is needed. */
const MAX_ALL_BYTES = 18_000;

/** Limit of the events half. */
const MAX_HALF_BYTES = 9_000;

describe('the package that is published', function () {
  this.timeout(300_000);

  let folder: string;
  let tarball: string;
  /** With those of the packages that it needs. */
  let tarballs: readonly string[];
  let server: TestServer;
  let password: string;
  let readme: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairground-package-'));
    // Relative, as `npm run pack:sdk` gives it.
    tarball = await packSdk(relative(process.cwd(), folder));
    tarballs = [...(await packNeeded(folder)), tarball];
    server = await startTestServer('sqlite', { FAIRGROUND_CORS_ORIGINS: '*' });
    readme = await readFile(join(ROOT, 'sdk/README.md'), 'utf8');
    ({ password } = await server.addUser('ada', roleIn(readme)));
  });
  after(async () => {
    await server.stop();
    await stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('contains the built sources and their description only', async () => {
    const paths = (await run('tar', ['-tzf', tarball], folder)).trim().split('\n');
    const others = paths.filter((path) => !/^package\/dist\/[\w/-]+(\.js|\.d\.ts)$/.test(path));
    expect(others.sort()).to.deep.equal([
      'package/CHANGELOG.md',
      'package/LICENSE',
      'package/README.md',
      'package/package.json',
    ]);
    const sources = await run('find', ['.', '-name', '*.ts'], join(ROOT, 'sdk/src'));
    expect(paths.length - others.length).to.equal(2 * sources.trim().split('\n').length);
  });

  it('states its version in the changelog, and in the README’s installation', async () => {
    const { version } = JSON.parse(await readFile(join(ROOT, 'sdk/package.json'), 'utf8')) as {
      version: string;
    };
    const changelog = await readFile(join(ROOT, 'sdk/CHANGELOG.md'), 'utf8');
    expect(/^## (\d+\.\d+\.\d+)/m.exec(changelog)?.[1]).to.equal(version);
    expect(readme).to.contain(`/var/fairground-sdk-${version}.tgz`);
  });

  it('passes publint', async () => {
    const bytes = await readFile(tarball);
    const { messages } = await publint({ pack: { tarball: new Uint8Array(bytes).buffer }, strict: true });
    expect(messages).to.deep.equal([]);
  });

  it('resolves to correct types in each way', async () => {
    const analysis = await checkPackage(
      createPackageFromTarballData(new Uint8Array(await readFile(tarball))),
    );
    if (analysis.types === false) throw new Error('there are no types');
    // Node.js has let CommonJS require such modules since 20.19. Resolution without `exports`, as compilers did it
    // before, is older than that.
    const problems = analysis.problems.filter(
      (problem) =>
        problem.kind !== 'CJSResolvesToESM' &&
        !('resolutionKind' in problem && problem.resolutionKind === 'node10'),
    );
    expect(problems).to.deep.equal([]);
  });

  describe('installed into an ESM project', () => {
    let project: string;

    before(async () => {
      project = await makeConsumer(join(folder, 'esm'), tarballs, {
        type: 'module',
        programs: ['append.mjs', 'browser.js'],
      });
    });

    for (const major of ['20', '22', '24']) {
      it(`appends a file, on Node.js ${major}`, async () => {
        const env = { SERVER: server.url, PASSWORD: password, NAME: `Module${major}` };
        const out = await run(await nodeOf(major), ['append.mjs'], project, env);
        expect(JSON.parse(out)).to.deep.equal({ insertCount: 2, count: 2, isRefused: true });
      });
    }

    it('installs the command', async () => {
      const npx = ['--offline', '@fairground/sdk', '--version'];
      expect(await run('npx', npx, project)).to.match(/^\d+\.\d+\.\d+\n$/);
    });

    /** Plugin that leaves out what is loaded when it is needed. */
    const AT_ONCE: Plugin = {
      name: 'at once',
      setup: (bundler) =>
        bundler.onResolve({ filter: /./ }, ({ kind, path }) =>
          kind === 'dynamic-import' ? { path, external: true } : undefined,
        ),
    };

    /** Bundles some lines into the bytes that browsers load, compressed. */
    async function bundle(
      contents: string,
      plugins = [AT_ONCE],
    ): Promise<{ readonly bytes: number; readonly inputs: string[] }> {
      const { outputFiles, metafile } = await build({
        stdin: { contents, resolveDir: project },
        bundle: true,
        minify: true,
        format: 'esm',
        platform: 'browser',
        metafile: true,
        write: false,
        plugins,
      });
      const [output] = Object.values(metafile.outputs);
      const inputs = Object.entries(output?.inputs ?? {}).filter(
        ([, { bytesInOutput }]) => bytesInOutput > 0,
      );
      return {
        bytes: gzipSync(outputFiles[0]!.contents, { level: 9 }).length,
        inputs: inputs.map(([path]) => path.replace(/^.*sdk\/dist\//, '')),
      };
    }

    it('stays within its size, also with the chunks for large files and logs', async () => {
      const core = await bundle("export * from '@fairground/sdk'");
      expect(core.bytes).to.be.at.most(MAX_CORE_BYTES);
      const all = await bundle("export * from '@fairground/sdk'", []);
      const [inCore, inAll] = [core, all].map(({ bytes }) => String(bytes));
      process.stdout.write(`        ${inCore} bytes at once, ${inAll} with what is loaded later\n`);
      expect(all.bytes).to.be.at.most(MAX_ALL_BYTES);
      const later = all.inputs.filter((path) => path.includes('/') && !core.inputs.includes(path)).sort();
      expect(later).to.deep.equal([
        'features/append/read-blobs.js',
        'features/append/send-parts.js',
        'features/append/upload-large.js',
        'features/items/item-parts.js',
        'features/layer/read-rest.js',
        'transport/debug-log.js',
      ]);
    });

    it('gets smaller if only a half of it is used', async () => {
      const events = await bundle("export { EventsCatalogue } from '@fairground/sdk'");
      expect(events.bytes).to.be.at.most(MAX_HALF_BYTES);
      expect(events.inputs.filter((path) => path.startsWith('features/'))).to.deep.equal([]);
      const layer = await bundle("export { openLayer } from '@fairground/sdk'");
      expect(layer.bytes).to.be.below(MAX_CORE_BYTES);
      expect(layer.inputs.filter((path) => path.startsWith('events/'))).to.deep.equal([]);
    });

    it('runs the first examples of the README, in Node.js and in a browser', async () => {
      const files = new Map(
        [...readme.matchAll(/^```(?:js|html)\n(?:\/\/|<!--) ([\w/.]+)(?: -->)?\n(.*?)^```$/gms)].map(
          ([, name = '', text = '']) => [name, text],
        ),
      );
      expect([...files.keys()]).to.deep.equal(['append.mjs', 'site/index.html', 'page.js']);
      const place = join(project, 'readme');
      for (const [name, text] of files) {
        await mkdir(dirname(join(place, name)), { recursive: true });
        await writeFile(join(place, name), text);
      }
      const env = { FAIRGROUND_URL: server.url, ADA_PASSWORD: password };
      for (const told of ['2 inserted, 0 updated\n', '0 inserted, 2 updated\n'])
        expect(await run(process.execPath, ['append.mjs'], place, env)).to.equal(told);
      expect(readme).to.contain('\n2 inserted, 0 updated\n');

      const [, command = ''] = /^\$ npx esbuild (.+)$/m.exec(readme) ?? [];
      const esbuild = spawn(
        join(ROOT, 'node_modules/.bin/esbuild'),
        [...command.split(' '), ...['--serve=127.0.0.1:0', '--color=false']],
        { cwd: place },
      );
      const browser = await startBrowser();
      try {
        const page = await openPage(browser);
        await page.goto(await addressTold(esbuild));
        await page.fill('[name=url]', server.url);
        await page.fill('[name=password]', password);
        const buffer = Buffer.from('code,depth,lon,lat\nNOBGO,12,5.32,60.4\nISREY,10,-21.93,64.15\n');
        await page.setInputFiles('[name=file]', { name: 'quays.csv', mimeType: 'text/csv', buffer });
        await page.click('button');
        await page.getByText('1 inserted, 1 updated').waitFor();
      } finally {
        await browser.close();
        esbuild.kill();
      }
    });

    it('appends a file in a browser when bundled by esbuild, from a page of another site', async () => {
      const { outputFiles } = await build({
        entryPoints: [join(project, 'browser.js')],
        bundle: true,
        minify: true,
        format: 'iife',
        platform: 'browser',
        write: false,
      });
      const script = outputFiles[0]!.text;
      const site = await startHttpServer(({ url }, response) => {
        if (url === '/bundle.js') answerText(response, 200, 'text/javascript', script);
        else
          answerText(response, 200, 'text/html', '<!doctype html><body><script src="/bundle.js"></script>');
      });
      const browser = await startBrowser();
      try {
        const page = await openPage(browser);
        await page.goto(`${site.url}/?${String(new URLSearchParams({ server: server.url, password }))}`);
        const result = await page.textContent('output');
        expect(JSON.parse(result ?? '')).to.deep.equal({
          insertCount: 1,
          refused: ['code'],
          lines: 2,
          count: 2,
          total: 0,
        });
      } finally {
        await browser.close();
        await site.stop();
      }
    });
  });

  describe('installed into a CommonJS project', () => {
    let project: string;

    before(async () => {
      project = await makeConsumer(join(folder, 'cjs'), tarballs, {
        type: 'commonjs',
        programs: ['append.cjs'],
      });
    });

    for (const major of ['20', '22', '24']) {
      it(`appends a file when required, on Node.js ${major}`, async () => {
        const env = { SERVER: server.url, PASSWORD: password, NAME: `Common${major}` };
        const out = await run(await nodeOf(major), ['append.cjs'], project, env);
        expect(JSON.parse(out)).to.deep.equal({ insertCount: 2, count: 2, isRefused: true });
      });
    }
  });

  describe('installed into a TypeScript project', () => {
    let project: string;

    before(async () => {
      project = await makeConsumer(join(folder, 'typescript'), tarballs, {
        type: 'module',
        programs: ['typed.ts', 'typed-node.ts', 'typed-require.cts'],
      });
    });

    const STRICT = [
      ...['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess'],
      // TypeScript's own libraries, which take a good part of the time to check.
      '--skipDefaultLibCheck',
    ];
    const NODE_TYPES = ['--types', 'node', '--typeRoots', join(ROOT, 'node_modules/@types')];

    it('compiles under strict rules for Node.js', async () => {
      const modules = ['--module', 'nodenext', '--target', 'es2022', ...NODE_TYPES];
      const files = ['typed.ts', 'typed-node.ts', 'typed-require.cts'];
      await run(process.execPath, [TSC, ...STRICT, ...modules, ...files], project);
    });

    it('compiles under strict rules for a bundler, without types of Node.js', async () => {
      const modules = ['--module', 'esnext', '--moduleResolution', 'bundler', '--target', 'es2022'];
      const platform = ['--lib', 'es2022,dom,dom.iterable,dom.asynciterable'];
      await run(process.execPath, [TSC, ...STRICT, ...modules, ...platform, 'typed.ts'], project);
    });
  });

  it('documents each export in the reference', async () => {
    const typedoc = join(ROOT, 'node_modules/typedoc/bin/typedoc');
    const args = [typedoc, '--options', join(ROOT, 'sdk/typedoc.json'), '--out', join(folder, 'reference')];
    await run(process.execPath, args, folder);
    const page = await readFile(join(folder, 'reference/classes/index.Fairground.html'), 'utf8');
    expect(page).to.contain('Analyzes a CSV file');
  });
});

/** Where a program says that its pages are. */
async function addressTold({ stdout, stderr }: ChildProcess): Promise<string> {
  let said = '';
  for (const stream of [stdout, stderr]) stream?.setEncoding('utf8');
  return new Promise((resolve, reject) => {
    const read = (text: string): void => {
      said += text;
      const [address] = /http:\/\/127\.0\.0\.1:\d+\//.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    };
    stdout?.on('data', read);
    stderr?.on('data', read).once('end', () => reject(new Error(`no address was told: ${said}`)));
  });
}
