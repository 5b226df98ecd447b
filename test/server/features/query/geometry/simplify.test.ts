import { expect } from 'chai';
import type { Shape } from '../../../../../server/features/query/geometry/read-wkb.js';
import { simplify } from '../../../../../server/features/query/geometry/simplify.js';

const FLAT = { stride: 2, zAt: undefined, mAt: undefined };
const lineOf = (numbers: readonly number[]): Shape => ({ kind: 'lines', lines: [{ ...FLAT, numbers }] });

function numbersOf(shape: Shape): readonly number[] {
  const [line] = shape.kind === 'lines' ? shape.lines : [];
  return Array.from(line?.numbers ?? []);
}

describe('thin', () => {
  it('keeps the vertices that bend a line more than the offset', () => {
    const line = lineOf([0, 0, 1, 0.4, 2, 0, 3, 5, 4, 0]);
    expect(numbersOf(simplify(line, 0.5))).to.deep.equal([0, 0, 2, 0, 3, 5, 4, 0]);
  });

  it('ends soon if the farthest vertex is always next to an end', function () {
    // Without an end it takes a quarter of an hour.
    this.timeout(60_000);
    const count = 200_000;
    const numbers = Array.from({ length: count }, (_, index) => [
      index,
      (index % 2 ? 1 : -1) * (count - index),
    ]);
    expect(numbersOf(simplify(lineOf(numbers.flat()), 1e-9))).to.deep.equal(numbers.flat());
  });
});
