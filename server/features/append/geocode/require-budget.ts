import { AppError } from '../../../errors.js';
import { GeocodeError } from '../../../geocode/geocoder.js';
import type { Geocoding } from '../../../geocode/geocoding.js';
import type { Blobs } from '../../../storage/blobs.js';
import type { AppendRequest } from '../request.js';
import { findFormat } from '../sources/registry.js';

export interface BudgetDeps {
  /** Absent where addresses are not looked up. */
  readonly geocoding?: Pick<Geocoding, 'hasBudget' | 'requireBudget'> | undefined;
  readonly blobs?: Pick<Blobs, 'open'> | undefined;
}

/** Rows are guessed from the first of them; the job counts them before it spends anything. */
const SURE_SHARE = 0.8;

/**
 * Refuses a request of more rows than the user may still have looked up. Rows count as if each had an address that
 * nobody asked for before: what that comes to in the end may be less.
 *
 * @throws {AppError} `geocode.over_budget`.
 */
export async function requireGeocodeBudget(
  { geocoding, blobs }: BudgetDeps,
  request: Pick<AppendRequest, 'source' | 'sourceInfo'>,
  userId: number | undefined,
): Promise<void> {
  if (request.sourceInfo.locationType !== 'address' || geocoding?.hasBudget !== true) return;
  const rows = blobs === undefined ? 0 : await guessRows(blobs, request);
  try {
    await geocoding.requireBudget(userId, Math.floor(rows * SURE_SHARE));
  } catch (error) {
    if (!(error instanceof GeocodeError) || error.fault !== 'over_budget') throw error;
    throw new AppError('geocode.over_budget', error.message, { cause: error });
  }
}

/** Of text, from its beginning; 0 for other sources, which would have to be unpacked. */
async function guessRows(
  blobs: Pick<Blobs, 'open'>,
  { source, sourceInfo }: Pick<AppendRequest, 'source' | 'sourceInfo'>,
): Promise<number> {
  if (source.format !== 'csv') return 0;
  const { fileName, bytes, blobKey } = source;
  const file = {
    fileName,
    bytes,
    open: (range?: { start?: number; end?: number }) => blobs.open(blobKey, range),
  };
  try {
    const { signal } = new AbortController();
    const table = await findFormat('csv')?.describe(file, { sourceInfo, tableName: undefined, signal });
    await table?.close?.();
    return table?.recordCount ?? 0;
  } catch {
    // What is wrong with the source, the job tells.
    return 0;
  }
}
