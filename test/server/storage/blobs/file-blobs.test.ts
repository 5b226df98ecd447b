import { expect } from 'chai';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Blobs } from '../../../../server/storage/blobs/blobs.js';
import { openFileBlobs } from '../../../../server/storage/blobs/file-blobs.js';
import { rejectionOf } from '../../../support/rejection.js';

// Behaviour that all blob stores share is tested in blobs.test.ts.
describe('file blobs', () => {
  let folder: string;
  let blobs: Blobs;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairground-blobs-'));
    blobs = await openFileBlobs(folder);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const incoming = (): Promise<string[]> => readdir(join(folder, '.incoming'));

  it('leaves no temporary file after storing', async () => {
    await blobs.put('uploads/a', Readable.from([Buffer.from('x')]));
    expect(await incoming()).to.deep.equal([]);
  });

  it('leaves no temporary file when the source fails', async () => {
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('half');
        throw new Error('broken');
      })(),
    );
    expect(await rejectionOf(blobs.put('a', broken))).to.have.property('message', 'broken');
    expect(await incoming()).to.deep.equal([]);
  });

  it('leaves no temporary file when the signal aborts', async () => {
    const endless = new Readable({ read: () => undefined });
    endless.push('half');
    const stop = new AbortController();
    const stored = rejectionOf(blobs.put('a', endless, { signal: stop.signal }));
    setImmediate(() => stop.abort());
    expect(await stored).to.have.property('name', 'AbortError');
    expect(await incoming()).to.deep.equal([]);
  });

  it('reads a file in pieces of the requested size', async () => {
    await blobs.put('a', Readable.from([Buffer.alloc(1000, 1)]));
    const sizes: number[] = [];
    for await (const piece of await blobs.open('a', { start: 100, pieceBytes: 400 })) {
      sizes.push((piece as Buffer).length);
    }
    expect(sizes).to.deep.equal([400, 400, 100]);
  });

  it('returns the path of a blob', async () => {
    await blobs.put('uploads/a.csv', Readable.from([Buffer.from('x')]));
    expect(await readFile(blobs.path?.('uploads/a.csv') ?? '', 'utf8')).to.equal('x');
  });
});
