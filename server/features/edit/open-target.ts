import type { CallContext } from '../model/call.js';
import type { Layer } from '../model/layer.js';
import { joinConditions, visibleRows } from '../catalog/ownership.js';
import { assertMayEdit, type Edit } from '../catalog/rights.js';
import type { Service } from '../model/service.js';
import { mayChangeGeometries } from '../views/geometry-updates.js';
import { hiddenFields, openRows, rightsUnder, rulingServices } from '../query/rows/rows-of-layer.js';
import type { EditTarget } from './feature-edits.js';
import type { EditDeps } from './write-layers.js';

/**
 * Opens a layer, which may be a view, for edits at its address.
 *
 * @param needed - rights that the operation requires
 * @throws {AppError} `access.token_required` or `access.forbidden`; `feature.not_supported` for a view
 * whose definition no longer fits its source.
 */
export async function openTarget(
  { features, clock }: Pick<EditDeps, 'features' | 'clock'>,
  { service, layer: shown }: { readonly service: Service; readonly layer: Layer },
  { principal: caller, signal }: Pick<CallContext, 'principal' | 'signal'>,
  needed: readonly Edit[],
): Promise<EditTarget> {
  const services = await rulingServices(features, service, [shown]);
  assertMayEdit(caller, service, needed, services);
  const rows = await openRows(features, shown, signal, new Date(clock()));
  const { holder: layer, restriction: ofView } = rows;
  const rights = rightsUnder(caller, services);
  const only = visibleRows(layer, rights);
  const isRestricted = ofView !== undefined || only !== undefined;
  return {
    shown,
    layer,
    fields: shown === layer ? null : shown.fields.map(({ name }) => name),
    hidden: hiddenFields(rows),
    restriction: isRestricted
      ? { where: joinConditions(ofView?.where, only), filter: ofView?.filter }
      : undefined,
    only,
    rights,
    mayMoveFeatures: mayChangeGeometries(caller, shown, services),
  };
}
