import { isUtf8 } from 'node:buffer';
import { Refusal } from '../../report/report.js';
import type { SourceRow } from '../../source/source-format.js';

/** Stands for bytes that are not in the encoding: half of a pair, which no decoder makes of any bytes. */
export const UNREADABLE = '\uDFFF';

const REPLACEMENT = Buffer.from('\uFFFD');

/** The text of whole characters of UTF-8; bytes that are none become `UNREADABLE`. */
export function decodeMarked(utf8: Buffer): string {
  if (isUtf8(utf8)) return utf8.toString('utf8');
  // The decoder makes replacement characters, which the text may have itself.
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

/** A row of which some cells hold `UNREADABLE`: it is refused, with a reason for each of these. */
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
