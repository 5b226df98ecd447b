import type { JsonObject } from '../../jobs/job.js';
import type { AppendRequest } from '../append/request/request.js';

/** Kind of the jobs that fill published services. */
export const PUBLISH_JOB = 'publish';

/** Payload of a publish job; plain JSON. */
export interface PublishRequest {
  /** Key of the service created for the job, which is deleted if it cannot be filled. */
  readonly serviceKey: number;
  /** Id of the service's item, by which clients poll the job; absent in jobs of earlier versions. */
  readonly serviceItemId?: string;
  readonly append: AppendRequest;
}

export function toPublishPayload(request: PublishRequest): JsonObject {
  return { ...request };
}

/** Reads the payload of a job of kind `publish`. */
export function fromPublishPayload(payload: JsonObject): PublishRequest {
  return payload as unknown as PublishRequest;
}
