import { expect } from 'chai';
import {
  cutIntoPieces,
  MAX_TURN,
  turnOf,
  withoutRepeats,
} from '../../../../../server/features/query/geometry/line-pieces.js';
import type { Coordinate } from '../../../../../server/features/query/geometry/figures.js';

const zigzag = Array.from({ length: 21 }, (_, index): Coordinate => [index % 2, 0]);

describe('pieces of lines', () => {
  it('begins each piece of a line where the previous one ends, and limits how much it turns', () => {
    const pieces = cutIntoPieces(zigzag);
    expect(pieces).to.have.length(5);
    expect(pieces.flatMap((piece, index) => (index === 0 ? piece : piece.slice(1)))).to.deep.equal(zigzag);
    for (const piece of pieces) expect(turnOf(piece)).to.be.at.most(MAX_TURN);
  });

  it('keeps a straight line whole, or cuts it by the given length', () => {
    const line = Array.from({ length: 11 }, (_, index): Coordinate => [index, index]);
    expect(cutIntoPieces(line)).to.deep.equal([line]);
    expect(cutIntoPieces(line, ([from], [to]) => to - from >= 5)).to.have.length(2);
    expect(cutIntoPieces([[1, 1]])).to.deep.equal([[[1, 1]]]);
  });

  it('ignores repeated points of a line', () => {
    const repeated = zigzag.flatMap((place) => [place, place, place]);
    expect(withoutRepeats(repeated)).to.deep.equal(zigzag);
  });
});

describe('turnOf', () => {
  it('adds up turns to both sides, of numbers of any size', () => {
    const corner = (size: number): Coordinate[] => [
      [0, 0],
      [size, 0],
      [size, size],
      [2 * size, size],
    ];
    for (const size of [1e-300, 1, 1e307]) expect(turnOf(corner(size))).to.be.closeTo(Math.PI, 1e-12);
    expect(turnOf(zigzag)).to.be.closeTo(19 * Math.PI, 1e-9);
  });
});
