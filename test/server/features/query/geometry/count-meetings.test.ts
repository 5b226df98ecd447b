import { expect } from 'chai';
import fc from 'fast-check';
import {
  type BoxLists,
  countMeetings,
} from '../../../../../server/features/query/geometry/count-meetings.js';

type Sides = readonly [xmin: number, ymin: number, xmax: number, ymax: number];

const listsOf = (boxes: readonly Sides[]): BoxLists => {
  const side = (index: number): Float64Array => Float64Array.from(boxes, (box) => box[index] ?? NaN);
  return { xmin: side(0), ymin: side(1), xmax: side(2), ymax: side(3) };
};

describe('countMeetings', () => {
  const meet = (a: Sides, b: Sides): boolean => a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3];

  it('counts the same pairs as a comparison of all boxes', () => {
    // Small whole numbers, so that many sides are alike, and some boxes are lines or points.
    const [place, length] = [fc.nat(20), fc.nat(8)];
    const box = fc.tuple(place, place, length, length).map(([x, y, dx, dy]): Sides => [x, y, x + dx, y + dy]);
    fc.assert(
      fc.property(fc.array(box, { maxLength: 60 }), (boxes) => {
        const pairs = boxes.flatMap((one, index) =>
          boxes.slice(index + 1).filter((other) => meet(one, other)),
        );
        expect(countMeetings(listsOf(boxes))).to.equal(pairs.length);
      }),
    );
  });

  it('counts a thousand million pairs without visiting them, and stops beyond the limit', () => {
    const boxes = listsOf(Array.from({ length: 50_000 }, (): Sides => [0, 0, 1, 1]));
    expect(countMeetings(boxes)).to.equal((50_000 * 49_999) / 2);
    expect(countMeetings(boxes, 1000)).to.be.within(1001, 2000);
  });
});
