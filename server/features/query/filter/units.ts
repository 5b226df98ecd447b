import { queryFault } from '../../model/query-fault.js';
import type { QueryParameters } from '../../model/query-parameters.js';

/** Distance around the filter's geometry within which features lie. */
export interface Reach {
  readonly distance: number;
  /** `undefined` where the distance is in the units of the geometry's spatial reference. */
  readonly metresPerUnit: number | undefined;
}

/** Values of `units`, each with its length in metres. */
const METRES: ReadonlyMap<string, number> = new Map([
  ['esriSRUnit_Meter', 1],
  ['esriSRUnit_Kilometer', 1000],
  ['esriSRUnit_Foot', 0.3048],
  ['esriSRUnit_StatuteMile', 1609.344],
  ['esriSRUnit_NauticalMile', 1852],
  ['esriSRUnit_USNauticalMile', 1853.248],
]);

/**
 * Reads `distance` and `units`; `undefined` where there is no distance, or none above 0.
 *
 * @throws {AppError} `request.invalid` for a number below 0 and for a unit that is not known.
 */
export function readReach({ distance = 0, units = '' }: QueryParameters): Reach | undefined {
  if (!(distance >= 0 && distance < Infinity)) throw queryFault('distance', 'must be a number of at least 0');
  if (units === '') return distance === 0 ? undefined : { distance, metresPerUnit: undefined };
  const found = [...METRES].find(([name]) => name.toLowerCase() === units.toLowerCase());
  if (found === undefined)
    throw queryFault('units', `'${units}' is not supported; use one of ${[...METRES.keys()].join(', ')}`);
  return distance === 0 ? undefined : { distance, metresPerUnit: found[1] };
}
