import type { JsonObject } from '../../../jobs/job.js';
import type { StoredBlob } from '../../../storage/blobs/blobs.js';

/** Request for an import, as its job stores it. */
export interface ImportRequest {
  readonly blobKey: string;
  /** Size and hash of the stored file; absent in jobs of earlier versions. */
  readonly content?: StoredBlob;
  /** Public URL of the site, with which its own UIDs end. */
  readonly publicUrl: string;
  readonly status: 'publish' | 'draft' | 'pending' | 'private' | undefined;
  /** Zone of times without a TZID; `undefined` for the calendar's, else the site's zone. */
  readonly timeZone: string | undefined;
  readonly isDryRun: boolean;
}

export const IMPORT_JOB = 'events.import';
/** Job lane of imports: they run one at a time, in the order of their requests. */
export const IMPORT_LANE = 'events.import';
/** Number of attempts of an import. */
export const IMPORT_ATTEMPTS = 5;

export function toPayload(request: ImportRequest): JsonObject {
  return { ...request };
}

/** Reads what `toPayload` wrote. */
export function fromPayload(payload: JsonObject): ImportRequest {
  return payload as unknown as ImportRequest;
}
