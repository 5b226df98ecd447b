import { readWkb } from '../geometry/read-wkb.js';
import { esriGeometryText } from '../geometry/write-geometry.js';

/** Esri JSON of flat well-known binary, without a spatial reference; `undefined` where there is no geometry. */
export function textOfFilter(wkb: Uint8Array): string | undefined {
  const shape = readWkb(Buffer.from(wkb));
  return shape && esriGeometryText(shape, { hasZ: false, hasM: false });
}
