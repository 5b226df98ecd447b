import type { Refusal } from '../../report/report.js';

/** The cell is valid UTF-8 text and stays unchanged. */
export const AS_IS = 0;
/** The cell is the source's notation of null. */
export const IS_NULL = -1;
/** The cell is not valid text; the row is refused. */
export const NOT_TEXT = -2;

/** Recodes a cell of a source whose text GDAL takes for ISO 8859-1, which preserves each of its bytes. */
export interface CellRecoder {
  /** Refusal of a row whose cell is `NOT_TEXT`. */
  readonly refusal: Refusal;
  /**
   * Recodes a cell.
   *
   * @param bytes - the cell from `start` to `end`: the source's bytes, each an ISO 8859-1 character, in UTF-8
   * @param target - receives the cell from `to` on, with space for `roomFor` its length
   * @returns the end of the output in `target`; or `AS_IS`, `IS_NULL` or `NOT_TEXT`
   */
  recode(bytes: Buffer, start: number, end: number, target: Buffer, to: number): number;
}

/** Maximum size of a recoded cell: a byte may become three, and a date gets its dashes. */
export function roomFor(length: number): number {
  return length * 3 + DASHES;
}

const DASHES = 2;

/** Returns the text of a cell from GDAL's output; `null` for null, and `undefined` if it is not valid text. */
export function recodeText(recoder: CellRecoder, text: string): string | null | undefined {
  const bytes = Buffer.from(text);
  const target = Buffer.alloc(roomFor(bytes.length));
  const end = recoder.recode(bytes, 0, bytes.length, target, 0);
  switch (end) {
    case AS_IS:
      return text;
    case IS_NULL:
      return null;
    case NOT_TEXT:
      return undefined;
    default:
      return target.toString('utf8', 0, end);
  }
}
