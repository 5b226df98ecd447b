import { Refusal } from '../report.js';
import { isWkt, sridOf, WGS84 } from '../project/spatial-reference.js';
import type { SpatialReference } from '../../layer.js';
import { readFeatureRows } from './json/feature-rows.js';
import { describeJson } from './json/json-source.js';
import type { ElementArray } from './json/json-outline.js';
import { unreadable } from './source-error.js';
import type {
  DescribeOptions,
  ReadOptions,
  SourceFile,
  SourceFormat,
  SourceRow,
  SourceTable,
} from './source-format.js';

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
  return {
    fields: undefined,
    notation: 'geojson',
    spatialReference: sourceInfo.sourceSpatialReference ?? readCrs(found.crs) ?? WGS84,
    recordCount: found.array?.elementCount ?? 1,
    async *read(options) {
      if (found.array === undefined) {
        yield { rows: [readFeature(found.feature, 1, options)], bytesRead: file.bytes };
        return;
      }
      yield* readFeatureRows(
        {
          ...{ file, array: found.array, format: NAME, notation: 'geojson' },
          toRow: (element, number) => readFeature(element, number, options),
          // It may stand beside the properties, or among them.
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
  /** `undefined` when the text is one single feature. */
  readonly array: ElementArray | undefined;
  readonly feature?: unknown;
  readonly crs?: unknown;
}

function findFeatures(outline: unknown, arrays: readonly ElementArray[]): FoundFeatures {
  if (typeof outline === 'number') return { array: arrays[outline] };
  const { type, features, crs } = (outline ?? {}) as Record<string, unknown>;
  if (type === 'Feature') return { array: undefined, feature: outline, crs };
  // A geometry without its feature has no properties.
  if (typeof type === 'string' && GEOMETRIES.has(type)) {
    return { array: undefined, feature: { type: 'Feature', geometry: outline }, crs };
  }
  if (type !== 'FeatureCollection') {
    throw unreadable(NAME, 'it is no FeatureCollection, Feature, geometry or array of features');
  }
  const array = typeof features === 'number' ? arrays[features] : undefined;
  if (array === undefined) throw unreadable(NAME, 'its member "features" is not an array');
  return { array, crs };
}

/** A code, its URN, or its address: `3857`, `EPSG:3857`, `urn:ogc:def:crs:EPSG::3857`, `…/def/crs/EPSG/0/3857`. */
const CRS_NAME =
  /^(?:urn:ogc:def:crs:|https?:\/\/www\.opengis\.net\/def\/crs\/)?(?:EPSG|ESRI)?[:/]*(?:[\d.]*[:/])?(\d+)$/i;

/** The `crs` member of GeoJSON before RFC 7946; its name may also be a definition as WKT. A system that cannot be told must not be taken for another. */
function readCrs(crs: unknown): SpatialReference | undefined {
  if (crs === undefined || crs === null) return undefined;
  const { type, properties } = crs as { type?: unknown; properties?: { name?: unknown; code?: unknown } };
  const name = String(type === 'EPSG' ? properties?.code : properties?.name);
  if (/CRS:?84h?$/i.test(name)) return WGS84;
  if (isWkt(name)) return { wkt: name };
  const number = CRS_NAME.exec(name)?.[1];
  const reference = { wkid: Number(number) };
  if (number === undefined || sridOf(reference) === undefined) {
    throw unreadable(NAME, `its "crs" ${JSON.stringify(name)} is unknown; give appendSourceInfo.sourceSR`);
  }
  return reference;
}

interface Feature {
  readonly type?: unknown;
  readonly id?: unknown;
  readonly properties?: Record<string, unknown> | null;
  readonly geometry?: unknown;
}

/** A Feature as a row; anything else as a row that is refused. */
export function readFeature(
  element: unknown,
  number: number,
  options: Pick<ReadOptions, 'wantedFields'>,
): SourceRow {
  if (!isFeature(element)) {
    const refusal = new Refusal('invalid_row', 'not a GeoJSON Feature');
    return { number, attributes: {}, geometry: undefined, refusal };
  }
  const properties = element.properties ?? {};
  // A feature's id is a member beside its properties: offered where a mapping asks for it.
  const withId = element.id !== undefined && options.wantedFields.has('id') && !('id' in properties);
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
