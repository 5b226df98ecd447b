import type { Refusal } from '../../report/report.js';
import { MAX_POINT_LONGITUDE, MAX_SHAPE_LONGITUDE } from './lon-lat.js';
import { doesNotFit, type SourceKind } from '../values/misfit.js';
import { notCoordinates, ShapeFault, shortLine, shortRing } from './shape.js';
import { WKB_TYPE } from './wkb.js';
import { makeInPlaceFitter, type WkbFit } from './wkb-in-place.js';
import { outlineWkb, type WkbOutline, type WkbRun } from './wkb-outline.js';
import { VertexMover } from './wkb-vertices.js';

type Fitted = Uint8Array | null | Refusal;

/**
 * Makes a function that fits WKB of any dialect to the layer, by the same rules as other notations. It may
 * write to the bytes, and returns them if they are almost in the stored form.
 */
export function makeWkbFitter(fit: WkbFit): (bytes: Buffer) => Fitted {
  const { geometryType } = fit.layer;
  const writer = new LayerWkbWriter(fit);
  const fitsInPlace = makeInPlaceFitter(fit);
  return (bytes) => {
    if (fitsInPlace(bytes)) return bytes;
    try {
      const outline = outlineWkb(bytes);
      if (isEmpty(outline)) return null;
      switch (geometryType) {
        case 'esriGeometryPoint':
          if (outline.kind === 'point') return writer.point(bytes, outline.run);
          break;
        case 'esriGeometryMultipoint':
          if (outline.kind === 'point') return writer.multipoint(bytes, [outline.run]);
          if (outline.kind === 'multipoint') return writer.multipoint(bytes, outline.runs);
          break;
        case 'esriGeometryPolyline':
          if (outline.kind === 'lines') return writer.lines(bytes, outline.runs);
          break;
        case 'esriGeometryPolygon':
          if (outline.kind === 'polygons') return writer.polygons(bytes, outline.polygons);
          break;
        default:
      }
      return doesNotFit(SOURCE_KINDS[outline.kind], geometryType);
    } catch (error) {
      if (error instanceof ShapeFault) return error.refusal;
      throw error;
    }
  };
}

const SOURCE_KINDS: Readonly<Record<WkbOutline['kind'], SourceKind>> = {
  point: 'point',
  multipoint: 'multipoint',
  lines: 'lines',
  polygons: 'polygons',
  surface: 'multipatch',
  collection: 'collection',
};

function isEmpty(outline: WkbOutline): boolean {
  switch (outline.kind) {
    case 'point':
      return false;
    case 'multipoint':
    case 'lines':
      return outline.runs.length === 0;
    case 'polygons':
    case 'surface':
      return outline.polygons.length === 0;
    case 'collection':
      return outline.members.every(isEmpty);
  }
}

const HEADER = 5;
const COUNT = 4;

class LayerWkbWriter {
  readonly #points: VertexMover;
  readonly #shapes: VertexMover;
  readonly #typeOffset: number;
  readonly #pointSize: number;

  constructor({ layer: dimensions, isLonLat }: WkbFit) {
    const rules = (maxLongitude: number) => ({
      dimensions,
      maxLongitude: isLonLat ? maxLongitude : undefined,
    });
    this.#points = new VertexMover(rules(MAX_POINT_LONGITUDE));
    this.#shapes = new VertexMover(rules(MAX_SHAPE_LONGITUDE));
    this.#typeOffset = (dimensions.hasZ ? 1000 : 0) + (dimensions.hasM ? 2000 : 0);
    this.#pointSize = HEADER + this.#points.vertexSize;
  }

  point(bytes: Buffer, run: WkbRun): Fitted {
    if (isNowhere(bytes, run)) return null;
    const target = Buffer.allocUnsafe(this.#pointSize);
    this.#movePoint(bytes, run, target, 0, this.#points);
    return target;
  }

  multipoint(bytes: Buffer, runs: readonly WkbRun[]): Fitted {
    const kept = runs.filter((run) => !isNowhere(bytes, run));
    if (kept.length === 0) return null;
    const target = Buffer.allocUnsafe(HEADER + COUNT + kept.length * this.#pointSize);
    let at = this.#header(target, 0, WKB_TYPE.multiPoint, kept.length);
    for (const run of kept) at = this.#movePoint(bytes, run, target, at, this.#shapes);
    return target;
  }

  lines(bytes: Buffer, runs: readonly WkbRun[]): Fitted {
    const size = runs.reduce((sum, { count }) => sum + HEADER + COUNT + count * this.#shapes.vertexSize, 0);
    const target = Buffer.allocUnsafe(HEADER + COUNT + size);
    let at = this.#header(target, 0, WKB_TYPE.multiLineString, runs.length);
    for (const run of runs) {
      if (run.count < 2) throw new ShapeFault(shortLine);
      at = this.#header(target, at, WKB_TYPE.lineString, run.count);
      this.#shapes.read(bytes, run);
      at = this.#shapes.write(target, at, run);
    }
    return target;
  }

  polygons(bytes: Buffer, polygons: readonly (readonly WkbRun[])[]): Fitted {
    const { vertexSize } = this.#shapes;
    let size = HEADER + COUNT;
    const lengths: number[] = [];
    for (const rings of polygons) {
      size += HEADER + COUNT;
      for (const ring of rings) {
        const length = ring.count + (isClosed(bytes, ring) ? 0 : 1);
        if (length < 4) throw new ShapeFault(shortRing);
        lengths.push(length);
        size += COUNT + length * vertexSize;
      }
    }
    const target = Buffer.allocUnsafe(size);
    let at = this.#header(target, 0, WKB_TYPE.multiPolygon, polygons.length);
    let index = 0;
    for (const rings of polygons) {
      at = this.#header(target, at, WKB_TYPE.polygon, rings.length);
      for (const ring of rings) {
        const length = lengths[index] ?? ring.count;
        index += 1;
        at = this.#moveRing(bytes, ring, target, at, { length, isOuter: ring === rings[0] });
      }
    }
    return target;
  }

  #moveRing(
    bytes: Buffer,
    ring: WkbRun,
    target: Buffer,
    start: number,
    { length, isOuter }: { length: number; isOuter: boolean },
  ): number {
    this.#shapes.read(bytes, ring, { isClosing: length > ring.count });
    const closed = { ...ring, count: length };
    const isReversed = this.#shapes.area(closed) < 0 !== isOuter;
    return this.#shapes.write(target, target.writeUInt32LE(length, start), closed, { isReversed });
  }

  #movePoint(bytes: Buffer, run: WkbRun, target: Buffer, start: number, mover: VertexMover): number {
    const at = this.#typed(target, start, WKB_TYPE.point);
    mover.read(bytes, run);
    return mover.write(target, at, run);
  }

  #header(target: Buffer, start: number, type: number, count: number): number {
    return target.writeUInt32LE(count, this.#typed(target, start, type));
  }

  #typed(target: Buffer, start: number, type: number): number {
    target[start] = 1;
    return target.writeUInt32LE(type + this.#typeOffset, start + 1);
  }
}

function readX(bytes: Buffer, at: number, { layout: { isLittleEndian } }: WkbRun): number {
  return isLittleEndian ? bytes.readDoubleLE(at) : bytes.readDoubleBE(at);
}

/** True for an empty point, which has NaN for both ordinates. */
function isNowhere(bytes: Buffer, run: WkbRun): boolean {
  const [hasX, hasY] = [run.at, run.at + 8].map((at) => !Number.isNaN(readX(bytes, at, run)));
  if (hasX !== hasY) throw new ShapeFault(notCoordinates);
  return hasX !== true;
}

function isClosed(bytes: Buffer, run: WkbRun): boolean {
  const last = run.at + (run.count - 1) * run.layout.stride * 8;
  return (
    readX(bytes, run.at, run) === readX(bytes, last, run) &&
    readX(bytes, run.at + 8, run) === readX(bytes, last + 8, run)
  );
}
