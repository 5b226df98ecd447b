/** Run of positions of `stride` numbers each: x and y, then z and m if present. */
export interface Positions {
  readonly numbers: ArrayLike<number>;
  readonly stride: number;
  /** Offsets of z and m in a position; `undefined` if it has none. */
  readonly zAt: number | undefined;
  readonly mAt: number | undefined;
}

/** Geometry by GeoServices kind, which does not distinguish single and multiple ones. */
export type Shape =
  | { readonly kind: 'point'; readonly position: Positions }
  | { readonly kind: 'points'; readonly positions: Positions }
  | { readonly kind: 'lines'; readonly lines: readonly Positions[] }
  /** Each polygon has its outer ring first, then its holes. */
  | { readonly kind: 'polygons'; readonly polygons: readonly (readonly Positions[])[] };

/** Length from which on a typed array costs less than a list. */
const MANY = 1000;
const ROOM: readonly number[] = Array.from({ length: 4 * MANY }, () => NaN);

/** Allocates a list of doubles at its final length; a list that grows takes three times the memory. */
export function roomForNumbers(length: number): number[] {
  return length <= ROOM.length ? ROOM.slice(0, length) : Array.from({ length }, () => NaN);
}

const POINT = 1;
const LINE_STRING = 2;
const POLYGON = 3;
const MULTI_POINT = 4;
const MULTI_LINE_STRING = 5;
const MULTI_POLYGON = 6;
const GEOMETRY_COLLECTION = 7;

/**
 * Reads ISO WKB; `undefined` for no bytes and for an empty geometry. Of a collection, only the polygons are
 * kept.
 *
 * @throws {Error} for a kind of geometry that no layer stores.
 */
export function readWkb(wkb: Buffer): Shape | undefined {
  return wkb.length === 0 ? undefined : new WkbReader({ bytes: wkb, at: 0 }).next();
}

/** Byte that replaces a missing geometry. */
export const ABSENT = 2;

function unlessEmpty(shape: Shape): Shape | undefined {
  switch (shape.kind) {
    case 'point':
      return Number.isNaN(shape.position.numbers[0]) ? undefined : shape;
    case 'points':
      return shape.positions.numbers.length === 0 ? undefined : shape;
    case 'lines': {
      const lines = shape.lines.every(hasPositions) ? shape.lines : shape.lines.filter(hasPositions);
      return lines.length === 0 ? undefined : { kind: 'lines', lines };
    }
    case 'polygons': {
      const polygons = shape.polygons.every(hasRings) ? shape.polygons : shape.polygons.filter(hasRings);
      return polygons.length === 0 ? undefined : { kind: 'polygons', polygons };
    }
  }
}

function hasPositions({ numbers }: Positions): boolean {
  return numbers.length > 0;
}

function hasRings(polygon: readonly Positions[]): boolean {
  return polygon.length > 0;
}

/** True if every position has an x and a y. SpatiaLite projects geometries without coordinates to infinity. */
export function isFiniteShape(shape: Shape): boolean {
  switch (shape.kind) {
    case 'point':
      return areFinite(shape.position);
    case 'points':
      return areFinite(shape.positions);
    case 'lines':
      return shape.lines.every(areFinite);
    case 'polygons':
      return shape.polygons.every((rings) => rings.every(areFinite));
  }
}

function areFinite({ numbers, stride }: Positions): boolean {
  for (let at = 0; at < numbers.length; at += stride) {
    if (!Number.isFinite(numbers[at]) || !Number.isFinite(numbers[at + 1])) return false;
  }
  return true;
}

/** Position in the bytes up to which they have been read. */
export interface WkbCursor {
  readonly bytes: Buffer;
  at: number;
}

/** Reads consecutive geometries. */
export class WkbReader {
  readonly #cursor: WkbCursor;
  readonly #bytes: DataView;
  #isLittleEndian = true;

  constructor(cursor: WkbCursor) {
    const { bytes } = cursor;
    this.#cursor = cursor;
    this.#bytes = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }

  /**
   * Reads the next geometry; `undefined` for a missing or empty one.
   *
   * @throws {Error} for a kind of geometry that no layer stores.
   */
  next(): Shape | undefined {
    return this.#isAbsent() ? undefined : unlessEmpty(this.#read());
  }

  #isAbsent(): boolean {
    if (this.#bytes.getUint8(this.#cursor.at) !== ABSENT) return false;
    this.#cursor.at += 1;
    return true;
  }

  #read(): Shape {
    this.#isLittleEndian = this.#bytes.getUint8(this.#cursor.at) === 1;
    this.#cursor.at += 1;
    const code = this.#uint32();
    // The thousands digit encodes the dimensions.
    const layout = LAYOUTS[Math.floor(code / 1000)] ?? FLAT;
    switch (code % 1000) {
      case POINT:
        return { kind: 'point', position: this.#positions(1, layout) };
      case LINE_STRING:
        return { kind: 'lines', lines: [this.#positions(this.#uint32(), layout)] };
      case POLYGON:
        return {
          kind: 'polygons',
          polygons: [this.#times((): Positions => this.#positions(this.#uint32(), layout))],
        };
      case MULTI_POINT:
        return { kind: 'points', positions: this.#points(layout) };
      case MULTI_LINE_STRING:
        return (
          this.#only() ?? {
            kind: 'lines',
            lines: this.#parts().flatMap((part) => (part.kind === 'lines' ? part.lines : [])),
          }
        );
      case MULTI_POLYGON:
        return this.#only() ?? this.#polygons();
      case GEOMETRY_COLLECTION:
        return this.#polygons();
      default:
        throw new Error(`well-known binary of type ${String(code % 1000)} is not known`);
    }
  }

  /** Reads a multi-part geometry of a single part, the usual case, without nested lists. */
  #only(): Shape | undefined {
    const { at } = this.#cursor;
    if (this.#uint32() === 1) return this.#read();
    this.#cursor.at = at;
    return undefined;
  }

  #polygons(): Shape {
    return {
      kind: 'polygons',
      polygons: this.#parts().flatMap((part) => (part.kind === 'polygons' ? part.polygons : [])),
    };
  }

  #parts(): Shape[] {
    return this.#times(() => this.#read());
  }

  #points(layout: Layout): Positions {
    const numbers = this.#parts().flatMap((part) =>
      part.kind === 'point' ? Array.from(part.position.numbers) : [],
    );
    return { ...layout, numbers };
  }

  #times<T>(read: () => T): T[] {
    const count = this.#uint32();
    if (count === 1) return [read()];
    const items: T[] = [];
    for (let index = 0; index < count; index += 1) items.push(read());
    return items;
  }

  #positions(count: number, layout: Layout): Positions {
    const length = count * layout.stride;
    const numbers = length < MANY ? roomForNumbers(length) : new Float64Array(length);
    const { at } = this.#cursor;
    for (let index = 0; index < length; index += 1) {
      numbers[index] = this.#bytes.getFloat64(at + index * 8, this.#isLittleEndian);
    }
    this.#cursor.at = at + length * 8;
    return { numbers, stride: layout.stride, zAt: layout.zAt, mAt: layout.mAt };
  }

  #uint32(): number {
    const value = this.#bytes.getUint32(this.#cursor.at, this.#isLittleEndian);
    this.#cursor.at += 4;
    return value;
  }
}

type Layout = Omit<Positions, 'numbers'>;

const FLAT: Layout = { stride: 2, zAt: undefined, mAt: undefined };

/** Layouts for x and y only, with z, with m, and with both. */
const LAYOUTS: readonly Layout[] = [
  FLAT,
  { stride: 3, zAt: 2, mAt: undefined },
  { stride: 3, zAt: undefined, mAt: 2 },
  { stride: 4, zAt: 2, mAt: 3 },
];
