import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect } from 'chai';
import { checkBlobs } from '../../../server/doctor/check-blobs.js';
import { openBlobs } from '../../../server/storage/open-blobs.js';

describe('checkBlobs', () => {
  let folder: string;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairground-doctor-'));
  });
  after(() => rm(folder, { recursive: true }));

  const files = async (): Promise<string[]> => {
    const found = await readdir(folder, { recursive: true, withFileTypes: true });
    return found.filter((entry) => entry.isFile()).map(({ name }) => name);
  };

  it('reports a store that returns different bytes, and leaves nothing in it', async () => {
    const url = `file:${folder}`;
    const [good] = await checkBlobs(url, () => openBlobs(url));
    expect(good).to.include({ subject: 'blobs', verdict: 'ok' });
    const [bad] = await checkBlobs(url, async () => ({
      ...(await openBlobs(url)),
      open: () => Promise.resolve(Readable.from([Buffer.from('other')])),
    }));
    expect(bad).to.include({ verdict: 'fail', seen: `${url} returns different bytes than were stored` });
    expect(await files()).to.deep.equal([]);
  });
});
