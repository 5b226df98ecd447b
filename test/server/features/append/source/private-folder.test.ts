import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect } from 'chai';
import {
  makePrivateFolder,
  sweepPrivateFolders,
  withPrivateFolder,
} from '../../../../../server/features/append/source/private-folder.js';
import { fileSource } from './gdal-files.js';
import { sourceOf } from './source-file.js';

const { signal } = new AbortController();

describe('private folders', () => {
  let sourceFolder: string;

  beforeEach(async () => {
    sourceFolder = await mkdtemp(join(tmpdir(), 'fairground-private-'));
  });

  afterEach(() => rm(sourceFolder, { recursive: true }));

  it("creates folders that only the server's user can read", async () => {
    const folder = await makePrivateFolder({ sourceFolder });
    expect((await stat(folder.path)).mode & 0o777).to.equal(0o700);
    await folder.place(sourceOf('abc'), 'a', signal);
    expect(await readFile(join(folder.path, 'a'), 'utf8')).to.equal('abc');
    expect((await stat(join(folder.path, 'a'))).mode & 0o777).to.equal(0o600);
    await folder.remove();
    expect(await readdir(sourceFolder)).to.deep.equal([]);
  });

  it('links a file on the same disk, so that its deletion does no harm', async () => {
    const path = join(sourceFolder, 'blob');
    await writeFile(path, 'abc');
    const folder = await makePrivateFolder({ sourceFolder });
    await folder.place(await fileSource(path), 'a', signal);
    expect((await stat(path)).nlink).to.equal(2);
    await rm(path);
    expect(await readFile(join(folder.path, 'a'), 'utf8')).to.equal('abc');
  });

  it('removes a folder when the work in it fails', async () => {
    const work = withPrivateFolder({ sourceFolder }, () => Promise.reject(new Error('no')));
    expect(await work.catch((error: unknown) => String(error))).to.equal('Error: no');
    expect(await readdir(sourceFolder)).to.deep.equal([]);
  });

  it('sweeps folders where workers create them', async () => {
    const own = await makePrivateFolder({ sourceFolder });
    // Above the highest number that a process can have.
    const lost = (parent: string): Promise<string> => mkdtemp(join(parent, 'fairground-source-99999999-'));
    const elsewhere = await lost(tmpdir());
    await lost(sourceFolder);
    await sweepPrivateFolders({ sourceFolder });
    expect(await readdir(sourceFolder)).to.deep.equal([basename(own.path)]);
    expect(existsSync(elsewhere)).to.equal(false);
  });
});
