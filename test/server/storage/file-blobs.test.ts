import { expect } from 'chai';
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { type Blobs, BlobMissingError } from '../../../server/storage/blobs.js';
import { openBlobs } from '../../../server/storage/open-blobs.js';

const reasonOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(undefined, (reason: unknown) => reason);

describe('file blobs', () => {
  let folder: string;
  let blobs: Blobs;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fairground-blobs-'));
    blobs = await openBlobs(`file:${folder}/made/when missing`);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const incoming = (): Promise<string[]> => readdir(join(folder, 'made/when missing/.incoming'));

  it('stores a stream and tells its size and digest', async () => {
    const bytes = Buffer.alloc(300_000, 'fairground');
    const stored = await blobs.put(
      'uploads/a',
      Readable.from([bytes.subarray(0, 1000), bytes.subarray(1000)]),
    );
    expect(stored).to.deep.equal({
      bytes: 300_000,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    expect(await buffer(await blobs.open('uploads/a'))).to.deep.equal(bytes);
    expect(await blobs.stat('uploads/a')).to.have.property('bytes', 300_000);
    expect(await incoming()).to.deep.equal([]);
  });

  it('stores a copy of a file', async () => {
    const path = join(folder, 'source');
    await writeFile(path, 'text');
    expect(await blobs.put('a', { path })).to.have.property('bytes', 4);
    expect(await readFile(path, 'utf8')).to.equal('text');
    expect(await text(await blobs.open('a'))).to.equal('text');
  });

  it('stores nothing as an empty blob', async () => {
    expect(await blobs.put('a', Readable.from([]))).to.have.property('bytes', 0);
    expect(await text(await blobs.open('a'))).to.equal('');
  });

  it('reads a range with both ends included', async () => {
    await blobs.put('a', Readable.from([Buffer.from('0123456789')]));
    expect(await text(await blobs.open('a', { start: 2, end: 4 }))).to.equal('234');
    expect(await text(await blobs.open('a', { start: 7 }))).to.equal('789');
  });

  it('replaces what the key held, and readers keep what they opened', async () => {
    await blobs.put('a', Readable.from([Buffer.from('old')]));
    const old = await blobs.open('a');
    await blobs.put('a', Readable.from([Buffer.from('new')]));
    expect(await text(old)).to.equal('old');
    expect(await text(await blobs.open('a'))).to.equal('new');
  });

  it('leaves the old blob and no rest when the source fails', async () => {
    await blobs.put('a', Readable.from([Buffer.from('old')]));
    const broken = Readable.from(
      (function* () {
        yield Buffer.from('half');
        throw new Error('broken');
      })(),
    );
    expect(await reasonOf(blobs.put('a', broken))).to.have.property('message', 'broken');
    expect(await text(await blobs.open('a'))).to.equal('old');
    expect(await incoming()).to.deep.equal([]);
  });

  it('stops storing when its signal aborts', async () => {
    const endless = new Readable({ read: () => undefined });
    endless.push('half');
    const stop = new AbortController();
    const stored = reasonOf(blobs.put('a', endless, { signal: stop.signal }));
    setImmediate(() => stop.abort());
    expect(await stored).to.have.property('name', 'AbortError');
    expect(await blobs.stat('a')).to.equal(undefined);
    expect(await incoming()).to.deep.equal([]);
  });

  it('deletes, once or twice', async () => {
    await blobs.put('a', Readable.from([Buffer.from('x')]));
    await blobs.delete('a');
    await blobs.delete('a');
    expect(await blobs.stat('a')).to.equal(undefined);
    expect(await reasonOf(blobs.open('a')))
      .to.be.instanceOf(BlobMissingError)
      .and.have.property('key', 'a');
  });

  it('says where a blob lies', async () => {
    await blobs.put('uploads/a.csv', Readable.from([Buffer.from('x')]));
    expect(await readFile(blobs.path?.('uploads/a.csv') ?? '', 'utf8')).to.equal('x');
  });

  for (const key of [
    '',
    '/etc/passwd',
    '../a',
    'a/../b',
    '.incoming/a',
    'a//b',
    'a/',
    'A',
    'a\\b',
    'a\0b',
    'é',
  ]) {
    it(`refuses the key ${JSON.stringify(key)}`, async () => {
      const put = blobs.put(key, Readable.from([Buffer.from('x')]));
      expect(await reasonOf(put))
        .to.have.property('message')
        .that.includes('not a blob key');
      expect(await reasonOf(blobs.open(key))).to.be.an('error');
      expect(await reasonOf(blobs.delete(key))).to.be.an('error');
    });
  }
});

describe('openBlobs', () => {
  for (const url of ['', 'file:', 's3://bucket', '/var/blobs']) {
    it(`refuses the address ${JSON.stringify(url)}`, async () => {
      expect(await reasonOf(openBlobs(url)))
        .to.have.property('message')
        .that.includes('file:<folder>');
    });
  }
});
