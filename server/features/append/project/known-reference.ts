import type { Database } from '../../../storage/database.js';
import type { SpatialReference } from '../../layer.js';
import { isEsriNumber, sridOf } from './spatial-reference.js';

/**
 * Whether a source may be in the reference, as far as can be told without GDAL, which does the projecting:
 * SpatiaLite knows no number of Esri's, and nothing but GDAL reads a definition in words.
 */
export async function mayProjectFrom(
  { knex, dialect }: Pick<Database, 'knex' | 'dialect'>,
  reference: SpatialReference,
): Promise<boolean> {
  const srid = sridOf(reference);
  return srid === undefined || isEsriNumber(srid) || dialect.hasSrid(knex, srid);
}
