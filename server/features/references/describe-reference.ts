import { gdalReference } from '../model/reference-numbers.js';
import type { SpatialReference } from '../model/layer.js';
import { runGdalProgram, type LookupOptions, queueLookups } from './proj-lookups.js';

/** Description of a spatial reference by PROJ. */
export interface ReferenceDefinition {
  /** Name in PROJ's database, such as `ESRI:54030`, or the definition itself as text. */
  readonly text: string;
  /** Well-known text, in one line. */
  readonly wkt: string;
}

// Maximum length of a definition; the longest of EPSG has 3,000 characters.
const MAX_TEXT_LENGTH = 20_000;

/**
 * Looks up a spatial reference in PROJ's database, through a child process of GDAL; `undefined` if it is
 * unknown or its definition is invalid. Answers are cached.
 *
 * @throws {GdalGoneError} if GDAL cannot be run, or does not answer within `timeoutMs`.
 * @throws {AppError} `server.unavailable` if too many callers wait for an answer.
 * @throws the reason of the signal if it aborts first.
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
