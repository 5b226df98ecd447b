import { gdalReference } from '../model/reference-numbers.js';
import type { SpatialReference } from '../model/layer.js';
import { runGdalProgram, type LookupOptions, queueLookups } from './proj-lookups.js';

/** Description of a spatial reference by PROJ. */
export interface ReferenceDefinition {
  /** Its name there, such as `ESRI:54030`, or the definition in words itself. */
  readonly text: string;
  /** Well-known text, in one line. */
  readonly wkt: string;
}

// Maximum length of a definition; the longest of EPSG has 3,000 characters.
const MAX_TEXT_LENGTH = 20_000;

/**
 * Looks a spatial reference up in PROJ's database, through a child process of GDAL; `undefined` when it is unknown
 * or its definition is faulty. Answers are kept.
 *
 * @throws {GdalGoneError} when GDAL cannot be run, or gives no answer in `timeoutMs`.
 * @throws {AppError} `server.unavailable` when too many others wait for an answer.
 * @throws the reason of the signal when it aborts first.
 */
export function describeReference(
  reference: SpatialReference,
  asking: LookupOptions,
): Promise<ReferenceDefinition | undefined> {
  const name = gdalReference(reference);
  const isAsked = name !== '' && name.length <= MAX_TEXT_LENGTH;
  return isAsked ? define(name, asking) : Promise.resolve(undefined);
}

const define = queueLookups(async (name, timeoutMs): Promise<ReferenceDefinition | undefined> => {
  const wkt = await runGdalProgram('gdalsrsinfo', ['--single-line', '-o', 'wkt1', name], { timeoutMs });
  return wkt === undefined ? undefined : { text: name, wkt };
});
