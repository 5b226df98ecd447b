import {
  Clipper,
  FillRule,
  type Path64,
  type Paths64,
  PolyTree64,
  Clipper64,
  ClipType,
  type PolyPath64,
} from 'clipper2-ts';
import { windPolygon } from './rings.js';
import { type Position, type Ring, XY } from './shape.js';
import { positionSize, WKB_TYPE, WkbWriter } from './wkb.js';
import { outlineWkb, type WkbOutline, type WkbRun } from './wkb-outline.js';

/** Grid steps along the longer side of a multipatch: products of two of them are exact in a double. */
const STEPS = 2 ** 25;

/**
 * Returns the footprint of a multipatch: a two-dimensional multipolygon without overlaps, as ISO well-known binary. A
 * multipatch without area from above, such as a wall, or too large to unite, gets its bounding box, so that queries find it.
 *
 * @param patches - as `makeMultipatchWriter` writes them.
 */
export function footprintOf(patches: Buffer): Uint8Array {
  const rings: Ring[] = [];
  collect(patches, outlineWkb(patches), rings);
  const box = boxOf(rings);
  const grid = new Grid(box);
  const visible = rings.map((ring) => grid.snap(ring)).filter((path) => Clipper.area(path) !== 0);
  const covered = isTooMuch(visible) ? [] : unite(visible);
  const polygons = covered.map((polygon) => polygon.map((ring) => grid.restore(ring)));
  return write(polygons.length === 0 ? [[outlineOf(box)]] : polygons);
}

/** Limit on edges times overlapping faces: a few seconds of blocking work. */
const MAX_WORK = 500_000;

function isTooMuch(paths: Paths64): boolean {
  const boxes = paths.map((path) => boxOf([path.map(({ x, y }): Position => [x, y])]));
  const [xmin, ymin, xmax, ymax] = boxOf(boxes.map(outlineOf));
  const covered = boxes.reduce((sum, [west, south, east, north]) => sum + (east - west) * (north - south), 0);
  const depth = covered / ((xmax - xmin) * (ymax - ymin));
  const edgeCount = paths.reduce((sum, path) => sum + path.length, 0);
  return edgeCount * Math.max(depth, 1) > MAX_WORK;
}

/** Winds outer rings clockwise and holes the other way, regardless of the visible side of a face. */
function collect(bytes: Buffer, outline: WkbOutline, rings: Ring[]): void {
  if (outline.kind === 'collection') {
    for (const member of outline.members) collect(bytes, member, rings);
  } else if (outline.kind === 'polygons' || outline.kind === 'surface') {
    for (const runs of outline.polygons) rings.push(...windPolygon(runs.map((run) => readRun(bytes, run))));
  }
}

function readRun(bytes: Buffer, { at, count, layout }: WkbRun): Ring {
  return Array.from({ length: count }, (_, index): Position => {
    const offset = at + index * layout.stride * 8;
    return [bytes.readDoubleLE(offset), bytes.readDoubleLE(offset + 8)];
  });
}

type Box = readonly [xmin: number, ymin: number, xmax: number, ymax: number];

function boxOf(rings: readonly Ring[]): Box {
  let [xmin, ymin, xmax, ymax] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of rings) {
    for (const [x = 0, y = 0] of ring) {
      [xmin, ymin] = [Math.min(xmin, x), Math.min(ymin, y)];
      [xmax, ymax] = [Math.max(xmax, x), Math.max(ymax, y)];
    }
  }
  return [xmin, ymin, xmax, ymax];
}

function outlineOf([xmin, ymin, xmax, ymax]: Box): Ring {
  return [
    [xmin, ymin],
    [xmin, ymax],
    [xmax, ymax],
    [xmax, ymin],
    [xmin, ymin],
  ];
}

/**
 * Grid of whole numbers for coordinates. Vertices of the multipatch are restored exactly; only crossings are
 * rounded.
 */
class Grid {
  readonly #xmin: number;
  readonly #ymin: number;
  readonly #step: number;
  readonly #exact = new Map<number, Position>();

  constructor([xmin, ymin, xmax, ymax]: Box) {
    this.#xmin = xmin;
    this.#ymin = ymin;
    const side = Math.max(xmax - xmin, ymax - ymin);
    // A power of two allows exact division and multiplication.
    this.#step = side === 0 ? 1 : 2 ** Math.ceil(Math.log2(side)) / STEPS;
  }

  snap(ring: Ring): Path64 {
    return ring.slice(0, -1).map((position) => {
      const [px = 0, py = 0] = position;
      const x = Math.round((px - this.#xmin) / this.#step);
      const y = Math.round((py - this.#ymin) / this.#step);
      this.#exact.set(keyOf(x, y), position);
      return { x, y };
    });
  }

  restore(ring: Path64): Ring {
    const positions = ring.map(
      ({ x, y }): Position =>
        this.#exact.get(keyOf(x, y)) ?? [this.#xmin + x * this.#step, this.#ymin + y * this.#step],
    );
    const [first] = positions;
    return first === undefined ? positions : [...positions, first];
  }
}

/** Both are below 2^26, so the pair fits a double. */
function keyOf(x: number, y: number): number {
  return x * 2 ** 26 + y;
}

function unite(paths: Paths64): (readonly Path64[])[] {
  const clipper = new Clipper64();
  clipper.addSubject(paths);
  const tree = new PolyTree64();
  clipper.execute(ClipType.Union, FillRule.Negative, tree);
  const polygons: Path64[][] = [];
  const visit = (outer: PolyPath64): void => {
    const holes = childrenOf(outer);
    polygons.push([outer, ...holes].flatMap(({ poly }) => (poly === null ? [] : [poly])));
    for (const hole of holes) childrenOf(hole).forEach(visit);
  };
  childrenOf(tree).forEach(visit);
  return polygons;
}

function childrenOf(path: PolyPath64): PolyPath64[] {
  return Array.from({ length: path.count }, (_, index) => path.child(index));
}

function write(polygons: readonly (readonly Ring[])[]): Uint8Array {
  const dimensions = { hasZ: false, hasM: false };
  const size = polygons.flat().reduce((sum, ring) => sum + 4 + ring.length * positionSize(dimensions), 0);
  const writer = new WkbWriter(9 + polygons.length * 9 + size, dimensions, XY);
  writer.header(WKB_TYPE.multiPolygon).count(polygons.length);
  for (const polygon of polygons) {
    writer.header(WKB_TYPE.polygon).count(polygon.length);
    for (const ring of windPolygon(polygon)) writer.positions(ring);
  }
  return writer.bytes;
}
