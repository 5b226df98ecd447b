import type { Principal } from '../../auth/principal.js';
import type { Database } from '../../storage/database/database.js';
import { joinConditions, visibleRows } from '../catalog/ownership.js';
import type { ReadLayer } from '../metadata/read-services.js';
import type { Condition } from '../where/tree.js';
import { rightsToRows } from './rows/rows-of-layer.js';

/** Condition of the rows that there are for the caller, before what a view leaves out; `undefined` for all. */
export async function rowsForCaller(
  features: Database,
  { service, layer, only }: Pick<ReadLayer, 'service' | 'layer' | 'only'>,
  caller: Principal | undefined,
): Promise<Condition | undefined> {
  const rights = await rightsToRows(features, caller, service, layer);
  return joinConditions(only, visibleRows(layer.view?.source ?? layer, rights));
}
