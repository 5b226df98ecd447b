import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { checkPermissions } from '../../../server/doctor/check-permissions.js';
import type { Finding } from '../../../server/doctor/finding.js';

const run = promisify(execFile);

describe('checkPermissions', () => {
  let folder: string;
  let data: string;
  let blobs: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "fairground's permissions-"));
    [data, blobs] = [join(folder, 'data'), join(folder, 'blobs')];
    await mkdir(data);
    await mkdir(join(blobs, 'uploads'), { recursive: true });
    for (const file of [join(data, 'system.db'), join(data, 'features.db-wal'), join(data, 'notes.txt')])
      await writeFile(file, '');
    // As an earlier version left them under the usual umask.
    for (const path of [folder, data, blobs, join(blobs, 'uploads')]) await chmod(path, 0o755);
    for (const name of ['system.db', 'features.db-wal', 'notes.txt']) await chmod(join(data, name), 0o644);
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  async function look(): Promise<Finding | undefined> {
    const [finding, ...more] = await checkPermissions({
      databaseUrl: `sqlite:${data}`,
      blobs: `file:${blobs}`,
    });
    expect(more).to.deep.equal([]);
    return finding;
  }

  it('names databases and blobs that others may read, and the command that closes them', async () => {
    const finding = await look();
    const [wal, system, uploads] = [
      join(data, 'features.db-wal'),
      join(data, 'system.db'),
      join(blobs, 'uploads'),
    ];
    expect(finding).to.include({
      verdict: 'warn',
      seen: `other users of this machine may read ${wal}, ${system}, ${uploads}`,
    });
    const [, command = ''] = /run (.+)$/.exec(finding?.mend ?? '') ?? [];
    await run('sh', ['-c', command]);
    expect(await look()).to.include({ verdict: 'ok' });
    expect((await stat(uploads)).mode & 0o777).to.equal(0o700);
    expect((await stat(system)).mode & 0o777).to.equal(0o600);
    // Neither the operator's own folder nor another file in it.
    expect((await stat(data)).mode & 0o777).to.equal(0o755);
    expect((await stat(join(data, 'notes.txt'))).mode & 0o777).to.equal(0o644);
  });

  it('ignores files in folders that are closed to others', async () => {
    await chmod(data, 0o700);
    await chmod(blobs, 0o700);
    expect(await look()).to.include({ verdict: 'ok' });
    // As where the databases hold the blobs.
    for (const path of [data, blobs]) await chmod(path, 0o755);
    await chmod(folder, 0o700);
    expect(await look()).to.include({ verdict: 'ok' });
  });

  it('finds files that only the group may read', async () => {
    await chmod(data, 0o750);
    await chmod(join(data, 'system.db'), 0o640);
    expect((await look())?.seen).to.contain(join(data, 'system.db'));
  });

  it('checks only permissions of files and folders that exist', async () => {
    expect(await checkPermissions({ databaseUrl: 'postgres://db', blobs: 's3://bucket' })).to.deep.equal([]);
    const none = join(folder, 'none');
    const [fresh] = await checkPermissions({ databaseUrl: `sqlite:${none}`, blobs: `file:${none}/blobs` });
    expect(fresh).to.include({ verdict: 'ok' });
  });
});
