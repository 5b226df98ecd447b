import { expect } from 'chai';
import { Readable } from 'node:stream';
import { rechunk } from '../../../../server/storage/blobs/rechunk.js';

async function piecesOf(chunks: readonly string[], size: number): Promise<string[]> {
  const pieces: string[] = [];
  const buffers = chunks.map((chunk) => Buffer.from(chunk));
  for await (const piece of rechunk(Readable.from(buffers), size)) pieces.push(piece.toString());
  return pieces;
}

describe('inPieces', () => {
  it('cuts and joins chunks, and returns the rest last', async () => {
    expect(await piecesOf(['a', 'bc', 'defghij'], 4)).to.deep.equal(['abcd', 'efgh', 'ij']);
    expect(await piecesOf(['abcdefgh'], 4)).to.deep.equal(['abcd', 'efgh']);
    expect(await piecesOf(['ab'], 4)).to.deep.equal(['ab']);
  });

  it('returns one empty chunk for an empty stream', async () => {
    expect(await piecesOf([], 4)).to.deep.equal(['']);
    expect(await piecesOf([''], 4)).to.deep.equal(['']);
  });
});
