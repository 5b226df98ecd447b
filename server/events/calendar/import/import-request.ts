import type { JsonObject } from '../../../jobs/job.js';
import type { StoredBlob } from '../../../storage/blobs/blobs.js';

/** Request for an import, as its job stores it. */
export interface ImportRequest {
  readonly blobKey: string;
  /** As the file was stored; absent in jobs of earlier versions. */
  readonly content?: StoredBlob;
  /** Address of the site that was asked, which its own UIDs end with. */
  readonly publicUrl: string;
  readonly status: 'publish' | 'draft' | 'pending' | 'private' | undefined;
  /** Zone of times that name none; `undefined` for the site's zone. */
  readonly timeZone: string | undefined;
  readonly isDryRun: boolean;
}

export const IMPORT_JOB = 'events.import';
/** One at a time, in the order in which they were asked for. */
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
