import { shapeForReply } from './geometry-form.js';
import { isFiniteShape, readWkb, type Shape } from './geometry/read-wkb.js';
import { unprojectable } from './query-fault.js';
import type { QueryPlan } from './query-plan.js';

/**
 * The shape that the reply shows for a row's geometry, in well-known binary; `undefined` for none.
 *
 * @throws {AppError} `request.invalid` on `outSR` where it has no place in the spatial reference.
 */
export function readShape(
  wkb: Buffer | null | undefined,
  { layer, outReference, form }: QueryPlan,
): Shape | undefined {
  const shape = wkb === null || wkb === undefined ? undefined : readWkb(wkb);
  if (shape === undefined) return undefined;
  if (outReference.srid !== layer.srid && !isFiniteShape(shape)) throw unprojectable('outSR');
  return shapeForReply(shape, form);
}
