import type { Job, JobStatus } from '../../../jobs/job.js';
import type { StoredBlob } from '../../../storage/blobs/blobs.js';
import type { GeocodeSummary } from '../report/tally.js';
import type { FieldMatch } from '../mapping/match-fields.js';
import type { RowError } from '../report/report.js';
import { fromPayload, itemIdOf } from '../request/request.js';

export interface JobMessage {
  readonly type: 'esriJobMessageTypeError' | 'esriJobMessageTypeWarning' | 'esriJobMessageTypeInformative';
  readonly description: string;
}

/** Counts of an append, in the job's progress and in its result. */
export interface AppendCounts {
  /** Number of source records handled. */
  readonly recordCount: number;
  readonly insertCount: number;
  readonly updateCount: number;
  /** Updated rows whose values did not change. */
  readonly unchangedCount: number;
  readonly skippedCount: number;
  readonly errorCount: number;
}

/** Result of one layer, for an append to several. */
export interface AppendLayerResult extends AppendCounts, Partial<FieldMatch> {
  readonly id: number;
  readonly name: string;
}

/** Result of a finished append. An append to the service lists names that match nothing in `layers`. */
export interface AppendResult extends AppendCounts, Partial<FieldMatch> {
  /** Result of each layer, for an append to the service. */
  readonly layers?: readonly AppendLayerResult[];
  /**
   * Blob with all refused rows as newline-delimited JSON, if there are any; `errors` has the first
   * thousand.
   */
  readonly reportBlobKey?: string;
  /** Properties of the blob when it was stored; absent from jobs of earlier versions. */
  readonly reportBlob?: StoredBlob;
  readonly errors: readonly RowError[];
  readonly errorsTruncated: boolean;
  readonly warnings: readonly string[];
  /** Messages that report no fault; absent from jobs of earlier versions. */
  readonly notes?: readonly string[];
  /** Present if addresses were geocoded. */
  readonly geocoding?: GeocodeSummary;
  /** Epoch milliseconds. */
  readonly editMoment: number;
}

/**
 * Status of an append job, for both of its addresses. It never has an `error` key, which clients would take
 * for a failed request.
 */
export interface AppendJobStatus extends AppendCounts, Partial<FieldMatch> {
  readonly layerName: string;
  readonly submissionTime: number;
  readonly lastUpdatedTime: number;
  readonly status: 'processing' | 'Pending' | 'InProgress' | 'Completed' | 'Failed';
  readonly jobId: string;
  readonly itemId: string;
  readonly editMoment?: number;
  readonly dryRun?: boolean;
  readonly totalCount?: number;
  readonly percentComplete?: number;
  readonly layers?: AppendLayerResult[];
  readonly geocoding?: GeocodeSummary;
  readonly statusMessage: string;
  readonly messages: readonly JobMessage[];
  readonly errors: readonly RowError[];
  readonly errorsTruncated: boolean;
}

const NO_COUNTS: AppendCounts = {
  recordCount: 0,
  insertCount: 0,
  updateCount: 0,
  unchangedCount: 0,
  skippedCount: 0,
  errorCount: 0,
};

/**
 * Describes the state of an append. While it runs, the word depends on the address: `append/jobs/<id>`
 * reports `processing`, `FeatureServer/jobs/<id>` reports `Pending` and then `InProgress`. Both end in
 * `Completed` or `Failed`, since clients keep polling on any other word.
 *
 * @param wait - why it is not done yet; see `describeWait`.
 */
export function describeAppendJob(job: Job, address: 'append' | 'service', wait?: string): AppendJobStatus {
  const request = fromPayload(job.payload);
  const counts = { ...NO_COUNTS, ...pickCounts(job.progress), ...pickCounts(job.result) };
  const result = job.result as Partial<AppendResult> | undefined;
  const messages = [
    ...(wait === undefined ? [] : [warningMessage(wait)]),
    ...messagesOf(job, counts, result),
  ];
  return {
    layerName: request.layerName,
    submissionTime: job.submittedAt,
    lastUpdatedTime: job.updatedAt,
    ...counts,
    status: wordFor(job.status, address),
    jobId: job.id,
    itemId: itemIdOf(job.id, request),
    ...(request.returnEditMoment && result?.editMoment !== undefined && { editMoment: result.editMoment }),
    ...(request.dryRun && { dryRun: true }),
    ...pickProgress(job, counts),
    ...pickMatch(result),
    ...(result?.layers !== undefined && { layers: [...result.layers] }),
    ...(result?.geocoding !== undefined && { geocoding: result.geocoding }),
    statusMessage: messages[0]?.description ?? '',
    messages,
    errors: result?.errors ?? [],
    errorsTruncated: result?.errorsTruncated ?? false,
  };
}

function wordFor(status: JobStatus, address: 'append' | 'service'): AppendJobStatus['status'] {
  if (status === 'completed') return 'Completed';
  if (status === 'failed' || status === 'cancelled') return 'Failed';
  if (address === 'append') return 'processing';
  return status === 'queued' ? 'Pending' : 'InProgress';
}

function pickCounts(values: Readonly<Record<string, unknown>> | undefined): Partial<AppendCounts> {
  const counts: Record<string, number> = {};
  for (const name of Object.keys(NO_COUNTS)) {
    const value = values?.[name];
    if (typeof value === 'number') counts[name] = value;
  }
  return counts;
}

function pickMatch({
  unmatchedSourceFields,
  unfilledFields,
}: Partial<AppendResult> = {}): Partial<FieldMatch> {
  return {
    ...(unmatchedSourceFields && { unmatchedSourceFields }),
    ...(unfilledFields && { unfilledFields }),
  };
}

/**
 * Returns the progress of a running job. A finished one has handled all rows, whatever the estimate was.
 */
function pickProgress(
  { status, progress }: Job,
  { recordCount }: AppendCounts,
): { totalCount?: number; percentComplete?: number } {
  if (status === 'completed') return { totalCount: recordCount, percentComplete: 100 };
  const total = progress?.['totalCount'];
  const percent = progress?.['percentComplete'];
  return {
    ...(typeof total === 'number' && { totalCount: total }),
    ...(typeof percent === 'number' && { percentComplete: percent }),
  };
}

function messagesOf(
  job: Job,
  counts: AppendCounts,
  { warnings = [], notes = [] }: Partial<AppendResult> = {},
): JobMessage[] {
  const warned = warnings.map(warningMessage);
  switch (job.status) {
    case 'queued':
      return [infoMessage('Waiting to start.')];
    case 'running':
      return [infoMessage(`${String(counts.recordCount)} records read.`)];
    case 'cancelled':
      return [errorMessage('The job was cancelled; nothing was written.')];
    case 'failed': {
      const { message, details } = job.error ?? { message: 'The job failed.', details: [] };
      return [message, ...details].map(errorMessage).concat(warned);
    }
    case 'completed': {
      const { insertCount, updateCount, skippedCount, errorCount } = counts;
      const summary = `${String(insertCount)} inserted, ${String(updateCount)} updated, ${String(skippedCount)} skipped, ${String(errorCount)} refused.`;
      return [infoMessage(summary), ...warned, ...notes.map(infoMessage)];
    }
  }
}

function infoMessage(description: string): JobMessage {
  return { type: 'esriJobMessageTypeInformative', description };
}

export function warningMessage(description: string): JobMessage {
  return { type: 'esriJobMessageTypeWarning', description };
}

function errorMessage(description: string): JobMessage {
  return { type: 'esriJobMessageTypeError', description };
}
