import {
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { expect } from 'chai';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { loadConfig } from '../../../../../server/config/config.js';
import type { Blobs } from '../../../../../server/storage/blobs/blobs.js';
import { openBlobs } from '../../../../../server/storage/open-blobs.js';
import {
  type Fate,
  type FaultyProxy,
  type ProxiedRequest,
  startFaultyProxy,
} from '../../../../support/servers/faulty-proxy.js';
import { rejectionOf } from '../../../../support/rejection.js';
import { type S3Server, startS3Server } from '../../../../support/servers/s3-server.js';

const PART_BYTES = 8 * 1024 * 1024;
const HOUR_MS = 3_600_000;

// Behaviour that all blob stores share is tested in blobs.test.ts.
describe('S3 blobs', function () {
  this.timeout(300_000);
  let s3: S3Server;
  let bucket: string;
  let blobs: Blobs;
  before(async () => {
    s3 = await startS3Server();
    bucket = await s3.makeBucket();
    blobs = await openBlobs(`s3://${bucket}/ours`, loadConfig(s3.settings(bucket)));
  });
  after(() => s3.stop());

  async function unfinished(): Promise<(string | undefined)[]> {
    const found = await s3.client.send(new ListMultipartUploadsCommand({ Bucket: bucket }));
    return (found.Uploads ?? []).map(({ Key }) => Key);
  }

  /** Gives `parts` parts and then does not end. */
  function endless(parts: number): Readable {
    const source = new Readable({ read: () => undefined });
    for (let part = 0; part < parts; part += 1) source.push(Buffer.alloc(PART_BYTES, 'x'));
    return source;
  }

  it('stores blobs as objects below the prefix', async () => {
    await blobs.put('uploads/a', Readable.from([Buffer.from('x')]));
    const found = await s3.client.send(new GetObjectCommand({ Bucket: bucket, Key: 'ours/uploads/a' }));
    expect(await found.Body?.transformToString()).to.equal('x');
  });

  it('leaves no parts when the source fails', async () => {
    const broken = Readable.from(
      (function* () {
        yield Buffer.alloc(PART_BYTES + 1);
        yield Buffer.alloc(PART_BYTES);
        throw new Error('broken');
      })(),
    );
    expect(await rejectionOf(blobs.put('broken', broken))).to.have.property('message', 'broken');
    expect(await blobs.stat('broken')).to.equal(undefined);
    expect(await unfinished()).to.deep.equal([]);
  });

  it('leaves no parts when the signal aborts in the middle', async () => {
    const stop = new AbortController();
    const source = endless(3);
    const stored = rejectionOf(blobs.put('aborted', source, { signal: stop.signal }));
    while ((await unfinished()).length === 0) await new Promise((resolve) => setImmediate(resolve));
    stop.abort();
    expect(await stored).to.have.property('name', 'AbortError');
    expect(source.destroyed).to.equal(true);
    expect(await blobs.stat('aborted')).to.equal(undefined);
    expect(await unfinished()).to.deep.equal([]);
  });

  it('removes only its own lost parts, when they are old enough', async () => {
    for (const Key of ['ours/lost', 'ours/lost-2', 'others/lost']) {
      const target = { Bucket: bucket, Key };
      const { UploadId } = await s3.client.send(new CreateMultipartUploadCommand(target));
      await s3.client.send(
        new UploadPartCommand({ ...target, UploadId, PartNumber: 1, Body: Buffer.from('x') }),
      );
    }
    await blobs.sweepIncoming?.(Date.now() - HOUR_MS);
    expect(await unfinished()).to.have.members(['ours/lost', 'ours/lost-2', 'others/lost']);
    await blobs.sweepIncoming?.(Date.now() + HOUR_MS);
    expect(await unfinished()).to.deep.equal(['others/lost']);
  });

  describe('on a bad connection', () => {
    let proxy: FaultyProxy;
    let asked: ProxiedRequest[];
    let fate: (request: ProxiedRequest, count: number) => Fate | Promise<Fate>;
    let behind: Blobs;
    const content = randomBytes(3_000_000);
    before(async () => {
      await blobs.put('content', Readable.from([content]));
      asked = [];
      fate = () => 'pass';
      proxy = await startFaultyProxy(s3.url, (request) => {
        asked.push(request);
        return fate(request, asked.length);
      });
      behind = await openBehind();
    });

    function openBehind(more: Record<string, string> = {}): Promise<Blobs> {
      const settings = { ...s3.settings(bucket), FAIRGROUND_BLOBS_ENDPOINT: proxy.url, ...more };
      return openBlobs(`s3://${bucket}/ours`, loadConfig(settings));
    }
    beforeEach(() => {
      asked = [];
      fate = () => 'pass';
    });
    after(() => proxy.stop());

    it('repeats a request when the store is busy', async () => {
      fate = (_, count) => (count < 3 ? { status: 503 } : 'pass');
      await behind.put('busy', Readable.from([Buffer.from('x')]));
      expect(asked).to.have.length(3);
      asked = [];
      expect(await text(await behind.open('busy'))).to.equal('x');
      expect(asked).to.have.length(3);
    });

    it('resumes a read where the connection broke', async () => {
      fate = (_, count) => (count < 4 ? { cutAfter: 400_000 } : 'pass');
      expect((await buffer(await behind.open('content'))).equals(content)).to.equal(true);
      const etag = (await s3.client.send(new GetObjectCommand({ Bucket: bucket, Key: 'ours/content' }))).ETag;
      expect(asked).to.have.length(4);
      expect(asked[0]?.headers).not.to.have.any.keys('range', 'if-match');
      for (const { headers } of asked.slice(1)) expect(headers['if-match']).to.equal(etag);
      const starts = asked
        .slice(1)
        .map(({ headers }) => /^bytes=(\d+)-2999999$/.exec(headers.range ?? '')?.[1]);
      expect(starts.every((start) => Number(start) > 0)).to.equal(true);
    });

    it('keeps to the range when it resumes a read', async () => {
      fate = (_, count) => (count === 1 ? { cutAfter: 100_000 } : 'pass');
      const range = { start: 1_000_000, end: 1_999_999 };
      expect(
        (await buffer(await behind.open('content', range))).equals(content.subarray(1_000_000, 2_000_000)),
      ).to.equal(true);
      expect(asked).to.have.length(2);
      expect(asked[1]?.headers.range).to.match(/^bytes=1\d{6}-1999999$/);
    });

    it('repeats a request when the store falls silent', async () => {
      const impatient = await openBehind({ FAIRGROUND_BLOBS_TIMEOUT: '1' });
      let silent = 0;
      fate = ({ headers }) => {
        if (headers.range !== undefined) return 'pass';
        silent += 1;
        return { silentAfter: 100_000 };
      };
      expect((await buffer(await impatient.open('content'))).equals(content)).to.equal(true);
      expect(silent).to.be.at.least(1);
    });

    it('does not mix an object with its replacement', async () => {
      await blobs.put('replaced', Readable.from([content]));
      fate = async (_, count) => {
        if (count === 1) return { cutAfter: 100_000 };
        await blobs.put('replaced', Readable.from([randomBytes(3_000_000)]));
        return 'pass';
      };
      const error = await rejectionOf(buffer(await behind.open('replaced')));
      expect(error).to.have.property('name', 'BlobStoreError');
      expect(error).to.have.property(
        'message',
        'the blob store failed to open replaced: PreconditionFailed (412)',
      );
    });

    it('stops trying when the connection stays bad', async () => {
      await blobs.put('small', Readable.from([Buffer.alloc(1000)]));
      fate = ({ headers }) => ({ cutAfter: headers.range === undefined ? 10 : 0 });
      expect(await rejectionOf(buffer(await behind.open('small')))).to.have.property(
        'name',
        'BlobStoreError',
      );
      fate = () => ({ status: 500 });
      const error = await rejectionOf(behind.put('small', Readable.from([Buffer.from('x')])));
      expect(error).to.have.property('name', 'BlobStoreError');
      expect(error).to.have.property('message').that.includes('store small').and.includes('500');
      expect(await rejectionOf(behind.open('small'))).to.have.property('name', 'BlobStoreError');
      expect(await rejectionOf(behind.stat('small'))).to.have.property('name', 'BlobStoreError');
      expect(await rejectionOf(behind.delete('small'))).to.have.property('name', 'BlobStoreError');
    });

    it('checks write access without an object, which a versioned bucket would keep for good', async () => {
      await behind.assertWritable();
      const path = `/${bucket}/ours/health/probe`;
      const queries = asked.map(({ method, url }) => {
        expect(url.startsWith(`${path}?`), url).to.equal(true);
        return [
          method,
          [...new URLSearchParams(url.slice(path.length)).keys()].filter((key) => key !== 'x-id'),
        ];
      });
      expect(queries).to.deep.equal([
        ['POST', ['uploads']],
        ['PUT', ['partNumber', 'uploadId']],
        ['DELETE', ['uploadId']],
      ]);
      expect(await unfinished()).not.to.include('ours/health/probe');
    });

    it('reports that the store refuses writes, and leaves no parts', async () => {
      for (const refusedMethod of ['POST', 'PUT', 'DELETE']) {
        fate = ({ method }) => (method === refusedMethod ? { status: 403 } : 'pass');
        const error = await rejectionOf(behind.assertWritable());
        expect(error).to.have.property('name', 'BlobStoreError');
        expect(error).to.have.property('message').that.includes('403');
        fate = () => 'pass';
        await blobs.sweepIncoming?.(Date.now() + HOUR_MS);
      }
      fate = ({ method }) => (method === 'PUT' ? { status: 507 } : 'pass');
      expect(await rejectionOf(behind.assertWritable())).to.have.property('name', 'BlobStoreError');
      expect(await unfinished()).not.to.include('ours/health/probe');
    });

    it('reads a source only as fast as it is sent', async () => {
      let read = 0;
      const ahead: number[] = [];
      fate = ({ url, method }) => {
        const part = method === 'PUT' ? /partNumber=(\d+)/.exec(url)?.[1] : undefined;
        if (part !== undefined) ahead.push(read / PART_BYTES - Number(part));
        return 'pass';
      };
      const source = Readable.from(
        (function* () {
          for (; read < 6 * PART_BYTES; read += 65_536) yield Buffer.alloc(65_536);
        })(),
      );
      await behind.put('streamed', source);
      expect(ahead).to.have.length(6);
      // The next part may be whole, and a few chunks more may be on their way.
      expect(Math.max(...ahead)).to.be.at.most(1.5);
    });
  });

  describe('without access', () => {
    const open = (at: string, changes: Record<string, string> = {}): Promise<unknown> =>
      rejectionOf(openBlobs(`s3://${at}`, loadConfig({ ...s3.settings(at), ...changes })));

    it('reports a missing bucket by name', async () => {
      expect(await open('no-such-bucket'))
        .to.have.property('message')
        .that.includes('failed to open the bucket no-such-bucket')
        .and.includes('404');
    });

    it('reports a wrong key without repeating it', async () => {
      const error = await open(bucket, { FAIRGROUND_BLOBS_SECRET_KEY: 'wrong-secret' });
      expect(error)
        .to.have.property('message')
        .that.includes(`open the bucket ${bucket}`)
        .and.includes('403');
      expect(String(error instanceof Error && error.stack)).not.to.include('wrong-secret');
    });

    it('reports that no server listens', async () => {
      const error = await open(bucket, { FAIRGROUND_BLOBS_ENDPOINT: 'http://127.0.0.1:1' });
      expect(error).to.have.property('message').that.includes(`open the bucket ${bucket}: ECONNREFUSED`);
    });
  });
});
