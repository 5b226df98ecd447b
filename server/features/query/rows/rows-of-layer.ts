import type { Principal } from '../../../auth/principal.js';
import type { Database } from '../../../storage/database/database.js';
import type { Dialect, Fragment } from '../../../storage/sql/dialect.js';
import { type Layer, rowTable } from '../../model/layer.js';
import { type RowRights, rowRights } from '../../catalog/ownership.js';
import { openRestriction } from './open-restriction.js';
import type { RowRestriction } from '../plan/query-plan.js';
import { sql } from '../sql/fragment.js';
import { queryDialectOf } from '../sql/query-dialects.js';
import { restrictRows } from '../sql/selection-sql.js';
import type { Service } from '../../model/service.js';
import { findServiceByKey } from '../../catalog/service-repository.js';

/**
 * Rows that a caller writes through a layer, which may be a view: everything that writes rows starts here.
 *
 * Rows are those of `holder`, with all of its fields: ids, editor tracking and the defaults of hidden fields are its
 * own affair. The caller names fields of `shown` alone, and finds rows in `rowsInView` alone. New rows need not be
 * among these.
 */
export interface RowsOfLayer {
  /** The layer at the address, as the caller knows it. */
  readonly shown: Layer;
  /** The layer whose table has the rows: the same, or the source of the view. */
  readonly holder: Layer;
  /** Which rows of the holder are there for the caller; `undefined` for all. */
  readonly restriction: RowRestriction | undefined;
}

/**
 * Returns the rows behind a layer. Call it outside of transactions.
 *
 * @param now - the moment of CURRENT_TIMESTAMP in the view's condition
 * @throws {AppError} `feature.not_supported` when the view's definition does not fit its source any more.
 */
export async function openRows(
  features: Database,
  layer: Layer,
  signal: AbortSignal,
  now?: Date,
): Promise<RowsOfLayer> {
  const restriction = await openRestriction(features, layer, signal, now);
  const leavesOut = restriction?.where !== undefined || restriction?.filter !== undefined;
  return {
    shown: layer,
    holder: layer.view?.source ?? layer,
    restriction: leavesOut ? restriction : undefined,
  };
}

/** Names of the holder's fields that the caller must not learn about. */
export function hiddenFields({ shown, holder }: RowsOfLayer): ReadonlySet<string> {
  const names = new Set(shown.fields.map(({ name }) => name));
  return new Set(holder.fields.flatMap(({ name }) => (names.has(name) ? [] : [name])));
}

/** Returns the rows that the caller may see, for FROM and JOIN: the holder's table, or a subquery of it. */
export function rowsInView(
  { holder, restriction }: Pick<RowsOfLayer, 'holder' | 'restriction'>,
  dialect: Dialect,
): Fragment {
  const table: Fragment = { sql: dialect.quote(rowTable(holder)), bindings: [] };
  const isThere = restriction && restrictRows(restriction, holder, dialect, queryDialectOf(dialect));
  return isThere === undefined ? table : sql`(SELECT * FROM ${table} WHERE ${isThere})`;
}

/**
 * The services whose rules on editing hold for a layer: its own, and that of a view's source. What one of them forbids
 * its callers is forbidden: ownership of rows and change tracking are not shaken off by making a view. Who may see and
 * use the layer at all is its own service's affair.
 */
export async function rulingServices(
  features: Database,
  service: Service,
  layers: readonly Layer[],
): Promise<readonly Service[]> {
  const keys = new Set(layers.flatMap((layer) => layer.view?.source.serviceKey ?? []));
  const services = [service];
  for (const key of keys) {
    const source = await findServiceByKey(features, key);
    if (source !== undefined) services.push(source);
  }
  return services;
}

/** Finds what a caller may do with other users' rows in a layer, by all of the services whose rules hold for it. */
export async function rightsToRows(
  features: Database,
  caller: Principal | undefined,
  service: Service,
  layer: Layer,
): Promise<RowRights> {
  return rightsUnder(caller, await rulingServices(features, service, [layer]));
}

/** Combines what all of these services allow a caller to do with other users' rows. */
export function rightsUnder(caller: Principal | undefined, services: readonly Service[]): RowRights {
  const all = services.map((one) => rowRights(caller, one));
  return {
    userName: caller?.name ?? null,
    mayQueryOthers: all.every(({ mayQueryOthers }) => mayQueryOthers),
    mayUpdateOthers: all.every(({ mayUpdateOthers }) => mayUpdateOthers),
    mayDeleteOthers: all.every(({ mayDeleteOthers }) => mayDeleteOthers),
  };
}
