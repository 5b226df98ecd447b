import { mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect } from 'chai';
import { makeTempFolder, tempFolderPrefix, sweepTempFolders } from '../../../server/lib/temp-folders.js';

/** Above the highest number that a process can have. */
const NOBODY = '99999999';

describe('temporary folders with an owner', () => {
  let parent: string;
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'fairground-owned-'));
  });
  afterEach(() => rm(parent, { recursive: true, force: true }));

  it('makes folders for their owner only, named after the process id', async () => {
    const path = await makeTempFolder('parts', parent);
    expect((await stat(path)).mode & 0o777).to.equal(0o700);
    expect(basename(path)).to.match(new RegExp(`^fairground-parts-${process.pid}\\.\\d+-`));
    expect(basename(path).startsWith(tempFolderPrefix('parts'))).to.equal(true);
  });

  it('sweeps the folders of dead processes, and no others', async () => {
    const own = basename(await makeTempFolder('parts', parent));
    const running = `fairground-image-${String(process.ppid)}.1-abcdef`;
    const stays = [running, `fairground-databases-${NOBODY}-abcdef`, 'fairground-parts-abcdef', 'other'];
    const lost = [
      ...['image', 'parts', 'report', 'source'].map((purpose) => `fairground-${purpose}-${NOBODY}.1-abcdef`),
      // This process id with another start time, as in a restarted container.
      `fairground-parts-${String(process.pid)}.1-abcdef`,
      // Names in the earlier form.
      ...[NOBODY, String(process.pid)].map((pid) => `fairground-source-${pid}-abcdef`),
    ];
    for (const name of [...stays, ...lost]) {
      await mkdir(join(parent, name, 'inner'), { recursive: true });
      await writeFile(join(parent, name, 'inner', 'file'), 'x');
    }
    const file = `fairground-parts-${NOBODY}-a`;
    await writeFile(join(parent, file), 'no folder');
    const link = `fairground-parts-${NOBODY}-b`;
    await symlink(join(parent, 'other'), join(parent, link));
    await sweepTempFolders(parent);
    expect(await readdir(parent)).to.have.members([own, ...stays, file, link]);
    expect(await readdir(join(parent, 'other', 'inner'))).to.deep.equal(['file']);
  });

  it('sweeps a missing parent folder without an error', async () => {
    await sweepTempFolders(join(parent, 'nowhere'));
  });
});
