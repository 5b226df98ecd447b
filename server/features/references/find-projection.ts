import type { Database } from '../../storage/database.js';
import type { ProjectionTexts } from '../../storage/dialect.js';
import { areSameNumbers, sridOf } from '../append/project/spatial-reference.js';
import type { Layer, SpatialReference } from '../layer.js';
import type { Asking } from './ask-proj.js';
import { describeReference } from './describe-reference.js';
import { findReference, learnReference } from './learn-reference.js';

/** How geometries get from a layer's reference to another, or back. */
export interface FoundProjection {
  /** The other's number in the database; the layer's own where coordinates are the same in both. */
  readonly srid: number;
  /** From the layer to the other; only where the numbers do not tell. */
  readonly texts?: ProjectionTexts;
}

/** `undefined` when nobody knows the other reference, or the database cannot project to it. */
export async function findProjection(
  database: Database,
  layer: Pick<Layer, 'spatialReference' | 'srid'>,
  other: SpatialReference,
  signal: Asking['signal'],
): Promise<FoundProjection | undefined> {
  const number = sridOf(other);
  if (number !== undefined && areSameNumbers(number, layer.srid)) return { srid: layer.srid };
  const known = await findReference(database, other, signal);
  const isLayerInWords = sridOf(layer.spatialReference) === undefined;
  if (known !== undefined && number !== undefined && !isLayerInWords) return { srid: known };
  if (known === layer.srid) return { srid: layer.srid };
  if (database.dialect.kind === 'postgis') {
    // Told of it once, it is quick; by texts alone it would look both up again for each row.
    const srid = known ?? (await learnReference(database, other, { maxCustom: MAX_CUSTOM, signal }));
    return srid === undefined ? undefined : { srid };
  }
  if (!database.dialect.projectsByTexts) return undefined;
  const from = await describeReference(layer.spatialReference, { signal });
  const to = await describeReference(other, { signal });
  if (from === undefined || to === undefined) return undefined;
  // The number is only what the result is marked with.
  return { srid: known ?? number ?? UNKNOWN_SRID, texts: { from: from.text, to: to.text } };
}

const UNKNOWN_SRID = 0;

/** Definitions in words of which replies leave a trace in the database. */
const MAX_CUSTOM = 1000;
