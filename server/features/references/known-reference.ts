import type { Database } from '../../storage/database/database.js';
import type { SpatialReference } from '../model/layer.js';
import { describeReference } from './describe-reference.js';
import { sridOf } from '../model/reference-numbers.js';

/** Whether a source may be in the reference. What the database knows, GDAL, which does the projecting, knows too. */
export async function mayProjectFrom(
  { knex, dialect }: Pick<Database, 'knex' | 'dialect'>,
  reference: SpatialReference,
  signal: AbortSignal,
): Promise<boolean> {
  const srid = sridOf(reference);
  if (srid !== undefined && (await dialect.hasSrid(knex, srid))) return true;
  return (await describeReference(reference, { signal })) !== undefined;
}
