import { queryFault } from './query-fault.js';
import type { QueryParameters } from './query-parameters.js';

/** Default maximum number of features in a reply. */
export const DEFAULT_MAX_RECORD_COUNT = 2000;

/** Maximum number of features in a reply with `resultType` `tile` and `standard`, unless the service allows more. */
export const TILE_MAX_RECORD_COUNT = 8000;
export const STANDARD_MAX_RECORD_COUNT = 16_000;
/** Maximum of `maxRecordCountFactor`. */
const MAX_RECORD_COUNT_FACTOR = 5;

/**
 * Returns the maximum number of features in the reply.
 *
 * @param maxRecordCount - of the service.
 * @throws {AppError} `request.invalid` for numbers that make no sense.
 */
export function readPageLimit(
  { resultRecordCount, resultType = 'none', maxRecordCountFactor: factor = 1 }: QueryParameters,
  maxRecordCount = DEFAULT_MAX_RECORD_COUNT,
): number {
  const requested = requireCount(resultRecordCount, 'resultRecordCount') ?? Infinity;
  if (!(factor >= 1 && factor <= MAX_RECORD_COUNT_FACTOR)) {
    const most = String(MAX_RECORD_COUNT_FACTOR);
    throw queryFault('maxRecordCountFactor', `must be a number from 1 to ${most}`);
  }
  return Math.min(requested, mostOf(resultType, maxRecordCount, factor));
}

function mostOf(resultType: string, maxRecordCount: number, factor: number): number {
  switch (resultType) {
    case 'none':
      return Math.floor(maxRecordCount * factor);
    case 'tile':
      return Math.max(maxRecordCount, TILE_MAX_RECORD_COUNT);
    case 'standard':
      return Math.max(maxRecordCount, STANDARD_MAX_RECORD_COUNT);
    default:
      throw queryFault('resultType', `'${resultType}' is not supported; use none, standard or tile`);
  }
}

/**
 * Returns the value if it is absent or a whole number of at least 0. @throws {AppError} `request.invalid` on
 * `parameter` for other values.
 */
export function requireCount(value: number | undefined, parameter: string): number | undefined {
  if (value === undefined || (Number.isSafeInteger(value) && value >= 0)) return value;
  throw queryFault(parameter, 'must be a whole number of at least 0');
}
