import type { Extent } from '../../../model/layer.js';

/** Bounding box of all geometries added. */
export class Bounds {
  #xmin = Infinity;
  #ymin = Infinity;
  #xmax = -Infinity;
  #ymax = -Infinity;
  // Bytes of the geometry added last: most geometries reuse the same buffer.
  #wkb: Uint8Array | undefined;
  #view: DataView = new DataView(new ArrayBuffer(0));

  /** @param wkb - ISO well-known binary, little-endian. */
  add(wkb: Uint8Array): void {
    if (this.#wkb !== wkb) {
      this.#wkb = wkb;
      this.#view = new DataView(wkb.buffer, wkb.byteOffset, wkb.byteLength);
    }
    walk(this.#view, 0, this.#widen);
  }

  readonly #widen = (view: DataView, start: number, end: number, step: number): void => {
    let [xmin, ymin, xmax, ymax] = [this.#xmin, this.#ymin, this.#xmax, this.#ymax];
    for (let at = start; at < end; at += step) {
      const x = view.getFloat64(at, true);
      const y = view.getFloat64(at + 8, true);
      if (x < xmin) xmin = x;
      if (x > xmax) xmax = x;
      if (y < ymin) ymin = y;
      if (y > ymax) ymax = y;
    }
    [this.#xmin, this.#ymin, this.#xmax, this.#ymax] = [xmin, ymin, xmax, ymax];
  };

  /** Returns the box; `undefined` if nothing was added. */
  get extent(): Extent | undefined {
    if (this.#xmin > this.#xmax) return undefined;
    return { xmin: this.#xmin, ymin: this.#ymin, xmax: this.#xmax, ymax: this.#ymax };
  }
}

/** Returns the smallest extent that contains both. */
export function uniteBounds(a: Extent | undefined, b: Extent | undefined): Extent | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return {
    xmin: Math.min(a.xmin, b.xmin),
    ymin: Math.min(a.ymin, b.ymin),
    xmax: Math.max(a.xmax, b.xmax),
    ymax: Math.max(a.ymax, b.ymax),
  };
}

// Two-dimensional point, the most common geometry.
const POINT = 1;
const POINT_BYTES = 21;

/**
 * Calls `visit` with x, y and the offset of x of every vertex.
 *
 * @param from - start of the geometry
 * @returns the end of the geometry
 */
export function visitPositions(wkb: Buffer, visit: Visit, from = 0): number {
  if (wkb[1] === POINT && wkb.length === POINT_BYTES) {
    visit(wkb.readDoubleLE(5), wkb.readDoubleLE(13), 5);
    return POINT_BYTES;
  }
  // A DataView reads doubles several times as fast as a Buffer.
  return walk(new DataView(wkb.buffer, wkb.byteOffset, wkb.byteLength), from, (view, start, end, step) => {
    for (let at = start; at < end; at += step) {
      visit(view.getFloat64(at, true), view.getFloat64(at + 8, true), at);
    }
  });
}

type Visit = (x: number, y: number, offset: number) => void;

/** Callback for a run of consecutive vertices, which is far cheaper than one call per vertex. */
type VisitRun = (view: DataView, start: number, end: number, step: number) => void;

/** Returns the end of the geometry that begins at `start`. */
function walk(view: DataView, start: number, visit: VisitRun): number {
  const type = view.getUint32(start + 1, true);
  const step = 16 + (hasZ(type) ? 8 : 0) + (hasM(type) ? 8 : 0);
  let at = start + 5;
  if (type % 1000 === 1) return passRun(view, at, at + step, step, visit);
  const count = view.getUint32(at, true);
  at += 4;
  if (type % 1000 === 2) return passRun(view, at, at + count * step, step, visit);
  if (type % 1000 === 3 || type % 1000 === 17) {
    for (let ring = 0; ring < count; ring += 1) {
      const length = view.getUint32(at, true);
      at = passRun(view, at + 4, at + 4 + length * step, step, visit);
    }
    return at;
  }
  for (let part = 0; part < count; part += 1) at = walk(view, at, visit);
  return at;
}

function passRun(view: DataView, start: number, end: number, step: number, visit: VisitRun): number {
  visit(view, start, end, step);
  return end;
}

function hasZ(type: number): boolean {
  const kind = Math.floor(type / 1000);
  return kind === 1 || kind === 3;
}

function hasM(type: number): boolean {
  return type >= 2000;
}
