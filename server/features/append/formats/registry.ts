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

/** Every format that append reads. A new one is a file beside these and a line here. */
const FORMATS: readonly SourceFormat[] = [
  ...[sqlite, gpkg, shapefile, filegdb, featureCollection, geojson, csv, excel],
  // Beyond the list that clients know.
  jsonl,
  flatgeobuf,
];

/** Canonical names, as layers list them in `supportedAppendFormats`. */
export const SUPPORTED_APPEND_FORMATS: readonly string[] = FORMATS.map((format) => format.name);

/** Those whose rows `appendSourceFilter` can choose from, as `supportedAppendSourceFilterFormats` lists them. */
export const SUPPORTED_FILTER_FORMATS: readonly string[] = FORMATS.filter(({ hasTypes }) => hasTypes).map(
  (format) => format.name,
);

export const DEFAULT_FORMAT = featureCollection.name;

/** The format by its name or a synonym, in any case and with spaces or without, as `feature Collection`. */
export function findFormat(name: string): SourceFormat | undefined {
  const wanted = name.toLowerCase().replaceAll(' ', '');
  return FORMATS.find((format) => format.name.toLowerCase() === wanted || format.synonyms.includes(wanted));
}
