import { shapeForReply } from '../plan/geometry-form.js';
import { isFiniteShape, type Shape } from '../geometry/read-wkb.js';
import { unprojectableFault } from '../../model/query-fault.js';
import type { QueryPlan } from '../plan/query-plan.js';

/**
 * Returns a row's geometry in the form of the reply; `undefined` for none.
 *
 * @throws {AppError} `request.invalid` on `outSR` if it cannot be projected to that spatial reference.
 */
export function showShape(
  shape: Shape | undefined,
  { layer, outReference, form }: QueryPlan,
): Shape | undefined {
  if (shape === undefined) return undefined;
  if (outReference.srid !== layer.srid && !isFiniteShape(shape)) throw unprojectableFault('outSR');
  return shapeForReply(shape, form);
}
