import { isUtf8 } from 'node:buffer';

/** Maximum length of a line of PostgreSQL COPY text; no row is that large. */
const MAX_LINE_BYTES = 256 * 2 ** 20;

/** Buffer size: more than two pieces of a child's output. */
const START_BYTES = 256 * 1024;

const NEWLINE = 10;
const BACKSLASH = 92;

/**
 * Rows that arrived together, each a line of COPY text, separated by newlines; valid until the next block is
 * read.
 */
export class CopyBlock {
  readonly bytes: Buffer;
  /** False if some text is not UTF-8, and decodes with U+FFFD. */
  readonly isUtf8: boolean;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
    this.isUtf8 = isUtf8(bytes);
  }

  get lines(): string[] {
    return splitLines(this.bytes.toString('utf8'));
  }
}

/**
 * Yields the rows in the `COPY … FROM stdin` sections of a PostgreSQL dump. A backslash escapes newlines and
 * tabs within a value.
 *
 * @param onSection - called with the line that begins a section, which names its columns
 * @throws {RangeError} if a row is too long
 */
export async function* readCopyBlocks(
  dump: AsyncIterable<Buffer>,
  onSection?: (line: string) => void,
): AsyncGenerator<CopyBlock> {
  let isInCopy = false;
  for await (const block of wholeLines(dump)) {
    for (let at = 0; at < block.length;) {
      if (isInCopy) {
        const end = findSectionEnd(block, at);
        if (end > at) yield new CopyBlock(block.subarray(at, Math.min(end - 1, block.length)));
        isInCopy = end > block.length;
        at = end + SECTION_END.length + 1;
      } else {
        const end = block.indexOf(NEWLINE, at);
        isInCopy = block.toString('latin1', at, at + COPY.length) === COPY;
        if (isInCopy) onSection?.(block.toString('utf8', at, end < 0 ? block.length : end));
        at = end < 0 ? block.length : end + 1;
      }
    }
  }
}

const COPY = 'COPY ';
/** Line that ends a section. */
const SECTION_END = Buffer.from('\\.');

/**
 * Returns the offset of the line that ends the section, from the start of a line; beyond the block's end and
 * its newline if there is none.
 */
function findSectionEnd(block: Buffer, from: number): number {
  for (let at = block.indexOf(SECTION_END, from); at >= 0; at = block.indexOf(SECTION_END, at + 1)) {
    const isLine = at === from || block[at - 1] === NEWLINE;
    const end = at + SECTION_END.length;
    if (isLine && (end === block.length || block[end] === NEWLINE)) return at;
  }
  return block.length + 1;
}

/** Yields blocks that end at a line end, each valid until the next is read, since all share one buffer. */
export async function* wholeLines(dump: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held = Buffer.allocUnsafe(START_BYTES);
  let length = 0;
  for await (const chunk of dump) {
    const before = length;
    length += chunk.length;
    if (length > held.length) {
      const larger = Buffer.allocUnsafe(length * 2);
      held.copy(larger, 0, 0, before);
      held = larger;
    }
    chunk.copy(held, before);
    const end = lastLineEnd(held.subarray(0, length), before);
    if (end >= 0) {
      yield held.subarray(0, end);
      held.copy(held, 0, end + 1, length);
      length -= end + 1;
    }
    if (length > MAX_LINE_BYTES) {
      throw new RangeError(`a row is larger than ${String(MAX_LINE_BYTES / 2 ** 20)} MB`);
    }
  }
  if (length > 0) yield held.subarray(0, length);
}

/**
 * Returns the offset of the last newline from `from` on that no backslash escapes; -1 if there is none.
 * Starting at `from` avoids scanning a long line again for each piece.
 */
function lastLineEnd(bytes: Buffer, from: number): number {
  const added = bytes.subarray(from);
  let at = added.lastIndexOf(NEWLINE);
  while (at >= 0 && isEscaped(bytes, from + at)) at = at === 0 ? -1 : added.lastIndexOf(NEWLINE, at - 1);
  return at < 0 ? -1 : from + at;
}

/** True if an odd number of backslashes precedes the offset. */
function isEscaped(bytes: Buffer, at: number): boolean {
  let start = at;
  while (start > 0 && bytes[start - 1] === BACKSLASH) start -= 1;
  return (at - start) % 2 === 1;
}

function splitLines(text: string): string[] {
  return text.includes('\\\n') ? splitUnescaped(text, '\n') : text.split('\n');
}

/** Splits a row into its cells, still escaped. */
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

/** True if the text ends with an odd number of backslashes. */
function endsEscaping(text: string): boolean {
  let count = 0;
  while (count < text.length && text[text.length - 1 - count] === '\\') count += 1;
  return count % 2 === 1;
}

/** Unescapes a cell; `null` for `\N`. */
export function readCell(cell: string): string | null {
  if (!cell.includes('\\')) return cell;
  if (cell === '\\N') return null;
  return cell.replace(/\\([\s\S])/g, '$1');
}
