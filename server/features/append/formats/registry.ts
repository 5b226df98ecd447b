import { csv } from './csv/csv.js';
import { excel } from './excel.js';
import { featureCollection } from './json/feature-collection.js';
import { filegdb } from './filegdb.js';
import { flatgeobuf } from './flatgeobuf.js';
import { geojson } from './json/geojson.js';
import { gpkg } from './gpkg.js';
import { jsonl } from './jsonl/jsonl.js';
import { shapefile } from './shapefile.js';
import type { SourceFormat } from '../source/source-format.js';
import { sqlite } from './sqlite.js';

/** Formats that append reads. To add one, add a file here and a line below. */
const FORMATS: readonly SourceFormat[] = [
  ...[sqlite, gpkg, shapefile, filegdb, featureCollection, geojson, csv, excel],
  // Extensions to the reference's list.
  jsonl,
  flatgeobuf,
];

/** Canonical names, as layers list them in `supportedAppendFormats`. */
export const SUPPORTED_APPEND_FORMATS: readonly string[] = FORMATS.map((format) => format.name);

/** Formats that support `appendSourceFilter`, listed in `supportedAppendSourceFilterFormats`. */
export const SUPPORTED_FILTER_FORMATS: readonly string[] = FORMATS.filter(({ hasTypes }) => hasTypes).map(
  (format) => format.name,
);

export const DEFAULT_FORMAT = featureCollection.name;

/**
 * Finds a format by name or synonym, case-insensitive and with or without spaces, such as `feature
 * Collection`.
 */
export function findFormat(name: string): SourceFormat | undefined {
  const wanted = name.toLowerCase().replaceAll(' ', '');
  return FORMATS.find((format) => format.name.toLowerCase() === wanted || format.synonyms.includes(wanted));
}
