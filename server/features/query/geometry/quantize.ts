import type { Positions } from './read-wkb.js';

/**
 * Transform between coordinates and steps: x is `translate[0] + steps × scale`; y likewise, or downward
 * from the upper left corner.
 */
export interface Quantization {
  readonly originPosition: 'upperLeft' | 'lowerLeft';
  readonly scale: number;
  readonly translate: readonly [x: number, y: number];
  /** True if positions that coincide with the previous one are kept. */
  readonly keepsAll: boolean;
}

/** Line in steps: the first position relative to the origin, every other to its predecessor. */
export interface Steps {
  /** x and y of each position. */
  readonly numbers: readonly number[];
  /** Indexes of these positions in the line. */
  readonly at: readonly number[];
}

export function quantize(line: Positions, quantization: Quantization, isReversed = false): Steps {
  const { numbers, stride } = line;
  const { scale, translate, originPosition, keepsAll } = quantization;
  const [x0, y0] = translate;
  const up = originPosition === 'upperLeft' ? -1 : 1;
  const count = numbers.length / stride;
  const steps: number[] = [];
  const at: number[] = [];
  let [lastX, lastY] = [0, 0];
  for (let turn = 0; turn < count; turn += 1) {
    const index = isReversed ? count - 1 - turn : turn;
    const x = Math.round(((numbers[index * stride] ?? 0) - x0) / scale);
    const y = Math.round((up * ((numbers[index * stride + 1] ?? 0) - y0)) / scale);
    if (turn > 0 && !keepsAll && x === lastX && y === lastY) continue;
    steps.push(plain(x - lastX), plain(y - lastY));
    at.push(index);
    [lastX, lastY] = [x, y];
  }
  return { numbers: steps, at };
}

/** Normalizes negative zero. */
function plain(value: number): number {
  return value === 0 ? 0 : value;
}
