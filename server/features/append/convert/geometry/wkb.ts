import type { OrdinateOrder, Position } from './shape.js';

/** ISO well-known binary types; z adds 1000 and m 2000. */
export const WKB_TYPE = {
  point: 1,
  lineString: 2,
  polygon: 3,
  multiPoint: 4,
  multiLineString: 5,
  multiPolygon: 6,
};

const LITTLE_ENDIAN = 1;

/** Ordinates written besides x and y: those of the layer, not of the source. */
export interface WkbDimensions {
  readonly hasZ: boolean;
  readonly hasM: boolean;
}

/** Writes ISO well-known binary, little-endian, into a buffer of known size. */
export class WkbWriter {
  readonly bytes: Buffer;
  readonly #dimensions: WkbDimensions;
  readonly #typeOffset: number;
  readonly #order: OrdinateOrder;
  #at = 0;

  constructor(size: number, dimensions: WkbDimensions, order: OrdinateOrder) {
    this.bytes = Buffer.allocUnsafe(size);
    this.#dimensions = dimensions;
    this.#typeOffset = (dimensions.hasZ ? 1000 : 0) + (dimensions.hasM ? 2000 : 0);
    this.#order = order;
  }

  header(type: number): this {
    this.bytes[this.#at] = LITTLE_ENDIAN;
    this.#at = this.bytes.writeUInt32LE(type + this.#typeOffset, this.#at + 1);
    return this;
  }

  count(count: number): this {
    this.#at = this.bytes.writeUInt32LE(count, this.#at);
    return this;
  }

  /** Writes a position; z is 0 and m unknown if the source has none. */
  position(position: Position): this {
    const { bytes } = this;
    let at = bytes.writeDoubleLE(position[0] ?? NaN, this.#at);
    at = bytes.writeDoubleLE(position[1] ?? NaN, at);
    if (this.#dimensions.hasZ) at = bytes.writeDoubleLE(ordinate(position, this.#order.z, 0), at);
    if (this.#dimensions.hasM) at = bytes.writeDoubleLE(ordinate(position, this.#order.m, NaN), at);
    this.#at = at;
    return this;
  }

  positions(positions: readonly Position[]): this {
    this.count(positions.length);
    for (const position of positions) this.position(position);
    return this;
  }
}

export function positionSize({ hasZ, hasM }: WkbDimensions): number {
  return 16 + (hasZ ? 8 : 0) + (hasM ? 8 : 0);
}

function ordinate(position: Position, index: number, fallback: number): number {
  const value = index < 0 ? undefined : position[index];
  return typeof value === 'number' ? value : fallback;
}

/** Returns a buffer over the same bytes. */
export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
