import { Refusal } from '../../report/report.js';
import { type OrdinateOrder, ShapeFault, XY, XYM, XYZ, XYZM } from './shape.js';

/** Consecutive positions in WKB. */
export interface WkbRun {
  /** Offset of the first ordinate. */
  readonly at: number;
  readonly count: number;
  readonly layout: WkbLayout;
}

/** Layout of the positions of a geometry. */
export interface WkbLayout {
  readonly order: OrdinateOrder;
  /** Number of ordinates per position. */
  readonly stride: number;
  readonly isLittleEndian: boolean;
}

/** Location of the vertices of a geometry in its bytes, without empty parts. */
export type WkbOutline =
  | { readonly kind: 'point'; readonly run: WkbRun }
  | { readonly kind: 'multipoint'; readonly runs: readonly WkbRun[] }
  | { readonly kind: 'lines'; readonly runs: readonly WkbRun[] }
  /** Outer ring and then the holes of each polygon. */
  | { readonly kind: 'polygons'; readonly polygons: readonly (readonly WkbRun[])[] }
  /** Triangles and faces of a surface in space. */
  | {
      readonly kind: 'surface';
      readonly name: 'tin' | 'faces';
      readonly polygons: readonly (readonly WkbRun[])[];
    }
  | { readonly kind: 'collection'; readonly members: readonly WkbOutline[] };

const Z_FLAG = 0x80000000;
const M_FLAG = 0x40000000;
const SRID_FLAG = 0x20000000;
const TYPE_BITS = 0x0fffffff;

/** Maximum depth of nested collections. */
const MAX_DEPTH = 8;

const malformed = new Refusal('invalid_geometry', 'must be well-known binary');
const curved = new Refusal('invalid_geometry', 'curves are not supported');

/**
 * Finds the vertices of a geometry in ISO or extended WKB, of either byte order, without copying them. It
 * allocates nothing for a count that exceeds the bytes.
 *
 * @throws {ShapeFault} for curves, and for bytes that are not a geometry.
 */
export function outlineWkb(bytes: Buffer): WkbOutline {
  return new OutlineReader(bytes).readWhole();
}

class OutlineReader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  readWhole(): WkbOutline {
    const outline = this.#read(0);
    if (this.#at !== this.#bytes.length) throw new ShapeFault(malformed);
    return outline;
  }

  #read(depth: number): WkbOutline {
    if (depth > MAX_DEPTH) throw new ShapeFault(malformed);
    const { type, layout } = this.#header();
    switch (type) {
      case 1:
        return { kind: 'point', run: this.#run(1, layout) };
      case 2:
        return { kind: 'lines', runs: [this.#counted(layout)].filter(isFilled) };
      case 3:
        return { kind: 'polygons', polygons: withoutEmpty(this.#rings(layout)) };
      case 4:
        return { kind: 'multipoint', runs: this.#parts(layout, depth, 'point').map(({ run }) => run) };
      case 5:
      case 11:
        return { kind: 'lines', runs: this.#parts(layout, depth, 'lines').flatMap(({ runs }) => runs) };
      case 6:
      case 12:
        return { kind: 'polygons', polygons: this.#polygons(layout, depth) };
      case 7:
        return { kind: 'collection', members: this.#times(layout, () => this.#read(depth + 1)) };
      case 15:
        return { kind: 'surface', name: 'faces', polygons: this.#polygons(layout, depth) };
      case 16:
        return { kind: 'surface', name: 'tin', polygons: this.#triangles(layout, depth) };
      case 17:
        return { kind: 'surface', name: 'tin', polygons: withoutEmpty(this.#rings(layout)) };
      default:
        throw new ShapeFault(type >= 8 && type <= 14 ? curved : malformed);
    }
  }

  #polygons(layout: WkbLayout, depth: number): readonly (readonly WkbRun[])[] {
    return this.#parts(layout, depth, 'polygons').flatMap(({ polygons }) => polygons);
  }

  #triangles(layout: WkbLayout, depth: number): readonly (readonly WkbRun[])[] {
    return this.#parts(layout, depth, 'surface').flatMap(({ polygons }) => polygons);
  }

  #parts<Kind extends WkbOutline['kind']>(
    layout: WkbLayout,
    depth: number,
    kind: Kind,
  ): Extract<WkbOutline, { kind: Kind }>[] {
    return this.#times(layout, () => {
      const part = this.#read(depth + 1);
      if (part.kind !== kind) throw new ShapeFault(malformed);
      return part as Extract<WkbOutline, { kind: Kind }>;
    });
  }

  #times<Part>({ isLittleEndian }: WkbLayout, read: () => Part): Part[] {
    const count = this.#uint32(isLittleEndian);
    const parts: Part[] = [];
    // Each part has at least a header, so an excessive count fails at the end of the bytes.
    for (let index = 0; index < count; index += 1) parts.push(read());
    return parts;
  }

  #rings(layout: WkbLayout): WkbRun[] {
    return this.#times(layout, () => this.#counted(layout));
  }

  #counted(layout: WkbLayout): WkbRun {
    return this.#run(this.#uint32(layout.isLittleEndian), layout);
  }

  #run(count: number, layout: WkbLayout): WkbRun {
    const at = this.#at;
    const end = at + count * layout.stride * 8;
    if (end > this.#bytes.length) throw new ShapeFault(malformed);
    this.#at = end;
    return { at, count, layout };
  }

  #header(): { type: number; layout: WkbLayout } {
    const order = this.#bytes[this.#at];
    if (order === undefined || order > 1) throw new ShapeFault(malformed);
    this.#at += 1;
    const isLittleEndian = order === 1;
    const flagged = this.#uint32(isLittleEndian);
    if ((flagged & SRID_FLAG) !== 0) this.#uint32(isLittleEndian);
    const number = flagged & TYPE_BITS;
    const told = Math.floor(number / 1000);
    if (told > 3) throw new ShapeFault(malformed);
    const hasZ = (flagged & Z_FLAG) !== 0 || told === 1 || told === 3;
    const hasM = (flagged & M_FLAG) !== 0 || told === 2 || told === 3;
    return { type: number % 1000, layout: layoutOf(hasZ, hasM, isLittleEndian) };
  }

  #uint32(isLittleEndian: boolean): number {
    const at = this.#at;
    if (at + 4 > this.#bytes.length) throw new ShapeFault(malformed);
    this.#at = at + 4;
    return isLittleEndian ? this.#bytes.readUInt32LE(at) : this.#bytes.readUInt32BE(at);
  }
}

/** Returns nothing for a polygon without an outer ring, whatever its holes. */
function withoutEmpty([outer, ...holes]: readonly WkbRun[]): readonly (readonly WkbRun[])[] {
  return outer === undefined || outer.count === 0 ? [] : [[outer, ...holes.filter(isFilled)]];
}

function isFilled({ count }: WkbRun): boolean {
  return count > 0;
}

const LAYOUTS: readonly WkbLayout[] = [false, true].flatMap((isLittleEndian) =>
  [XY, XYZ, XYM, XYZM].map((order) => ({
    order,
    stride: 2 + Number(order.z >= 0) + Number(order.m >= 0),
    isLittleEndian,
  })),
);

function layoutOf(hasZ: boolean, hasM: boolean, isLittleEndian: boolean): WkbLayout {
  const layout = LAYOUTS[Number(isLittleEndian) * 4 + Number(hasM) * 2 + Number(hasZ)];
  if (layout === undefined) throw new Error('a layout is missing');
  return layout;
}
