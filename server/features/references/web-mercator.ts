import { visitPositions } from '../append/convert/geometry/wkb-bounds.js';
import type { Projection, RowBatch } from './row-batch.js';

/** EPSG code of Web Mercator. */
export const WEB_MERCATOR_SRID = 3857;

// Edge of useful Web Mercator coordinates, at 85.06 degrees. Beyond it, y grows to infinity at the poles.
const MERCATOR_EDGE = 20_048_966.1;

/** Radius of the sphere that Web Mercator uses, in metres. */
const RADIUS = 6_378_137;
const RADIANS = Math.PI / 180;

/**
 * Projects longitude and latitude to Web Mercator, the most common case. The formula agrees with GDAL to less than a
 * micrometre and needs no child process. A shape that crosses the antimeridian stays in one piece.
 */
export async function* projectToMercator(
  batches: AsyncIterable<RowBatch>,
  { onClamped }: Projection,
): AsyncGenerator<RowBatch> {
  for await (const batch of batches) {
    for (const { geometry } of batch.rows) if (geometry !== null) toMercator(geometry, onClamped);
    yield batch;
  }
}

/** Projects one geometry in place. */
export function toMercator(geometry: Uint8Array, onClamped: () => void): void {
  const wkb = Buffer.from(geometry.buffer, geometry.byteOffset, geometry.byteLength);
  visitPositions(wkb, (x, y, offset) => {
    wkb.writeDoubleLE(mercatorX(x), offset);
    wkb.writeDoubleLE(mercatorY(y), offset + 8);
  });
  clampToMercator(wkb, onClamped);
}

export function mercatorX(longitude: number): number {
  return RADIUS * (longitude * RADIANS);
}

/** Returns y of a latitude, even beyond the edge; see `clampToMercator`. */
export function mercatorY(latitude: number): number {
  return RADIUS * Math.asinh(Math.tan(latitude * RADIANS));
}

export function isBeyondMercator(y: number): boolean {
  return Math.abs(y) > MERCATOR_EDGE;
}

/** Moves coordinates beyond the edge of Web Mercator onto it, and reports once if there were any. */
export function clampToMercator(wkb: Buffer, onClamped: () => void): void {
  let clampedCount = 0;
  visitPositions(wkb, (_x, y, offset) => {
    if (!isBeyondMercator(y)) return;
    wkb.writeDoubleLE(Math.sign(y) * MERCATOR_EDGE, offset + 8);
    clampedCount += 1;
  });
  if (clampedCount > 0) onClamped();
}
