import { WGS84 } from '../../project/spatial-reference.js';
import { Refusal } from '../../report.js';
import { readFeature } from '../geojson.js';
import { unreadable } from '../source-error.js';
import type {
  DescribeOptions,
  ReadOptions,
  SourceFile,
  SourceFormat,
  SourceRow,
  SourceTable,
} from '../source-format.js';
import { NOT_JSON, readJsonLines } from './json-lines.js';

const NAME = 'jsonl';

/**
 * A feature on each line, or in each text of a GeoJSON text sequence (RFC 8142): all of GeoJSON, or all of Esri's form
 * with `attributes`, as the first is.
 */
export const jsonl: SourceFormat = {
  name: NAME,
  synonyms: ['ndjson', 'geojsonl', 'geojsonseq', 'geojson-seq', 'geojsons', 'jsonlines'],
  needsSourceInfo: false,
  fitsEdits: false,
  describe,
};

type Notation = 'geojson' | 'esri';

async function describe(file: SourceFile, { signal, sourceInfo }: DescribeOptions): Promise<SourceTable> {
  const first = await readFirst(file, signal);
  const { notation } = first;
  return {
    fields: undefined,
    notation,
    // As for features in one collection: GeoJSON has a reference of its own, Esri's form has the layer's.
    spatialReference: sourceInfo.sourceSpatialReference ?? (notation === 'geojson' ? WGS84 : undefined),
    recordCount: Math.max(1, Math.round(file.bytes / first.bytes)),
    async *read(options) {
      let number = 0;
      for await (const { values, end } of linesOf(file, options)) {
        const rows = values.map((value) => toRow(value, ++number, notation, options));
        if (rows.length > 0) yield { rows, bytesRead: end };
      }
    },
  };
}

interface FirstLine {
  readonly notation: Notation;
  /** Of a row, as far as the first ones tell. */
  readonly bytes: number;
}

async function readFirst(file: SourceFile, signal: AbortSignal): Promise<FirstLine> {
  for await (const { values, end } of linesOf(file, { signal, keepsBigIntegers: false })) {
    const [first] = values;
    if (first === undefined) continue;
    const notation = notationOf(first);
    if (notation === undefined) {
      throw unreadable(NAME, 'its first line is no feature of GeoJSON, nor one of Esri with "attributes"');
    }
    return { notation, bytes: Math.max(1, end / values.length) };
  }
  throw unreadable(NAME, 'it is empty');
}

async function* linesOf(
  file: SourceFile,
  { signal, keepsBigIntegers }: Pick<ReadOptions, 'signal' | 'keepsBigIntegers'>,
): ReturnType<typeof readJsonLines> {
  try {
    for await (const lines of readJsonLines(await file.open(), { keepsBigIntegers })) {
      signal.throwIfAborted();
      yield lines;
    }
  } catch (error) {
    throw error instanceof RangeError ? unreadable(NAME, error.message, error) : error;
  }
}

function notationOf(value: unknown): Notation | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { type, attributes } = value as { type?: unknown; attributes?: unknown };
  return type === 'Feature' ? 'geojson' : typeof attributes === 'object' ? 'esri' : undefined;
}

const notJson = new Refusal('invalid_row', 'the line is not valid JSON in UTF-8');
const notFeature = new Refusal('invalid_row', 'not a feature with "attributes"');

function toRow(value: unknown, number: number, notation: Notation, options: ReadOptions): SourceRow {
  if (value === NOT_JSON) return { number, attributes: {}, geometry: undefined, refusal: notJson };
  if (notation === 'geojson') return readFeature(value, number, options);
  const { attributes, geometry } = (value ?? {}) as { attributes?: unknown; geometry?: unknown };
  if (typeof attributes !== 'object' || attributes === null || Array.isArray(attributes)) {
    return { number, attributes: {}, geometry: undefined, refusal: notFeature };
  }
  return { number, attributes: attributes as Record<string, unknown>, geometry };
}
