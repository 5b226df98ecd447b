import type { Database, Transaction } from '../../storage/database/database.js';
import type { Dialect } from '../../storage/sql/dialect.js';
import { sridOf } from '../model/reference-numbers.js';
import type { SpatialReference } from '../model/layer.js';
import type { LookupOptions } from './proj-lookups.js';
import { describeReference } from './describe-reference.js';
import {
  addReference,
  deleteUnusedReferences,
  findCustomReference,
  hasUnusedReferences,
  lockCustomSrids,
  MAX_WKT_LENGTH,
  takeCustomSrid,
} from './reference-repository.js';

/** Spatial reference of a layer. */
export interface LayerReference {
  /**
   * Number of EPSG or Esri; `undefined` for a definition as text, which gets a number when it is stored.
   */
  readonly srid: number | undefined;
  /** Well-known text to store with the layer; `undefined` if the database knows the number. */
  readonly wkt: string | undefined;
}

/**
 * Looks up the data that the database needs to store geometries in a reference; `undefined` if neither the database
 * nor PROJ knows it.
 */
export async function findLayerReference(
  { knex, dialect }: Pick<Database, 'knex' | 'dialect'>,
  reference: SpatialReference,
  signal: LookupOptions['signal'],
): Promise<LayerReference | undefined> {
  const srid = sridOf(reference);
  if (srid !== undefined && (await dialect.hasSrid(knex, srid))) return { srid, wkt: undefined };
  const definition = await describeReference(reference, { signal });
  if (definition === undefined) return undefined;
  const { wkt } = definition;
  return srid === undefined && wkt.length > MAX_WKT_LENGTH ? undefined : { srid, wkt };
}

/**
 * Stores a missing reference in the transaction that creates the layer. A reference given as text gets its own
 * number, which all its layers share until the last of them is deleted.
 *
 * @returns its number; `undefined` when all numbers are in use.
 */
export async function storeReference(
  trx: Transaction,
  dialect: Pick<Dialect, 'kind'>,
  { srid, wkt }: LayerReference,
): Promise<number | undefined> {
  if (wkt === undefined) return srid;
  if (srid !== undefined) {
    await addReference(trx, dialect, { srid, isCustom: false, wkt });
    return srid;
  }
  const last = await lockCustomSrids(trx);
  // Reads behind the lock, so that no other transaction numbers this text, or frees its number, before the layer
  // exists.
  const known = await findCustomReference(trx, wkt);
  if (known !== undefined) return known;
  const taken = await takeCustomSrid(trx, last);
  if (taken !== undefined) await addReference(trx, dialect, { srid: taken, isCustom: true, wkt });
  return taken;
}

/** Frees the numbers of text references that no layer uses. */
export async function freeReferences(trx: Transaction): Promise<void> {
  if (!(await hasUnusedReferences(trx))) return;
  await lockCustomSrids(trx);
  // Checks again under the lock, because a new layer may use one of them.
  await deleteUnusedReferences(trx);
}

/** Frees numbers left by earlier versions. Writes nothing if there are none. */
export async function sweepReferences(features: Database): Promise<void> {
  if (await hasUnusedReferences(features.knex)) await features.write(freeReferences);
}
