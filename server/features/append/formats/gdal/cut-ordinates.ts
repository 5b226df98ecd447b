import type { Ordinates } from './own-ordinates.js';

/**
 * Removes z or m, or both, from little-endian ISO WKB that has both because GDAL added them. An unknown m
 * becomes NaN.
 */
export function cutOrdinates(wkb: Buffer, keep: Ordinates): Buffer {
  if (keep.hasZ && keep.hasM && keep.leastM === undefined) return wkb;
  const target = Buffer.alloc(wkb.length);
  const end = cutGeometry({ wkb, target, keep, from: 0, to: 0 });
  return target.subarray(0, end.to);
}

interface Cut {
  readonly wkb: Buffer;
  readonly target: Buffer;
  readonly keep: Ordinates;
  from: number;
  to: number;
}

function cutGeometry(cut: Cut): Cut {
  const { wkb, target, keep } = cut;
  const type = (wkb.readUInt32LE(cut.from + 1) & 0xffff) % 1000;
  target[cut.to] = 1;
  target.writeUInt32LE(type + (keep.hasZ ? 1000 : 0) + (keep.hasM ? 2000 : 0), cut.to + 1);
  cut.from += 5;
  cut.to += 5;
  if (type === 1) return cutPositions(cut, 1);
  const count = copyCount(cut);
  if (type === 2) return cutPositions(cut, count);
  for (let part = 0; part < count; part += 1) {
    // Polygons and triangles contain rings, all others contain geometries.
    if (type === 3 || type === 17) cutPositions(cut, copyCount(cut));
    else cutGeometry(cut);
  }
  return cut;
}

function copyMeasure(cut: Cut): void {
  const { leastM = Number.NEGATIVE_INFINITY } = cut.keep;
  const measure = cut.wkb.readDoubleLE(cut.from + 24);
  cut.to = cut.target.writeDoubleLE(measure < leastM ? Number.NaN : measure, cut.to);
}

function copyCount(cut: Cut): number {
  const count = cut.wkb.readUInt32LE(cut.from);
  cut.target.writeUInt32LE(count, cut.to);
  cut.from += 4;
  cut.to += 4;
  return count;
}

function cutPositions(cut: Cut, count: number): Cut {
  const { wkb, target, keep } = cut;
  const copy = (offset: number): void => {
    wkb.copy(target, cut.to, cut.from + offset, cut.from + offset + 8);
    cut.to += 8;
  };
  for (let index = 0; index < count; index += 1) {
    copy(0);
    copy(8);
    if (keep.hasZ) copy(16);
    if (keep.hasM) copyMeasure(cut);
    cut.from += 32;
  }
  return cut;
}
