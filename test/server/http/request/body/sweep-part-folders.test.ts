import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { sweepPartFolders } from '../../../../../server/http/request/body/sweep-part-folders.js';

const BEFORE = Date.parse('2026-05-01T00:00:00Z');

describe('sweepPartFolders', () => {
  let parent: string;
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'fairground-sweep-'));
  });
  afterEach(() => rm(parent, { recursive: true, force: true }));

  async function make(folder: string, files: Readonly<Record<string, number>>, age: number): Promise<void> {
    await mkdir(join(parent, folder));
    for (const [name, seconds] of Object.entries(files)) {
      await writeFile(join(parent, folder, name), 'bytes');
      await touch(join(folder, name), seconds);
    }
    await touch(folder, age);
  }
  const touch = (path: string, seconds: number): Promise<void> =>
    utimes(join(parent, path), BEFORE / 1000 + seconds, BEFORE / 1000 + seconds);

  it('removes old upload files and folders of dead servers, and nothing else', async () => {
    await make('fairground-parts-dead', { old: -10 }, -5);
    await make('fairground-parts-live', { old: -10, fresh: 10 }, 10);
    await make('fairground-parts-idle', {}, 10);
    await make('others', { old: -10 }, -10);
    await writeFile(join(parent, 'fairground-parts-file'), 'no folder');
    await sweepPartFolders(parent, BEFORE);
    expect((await readdir(parent)).sort()).to.deep.equal([
      'fairground-parts-file',
      'fairground-parts-idle',
      'fairground-parts-live',
      'others',
    ]);
    expect(await readdir(join(parent, 'fairground-parts-live'))).to.deep.equal(['fresh']);
    expect(await readdir(join(parent, 'others'))).to.deep.equal(['old']);
  });

  it('keeps a folder from which an old file was just removed, and one with folders in it', async () => {
    await make('fairground-parts-a', {}, 0);
    await mkdir(join(parent, 'fairground-parts-a', 'inner'));
    await touch('fairground-parts-a', -10);
    await sweepPartFolders(parent, BEFORE);
    expect(await readdir(parent)).to.deep.equal(['fairground-parts-a']);
  });
});
