import type { JsonObject } from '../../jobs/job.js';
import type { AppendRequest } from '../append/request/request.js';

/** Kind of the jobs that fill services which were published. */
export const PUBLISH_JOB = 'publish';

/** Payload of a publish job; plain JSON. */
export interface PublishRequest {
  /** Key of the service made for the job, which is deleted if it cannot be filled. */
  readonly serviceKey: number;
  /** Id of the service's item, by which clients poll the job; absent in jobs of earlier versions. */
  readonly serviceItemId?: string;
  readonly append: AppendRequest;
}

export function toPublishPayload(request: PublishRequest): JsonObject {
  return { ...request };
}

/** Reads back what `toPublishPayload` stored; only jobs of kind `publish` hold it. */
export function fromPublishPayload(payload: JsonObject): PublishRequest {
  return payload as unknown as PublishRequest;
}
