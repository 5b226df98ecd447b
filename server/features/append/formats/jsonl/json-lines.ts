import { parseList } from '../json/json-source.js';

/** Maximum size of a line; no feature is larger. */
const MAX_LINE_BYTES = 256 * 2 ** 20;

const NEWLINE = 10;
const RECORD_SEPARATOR = 0x1e;
const SPACE = 0x20;
const BYTE_ORDER_MARK = [...Buffer.from('\uFEFF')];

/** Marker for a line that is not JSON. */
export const NOT_JSON = Symbol('not JSON');

/** Parsed lines that arrived together; a line that is not JSON is `NOT_JSON`. */
export interface JsonLines {
  readonly values: readonly unknown[];
  /** Offset after the last. */
  readonly end: number;
}

/**
 * Yields the values of newline-delimited JSON, ignoring empty lines, or of a text sequence (RFC 8142), which
 * begins with a record separator and whose texts may span lines.
 *
 * @throws {RangeError} if a line, or a text of a sequence, is too long
 */
export async function* readJsonLines(
  chunks: AsyncIterable<Buffer>,
  options: { readonly keepsBigIntegers: boolean },
): AsyncGenerator<JsonLines> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  let end = 0;
  let separator: number | undefined;
  for await (const chunk of chunks) {
    separator ??= findSeparator(chunk);
    // White space alone does not decide, and need not be parsed.
    const last = separator === undefined ? -1 : chunk.lastIndexOf(separator);
    if (last < 0) {
      held.push(chunk);
      heldBytes += chunk.length;
      if (heldBytes > MAX_LINE_BYTES)
        throw new RangeError(`a line is longer than ${String(MAX_LINE_BYTES / 2 ** 20)} MB`);
      continue;
    }
    const block = Buffer.concat([...held, chunk.subarray(0, last + 1)]);
    end += block.length;
    yield { values: parseLines(block, separator, options), end };
    held = [chunk.subarray(last + 1)];
    heldBytes = chunk.length - last - 1;
  }
  const rest = Buffer.concat(held);
  const values = parseLines(rest, separator, options);
  if (values.length > 0) yield { values, end: end + rest.length };
}

/**
 * Finds the separator of the texts, by the first byte that is neither white space nor part of a byte order
 * mark.
 */
function findSeparator(chunk: Buffer): number | undefined {
  const first = chunk.find(
    (byte) => byte === RECORD_SEPARATOR || (byte > SPACE && !BYTE_ORDER_MARK.includes(byte)),
  );
  if (first === undefined) return undefined;
  return first === RECORD_SEPARATOR ? RECORD_SEPARATOR : NEWLINE;
}

function parseLines(
  block: Buffer,
  separator: number | undefined,
  options: { readonly keepsBigIntegers: boolean },
): unknown[] {
  const lines = splitLines(block, separator ?? NEWLINE);
  try {
    // Parse all at once, which is faster than one by one.
    const values = parseList(
      Buffer.from(lines.map((line) => line.toString('latin1')).join(','), 'latin1'),
      options,
    );
    if (values.length === lines.length) return values;
  } catch {
    // Some line is at fault; parsing each shows which.
  }
  return lines.map((line) => parseLine(line, options));
}

function parseLine(line: Buffer, options: { readonly keepsBigIntegers: boolean }): unknown {
  try {
    const values = parseList(line, options);
    return values.length === 1 ? values[0] : NOT_JSON;
  } catch {
    return NOT_JSON;
  }
}

/** Returns the lines that are not empty, trimmed. */
function splitLines(block: Buffer, separator: number): Buffer[] {
  const lines: Buffer[] = [];
  for (let start = 0; start < block.length;) {
    const found = block.indexOf(separator, start);
    const next = found < 0 ? block.length : found;
    const line = trim(block.subarray(start, next));
    if (line.length > 0) lines.push(line);
    start = next + 1;
  }
  return lines;
}

/** Trims white space, record separators and a byte order mark at the start. */
function trim(line: Buffer): Buffer {
  const isBlank = (byte: number | undefined): boolean =>
    byte !== undefined && (byte <= SPACE || byte === RECORD_SEPARATOR);
  let start = line.indexOf('\uFEFF') === 0 ? 3 : 0;
  let end = line.length;
  while (start < end && isBlank(line[start])) start += 1;
  while (end > start && isBlank(line[end - 1])) end -= 1;
  return line.subarray(start, end);
}
