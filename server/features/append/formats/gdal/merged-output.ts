import { CopyBlock, wholeLines } from './copy-text.js';
import { GdalRefusedError, GdalTimeError } from '../../../../gdal/gdal-error.js';

const [TAB, NEWLINE, BACKSLASH] = [9, 10, 92] as const;

/** Error output that arrived since the previous row. */
export interface RowMessages {
  /** One string per message, with any number of lines. */
  readonly errorLines: readonly string[];
  /** Row that follows, a line of COPY text; absent before reading has begun, and after the last row. */
  readonly row?: CopyBlock;
  /** True if the child could not write the row, and continues with the next. */
  readonly isLeftOut: boolean;
  /** True if the child was still opening its source. */
  readonly isOpening: boolean;
}

/** Lines of a PostgreSQL dump other than rows. */
const DUMP_LINE = /^(?:SET standard_conforming_strings|BEGIN;$|\\\.$|END;$|COMMIT;$|SELECT setval\(|$)/;

/**
 * Splits the output of a child whose standard error goes to its standard output: rows without messages, and
 * rows with the messages before them.
 *
 * @param mark - text of the first cell of each row that is not a geometry, which distinguishes rows from
 * error lines
 * @param onSection - as in `readCopyBlocks`
 * @throws {RangeError} if a row is too long.
 */
export async function* splitMerged(
  dump: AsyncIterable<Buffer>,
  mark: string,
  onSection?: (line: string) => void,
): AsyncGenerator<CopyBlock | RowMessages> {
  const isRow = rowTest(Buffer.from(mark));
  let errorLines: string[] = [];
  let isOpening = true;
  const takeSaid = (): Omit<RowMessages, 'row'> => {
    const said = { errorLines, isOpening, isLeftOut: LEFT_OUT.test(errorLines.at(-1) ?? '') };
    errorLines = [];
    return said;
  };
  try {
    for await (const block of wholeLines(dump)) {
      let rowsStart = -1;
      for (let at = 0; at < block.length;) {
        const isOfRow = isRow(block, at);
        const end = lineEnd(block, at, isOfRow);
        if (isOfRow && errorLines.length > 0) {
          yield { ...takeSaid(), row: new CopyBlock(block.subarray(at, end)) };
        } else if (isOfRow) {
          if (rowsStart < 0) rowsStart = at;
        } else {
          if (rowsStart >= 0) yield new CopyBlock(block.subarray(rowsStart, at - 1));
          rowsStart = -1;
          const line = block.toString('utf8', at, end);
          if (line === 'BEGIN;') {
            if (errorLines.length > 0) yield takeSaid();
            isOpening = false;
          } else if (line.startsWith('COPY "')) {
            onSection?.(line);
          } else if (!DUMP_LINE.test(line)) {
            addLine(errorLines, line);
            if (LEFT_OUT.test(line)) yield takeSaid();
          }
        }
        at = end + 1;
      }
      if (rowsStart >= 0) yield new CopyBlock(block.subarray(rowsStart));
    }
  } catch (error) {
    // Its last message says more than its exit code.
    const isTold =
      errorLines.length > 0 && error instanceof GdalRefusedError && !(error instanceof GdalTimeError);
    if (isTold) yield takeSaid();
    throw error;
  }
  if (errorLines.length > 0) yield takeSaid();
}

/** Message for a row that GDAL skips since its geometry does not have the written type. */
const LEFT_OUT = /^ERROR 1: Geometry field .* has an? .* whereas .* is expected/s;

/** Limits on the length of one message, and on the number of messages per row. */
const [MAX_LENGTH, MAX_ERROR_LINES] = [2000, 100] as const;

function addLine(errorLines: string[], line: string): void {
  const last = errorLines.length - 1;
  if (last < 0 || /^(?:(?:ERROR|Warning) \d+|OGR|OpenFileGDB): /.test(line)) {
    if (errorLines.length < MAX_ERROR_LINES) errorLines.push(line.slice(0, MAX_LENGTH));
  } else {
    errorLines[last] = `${errorLines[last] ?? ''} ${line.trim()}`.slice(0, MAX_LENGTH);
  }
}

/** True if a row begins at an offset: with the mark, or with a geometry and the mark. */
function rowTest(mark: Buffer): (block: Buffer, at: number) => boolean {
  const hasMark = (block: Buffer, at: number): boolean => {
    const next = block[at + mark.length];
    return (
      (next === undefined || next === TAB || next === NEWLINE) &&
      block.subarray(at, at + mark.length).equals(mark)
    );
  };
  return (block, at) => {
    if (hasMark(block, at)) return true;
    const tab = block.indexOf(TAB, at);
    if (tab < 0 || !hasMark(block, tab + 1)) return false;
    // A geometry fits on one line.
    const newline = block.indexOf(NEWLINE, at);
    return newline < 0 || tab < newline;
  };
}

/** Newlines within the values of a row are escaped. */
function lineEnd(block: Buffer, start: number, isOfRow: boolean): number {
  let end = block.indexOf(NEWLINE, start);
  while (isOfRow && end >= 0 && isEscaped(block, end, start)) end = block.indexOf(NEWLINE, end + 1);
  return end < 0 ? block.length : end;
}

function isEscaped(block: Buffer, at: number, start: number): boolean {
  let first = at;
  while (first > start && block[first - 1] === BACKSLASH) first -= 1;
  return (at - first) % 2 === 1;
}
