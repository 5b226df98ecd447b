import { parseList } from '../json/json-source.js';

/** No feature is larger than this. */
const MAX_LINE_BYTES = 256 * 2 ** 20;

const NEWLINE = 10;

/** Stands for a line that is no JSON. */
export const NOT_JSON = Symbol('not JSON');

/** Lines that came together, parsed; a line that is no JSON is `NOT_JSON`. */
export interface JsonLines {
  readonly values: readonly unknown[];
  /** Offset after the last. */
  readonly end: number;
}

/**
 * The values of newline-delimited JSON. Empty lines count for nothing, and the record separator of RFC 8142 may
 * stand before each.
 *
 * @throws {RangeError} when a line is too long.
 */
export async function* readJsonLines(
  chunks: AsyncIterable<Buffer>,
  options: { readonly keepsBigIntegers: boolean },
): AsyncGenerator<JsonLines> {
  let held: Buffer[] = [];
  let heldBytes = 0;
  let end = 0;
  for await (const chunk of chunks) {
    const last = chunk.lastIndexOf(NEWLINE);
    if (last < 0) {
      held.push(chunk);
      heldBytes += chunk.length;
      if (heldBytes > MAX_LINE_BYTES)
        throw new RangeError(`a line is longer than ${String(MAX_LINE_BYTES / 2 ** 20)} MB`);
      continue;
    }
    const block = Buffer.concat([...held, chunk.subarray(0, last + 1)]);
    end += block.length;
    yield { values: parseLines(block, options), end };
    held = [chunk.subarray(last + 1)];
    heldBytes = chunk.length - last - 1;
  }
  const rest = Buffer.concat(held);
  const values = parseLines(rest, options);
  if (values.length > 0) yield { values, end: end + rest.length };
}

function parseLines(block: Buffer, options: { readonly keepsBigIntegers: boolean }): unknown[] {
  const lines = splitLines(block);
  try {
    // All at once is several times as fast as one by one.
    const values = parseList(
      Buffer.from(lines.map((line) => line.toString('latin1')).join(','), 'latin1'),
      options,
    );
    if (values.length === lines.length) return values;
  } catch {
    // Some line is at fault: which one shows below.
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

/** Lines with something in them, without what stands around it. */
function splitLines(block: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  for (let start = 0; start < block.length;) {
    const found = block.indexOf(NEWLINE, start);
    const next = found < 0 ? block.length : found;
    const line = trim(block.subarray(start, next));
    if (line.length > 0) lines.push(line);
    start = next + 1;
  }
  return lines;
}

/** Without white space, record separators and the mark of byte order at its start. */
function trim(line: Buffer): Buffer {
  const isBlank = (byte: number | undefined): boolean =>
    byte !== undefined && (byte <= 0x20 || byte === 0x1e);
  let start = line.indexOf('\uFEFF') === 0 ? 3 : 0;
  let end = line.length;
  while (start < end && isBlank(line[start])) start += 1;
  while (end > start && isBlank(line[end - 1])) end -= 1;
  return line.subarray(start, end);
}
