import type { Database } from '../../storage/database/database.js';
import type { SpatialReference } from '../model/layer.js';
import { describeReference } from './describe-reference.js';
import { sridOf } from '../model/reference-numbers.js';

/** True if a source may use the reference. GDAL, which projects, knows every reference that the database knows. */
export async function mayProjectFrom(
  { knex, dialect }: Pick<Database, 'knex' | 'dialect'>,
  reference: SpatialReference,
  signal: AbortSignal,
): Promise<boolean> {
  const srid = sridOf(reference);
  if (srid !== undefined && (await dialect.hasSrid(knex, srid))) return true;
  return (await describeReference(reference, { signal })) !== undefined;
}
