import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { expect } from 'chai';
import type { Metafile } from 'esbuild';
import { bundleServer, PAGE_ASSETS } from '../../../scripts/build/bundle-server.js';

const READER = 'server/features/append/formats/geopackage/reader-process.ts';

describe('bundleServer', () => {
  let folder: string;
  let bundle: Metafile;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairground-bundle-'));
    await mkdir(join(folder, 'parts'));
    await writeFile(join(folder, 'parts', 'chunk-OLD.js'), '');
    bundle = await bundleServer(folder);
  });

  after(() => rm(folder, { recursive: true, force: true }));

  /** The modules that are loaded with the file that this one is in, but for those that are left alone. */
  function loadedWith(module: string): string[] {
    const { outputs } = bundle;
    const found = Object.keys(outputs).filter((path) => module in (outputs[path]?.inputs ?? {}));
    expect(found, module).to.have.lengthOf(1);
    const files = new Set(found);
    for (const file of files) {
      for (const { path, kind, external } of outputs[file]?.imports ?? [])
        if (kind === 'import-statement' && external !== true) files.add(path);
    }
    return [...files].flatMap((file) => Object.keys(outputs[file]?.inputs ?? {}));
  }

  const packagesOf = (modules: readonly string[]): string[] =>
    modules.flatMap((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? []);

  it('loads no package in the reader of GeoPackages, which starts for each table', () => {
    const modules = loadedWith(READER);
    expect(modules).to.include('server/storage/sqlite/driver.ts');
    expect(packagesOf(modules)).to.deep.equal([]);
  });

  it('loads no HTTP server in a worker, and the client of buckets only when needed', () => {
    expect(packagesOf(loadedWith('server/cli/serve.ts'))).to.include('@hapi/hapi');
    const packages = packagesOf(loadedWith('server/cli/work.ts'));
    expect(packages).to.include('pino');
    expect(packages).not.to.include('@hapi/hapi');
    expect(
      packagesOf(Object.values(bundle.outputs).flatMap(({ inputs }) => Object.keys(inputs))),
    ).not.to.include('@aws-sdk/client-s3');
  });

  it('loads clients of databases, whole documents and guides only when a command needs them', () => {
    const modules = loadedWith('server/cli/serve.ts');
    for (const late of ['knex', 'pg', 'yaml']) expect(packagesOf(modules)).not.to.include(late);
    expect(modules.filter((path) => /\/generated\/.*\/(document|guide)\.ts$/.test(path))).to.deep.equal([]);
    const ofSqlite = loadedWith('server/storage/sqlite/database.ts');
    expect(packagesOf(ofSqlite)).to.include('knex');
    expect(ofSqlite).not.to.include('server/storage/postgres/database.ts');
  });

  it('imports no bundled package on demand, since its named exports would be lost', () => {
    const entryPoints = Object.values(bundle.outputs).flatMap(({ entryPoint }) => entryPoint ?? []);
    expect(entryPoints).to.include('server/main.ts');
    expect(entryPoints.filter((path) => path.includes('node_modules'))).to.deep.equal([]);
  });

  async function textsOf(): Promise<string[]> {
    const files = Object.keys(bundle.outputs).filter((path) => path.endsWith('.js'));
    return Promise.all(files.map((path) => readFile(path, 'utf8')));
  }

  /** Returns the files of a folder and of those in it, by their paths below it. */
  async function filesBelow(assets: string): Promise<string[]> {
    const entries = await readdir(assets, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return files.map(({ parentPath, name }) => relative(assets, join(parentPath, name)));
  }

  it('puts the scripts and styles of the pages beside the part that reads them', async () => {
    const names = await Promise.all(PAGE_ASSETS.map(filesBelow));
    const served = names.flat().map((name) => basename(name));
    expect(new Set(served), 'no two of one name').to.have.lengthOf(served.length);
    for (const [index, assets] of PAGE_ASSETS.entries()) {
      const [part = ''] =
        Object.entries(bundle.outputs).find(([, { inputs }]) => `${assets}.ts` in inputs) ?? [];
      for (const name of names[index] ?? []) {
        const built = await readFile(join(dirname(part), 'assets', name), 'utf8');
        expect(built, name).to.equal(await readFile(join(assets, name), 'utf8'));
      }
    }
  });

  it('creates no Response, for which Node.js 20 would load all of fetch', async () => {
    expect((await textsOf()).join('\n')).not.to.match(/new Response\(null/);
  });

  it('bundles only ASCII characters, since others would double the memory of a file', async () => {
    for (const text of await textsOf()) expect(text).to.match(/^[\0-\x7f]+$/);
  });

  it('leaves none of the parts of builds before the last one', async () => {
    const parts = await readdir(join(folder, 'parts'));
    expect(parts).not.to.include('chunk-OLD.js');
    expect(parts).to.include.members(
      Object.keys(bundle.outputs).flatMap((path) => /\/parts\/(.*)/.exec(path)?.[1] ?? []),
    );
  });
});
