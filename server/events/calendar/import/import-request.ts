import type { JsonObject } from '../../../jobs/job.js';
import type { StoredBlob } from '../../../storage/blobs/blobs.js';

/** What somebody asked to be imported, as the job keeps it. */
export interface ImportRequest {
  readonly blobKey: string;
  /** As the file was stored; absent in jobs of earlier versions. */
  readonly content?: StoredBlob;
  /** Address of the site that was asked, which its own UIDs end with. */
  readonly publicUrl: string;
  readonly status: 'publish' | 'draft' | 'pending' | 'private' | undefined;
  /** Of times that have none; the site's when it is `undefined`. */
  readonly timeZone: string | undefined;
  readonly isDryRun: boolean;
}

export const IMPORT_JOB = 'events.import';
/** One at a time, in the order in which they were asked for. */
export const IMPORT_LANE = 'events.import';
/** How often an import is tried. */
export const IMPORT_ATTEMPTS = 5;

export function toPayload(request: ImportRequest): JsonObject {
  return { ...request };
}

/** Reads what `toPayload` wrote. */
export function fromPayload(payload: JsonObject): ImportRequest {
  return payload as unknown as ImportRequest;
}
