import { isUtf8 } from 'node:buffer';
import { Refusal } from '../../report/report.js';
import type {
  FastPathSink,
  JsonNotation,
  ReadOptions,
  SourceBatch,
  SourceFile,
  SourceRow,
} from '../../source/source-format.js';
import { FastPathThrottle } from '../../source/fast-path-throttle.js';
import { FeatureScanner } from './feature-cells.js';
import { layoutOf, shapesOf } from './feature-shape.js';
import type { ElementArray } from './json-outline.js';
import {
  type ElementOptions,
  NOT_TEXT,
  parseList,
  parseSegment,
  readSegments,
  type SegmentText,
} from './json-source.js';

/** Array of features. */
export interface FeatureArray {
  readonly file: SourceFile;
  readonly array: ElementArray;
  readonly format: string;
  readonly notation: JsonNotation;
  /** Converts a parsed element to a row; `undefined` for one that is omitted here. */
  readonly toRow: (element: unknown, number: number) => SourceRow | undefined;
  /** True if regular features may be read by their cells, bypassing `toRow`. */
  readonly mayTake: boolean;
}

/**
 * Rows of an array of features. The first features determine the cell layout, and a sink is offered all
 * features with that layout; the others are parsed.
 */
export async function* readFeatureRows(from: FeatureArray, read: ReadOptions): AsyncGenerator<SourceBatch> {
  const { file, array, format, toRow } = from;
  const options: ElementOptions = { format, signal: read.signal, keepsBigIntegers: read.keepsBigIntegers };
  let offers: FeatureOffers | undefined;
  let isFirst = true;
  for await (const segment of readSegments(file, array, options)) {
    if (offers !== undefined) {
      yield* offers.drain(segment);
      continue;
    }
    const rows = toRows(parseSegment(segment, options), segment.firstNumber, toRow);
    yield { rows, bytesRead: segment.end };
    if (isFirst && from.mayTake) offers = openOffers(from, rows, read, options);
    isFirst = false;
  }
}

type ToRow = FeatureArray['toRow'];

function toRows(elements: readonly unknown[], firstNumber: number, toRow: ToRow): SourceRow[] {
  const rows: SourceRow[] = [];
  let number = firstNumber;
  for (const element of elements) {
    const row = element === NOT_TEXT ? refuseText(number) : toRow(element, number);
    number += 1;
    if (row !== undefined) rows.push(row);
  }
  return rows;
}

const notText = new Refusal('invalid_text', 'holds text that is not in the encoding of the source');

function refuseText(number: number): SourceRow {
  return { number, attributes: {}, geometry: undefined, refusal: notText };
}

/** `undefined` if no sink can use the features. */
function openOffers(
  { notation, toRow }: FeatureArray,
  firstRows: readonly SourceRow[],
  { openFastPath }: ReadOptions,
  options: ElementOptions,
): FeatureOffers | undefined {
  if (openFastPath === undefined) return undefined;
  for (const shape of shapesOf(firstRows, notation)) {
    const sink = openFastPath(layoutOf(shape, options));
    if (sink !== undefined) return new FeatureOffers(sink, new FeatureScanner(shape), toRow, options);
  }
  return undefined;
}

/** Offers features to a sink, and returns those that it leaves. */
class FeatureOffers {
  readonly #sink: FastPathSink;
  readonly #scanner: FeatureScanner;
  readonly #toRow: ToRow;
  readonly #options: ElementOptions;
  readonly #pace = new FastPathThrottle();

  constructor(sink: FastPathSink, scanner: FeatureScanner, toRow: ToRow, options: ElementOptions) {
    this.#sink = sink;
    this.#scanner = scanner;
    this.#toRow = toRow;
    this.#options = options;
  }

  /** Parses all features of a segment. @throws {JobError} */
  *drain(segment: SegmentText): Generator<SourceBatch> {
    const [sink, scanner, pace] = [this.#sink, this.#scanner, this.#pace];
    const { bytes, firstNumber, end: bytesRead } = segment;
    if (!isUtf8(bytes)) {
      yield { rows: toRows(parseSegment(segment, this.#options), firstNumber, this.#toRow), bytesRead };
      return;
    }
    scanner.open(bytes);
    // Parse adjacent features at once, which is faster than one by one.
    let left = { start: 0, end: 0, count: 0 };
    let number = firstNumber;
    for (; scanner.next(pace.isDue); number += 1) {
      if (scanner.isPlain) {
        // They follow the features that the sink took.
        if (left.count > 0) {
          const encoded = sink.flush();
          yield { encoded, rows: this.#parse(segment, left, number), bytesRead };
          left = { start: 0, end: 0, count: 0 };
        }
        if (sink.take(scanner, number)) {
          pace.took();
          continue;
        }
      }
      pace.handedOut(scanner.isPlain);
      left = {
        start: left.count === 0 ? scanner.start : left.start,
        end: scanner.end,
        count: left.count + 1,
      };
    }
    const encoded = sink.flush();
    const rows = left.count === 0 ? [] : this.#parse(segment, left, number);
    if (encoded !== undefined || rows.length > 0) yield { encoded, rows, bytesRead };
  }

  /** @param next - number of the feature after them */
  #parse(
    segment: SegmentText,
    { start, end, count }: { readonly start: number; readonly end: number; readonly count: number },
    next: number,
  ): SourceRow[] {
    const elements = this.#parseList(segment.bytes.subarray(start, end));
    // Parse all of them to find the faulty one.
    if (elements?.length !== count) {
      parseSegment(segment, this.#options);
      throw new Error('features of a segment cannot be separated');
    }
    return toRows(elements, next - count, this.#toRow);
  }

  #parseList(bytes: Buffer): unknown[] | undefined {
    try {
      return parseList(bytes, this.#options);
    } catch {
      return undefined;
    }
  }
}
