import type { Position, Ring } from './shape.js';

/** Edges per block; a block beside the position is skipped as a whole. */
const BLOCK_EDGES = 64;

/** Determines the side of a ring on which positions lie, for many positions per ring. */
export class RingSides {
  readonly #ring: Ring;
  /** Minimum and maximum y of each block of edges. */
  readonly #ranges: Float64Array;

  constructor(ring: Ring) {
    this.#ring = ring;
    const blockCount = Math.ceil((ring.length - 1) / BLOCK_EDGES);
    this.#ranges = new Float64Array(blockCount * 2);
    for (let block = 0; block < blockCount; block += 1) {
      let [low, high] = [Infinity, -Infinity];
      for (let index = block * BLOCK_EDGES; index <= endOf(block, ring); index += 1) {
        const y = ring[index]?.[1] ?? 0;
        if (y < low) low = y;
        if (y > high) high = y;
      }
      this.#ranges[block * 2] = low;
      this.#ranges[block * 2 + 1] = high;
    }
  }

  /** @param work - reduced by the cost. */
  sideOf(position: Position, work: { left: number }): 'inside' | 'outside' | 'on' {
    const y = position[1] ?? 0;
    const ranges = this.#ranges;
    let isInside = false;
    work.left -= ranges.length / 2;
    for (let block = 0; block * 2 < ranges.length; block += 1) {
      if ((ranges[block * 2] ?? 0) > y || (ranges[block * 2 + 1] ?? 0) < y) continue;
      work.left -= BLOCK_EDGES;
      const crossed = this.#cross(block, position[0] ?? 0, y);
      if (crossed === 'on') return 'on';
      if (crossed % 2 === 1) isInside = !isInside;
    }
    return isInside ? 'inside' : 'outside';
  }

  /** Counts the edges of the block that a ray to the right crosses. */
  #cross(block: number, x: number, y: number): number | 'on' {
    const ring = this.#ring;
    let count = 0;
    for (let index = block * BLOCK_EDGES; index < endOf(block, ring); index += 1) {
      const [from, to] = [ring[index], ring[index + 1]];
      const [x1, y1, x2, y2] = [from?.[0] ?? 0, from?.[1] ?? 0, to?.[0] ?? 0, to?.[1] ?? 0];
      if ((y1 > y && y2 > y) || (y1 < y && y2 < y)) continue;
      const cross = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
      if (cross === 0 && x >= Math.min(x1, x2) && x <= Math.max(x1, x2)) return 'on';
      if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) count += 1;
    }
    return count;
  }
}

/** Returns the end vertex of the last edge of the block. */
function endOf(block: number, ring: Ring): number {
  return Math.min((block + 1) * BLOCK_EDGES, ring.length - 1);
}
