import { AppError } from '../../../lib/errors.js';
import { GeocodeError } from '../../../geocoding/geocoder.js';
import type { Geocoding } from '../../../geocoding/geocoding.js';
import type { Blobs } from '../../../storage/blobs/blobs.js';
import type { ReaderLimiter } from '../../model/reader-limiter.js';
import type { AppendRequest } from './request.js';
import { findFormat } from '../formats/registry.js';

export interface BudgetDeps {
  /** Limits concurrent reads of sources by requests. */
  readonly readers?: ReaderLimiter | undefined;
  /** Absent if no geocoder is configured. */
  readonly geocoding?: Pick<Geocoding, 'hasBudget' | 'requireBudget'> | undefined;
  readonly blobs?: Pick<Blobs, 'open'> | undefined;
}

/** Request whose job geocodes addresses. */
interface Asking {
  /** User who pays. */
  readonly userId: number | undefined;
  readonly signal: AbortSignal;
}

/**
 * Safety factor on the estimate, which extrapolates from the first rows; the job counts all rows before it
 * spends anything.
 */
const SURE_SHARE = 0.8;

/**
 * Refuses a request with more rows than the remaining geocoding budget of the user. It counts each row as a
 * new address, so the actual cost may be lower.
 *
 * @throws {AppError} `geocode.over_budget`.
 */
export async function requireGeocodeBudget(
  deps: BudgetDeps,
  request: Pick<AppendRequest, 'source' | 'sourceInfo'>,
  { userId, signal }: Asking,
): Promise<void> {
  const { geocoding } = deps;
  if (request.sourceInfo.locationType !== 'address' || geocoding?.hasBudget !== true) return;
  const rows = await guessRows(deps, request, { userId, signal });
  try {
    await geocoding.requireBudget(userId, Math.floor(rows * SURE_SHARE));
  } catch (error) {
    if (!(error instanceof GeocodeError) || error.fault !== 'over_budget') throw error;
    throw new AppError('geocode.over_budget', error.message, { cause: error });
  }
}

/**
 * Estimates the number of rows of a text from its beginning; 0 for sources that would have to be unpacked,
 * and for sources that cannot be read now.
 */
async function guessRows(
  { blobs, readers }: BudgetDeps,
  { source, sourceInfo }: Pick<AppendRequest, 'source' | 'sourceInfo'>,
  { userId, signal }: Asking,
): Promise<number> {
  if (source.format !== 'csv' || blobs === undefined || readers === undefined || userId === undefined)
    return 0;
  const { fileName, bytes, blobKey } = source;
  const file = {
    fileName,
    bytes,
    open: (range?: { start?: number; end?: number }) => blobs.open(blobKey, range),
  };
  try {
    const refuse = (reason: string): AppError => new AppError('request.invalid', reason);
    return await readers.read({ userId, signal, refuse }, async (bounds) => {
      const table = await findFormat('csv')?.describe(file, { sourceInfo, tableName: undefined, ...bounds });
      await table?.close?.();
      return table?.recordCount ?? 0;
    });
  } catch {
    signal.throwIfAborted();
    // The job reports what is wrong with the source, and counts its rows.
    return 0;
  }
}
