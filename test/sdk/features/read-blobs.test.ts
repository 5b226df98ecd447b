import { expect } from 'chai';
import { Readable } from 'node:stream';
import type { ContentStream } from '../../../sdk/src/index.js';
import { readBlobs } from '../../../sdk/src/features/read-blobs.js';

async function cut(stream: ContentStream, bytes: number): Promise<string[]> {
  const texts: string[] = [];
  for await (const blob of readBlobs(stream, bytes)) texts.push(await blob.text());
  return texts;
}

describe('readBlobs', () => {
  it('cuts a stream into pieces of one size, whatever its chunks are', async () => {
    const chunks = (): Readable => Readable.from(['ab', Buffer.from('cdefghi'), 'j'], { objectMode: true });
    expect(await cut(chunks(), 4)).to.deep.equal(['abcd', 'efgh', 'ij']);
    expect(await cut(chunks(), 5)).to.deep.equal(['abcde', 'fghij']);
    expect(await cut(chunks(), 100)).to.deep.equal(['abcdefghij']);
  });

  it('gives nothing of an empty stream', async () => {
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

  it('lets go of a stream that is not read to its end', async () => {
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(8)),
      cancel: () => void (isCancelled = true),
    });
    for await (const blob of readBlobs(endless, 4)) {
      expect(blob.size).to.equal(4);
      break;
    }
    expect(isCancelled).to.equal(true);
  });
});
