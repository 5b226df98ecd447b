import type { GeometrySize } from './relation-cost.js';

const [POINT, LINE_STRING, POLYGON] = [1, 2, 3];
const BYTES_OF_NUMBER = 8;

/** Counts the contents of WKB without z and m by its headers alone. */
export function sizeOfWkb(wkb: Uint8Array): GeometrySize {
  const bytes = new DataView(wkb.buffer, wkb.byteOffset, wkb.byteLength);
  let [at, vertices, boundaryNodes, dimension]: [number, number, number, GeometrySize['dimension']] = [
    0, 0, 0, 0,
  ];
  const next = (isLittle: boolean): number => bytes.getUint32((at += 4) - 4, isLittle);
  const pass = (count: number): void => {
    vertices += count;
    at += count * 2 * BYTES_OF_NUMBER;
  };
  const read = (): void => {
    const isLittle = bytes.getUint8((at += 1) - 1) === 1;
    const type = next(isLittle);
    const count = type === POINT ? 1 : next(isLittle);
    if (type === LINE_STRING) [dimension, boundaryNodes] = [1, boundaryNodes + 2];
    if (type === POLYGON) [dimension, boundaryNodes] = [2, boundaryNodes + count];
    if (type === POINT || type === LINE_STRING) pass(count);
    else if (type === POLYGON) for (let ring = 0; ring < count; ring += 1) pass(next(isLittle));
    else for (let part = 0; part < count; part += 1) read();
  };
  if (wkb.byteLength > 0) read();
  return { dimension, vertices, boundaryNodes };
}
