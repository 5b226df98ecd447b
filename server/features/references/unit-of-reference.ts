import type { Database } from '../../storage/database/database.js';
import { readMeasure } from './measure.js';
import type { LayerReference } from './layer-reference.js';
import { findReferenceText } from './reference-repository.js';

/** Unit names by length in metres. */
const UNITS: readonly (readonly [metres: number, name: string])[] = [
  [1, 'esriMeters'],
  [1000, 'esriKilometers'],
  [0.3048, 'esriFeet'],
  [1609.344, 'esriMiles'],
];

/** Relative tolerance: US survey feet are 2 millionths longer than international ones. */
const TOLERANCE = 1e-5;

/** Returns the unit of lengths in a spatial reference; `undefined` if this interface has no name for it. */
export async function unitOfReference(
  { knex }: Pick<Database, 'knex'>,
  { srid, wkt }: LayerReference,
): Promise<string | undefined> {
  const text = wkt ?? (srid === undefined ? undefined : await findReferenceText(knex, srid));
  const measure = text === undefined ? undefined : readMeasure(text);
  if (measure?.kind === 'globe') return 'esriDecimalDegrees';
  if (measure?.kind !== 'plane') return undefined;
  const { metresPerUnit } = measure;
  return UNITS.find(([metres]) => Math.abs(metresPerUnit / metres - 1) < TOLERANCE)?.[1];
}
