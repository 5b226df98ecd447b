import { shapeForReply } from './geometry-form.js';
import { isFiniteShape, readWkb, type Shape } from './geometry/read-wkb.js';
import { unprojectable } from './query-fault.js';
import type { QueryPlan } from './query-plan.js';

/**
 * The shape that the reply shows for a row's geometry, in well-known binary; `undefined` for none.
 *
 * @throws {AppError} `request.invalid` on `outSR` where it has no place in the spatial reference.
 */
export function readShape(wkb: Buffer | null | undefined, plan: QueryPlan): Shape | undefined {
  return wkb === null || wkb === undefined ? undefined : showShape(readWkb(wkb), plan);
}

/** The same for a geometry that is read already. */
export function showShape(
  shape: Shape | undefined,
  { layer, outReference, form }: QueryPlan,
): Shape | undefined {
  if (shape === undefined) return undefined;
  if (outReference.srid !== layer.srid && !isFiniteShape(shape)) throw unprojectable('outSR');
  return shapeForReply(shape, form);
}
