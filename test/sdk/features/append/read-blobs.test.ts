import { expect } from 'chai';
import { Readable } from 'node:stream';
import type { ContentStream } from '../../../../sdk/src/index.js';
import { readBlobs } from '../../../../sdk/src/features/append/read-blobs.js';

const NEVER = new AbortController().signal;

async function cut(stream: ContentStream, bytes: number): Promise<string[]> {
  const texts: string[] = [];
  for await (const blob of readBlobs(stream, bytes, NEVER)) texts.push(await blob.text());
  return texts;
}

describe('readBlobs', () => {
  it('cuts a stream into pieces of one size, whatever its chunks are', async () => {
    const chunks = (): Readable => Readable.from(['ab', Buffer.from('cdefghi'), 'j'], { objectMode: true });
    expect(await cut(chunks(), 4)).to.deep.equal(['abcd', 'efgh', 'ij']);
    expect(await cut(chunks(), 5)).to.deep.equal(['abcde', 'fghij']);
    expect(await cut(chunks(), 100)).to.deep.equal(['abcdefghij']);
  });

  it('returns no piece of an empty stream', async () => {
    expect(await cut(new Blob([]).stream(), 4)).to.deep.equal([]);
  });

  it('reads streams of the web and generators, with every letter in UTF-8', async () => {
    expect(await cut(new Blob(['åse']).stream(), 2)).to.deep.equal(['å', 'se']);
    async function* lines(): AsyncGenerator<string> {
      yield await Promise.resolve('å');
      yield 'se';
    }
    expect(await cut(lines(), 100)).to.deep.equal(['åse']);
  });

  it('releases a stream that is not read to its end', async () => {
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(8)),
      cancel: () => void (isCancelled = true),
    });
    for await (const blob of readBlobs(endless, 4, NEVER)) {
      expect(blob.size).to.equal(4);
      break;
    }
    expect(isCancelled).to.equal(true);
  });

  for (const when of ['later', 'before']) {
    it(`ends a silent stream, of the web or of Node.js, when reading stops: ${when}`, async () => {
      const wanted = new AbortController();
      let ended = 0;
      const end = (_: unknown, done?: (error?: null) => void): void => {
        ended += 1;
        done?.();
      };
      const web = new ReadableStream<Uint8Array>({ cancel: (reason) => end(reason) });
      const node = new Readable({ read: () => undefined, destroy: end });
      if (when === 'before') wanted.abort();
      const waiting = [web, node].map((stream) => readBlobs(stream, 4, wanted.signal).next());
      wanted.abort();
      expect(ended).to.equal(2);
      expect((await Promise.allSettled(waiting)).map(({ status }) => status)).to.include('fulfilled');
    });
  }
});
