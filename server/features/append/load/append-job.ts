import type { JobContext } from '../../../jobs/job.js';
import type { RowReport } from '../report/report.js';
import type { AppendDeps } from '../request/append-deps.js';
import type { AppendRequest } from '../request/request.js';
import type { SourceTable } from '../source/source-format.js';

/** One run of an append job in a worker: its caller, its request and its dependencies. */
export interface AppendJob {
  readonly jobId: string;
  /** User who pays for geocoding. */
  readonly ownerId: number | undefined;
  readonly request: AppendRequest;
  readonly deps: AppendDeps;
  readonly context: JobContext;
  /** Refused rows of all layers. */
  readonly report: RowReport;
  /** Tables opened so far, for `runAppend` to close. */
  readonly tables: SourceTable[];
}
