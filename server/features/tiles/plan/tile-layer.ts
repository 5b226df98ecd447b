import { digestOf } from '../../../api/handlers.js';
import type { Principal } from '../../../auth/principal.js';
import type { Database } from '../../../storage/database/database.js';
import type { ReadLayer } from '../../metadata/read-services.js';
import type { Condition } from '../../where/tree.js';
import { rowsForCaller } from '../../query/rows-for-caller.js';
import { findRestriction } from '../../query/rows/open-restriction.js';

/** A layer with geometries as a caller sees it in tiles. */
export interface TileLayer {
  /** Its name in tiles, which no other layer of the service has. */
  readonly name: string;
  readonly read: ReadLayer;
  /** Condition of the rows that there are for the caller; `undefined` for all. */
  readonly only: Condition | undefined;
  /** Text that is another one when the rows, the fields or the rights of the caller are others. */
  readonly version: string;
}

/** Changes when tiles of the same rows are written in another way. */
const FORMAT = 1;

/**
 * The layers that tiles show to a caller; tables are left out.
 *
 * @param now - the moment of CURRENT_TIMESTAMP in the conditions of views
 * @throws {AppError} `feature.not_supported` for a view whose definition does not fit its source any more.
 */
export async function openTileLayers(
  features: Database,
  layers: readonly ReadLayer[],
  caller: Principal | undefined,
  { signal, now }: { readonly signal: AbortSignal; readonly now: Date },
): Promise<TileLayer[]> {
  const named = nameLayers(layers.filter(({ layer }) => layer.geometryType !== undefined));
  return Promise.all(
    named.map(async ({ name, read }) => {
      const only = await rowsForCaller(features, read, caller);
      const ofView = await findRestriction(read.database, read.layer, signal, now);
      return { name, read, only, version: versionOf(name, read, [only, ofView?.where]) };
    }),
  );
}

/** Names layers as they are named, with their number where two have one name. */
export function nameLayers<Read extends Pick<ReadLayer, 'layer'>>(
  layers: readonly Read[],
): { readonly name: string; readonly read: Read }[] {
  const taken = new Set<string>();
  return layers.map((read) => {
    const { id, name: own } = read.layer;
    const name = taken.has(own) ? `${own} (${String(id)})` : own;
    taken.add(name);
    return { name, read };
  });
}

function versionOf(
  name: string,
  { layer: { key, table, editCount, lastEditAt, schemaEditAt } }: ReadLayer,
  conditions: readonly (Condition | undefined)[],
): string {
  const state = [FORMAT, name, key, table, editCount, lastEditAt, schemaEditAt, conditions];
  return digestOf(JSON.stringify(state));
}
