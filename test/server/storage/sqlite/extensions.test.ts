// @needs database
import { expect } from 'chai';
import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { programArguments } from '../../../support/typescript.js';

const run = promisify(execFile);
const bundled = join(
  dirname(createRequire(import.meta.url).resolve('spatialite/package.json')),
  'dist/linux/x64/mod_spatialite.so',
);

interface Found {
  extension: { path: string; source: string; version: string; readsGeoPackage: boolean; error?: string };
  lines: { level: number; msg: string; notLoaded?: string[] }[];
}

/** A process of its own each time: an extension stays loaded in the process that tried it. */
async function inChild(script: string, ...values: string[]): Promise<unknown> {
  const program = programArguments(`test/server/storage/fixtures/${script}`);
  const { stdout } = await run(process.execPath, [...program, ...values]);
  return JSON.parse(stdout);
}

const WARN = 40;
const INFO = 30;

describe('findSpatialite', () => {
  it('loads the system extension, and reports it', async () => {
    const { extension, lines } = (await inChild('find-spatialite.ts')) as Found;
    expect(extension).to.include({ path: 'mod_spatialite', source: 'system', readsGeoPackage: true });
    expect(lines.map(({ level }) => level)).to.deep.equal([INFO]);
    expect(lines[0]?.msg).to.equal(`using the system SpatiaLite ${extension.version}`);
  });

  it('prefers a configured path', async () => {
    const { extension } = (await inChild('find-spatialite.ts', bundled)) as Found;
    expect(extension).to.include({ path: bundled, source: 'configured' });
  });

  it('falls back to the system extension and warns when the configured one does not load', async () => {
    const { extension, lines } = (await inChild('find-spatialite.ts', '/nowhere/mod_spatialite')) as Found;
    expect(extension.source).to.equal('system');
    expect(lines.map(({ level }) => level)).to.deep.equal([WARN]);
    expect(lines[0]?.notLoaded?.[0]).to.include('/nowhere/mod_spatialite');
  });

  it('falls back to the npm package, and warns about missing functions', async () => {
    const { extension, lines } = (await inChild('find-spatialite.ts', '', 'absent_spatialite')) as Found;
    expect(extension).to.include({ source: 'npm', version: '4.0.0', readsGeoPackage: false });
    expect(lines.map(({ level }) => level)).to.deep.equal([WARN]);
    expect(lines[0]?.msg).to.include('no GeomFromGPB');
  });
});

describe('SpatiaLite in a fresh process', () => {
  const expected = {
    inserted: 1,
    row: { wkb: '010100000000000000000024400000000000004940', x: 1113195, y: 6446276 },
    extent: { xmin: 10, ymin: 50, xmax: 10, ymax: 50 },
    tables: [],
  };

  it('stores, finds and transforms with the system extension', async () => {
    expect(await inChild('use-spatialite.ts')).to.deep.equal(expected);
  });

  it('stores, finds and transforms with the extension of the npm package', async () => {
    expect(await inChild('use-spatialite.ts', bundled)).to.deep.equal(expected);
  });
});
