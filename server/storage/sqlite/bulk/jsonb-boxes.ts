import type { BoxList } from '../rtree/rtree-nodes.js';
import { BOX_AT } from './spatialite-blob.js';

/** Maximum length in the high half of a value's first byte; larger numbers say how many length bytes follow. */
const LONGEST_SHORT = 11;
const [ONE_BYTE, TWO_BYTES, FOUR_BYTES] = [12, 13, 14] as const;

/**
 * Adds the boxes of rows, which are numbered from `firstId`; a row without a geometry has none.
 *
 * @param bytes - rows as `JsonbBatch` has them.
 * @param values - number of values before the geometry.
 * @returns the id after the last.
 */
export function readJsonbBoxes(bytes: Buffer, values: number, firstId: number, into: BoxList): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let id = firstId;
  for (let row = contentAt(view, 0); row < bytes.length; id += 1) {
    let at = contentAt(view, row);
    for (let index = 0; index < values; index += 1) at = endOf(view, at);
    const box = contentAt(view, at) + BOX_AT;
    row = endOf(view, row);
    // A null has no bytes after the first.
    if (box > row) continue;
    const [xmin, ymin] = [view.getFloat64(box, true), view.getFloat64(box + 8, true)];
    const [xmax, ymax] = [view.getFloat64(box + 16, true), view.getFloat64(box + 24, true)];
    into.add(id, xmin, xmax, ymin, ymax);
  }
  return id;
}

/** Returns the offset of a value's content. */
function contentAt(view: DataView, at: number): number {
  const length = view.getUint8(at) >> 4;
  if (length <= LONGEST_SHORT) return at + 1;
  return at + 1 + (1 << (length - ONE_BYTE));
}

function endOf(view: DataView, at: number): number {
  const length = view.getUint8(at) >> 4;
  if (length <= LONGEST_SHORT) return at + 1 + length;
  if (length === ONE_BYTE) return at + 2 + view.getUint8(at + 1);
  if (length === TWO_BYTES) return at + 3 + view.getUint16(at + 1);
  if (length === FOUR_BYTES) return at + 5 + view.getUint32(at + 1);
  throw new Error('a value is longer than any that is written');
}
