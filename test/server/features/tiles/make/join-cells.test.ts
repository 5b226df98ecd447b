import { expect } from 'chai';
import { joinCells } from '../../../../../server/features/tiles/make/join-cells.js';

const SIDE = 16;
const CELLS = Array.from({ length: SIDE * SIDE }, (_, index) => {
  return { x: index % SIDE, y: Math.floor(index / SIDE), count: 2, id: String(1000 - index) };
});

describe('joinCells', () => {
  it('leaves cells that are few enough', () => {
    expect(joinCells(CELLS, SIDE, 300)).to.equal(CELLS);
  });

  it('joins cells to as many as fit, without losing a point', () => {
    const joined = joinCells(CELLS, SIDE, 100);
    expect(joined).to.have.length(100);
    expect(joined.reduce((sum, { count }) => sum + count, 0)).to.equal(2 * SIDE * SIDE);
  });

  it('keeps the lowest object id of joined cells', () => {
    expect(joinCells(CELLS, SIDE, 1)).to.deep.equal([{ x: 0, y: 0, count: 512, id: '745' }]);
  });
});
