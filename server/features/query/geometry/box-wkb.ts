import type { Box } from '../../../storage/dialect.js';

/** A box as a polygon in well-known binary. */
export function writeBoxWkb({ xmin, ymin, xmax, ymax }: Box): Buffer {
  const corners = [xmin, ymin, xmax, ymin, xmax, ymax, xmin, ymax, xmin, ymin];
  const wkb = Buffer.alloc(13 + corners.length * 8);
  wkb.writeUInt8(1, 0); // little endian
  wkb.writeUInt32LE(3, 1); // polygon
  wkb.writeUInt32LE(1, 5); // of one ring
  wkb.writeUInt32LE(corners.length / 2, 9);
  corners.forEach((value, index) => wkb.writeDoubleLE(value, 13 + index * 8));
  return wkb;
}
