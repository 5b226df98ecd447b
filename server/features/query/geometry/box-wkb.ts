import type { Box } from '../../../storage/sql/dialect.js';

/** A box in well-known binary: a polygon, or where it has no area a line or a point, which databases compare exactly. */
export function writeBoxWkb({ xmin, ymin, xmax, ymax }: Box): Buffer {
  if (xmin === xmax && ymin === ymax) return write([1], [xmin, ymin]);
  if (xmin === xmax || ymin === ymax) return write([2, 2], [xmin, ymin, xmax, ymax]);
  const corners = [xmin, ymin, xmax, ymin, xmax, ymax, xmin, ymax, xmin, ymin];
  return write([3, 1, corners.length / 2], corners);
}

/** @param head - the type, and the counts that go with it. */
function write(head: readonly number[], coordinates: readonly number[]): Buffer {
  const start = 1 + head.length * 4;
  const wkb = Buffer.alloc(start + coordinates.length * 8);
  wkb.writeUInt8(1, 0); // little endian
  head.forEach((value, index) => wkb.writeUInt32LE(value, 1 + index * 4));
  coordinates.forEach((value, index) => wkb.writeDoubleLE(value, start + index * 8));
  return wkb;
}
