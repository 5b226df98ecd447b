import { setImmediate } from 'node:timers/promises';
import { formatWarning } from './stderr-log.js';
import type { GdalChild } from './gdal-child.js';
import { GdalRefusedError, GdalTimeError } from './gdal-error.js';

/**
 * How a child's complaints are heard:
 * - `none`: errors end the reading, and warnings are of the table
 * - `early`: reading ends before the first row that may be the reason of a complaint
 * - `byRow`: each complaint is of one row; reading ends before one that is left out for its type of geometry
 * - `byRowOfAnyType`: the same, with rows of any type
 */
export type ErrorAttribution = 'none' | 'early' | 'byRow' | 'byRowOfAnyType';

/** In the order in which they are tried. */
export const ERROR_ATTRIBUTIONS = [
  'early',
  'byRow',
  'byRowOfAnyType',
] as const satisfies readonly ErrorAttribution[];

/** Each row that cannot be projected makes itself heard, and the others must be heard too. */
export const REPORT_ALL_ERRORS = { CPL_MAX_ERROR_REPORTS: '0' };

/** Receives warnings that belong to no row. */
interface Listener {
  readonly onWarning?: (message: string) => void;
}

/** True if a child has complained of what it has written so far. What it says of a row comes before the row. */
export async function hasReportedHarm({ stderrLog }: Pick<GdalChild, 'stderrLog'>): Promise<boolean> {
  // Both are read in the same turn of the event loop, in either order.
  await setImmediate();
  return stderrLog.harmCount > 0;
}

/** True if the source is at fault, so that another reading may tell more. */
export function isRefused(error: unknown): boolean {
  return error instanceof GdalRefusedError && !(error instanceof GdalTimeError);
}

/** Deals with complaints of which it is not known which rows they are about. */
export function reportUnattributed(
  { stderrLog }: Pick<GdalChild, 'stderrLog'>,
  { onWarning }: Listener,
): void {
  if (stderrLog.seriousCount > 0) throw new GdalRefusedError(stderrLog.reason ?? 'some of it cannot be read');
  for (const warning of stderrLog.warnings) onWarning?.(formatWarning(warning));
}
