import { csv } from './csv/csv.js';
import { featureCollection } from './feature-collection.js';
import { geojson } from './geojson.js';
import type { SourceFormat } from './source-format.js';

/** Every format that append reads. A new one is a file beside these and a line here. */
const FORMATS: readonly SourceFormat[] = [featureCollection, geojson, csv];

/** Canonical names, as layers list them in `supportedAppendFormats`. */
export const SUPPORTED_APPEND_FORMATS: readonly string[] = FORMATS.map((format) => format.name);

export const DEFAULT_FORMAT = featureCollection.name;

/** The format by its name or a synonym, in any case. */
export function findFormat(name: string): SourceFormat | undefined {
  const wanted = name.toLowerCase();
  return FORMATS.find((format) => format.name.toLowerCase() === wanted || format.synonyms.includes(wanted));
}
