import { setImmediate } from 'node:timers/promises';
import { tellWarning } from './stderr-log.js';
import type { GdalChild } from './gdal-child.js';
import { GdalRefusedError, GdalTimeError } from './gdal-error.js';

/**
 * How a child's complaints are heard:
 * - `none`: errors end the reading, and warnings are of the table
 * - `early`: reading ends before the first row that may be the reason of a complaint
 * - `byRow`: each complaint is of one row; reading ends before one that is left out for its type of geometry
 * - `byRowOfAnyType`: the same, with rows of any type
 */
export type Hearing = 'none' | 'early' | 'byRow' | 'byRowOfAnyType';

/** In the order in which they are tried. */
export const HEARINGS = ['early', 'byRow', 'byRowOfAnyType'] as const satisfies readonly Hearing[];

/** Each row that cannot be projected makes itself heard, and the others must be heard too. */
export const ALL_COMPLAINTS = { CPL_MAX_ERROR_REPORTS: '0' };

/** Receives warnings that belong to no row. */
interface Listener {
  readonly onWarning?: (message: string) => void;
}

/** True if a child has complained of what it has written so far. What it says of a row comes before the row. */
export async function complains({ complaints }: Pick<GdalChild, 'complaints'>): Promise<boolean> {
  // Both are read in the same turn of the event loop, in either order.
  await setImmediate();
  return complaints.harmCount > 0;
}

/** True if the source is at fault, so that another reading may tell more. */
export function isRefused(error: unknown): boolean {
  return error instanceof GdalRefusedError && !(error instanceof GdalTimeError);
}

/** Deals with complaints of which it is not known which rows they are about. */
export function settle({ complaints }: Pick<GdalChild, 'complaints'>, { onWarning }: Listener): void {
  if (complaints.seriousCount > 0)
    throw new GdalRefusedError(complaints.reason ?? 'some of it cannot be read');
  for (const warning of complaints.warnings) onWarning?.(tellWarning(warning));
}
