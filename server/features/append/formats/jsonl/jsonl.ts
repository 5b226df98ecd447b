import { WGS84 } from '../../../model/reference-numbers.js';
import type { SpatialReference } from '../../../model/layer.js';
import { Refusal } from '../../report/report.js';
import { readFeature } from '../json/geojson.js';
import { ownCrs, readCrs } from '../json/geojson-crs.js';
import { esriFeatureMisfit } from '../json/member-rules.js';
import { type GeometrySorter, ownReference, splitByReference } from '../json/own-references.js';
import { unreadableSource } from '../../source/source-error.js';
import type {
  DescribeOptions,
  ReadOptions,
  SourceFile,
  SourceFormat,
  SourceRow,
  SourceTable,
} from '../../source/source-format.js';
import { NOT_JSON, readJsonLines } from './json-lines.js';

const NAME = 'jsonl';

/**
 * One feature per line, or per text of a GeoJSON text sequence (RFC 8142). The first decides whether all are
 * GeoJSON or Esri features with `attributes`.
 */
export const jsonl: SourceFormat = {
  name: NAME,
  synonyms: ['ndjson', 'geojsonl', 'geojsonseq', 'geojson-seq', 'geojsons', 'jsonlines'],
  needsSourceInfo: false,
  fitsEdits: false,
  encoding: 'utf-8',
  hasTypes: false,
  describe,
};

type Notation = 'geojson' | 'esri';

async function describe(file: SourceFile, { signal, sourceInfo }: DescribeOptions): Promise<SourceTable> {
  const first = await readFirst(file, signal);
  const { notation } = first;
  const stated = sourceInfo.sourceSpatialReference;
  const open = (spatialReference: SpatialReference | undefined, sort?: GeometrySorter): SourceTable => ({
    fields: undefined,
    notation,
    spatialReference,
    recordCount: Math.max(1, Math.round(file.bytes / first.bytes)),
    async *read(options) {
      const reference = stated === undefined ? spatialReference : undefined;
      const facts = { notation, sort, reference };
      let number = 0;
      for await (const { values, end } of linesOf(file, options)) {
        const rows: SourceRow[] = [];
        for (const value of values) {
          number += 1;
          const row = toRow(value, number, facts, options);
          if (row !== undefined) rows.push(row);
        }
        if (rows.length > 0) yield { rows, bytesRead: end };
      }
    },
  });
  // As for a collection: GeoJSON has its own reference; Esri features state one, or have the layer's.
  if (notation === 'geojson') return open(stated ?? first.reference ?? WGS84);
  return splitByReference({ declared: stated, common: first.reference ?? stated }, open);
}

interface FirstLine {
  readonly notation: Notation;
  /** Spatial reference that its geometry states. */
  readonly reference: SpatialReference | undefined;
  /** Size of a row in bytes, estimated from the first ones. */
  readonly bytes: number;
}

async function readFirst(file: SourceFile, signal: AbortSignal): Promise<FirstLine> {
  for await (const { values, end } of linesOf(file, { signal, keepsBigIntegers: false })) {
    const [first] = values;
    if (first === undefined) continue;
    const notation = notationOf(first);
    if (first === NOT_JSON) throw unreadableSource(NAME, 'its first line is not valid JSON in UTF-8');
    if (notation === undefined) {
      throw unreadableSource(
        NAME,
        'its first line is neither a GeoJSON feature nor an Esri feature with "attributes"',
      );
    }
    const reference =
      notation === 'geojson'
        ? firstCrs(first)
        : ownReference((first as { readonly geometry?: unknown }).geometry);
    return { notation, reference, bytes: Math.max(1, end / values.length) };
  }
  throw unreadableSource(NAME, 'it is empty');
}

/** Unknown, it is refused with its row. */
function firstCrs(feature: unknown): SpatialReference | undefined {
  const reference = readCrs(ownCrs(feature));
  return reference === undefined || 'unknown' in reference ? undefined : reference;
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
    throw error instanceof RangeError ? unreadableSource(NAME, error.message, error) : error;
  }
}

function notationOf(value: unknown): Notation | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { type, attributes } = value as { type?: unknown; attributes?: unknown };
  return type === 'Feature' ? 'geojson' : typeof attributes === 'object' ? 'esri' : undefined;
}

const notJson = new Refusal('invalid_row', 'the line is not valid JSON in UTF-8');
const notFeature = new Refusal('invalid_row', 'must be a feature with "attributes"');

interface LineFacts {
  readonly notation: Notation;
  readonly sort: GeometrySorter | undefined;
  readonly reference: SpatialReference | undefined;
}

/** `undefined` for a feature in another spatial reference than that of this reading. */
function toRow(
  value: unknown,
  number: number,
  { notation, sort, reference }: LineFacts,
  options: ReadOptions,
): SourceRow | undefined {
  // A value that is not a feature has no geometry, and is reported once.
  const place = sort?.((value as { readonly geometry?: unknown } | null)?.geometry) ?? 'here';
  if (place === 'elsewhere') return undefined;
  if (place !== 'here') return { number, attributes: {}, geometry: undefined, refusal: place };
  if (value === NOT_JSON) return { number, attributes: {}, geometry: undefined, refusal: notJson };
  if (notation === 'geojson') return readFeature(value, number, { ...options, reference });
  const misfit = esriFeatureMisfit(value);
  if (misfit !== undefined) return { number, attributes: {}, geometry: undefined, refusal: misfit };
  const { attributes, geometry } = (value ?? {}) as { attributes?: unknown; geometry?: unknown };
  if (typeof attributes !== 'object' || attributes === null || Array.isArray(attributes)) {
    return { number, attributes: {}, geometry: undefined, refusal: notFeature };
  }
  return { number, attributes: attributes as Record<string, unknown>, geometry };
}
