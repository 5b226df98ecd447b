import { isUtf8 } from 'node:buffer';
import { Refusal } from '../../report/report.js';
import type { SourceRow } from '../../source/source-format.js';

/** Marker for bytes that do not decode: half of a surrogate pair, which no decoder produces. */
export const UNREADABLE = '\uDFFF';

const REPLACEMENT = Buffer.from('\uFFFD');

/** Decodes whole UTF-8 characters; invalid bytes become `UNREADABLE`. */
export function decodeMarked(utf8: Buffer): string {
  if (isUtf8(utf8)) return utf8.toString('utf8');
  // The decoder inserts replacement characters, which the text may also contain.
  const pieces: string[] = [];
  let from = 0;
  while (from <= utf8.length) {
    const found = utf8.indexOf(REPLACEMENT, from);
    const to = found < 0 ? utf8.length : found;
    pieces.push(utf8.toString('utf8', from, to).replaceAll('\uFFFD', UNREADABLE));
    from = found < 0 ? utf8.length + 1 : found + REPLACEMENT.length;
  }
  return pieces.join('\uFFFD');
}

const notText = new Refusal('invalid_text', 'holds text that is not in the encoding of the source');

/** Refuses a row with `UNREADABLE` cells, with a reason for each. */
export function refuseUnreadable(
  columns: readonly string[],
  cells: readonly string[],
  number: number,
): SourceRow {
  const attributes: Record<string, string | null> = {};
  const damaged = new Map<string, string>();
  for (const [index, column] of columns.entries()) {
    const cell = cells[index] ?? '';
    if (cell.includes(UNREADABLE)) damaged.set(column, cell.replaceAll(UNREADABLE, '\uFFFD'));
    else attributes[column] = cell === '' ? null : cell;
  }
  return { number, attributes, geometry: undefined, refusal: notText, damaged };
}
