import { Refusal } from '../../report/report.js';
import { WGS84 } from '../../../model/reference-numbers.js';
import type { SpatialReference } from '../../../model/layer.js';
import { crsMisfit, ownCrs, readCrs } from './geojson-crs.js';
import { geoJsonFeatureMisfit, rootMisfit } from './member-rules.js';
import { readFeatureRows } from './feature-rows.js';
import { describeJson } from './json-source.js';
import type { ElementArray } from './json-outline.js';
import { unreadableSource } from '../../source/source-error.js';
import type {
  DescribeOptions,
  ReadOptions,
  SourceFile,
  SourceFormat,
  SourceRow,
  SourceTable,
} from '../../source/source-format.js';

const NAME = 'geojson';

/** GeoJSON: a FeatureCollection, a Feature, an array of features, or a geometry alone. */
export const geojson: SourceFormat = {
  name: NAME,
  synonyms: ['json'],
  needsSourceInfo: false,
  fitsEdits: true,
  encoding: 'utf-8',
  hasTypes: false,
  describe,
};

async function describe(file: SourceFile, { signal, sourceInfo }: DescribeOptions): Promise<SourceTable> {
  const { outline, arrays } = await describeJson(file, NAME, signal);
  const found = findFeatures(outline, arrays);
  const stated = sourceInfo.sourceSpatialReference;
  const spatialReference = stated ?? collectionReference(found.crs) ?? WGS84;
  // The client's own statement overrides the file's.
  const reference = stated === undefined ? spatialReference : undefined;
  return {
    fields: undefined,
    notation: 'geojson',
    spatialReference,
    recordCount: found.array?.elementCount ?? 1,
    async *read(options) {
      if (found.array === undefined) {
        yield { rows: [readFeature(found.feature, 1, { ...options, reference })], bytesRead: file.bytes };
        return;
      }
      yield* readFeatureRows(
        {
          ...{ file, array: found.array, format: NAME, notation: 'geojson' },
          toRow: (element, number) => readFeature(element, number, { ...options, reference }),
          // It may be beside the properties, or among them.
          mayTake: !options.wantedFields.has('id'),
        },
        options,
      );
    },
  };
}

const GEOMETRIES: ReadonlySet<string> = new Set([
  ...['Point', 'MultiPoint', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon'],
  'GeometryCollection',
]);

interface FoundFeatures {
  /** `undefined` if the text is a single feature. */
  readonly array: ElementArray | undefined;
  readonly feature?: unknown;
  readonly crs?: unknown;
}

function findFeatures(outline: unknown, arrays: readonly ElementArray[]): FoundFeatures {
  if (typeof outline === 'number') return { array: arrays[outline] };
  const { type, features, crs } = (outline ?? {}) as Record<string, unknown>;
  const misfit = rootMisfit((outline ?? {}) as Record<string, unknown>);
  if (misfit !== undefined) throw unreadableSource(NAME, misfit);
  if (type === 'Feature') return { array: undefined, feature: outline, crs: ownCrs(outline) };
  // A geometry without a feature has no properties.
  if (typeof type === 'string' && GEOMETRIES.has(type)) {
    return { array: undefined, feature: { type: 'Feature', geometry: outline }, crs };
  }
  if (type !== 'FeatureCollection') {
    throw unreadableSource(NAME, 'it is no FeatureCollection, Feature, geometry or array of features');
  }
  const array = typeof features === 'number' ? arrays[features] : undefined;
  if (array === undefined) throw unreadableSource(NAME, 'its member "features" is not an array');
  return { array, crs };
}

/** @throws {JobError} for an unreadable `crs`, which must not be mistaken for another */
function collectionReference(crs: unknown): SpatialReference | undefined {
  const reference = readCrs(crs);
  if (reference === undefined || !('unknown' in reference)) return reference;
  throw unreadableSource(NAME, `its "crs" ${reference.unknown} is unknown; give appendSourceInfo.sourceSR`);
}

const notFeature = new Refusal('invalid_row', 'not a GeoJSON Feature');

export interface FeatureOptions extends Pick<ReadOptions, 'wantedFields'> {
  /** Spatial reference of the source, which all features must have; if absent, their own is ignored. */
  readonly reference?: SpatialReference | undefined;
}

interface Feature extends Readonly<Record<string, unknown>> {
  readonly type?: unknown;
  readonly id?: unknown;
  readonly properties?: Record<string, unknown> | null;
  readonly geometry?: unknown;
}

/** Converts a Feature to a row; anything else to a refused row. */
export function readFeature(
  element: unknown,
  number: number,
  { wantedFields, reference }: FeatureOptions,
): SourceRow {
  if (!isFeature(element)) return { number, attributes: {}, geometry: undefined, refusal: notFeature };
  const refusal =
    geoJsonFeatureMisfit(element) ?? (reference === undefined ? undefined : crsMisfit(element, reference));
  if (refusal !== undefined) return { number, attributes: {}, geometry: undefined, refusal };
  const properties = element.properties ?? {};
  // A feature's id is beside its properties; offer it if a mapping names it.
  const withId = element.id !== undefined && wantedFields.has('id') && !('id' in properties);
  const attributes = withId ? { ...properties, id: element.id } : properties;
  return { number, attributes, geometry: element.geometry };
}

function isFeature(element: unknown): element is Feature {
  if (typeof element !== 'object' || element === null) return false;
  const { type, properties } = element as Feature;
  return (
    type === 'Feature' &&
    (properties === undefined || (typeof properties === 'object' && !Array.isArray(properties)))
  );
}
