import type { Refusal } from '../../report/report.js';

/** The cell is text in UTF-8 as it is. */
export const AS_IS = 0;
/** The cell is how its source writes null. */
export const IS_NULL = -1;
/** The cell cannot be text; the row is refused. */
export const NOT_TEXT = -2;

/** Turns a cell of a source whose text GDAL takes for ISO 8859-1, so that each of its bytes comes through as it is. */
export interface CellRecoder {
  /** Why a row is refused whose cell is `NOT_TEXT`. */
  readonly refusal: Refusal;
  /**
   * @param bytes - with the cell from `start` to `end`: the source's bytes, each a character of ISO 8859-1, in UTF-8
   * @param target - takes the cell from `to` on, where it has room for `roomFor` its bytes
   * @returns the end of what was written to `target`; or `AS_IS`, `IS_NULL` or `NOT_TEXT`
   */
  recode(bytes: Buffer, start: number, end: number, target: Buffer, to: number): number;
}

/** Most bytes that a cell of a length becomes: a byte may become three, and a date gets its dashes. */
export function roomFor(length: number): number {
  return length * 3 + DASHES;
}

const DASHES = 2;

/** The text of a cell as GDAL gave it; `null` for null, and `undefined` where it cannot be text. */
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
