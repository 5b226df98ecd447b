import type { Extent } from '../../layer.js';
import { asBuffer } from './wkb.js';

/** The box around the geometries that it is shown. */
export class Bounds {
  #xmin = Infinity;
  #ymin = Infinity;
  #xmax = -Infinity;
  #ymax = -Infinity;

  /** @param wkb - ISO well-known binary, little-endian. */
  add(wkb: Uint8Array): void {
    visitPositions(asBuffer(wkb), this.#widen);
  }

  readonly #widen = (x: number, y: number): void => {
    if (x < this.#xmin) this.#xmin = x;
    if (x > this.#xmax) this.#xmax = x;
    if (y < this.#ymin) this.#ymin = y;
    if (y > this.#ymax) this.#ymax = y;
  };

  /** `undefined` when nothing was added. */
  get extent(): Extent | undefined {
    if (this.#xmin > this.#xmax) return undefined;
    return { xmin: this.#xmin, ymin: this.#ymin, xmax: this.#xmax, ymax: this.#ymax };
  }
}

/** The smallest extent that holds both. */
export function unite(a: Extent | undefined, b: Extent | undefined): Extent | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return {
    xmin: Math.min(a.xmin, b.xmin),
    ymin: Math.min(a.ymin, b.ymin),
    xmax: Math.max(a.xmax, b.xmax),
    ymax: Math.max(a.ymax, b.ymax),
  };
}

// Of two dimensions: what most geometries are.
const POINT = 1;
const POINT_BYTES = 21;

/**
 * Calls `visit` with x, y and the offset of x of every vertex.
 *
 * @param from - where the geometry begins
 * @returns where it ends
 */
export function visitPositions(
  wkb: Buffer,
  visit: (x: number, y: number, offset: number) => void,
  from = 0,
): number {
  if (wkb[1] === POINT && wkb.length === POINT_BYTES) {
    visit(wkb.readDoubleLE(5), wkb.readDoubleLE(13), 5);
    return POINT_BYTES;
  }
  const walk = (start: number): number => {
    const type = wkb.readUInt32LE(start + 1);
    const step = 16 + (hasZ(type) ? 8 : 0) + (hasM(type) ? 8 : 0);
    let at = start + 5;
    const run = (count: number): void => {
      for (let index = 0; index < count; index += 1, at += step)
        visit(wkb.readDoubleLE(at), wkb.readDoubleLE(at + 8), at);
    };
    if (type % 1000 === 1) {
      run(1);
      return at;
    }
    const count = wkb.readUInt32LE(at);
    at += 4;
    if (type % 1000 === 2) {
      run(count);
    } else if (type % 1000 === 3 || type % 1000 === 17) {
      for (let ring = 0; ring < count; ring += 1) {
        const length = wkb.readUInt32LE(at);
        at += 4;
        run(length);
      }
    } else {
      for (let part = 0; part < count; part += 1) at = walk(at);
    }
    return at;
  };
  return walk(from);
}

function hasZ(type: number): boolean {
  const kind = Math.floor(type / 1000);
  return kind === 1 || kind === 3;
}

function hasM(type: number): boolean {
  return type >= 2000;
}
