import { checkLonLat } from './lon-lat.js';
import { notCoordinates, ShapeFault } from './shape.js';
import type { WkbDimensions } from './wkb.js';
import type { WkbRun } from './wkb-outline.js';

const IS_HOST_LITTLE_ENDIAN = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;
const DOUBLE = 8;

export interface VertexRules {
  /** Dimensions of the layer. */
  readonly dimensions: WkbDimensions;
  /** Maximum longitude if coordinates are degrees; `undefined` otherwise. */
  readonly maxLongitude: number | undefined;
}

/**
 * Copies vertices from one WKB to another, checked, with the ordinates of the layer. It reuses arrays of
 * doubles, since an object per vertex would be ten times as expensive.
 */
export class VertexMover {
  readonly #rules: VertexRules;
  readonly #stride: number;
  #source = new Float64Array(64);
  #sourceBytes = bytesOf(this.#source);
  #target = new Float64Array(64);
  #targetBytes = bytesOf(this.#target);

  constructor(rules: VertexRules) {
    this.#rules = rules;
    this.#stride = 2 + Number(rules.dimensions.hasZ) + Number(rules.dimensions.hasM);
  }

  /** Bytes of a vertex in the layer. */
  get vertexSize(): number {
    return this.#stride * DOUBLE;
  }

  /**
   * Reads the vertices of a run for `write`. `isClosing` repeats the first one at the end.
   *
   * @throws {ShapeFault} for coordinates that are not numbers, or are out of range.
   */
  read(bytes: Buffer, run: WkbRun, { isClosing = false } = {}): void {
    const length = run.count * run.layout.stride;
    this.#reserve(length + run.layout.stride, (run.count + 1) * this.#stride);
    bytes.copy(this.#sourceBytes, 0, run.at, run.at + length * DOUBLE);
    if (run.layout.isLittleEndian !== IS_HOST_LITTLE_ENDIAN) {
      this.#sourceBytes.subarray(0, length * DOUBLE).swap64();
    }
    this.#check(length, run);
    if (isClosing) this.#source.copyWithin(length, 0, run.layout.stride);
  }

  /** Returns twice the area of the ring just read, positive for counter-clockwise; see `signedArea`. */
  area({ count, layout: { stride } }: WkbRun): number {
    const numbers = this.#source;
    const [x0 = 0, y0 = 0] = numbers;
    let sum = 0;
    for (let at = stride; at + stride < count * stride; at += stride) {
      const x1 = (numbers[at] ?? 0) - x0;
      const y1 = (numbers[at + 1] ?? 0) - y0;
      const x2 = (numbers[at + stride] ?? 0) - x0;
      const y2 = (numbers[at + stride + 1] ?? 0) - y0;
      sum += x1 * y2 - x2 * y1;
    }
    return sum;
  }

  /**
   * Writes the vertices just read with the ordinates of the layer: z is 0 and m unknown if the source has
   * none.
   *
   * @returns the offset after them.
   */
  write(target: Buffer, at: number, run: WkbRun, { isReversed = false } = {}): number {
    const { count, layout } = run;
    const { hasZ, hasM } = this.#rules.dimensions;
    const source = this.#source;
    const written = this.#target;
    const stride = this.#stride;
    const { z, m } = layout.order;
    // Nothing to omit, add or reverse.
    if (stride === 2 && layout.stride === 2 && !isReversed && IS_HOST_LITTLE_ENDIAN) {
      this.#sourceBytes.copy(target, at, 0, count * 2 * DOUBLE);
      return at + count * 2 * DOUBLE;
    }
    let to = 0;
    for (let index = 0; index < count; index += 1) {
      const from = (isReversed ? count - 1 - index : index) * layout.stride;
      written[to] = source[from] ?? NaN;
      written[to + 1] = source[from + 1] ?? NaN;
      if (hasZ) {
        const height = z < 0 ? 0 : (source[from + z] ?? 0);
        written[to + 2] = Number.isNaN(height) ? 0 : height;
      }
      if (hasM) written[to + stride - 1] = m < 0 ? NaN : (source[from + m] ?? NaN);
      to += stride;
    }
    const bytes = to * DOUBLE;
    if (!IS_HOST_LITTLE_ENDIAN) this.#targetBytes.subarray(0, bytes).swap64();
    this.#targetBytes.copy(target, at, 0, bytes);
    return at + bytes;
  }

  #check(length: number, { layout: { stride } }: WkbRun): void {
    const numbers = this.#source;
    const { maxLongitude } = this.#rules;
    for (let at = 0; at < length; at += stride) {
      const x = numbers[at] ?? NaN;
      const y = numbers[at + 1] ?? NaN;
      if (!Number.isFinite(x) || !Number.isFinite(y)) throw new ShapeFault(notCoordinates);
      for (let more = at + 2; more < at + stride; more += 1) {
        // NaN is a permitted m, for unknown.
        if (Math.abs(numbers[more] ?? NaN) === Infinity) throw new ShapeFault(notCoordinates);
      }
      if (maxLongitude === undefined) continue;
      const refusal = checkLonLat(x, y, maxLongitude);
      if (refusal !== undefined) throw new ShapeFault(refusal);
    }
  }

  #reserve(source: number, target: number): void {
    if (this.#source.length < source) {
      this.#source = new Float64Array(source * 2);
      this.#sourceBytes = bytesOf(this.#source);
    }
    if (this.#target.length < target) {
      this.#target = new Float64Array(target * 2);
      this.#targetBytes = bytesOf(this.#target);
    }
  }
}

function bytesOf(array: Float64Array): Buffer {
  return Buffer.from(array.buffer, array.byteOffset, array.byteLength);
}
