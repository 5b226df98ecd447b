import type { Quantization } from '../geometry/quantize.js';
import type { Shape } from '../geometry/read-wkb.js';
import { round } from '../geometry/round.js';
import { simplify } from '../geometry/simplify.js';
import { queryFault } from '../../model/query-fault.js';
import type { QueryParameters } from '../../model/query-parameters.js';

/** Precision and form of the geometries in a reply. */
export interface GeometryForm {
  /** Maximum deviation of simplified lines and rings; 0 for no simplification. */
  readonly maxOffset: number;
  readonly decimals: number | undefined;
  readonly quantization: Quantization | undefined;
}

const MOST_DECIMALS = 17;

/**
 * Reads `maxAllowableOffset`, `geometryPrecision` and `quantizationParameters`.
 *
 * @throws {AppError} `request.invalid` for numbers that make no sense.
 */
export function readGeometryForm(parameters: QueryParameters): GeometryForm {
  const { maxAllowableOffset = 0, geometryPrecision: decimals, quantizationParameters } = parameters;
  if (!(maxAllowableOffset >= 0)) throw queryFault('maxAllowableOffset', 'must be a number of at least 0');
  if (decimals !== undefined && !(Number.isInteger(decimals) && decimals >= 0 && decimals <= MOST_DECIMALS))
    throw queryFault('geometryPrecision', `must be a whole number from 0 to ${String(MOST_DECIMALS)}`);
  return { maxOffset: maxAllowableOffset, decimals, quantization: readQuantization(quantizationParameters) };
}

function readQuantization(sent: QueryParameters['quantizationParameters']): Quantization | undefined {
  if (sent === undefined) return undefined;
  const { mode = 'view', originPosition = 'upperLeft', tolerance, extent } = sent;
  if (mode !== 'view' && mode !== 'edit')
    throw queryFault('quantizationParameters.mode', `'${mode}' is not supported; use view or edit`);
  if (originPosition !== 'upperLeft' && originPosition !== 'lowerLeft')
    throw queryFault('quantizationParameters.originPosition', 'must be upperLeft or lowerLeft');
  if (tolerance === undefined || !(tolerance > 0))
    throw queryFault('quantizationParameters.tolerance', 'must be a number greater than 0');
  const y = originPosition === 'upperLeft' ? extent?.ymax : extent?.ymin;
  return {
    originPosition,
    scale: tolerance,
    // Any corner works, since the reply names it.
    translate: [extent?.xmin ?? 0, y ?? 0],
    keepsAll: mode === 'edit',
  };
}

/** Returns the shape as the reply shows it, before quantization; `undefined` if nothing is left of it. */
export function shapeForReply(shape: Shape, { maxOffset, decimals }: GeometryForm): Shape | undefined {
  const thinned = maxOffset > 0 ? simplify(shape, maxOffset) : shape;
  if (thinned.kind === 'polygons' && thinned.polygons.length === 0) return undefined;
  return decimals === undefined ? thinned : round(thinned, decimals);
}
