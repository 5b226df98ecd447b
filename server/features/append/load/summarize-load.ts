import { JobError, type JsonObject } from '../../../jobs/job.js';
import type { RowReport } from '../report/report.js';
import type { StoredReport } from './report-file.js';
import type { AppendRequest } from '../request/request.js';
import type { LoadCounts, Loaded } from './rows/layer-load.js';

/** Sums over all layers of a job. */
export function sumCounts(loads: readonly LoadCounts[]): LoadCounts {
  const sum = (count: (one: LoadCounts) => number): number =>
    loads.reduce((total, one) => total + count(one), 0);
  return {
    recordCount: sum((one) => one.recordCount),
    insertCount: sum((one) => one.insertCount),
    updateCount: sum((one) => one.updateCount),
    unchangedCount: sum((one) => one.unchangedCount),
    errorCount: sum((one) => one.errorCount),
  };
}

/**
 * Converts the counts to those of the status: each source row is either inserted, updated, skipped
 * or refused.
 */
export function toCounts(counts: LoadCounts): LoadCounts & { readonly skippedCount: number } {
  const { recordCount, insertCount, updateCount, unchangedCount, errorCount } = counts;
  return {
    recordCount,
    insertCount,
    updateCount,
    unchangedCount,
    errorCount,
    skippedCount: recordCount - insertCount - updateCount - errorCount,
  };
}

/**
 * Fails if `rollbackOnFailure` is set and any row was refused, or if all rows were refused.
 *
 * @throws {JobError} whose result has the refused rows, and counts nothing as written.
 */
export function failIfRefused(
  request: Pick<AppendRequest, 'rollbackOnFailure'>,
  loads: readonly Loaded[],
  report: RowReport,
): void {
  const { recordCount, errorCount } = sumCounts(loads);
  if (errorCount === 0 || !(request.rollbackOnFailure || errorCount === recordCount)) return;
  const first = report.errors[0];
  const text = request.rollbackOnFailure
    ? `${String(errorCount)} of ${String(recordCount)} records cannot be applied; nothing was written.`
    : `None of the ${String(recordCount)} records can be applied.`;
  throw new JobError('append.rows_refused', text, {
    details:
      first === undefined
        ? []
        : [`Record ${String(first.sourceRow)}: ${first.field ?? 'row'}: ${first.description}`],
    result: { recordCount },
  });
}

/** Returns the result of a failed append, which wrote no rows: its refused rows. */
export function failureResult(
  report: RowReport,
  recordCount: number | undefined,
  stored: StoredReport | undefined,
): JsonObject {
  return {
    ...(recordCount !== undefined && { recordCount }),
    insertCount: 0,
    updateCount: 0,
    unchangedCount: 0,
    skippedCount: 0,
    errorCount: report.errorCount,
    errors: report.errors,
    errorsTruncated: report.isTruncated,
    ...stored,
  };
}
