import { isUtf8 } from 'node:buffer';
import type { SourceFile } from '../../source/source-format.js';
import { quoteBigIntegers } from '../../../../lib/big-integers.js';
import { looksLike } from '../../source/single-file.js';
import { HEAD_BYTES } from '../../source/sniff.js';
import { unreadableSource } from '../../source/source-error.js';
import { JSON_BYTES } from './json-bytes.js';
import { type ElementArray, type JsonOutline, JsonTextError, OutlineScanner } from './json-outline.js';

const { OPEN_BRACE, OPEN_BRACKET, SPACE } = JSON_BYTES;

/** JSON source before its features are read. */
export interface DescribedJson {
  /** Parsed text, with every array of features replaced by its index in `arrays`. */
  readonly outline: unknown;
  readonly arrays: readonly ElementArray[];
}

/** Reads the whole file once. @throws {JobError} if it is not JSON */
export async function describeJson(
  file: SourceFile,
  format: string,
  signal: AbortSignal,
): Promise<DescribedJson> {
  try {
    const scanner = new OutlineScanner();
    let isStart = true;
    for await (const chunk of await file.open()) {
      signal.throwIfAborted();
      if (isStart) checkStart(chunk as Buffer, format);
      isStart = false;
      scanner.push(chunk as Buffer);
    }
    return parseOutline(scanner.end());
  } catch (error) {
    if (error instanceof JsonTextError)
      throw unreadableSource(format, `not valid JSON, ${error.message}`, error);
    throw error;
  }
}

const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** @throws {JobError} for a file whose start cannot be JSON with features, such as another format */
function checkStart(chunk: Buffer, format: string): void {
  const from = chunk.indexOf(BYTE_ORDER_MARK) === 0 ? BYTE_ORDER_MARK.length : 0;
  const first = chunk.subarray(from).findIndex((byte) => byte > SPACE);
  const byte = first < 0 ? OPEN_BRACE : chunk[from + first];
  const isWide = chunk.length > 1 && (chunk[0] === 0 || chunk[1] === 0);
  if (isWide) throw unreadableSource(format, 'it is text in UTF-16 or UTF-32, and JSON must be in UTF-8');
  if (byte !== OPEN_BRACE && byte !== OPEN_BRACKET) throw looksLike(format, chunk.subarray(0, HEAD_BYTES));
}

function parseOutline({ text, arrays }: JsonOutline): DescribedJson {
  try {
    return { outline: JSON.parse(text), arrays };
  } catch (error) {
    throw new JsonTextError(`outside of its features: ${(error as Error).message}`, { cause: error });
  }
}

/** Adjacent elements of the file. */
export interface ElementBatch {
  readonly elements: readonly unknown[];
  /** Number of the first element, from 1. */
  readonly firstNumber: number;
  /** Offset after the last. */
  readonly end: number;
}

export interface ElementOptions {
  readonly format: string;
  readonly signal: AbortSignal;
  readonly keepsBigIntegers: boolean;
}

/** Yields the parsed elements of one array, in order. @throws {JobError} with the feature that is not JSON */
export async function* readElements(
  file: SourceFile,
  array: ElementArray,
  options: ElementOptions,
): AsyncGenerator<ElementBatch> {
  for await (const segment of readSegments(file, array, options)) {
    const { firstNumber, end } = segment;
    yield { elements: parseSegment(segment, options), firstNumber, end };
  }
}

/** Adjacent elements of the file, as text. */
export interface SegmentText extends Pick<ElementBatch, 'firstNumber' | 'end'> {
  /** Elements separated by commas; valid until the next segment is read. */
  readonly bytes: Buffer;
  /** Offset of the first. */
  readonly start: number;
}

/** Yields the elements of one array, in order. */
export async function* readSegments(
  file: SourceFile,
  array: ElementArray,
  { signal }: Pick<ElementOptions, 'signal'>,
): AsyncGenerator<SegmentText> {
  const first = array.segments[0];
  const last = array.segments.at(-1);
  if (first === undefined || last === undefined) return;
  let firstNumber = 1;
  let index = 0;
  let held: Buffer[] = [];
  let heldBytes = 0;
  // Offset in the file of the first buffered byte.
  let heldFrom = first.start;
  for await (const chunk of await file.open({ start: first.start, end: last.end - 1 })) {
    signal.throwIfAborted();
    held.push(chunk as Buffer);
    heldBytes += (chunk as Buffer).length;
    for (let segment = array.segments[index]; segment !== undefined; segment = array.segments[index]) {
      if (heldFrom + heldBytes < segment.end) break;
      const bytes = held.length === 1 && held[0] !== undefined ? held[0] : Buffer.concat(held, heldBytes);
      const text = bytes.subarray(segment.start - heldFrom, segment.end - heldFrom);
      yield { bytes: text, firstNumber, start: segment.start, end: segment.end };
      const rest = bytes.subarray(segment.end - heldFrom);
      held = [rest];
      heldBytes = rest.length;
      heldFrom = segment.end;
      firstNumber += segment.elementCount;
      index += 1;
    }
  }
}

/** Marker for an element that is not UTF-8. */
export const NOT_TEXT = Symbol('not UTF-8');

/**
 * Parses elements, with `NOT_TEXT` for those that are not UTF-8. @throws {JobError} with the feature that is
 * not JSON
 */
export function parseSegment(segment: SegmentText, options: ElementOptions): unknown[] {
  try {
    return parseList(segment.bytes, options);
  } catch (error) {
    return parseApart(segment, options, error);
  }
}

/** Parses elements separated by commas, without enclosing brackets. @throws {SyntaxError} */
export function parseList(bytes: Buffer, options: Pick<ElementOptions, 'keepsBigIntegers'>): unknown[] {
  if (!isUtf8(bytes)) throw new SyntaxError('it is not UTF-8');
  const text = bytes.toString('utf8');
  return JSON.parse(`[${options.keepsBigIntegers ? quoteBigIntegers(text) : text}]`) as unknown[];
}

/** Parses elements one by one, to name the one that is not JSON. */
function parseApart(
  { bytes, start: offset, firstNumber }: SegmentText,
  options: ElementOptions,
  cause: unknown,
): unknown[] {
  const scanner = new OutlineScanner({ segmentBytes: 0 });
  scanner.push(Buffer.concat([Buffer.from('['), bytes, Buffer.from(']')]));
  const segments = scanner.end().arrays[0]?.segments ?? [];
  const elements = segments.map((segment, index): unknown => {
    const element = bytes.subarray(segment.start - 1, segment.end - 1);
    if (!isUtf8(element)) return NOT_TEXT;
    try {
      const parsed = parseList(element, options);
      if (parsed.length === 1) return parsed[0];
      throw new SyntaxError('it is not a single value');
    } catch (error) {
      const at = offset + segment.start - 1;
      const reason = `feature ${String(firstNumber + index)}, from byte ${String(at)}: ${(error as Error).message}`;
      throw unreadableSource(options.format, `not valid JSON, ${reason}`, error);
    }
  });
  if (elements.includes(NOT_TEXT)) return elements;
  throw unreadableSource(options.format, `not valid JSON, after byte ${String(offset)}`, cause);
}
