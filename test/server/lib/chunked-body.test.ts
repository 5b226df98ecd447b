import { buffer } from 'node:stream/consumers';
import { expect } from 'chai';
import { ChunkedBody } from '../../../server/lib/chunked-body.js';
import { countTurns } from '../../support/turns.js';

describe('HeldStream', () => {
  const pieces = Array.from({ length: 40 }, (_, index) => Buffer.alloc(50_000, index));

  it('returns all chunks in order, to the end', async () => {
    const stream = new ChunkedBody(pieces);
    expect(stream.byteLength).to.equal(2_000_000);
    expect((await buffer(stream)).equals(Buffer.concat(pieces))).to.equal(true);
    expect((await buffer(new ChunkedBody([]))).length).to.equal(0);
  });

  it('yields to the event loop between chunks, however fast it is read', async () => {
    const count = countTurns();
    const seen: number[] = [];
    for await (const piece of new ChunkedBody(pieces)) {
      const { turns } = count;
      seen[turns] = (seen[turns] ?? 0) + (piece as Buffer).length;
    }
    count.stop();
    expect(Math.max(...seen.filter((bytes) => bytes > 0))).to.be.within(50_000, 200_000);
  });

  it('stops a chunked body when its reader has gone', async () => {
    const stream = new ChunkedBody(pieces);
    for await (const piece of stream) {
      expect(piece).to.have.length(50_000);
      break;
    }
    expect(stream.destroyed).to.equal(true);
  });
});
