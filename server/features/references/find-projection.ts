import type { Database } from '../../storage/database/database.js';
import type { ProjectionTexts } from '../../storage/sql/dialect.js';
import { areSameNumbers, sridOf } from '../model/reference-numbers.js';
import type { Layer, SpatialReference } from '../model/layer.js';
import type { LookupOptions } from './proj-lookups.js';
import { describeReference } from './describe-reference.js';
import { findReferenceText } from './reference-repository.js';

/** Projection between a layer's reference and another. */
export interface FoundProjection {
  /** Number of the other reference in the database; the layer's own if coordinates are the same in both. */
  readonly srid: number;
  /** Definitions of both references; present only if numbers do not suffice. */
  readonly texts?: ProjectionTexts;
}

/**
 * Finds how the database projects between a layer's reference and another. It writes nothing: the statement carries
 * the text of a reference that the database does not know.
 *
 * @returns `undefined` if the other reference is unknown, or the database cannot project to it.
 */
export async function findProjection(
  { knex, dialect }: Pick<Database, 'knex' | 'dialect'>,
  layer: Pick<Layer, 'spatialReference' | 'srid'>,
  other: SpatialReference,
  signal: LookupOptions['signal'],
): Promise<FoundProjection | undefined> {
  const number = sridOf(other);
  if (number !== undefined) {
    if (areSameNumbers(number, layer.srid)) return { srid: layer.srid };
    const isLayerKnown = dialect.projectsCustomSrids || sridOf(layer.spatialReference) !== undefined;
    if (isLayerKnown && (await dialect.hasSrid(knex, number))) return { srid: number };
  }
  const to = await describeReference(other, { signal });
  if (to === undefined) return undefined;
  // Does not use the number of another layer's reference, which is freed with that layer.
  if (number === undefined && (await findReferenceText(knex, layer.srid)) === to.wkt)
    return { srid: layer.srid };
  if (!dialect.projectsByTexts) return undefined;
  const from = await describeReference(layer.spatialReference, { signal });
  if (from === undefined) return undefined;
  // The number only marks the result.
  return { srid: number ?? UNKNOWN_SRID, texts: { from: from.text, to: to.text } };
}

const UNKNOWN_SRID = 0;
