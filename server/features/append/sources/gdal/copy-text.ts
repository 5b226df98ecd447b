import { isUtf8 } from 'node:buffer';

/** A line of PostgreSQL's COPY text longer than this is not read; no row is that large. */
const MAX_LINE_BYTES = 256 * 2 ** 20;

const NEWLINE = 10;
const BACKSLASH = 92;

/** Rows that came together, each still one line of COPY text. */
export interface CopyBlock {
  readonly lines: readonly string[];
  /** False: some text in it is not UTF-8, and U+FFFD stands for it. */
  readonly isUtf8: boolean;
}

/**
 * The rows within the `COPY … FROM stdin` sections of a PostgreSQL dump. Newlines and tabs within a value are
 * escaped by a backslash before them.
 *
 * @throws {RangeError} when a row is too long.
 */
export async function* readCopyBlocks(dump: AsyncIterable<Buffer>): AsyncGenerator<CopyBlock> {
  let isInCopy = false;
  for await (const block of wholeLines(dump)) {
    const lines = splitLines(block.toString('utf8'));
    const rows: string[] = [];
    for (const line of lines) {
      if (!isInCopy) isInCopy = line.startsWith('COPY ');
      else if (line === '\\.') isInCopy = false;
      else rows.push(line);
    }
    if (rows.length > 0) yield { lines: rows, isUtf8: isUtf8(block) };
  }
}

/** Blocks that end where a line does. */
async function* wholeLines(dump: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  for await (const chunk of dump) {
    const end = lastLineEnd(chunk, held);
    if (end >= 0) {
      yield held.length === 0 ? chunk.subarray(0, end) : Buffer.concat([...held, chunk.subarray(0, end)]);
      held = [];
      heldBytes = 0;
    }
    const rest = chunk.subarray(end + 1);
    if (rest.length > 0) held.push(rest);
    heldBytes += rest.length;
    if (heldBytes > MAX_LINE_BYTES) {
      throw new RangeError(`a row is larger than ${String(MAX_LINE_BYTES / 2 ** 20)} MB`);
    }
  }
  if (heldBytes > 0) yield Buffer.concat(held);
}

/** Offset of the last newline that no backslash escapes; -1 for none. */
function lastLineEnd(chunk: Buffer, before: readonly Buffer[]): number {
  let at = chunk.lastIndexOf(NEWLINE);
  while (at >= 0 && isEscaped(chunk, at, before)) at = at === 0 ? -1 : chunk.lastIndexOf(NEWLINE, at - 1);
  return at;
}

function isEscaped(chunk: Buffer, at: number, before: readonly Buffer[]): boolean {
  let count = trailingBackslashes(chunk, at);
  // A run of backslashes may have begun in pieces that came before.
  for (let index = before.length - 1, isWhole = count === at; isWhole && index >= 0; index -= 1) {
    const piece = before[index];
    const more = piece === undefined ? 0 : trailingBackslashes(piece, piece.length);
    count += more;
    isWhole = more === piece?.length;
  }
  return count % 2 === 1;
}

function trailingBackslashes(bytes: Buffer, end: number): number {
  let start = end;
  while (start > 0 && bytes[start - 1] === BACKSLASH) start -= 1;
  return end - start;
}

function splitLines(text: string): string[] {
  return text.includes('\\\n') ? splitUnescaped(text, '\n') : text.split('\n');
}

/** The cells of a row, still escaped. */
export function splitCells(line: string): string[] {
  return line.includes('\\\t') ? splitUnescaped(line, '\t') : line.split('\t');
}

function splitUnescaped(text: string, separator: string): string[] {
  const found: string[] = [];
  let held = '';
  for (const piece of text.split(separator)) {
    const joined = held === '' ? piece : `${held}${piece}`;
    if (endsEscaping(piece)) {
      held = `${joined}${separator}`;
    } else {
      found.push(joined);
      held = '';
    }
  }
  return held === '' ? found : [...found, held];
}

/** An odd number of backslashes at its end. */
function endsEscaping(text: string): boolean {
  let count = 0;
  while (count < text.length && text[text.length - 1 - count] === '\\') count += 1;
  return count % 2 === 1;
}

/** The value of a cell, `null` for `\N`. */
export function readCell(cell: string): string | null {
  if (!cell.includes('\\')) return cell;
  if (cell === '\\N') return null;
  return cell.replace(/\\([\s\S])/g, '$1');
}
