import { expect } from 'chai';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { buffer, text } from 'node:stream/consumers';
import { BlobCheck } from '../../../../server/storage/blobs/blob-check.js';
import {
  BlobDamagedError,
  type Blobs,
  BlobMissingError,
  type KnownBlob,
  type StoredBlob,
} from '../../../../server/storage/blobs/blobs.js';
import { loadConfig } from '../../../../server/config/config.js';
import { openBlobs } from '../../../../server/storage/open-blobs.js';
import { rejectionOf } from '../../../support/rejection.js';
import { type S3Server, startS3Server } from '../../../support/servers/s3-server.js';

const MEGABYTE = 1024 * 1024;

/** Damages to a blob of 700,000 bytes, and how they are reported. */
const DAMAGES = [
  ['one bit differs', flipBit, 'its SHA-256 differs from the stored one'],
  [
    'the blob is truncated',
    (bytes: Buffer) => bytes.subarray(0, -1),
    'it has 699999 bytes instead of 700000',
  ],
  [
    'the blob has grown',
    (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('x')]),
    'it has more than the 700000 bytes that were stored',
  ],
] as const;

function flipBit(bytes: Buffer): Buffer {
  const damaged = Buffer.from(bytes);
  damaged.writeUInt8(damaged.readUInt8(350_000) ^ 1, 350_000);
  return damaged;
}

/** Describes the behaviour that all blob stores share. */
function describeBlobs(title: string, open: (folder: string) => Promise<Blobs>): void {
  describe(title, () => {
    let folder: string;
    let blobs: Blobs;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'fairground-blobs-'));
      blobs = await open(folder);
    });
    afterEach(() => rm(folder, { recursive: true }));

    it('stores a stream and returns its size and digest', async () => {
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
      const found = await blobs.stat('uploads/a');
      expect(found?.bytes).to.equal(300_000);
      expect(found?.modifiedAt).to.be.within(Date.now() - 600_000, Date.now() + 600_000);
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
      expect(await blobs.stat('a')).to.have.property('bytes', 0);
    });

    for (const bytes of [8 * MEGABYTE - 1, 8 * MEGABYTE, 21 * MEGABYTE + 7]) {
      it(`returns ${bytes} bytes as they were stored`, async () => {
        const content = randomBytes(bytes);
        const chunks = [content.subarray(0, 5 * MEGABYTE), content.subarray(5 * MEGABYTE)];
        const stored = await blobs.put('large', Readable.from(chunks));
        const sha256 = createHash('sha256').update(content).digest('hex');
        expect(stored).to.deep.equal({ bytes, sha256 });
        expect(await blobs.stat('large')).to.have.property('bytes', bytes);
        expect((await buffer(await blobs.open('large'))).equals(content)).to.equal(true);
        const start = bytes - 100_000;
        const tail = await buffer(await blobs.open('large', { start }));
        expect(tail.equals(content.subarray(start))).to.equal(true);
      });
    }

    it('reads a range with both ends included', async () => {
      await blobs.put('a', Readable.from([Buffer.from('0123456789')]));
      expect(await text(await blobs.open('a', { start: 2, end: 4 }))).to.equal('234');
      expect(await text(await blobs.open('a', { start: 7 }))).to.equal('789');
      expect(await text(await blobs.open('a', { start: 0, end: 0 }))).to.equal('0');
      expect(await text(await blobs.open('a', { end: 1 }))).to.equal('01');
      expect(await text(await blobs.open('a', { start: 8, end: 99 }))).to.equal('89');
    });

    it('reads nothing after the end', async () => {
      await blobs.put('a', Readable.from([Buffer.from('0123456789')]));
      expect(await text(await blobs.open('a', { start: 10 }))).to.equal('');
      await blobs.put('b', Readable.from([]));
      expect(await text(await blobs.open('b', { start: 0, end: 99 }))).to.equal('');
    });

    it('replaces a blob, and lets readers finish the old one', async () => {
      await blobs.put('a', Readable.from([Buffer.from('old')]));
      const old = await blobs.open('a');
      await blobs.put('a', Readable.from([Buffer.from('new')]));
      expect(await text(old)).to.equal('old');
      expect(await text(await blobs.open('a'))).to.equal('new');
    });

    it('leaves the old blob when the source fails', async () => {
      await blobs.put('a', Readable.from([Buffer.from('old')]));
      const broken = Readable.from(
        (function* () {
          yield Buffer.from('half');
          throw new Error('broken');
        })(),
      );
      expect(await rejectionOf(blobs.put('a', broken))).to.have.property('message', 'broken');
      expect(await text(await blobs.open('a'))).to.equal('old');
    });

    it('keeps the old blob when the new file is missing', async () => {
      await blobs.put('a', Readable.from([Buffer.from('old')]));
      const missing = blobs.put('a', { path: join(folder, 'none') });
      expect(await rejectionOf(missing)).to.have.property('code', 'ENOENT');
      expect(await text(await blobs.open('a'))).to.equal('old');
    });

    it('stops storing when its signal aborts', async () => {
      const endless = new Readable({ read: () => undefined });
      endless.push('half');
      const stop = new AbortController();
      const stored = rejectionOf(blobs.put('a', endless, { signal: stop.signal }));
      setImmediate(() => stop.abort());
      expect(await stored).to.have.property('name', 'AbortError');
      expect(await blobs.stat('a')).to.equal(undefined);
    });

    it('stores nothing when its signal has aborted before', async () => {
      const source = Readable.from([Buffer.from('x')]);
      const stored = blobs.put('a', source, { signal: AbortSignal.abort() });
      expect(await rejectionOf(stored)).to.have.property('name', 'AbortError');
      expect(await blobs.stat('a')).to.equal(undefined);
    });

    it('deletes, once or twice', async () => {
      await blobs.put('a', Readable.from([Buffer.from('x')]));
      await blobs.delete('a');
      await blobs.delete('a');
      expect(await blobs.stat('a')).to.equal(undefined);
      expect(await rejectionOf(blobs.open('a')))
        .to.be.instanceOf(BlobMissingError)
        .and.have.property('key', 'a');
    });

    it('checks that the store can be written, and leaves nothing behind', async () => {
      await blobs.put('a', Readable.from([Buffer.from('x')]));
      await blobs.assertWritable();
      expect(await blobs.stat('health/probe')).to.equal(undefined);
      expect(await text(await blobs.open('a'))).to.equal('x');
    });

    describe('compared with the stored hash', () => {
      const content = randomBytes(700_000);
      const { signal } = new AbortController();
      let stored: KnownBlob;
      beforeEach(async () => {
        stored = { blobKey: 'a', ...(await blobs.put('a', Readable.from([content]))) };
      });
      const put = (bytes: Buffer): Promise<StoredBlob> => blobs.put('a', Readable.from([bytes]));

      it('reads unchanged blobs whole and in ranges', async () => {
        const check = new BlobCheck(blobs, stored);
        const middle = await buffer(await check.open({ start: 1000, end: 300_000 }));
        expect(middle.equals(content.subarray(1000, 300_001))).to.equal(true);
        expect((await buffer(await check.open())).equals(content)).to.equal(true);
        expect(await text(await check.open({ start: 700_000 }))).to.equal('');
        await check.finish(signal);
      });

      it('reads a blob to its end where no reader has done so', async () => {
        const check = new BlobCheck(blobs, stored);
        const readers = [{ start: 0, end: 99_999 }, { start: 50_000, end: 399_999 }, { start: 600_000 }];
        await Promise.all(readers.map(async (range) => buffer(await check.open(range))));
        await check.finish(signal);
      });

      for (const [what, damaged, difference] of DAMAGES) {
        it(`fails before the last bytes of a blob when ${what}`, async () => {
          await put(damaged(content));
          const check = new BlobCheck(blobs, stored);
          const whole = await check.open();
          let bytes = 0;
          whole.on('data', (chunk: Buffer) => (bytes += chunk.length));
          const failure = await rejectionOf(finished(whole));
          expect(failure).to.be.instanceOf(BlobDamagedError).with.property('difference', difference);
          expect(bytes).to.be.below(content.length);
          expect(await rejectionOf(check.finish(signal))).to.equal(failure);
        });

        it(`detects when ${what} for readers of ranges, of a file, or of no byte`, async () => {
          await put(damaged(content));
          const ranged = new BlobCheck(blobs, stored);
          await buffer(await ranged.open({ start: 0, end: 99_999 }));
          const aside = new BlobCheck(blobs, stored);
          aside.start(signal);
          for (const check of [ranged, aside, new BlobCheck(blobs, stored)])
            expect(await rejectionOf(check.finish(signal))).to.be.instanceOf(BlobDamagedError);
        });
      }

      it('compares the size of a blob without a stored hash', async () => {
        const known = { ...stored, sha256: undefined };
        await put(DAMAGES[0][1](content));
        const same = new BlobCheck(blobs, known);
        await same.compareSize();
        await buffer(await same.open());
        await same.finish(signal);
        await put(content.subarray(1));
        expect(await rejectionOf(new BlobCheck(blobs, known).compareSize())).to.be.instanceOf(
          BlobDamagedError,
        );
      });

      it('reports a deleted blob as missing', async () => {
        await blobs.delete('a');
        for (const ask of [
          (check: BlobCheck) => check.open(),
          (check: BlobCheck) => check.compareSize(),
          (check: BlobCheck) => check.finish(signal),
        ])
          expect(await rejectionOf(ask(new BlobCheck(blobs, stored)))).to.be.instanceOf(BlobMissingError);
      });

      it('stops reading a blob when the signal aborts', async () => {
        const check = new BlobCheck(blobs, stored);
        const failure = await rejectionOf(check.finish(AbortSignal.abort()));
        expect(failure).to.have.property('name', 'AbortError');
      });
    });

    it('stores, reads and deletes many blobs at a time', async () => {
      const keys = Array.from({ length: 20 }, (_, index) => `many/${String(index)}`);
      await Promise.all(keys.map((key) => blobs.put(key, Readable.from([Buffer.from(key)]))));
      const found = await Promise.all(keys.map(async (key) => text(await blobs.open(key))));
      expect(found).to.deep.equal(keys);
      await Promise.all(keys.map((key) => blobs.delete(key)));
    });

    it('lets a reader stop before the end', async () => {
      await blobs.put('large', Readable.from([randomBytes(12 * MEGABYTE)]));
      for (let time = 0; time < 6; time += 1) {
        const reading = await blobs.open('large');
        for await (const chunk of reading as AsyncIterable<Buffer>) {
          expect(chunk.length).to.be.greaterThan(0);
          break;
        }
        expect(reading.destroyed).to.equal(true);
        (await blobs.open('large')).destroy();
      }
      expect(await blobs.stat('large')).to.have.property('bytes', 12 * MEGABYTE);
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
      'x'.repeat(256),
    ]) {
      it(`refuses the key ${JSON.stringify(key.slice(0, 20))}`, async () => {
        const put = blobs.put(key, Readable.from([Buffer.from('x')]));
        expect(await rejectionOf(put))
          .to.have.property('message')
          .that.includes('not a blob key');
        expect(await rejectionOf(blobs.open(key))).to.be.an('error');
        expect(await rejectionOf(blobs.stat(key))).to.be.an('error');
        expect(await rejectionOf(blobs.delete(key))).to.be.an('error');
      });
    }
  });
}

describeBlobs('blobs as files', (folder) => openBlobs(`file:${folder}/made/when missing`));

describe('blobs in S3', () => {
  let s3: S3Server;
  let bucket: string;
  let places = 0;
  before(async function () {
    this.timeout(300_000);
    s3 = await startS3Server();
    bucket = await s3.makeBucket();
  });
  after(() => s3.stop());

  describeBlobs('blobs as objects', () => {
    const config = loadConfig(s3.settings(bucket));
    return openBlobs(`s3://${bucket}/place-${String(++places)}`, config);
  });
});

describe('openBlobs', () => {
  for (const url of ['', 'file:', 's3://', 's3://Bucket', 'https://bucket', '/var/blobs']) {
    it(`refuses the address ${JSON.stringify(url)}`, async () => {
      expect(await rejectionOf(openBlobs(url)))
        .to.have.property('message')
        .that.includes('file:<folder> or s3://<bucket>/<prefix>');
    });
  }
});
