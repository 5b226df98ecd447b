import { randomUUID } from 'node:crypto';
import type { AppendCall, AppendSubmitDeps } from './append-call.js';
import { checkAppend } from './check-parameters.js';
import { APPEND_JOB, type AppendRequest, toPayload } from './request.js';

/** The reply to a submission: every key that some client looks for. */
export interface AppendSubmission {
  readonly statusUrl: string;
  readonly status: 'processing';
  readonly statusMessage: string;
  readonly itemId: string;
  readonly jobId: string;
}

/**
 * Checks everything that needs no source rows, then queues the job. Jobs of one layer run in order.
 *
 * @throws {AppError} `request.invalid` with all faults at once.
 */
export async function submitAppend(deps: AppendSubmitDeps, call: AppendCall): Promise<AppendSubmission> {
  const { layer, parameters, principal } = call;
  const jobId = randomUUID();
  const checked = await checkAppend(deps, call);
  const { blobKey, fileName, bytes } =
    checked.stored ?? (await deps.storeEdits(parameters.edits ?? '', principal));
  const request: AppendRequest = {
    layerKey: layer.key,
    layerName: call.service?.name ?? layer.name,
    targets: checked.targets,
    isServiceLevel: call.service !== undefined,
    serviceUrl: call.serviceUrl,
    source: { blobKey, fileName, bytes, format: checked.format },
    sourceInfo: checked.sourceInfo,
    truncateExisting: parameters.truncateExisting === true,
    rollbackOnFailure: parameters.rollbackOnFailure === true,
    returnEditMoment: parameters.returnEditMoment === true,
    dryRun: parameters.dryRun === true,
    userName: principal?.name ?? null,
    mayUpdateOthers: call.mayUpdateOthers,
    mayQueryOthers: call.mayQueryOthers ?? true,
  };
  await deps.jobs.submit({
    id: jobId,
    kind: APPEND_JOB,
    lane: `layer-${String(layer.key)}`,
    ...(principal && { ownerId: principal.userId }),
    payload: toPayload(request),
  });
  return {
    // A path of its own: some clients only poll while it says Pending or InProgress, others only on
    // append/jobs while it says processing.
    statusUrl: `${call.serviceUrl}/jobs/${jobId}`,
    status: 'processing',
    statusMessage: `Job Status for jobId: ${jobId}`,
    itemId: jobId.replaceAll('-', ''),
    jobId,
  };
}

/** The id of the job behind either of its names in an address, `jobId` or the submission's `itemId`. */
export function toJobId(name: string): string {
  const parts = /^(\w{8})-?(\w{4})-?(\w{4})-?(\w{4})-?(\w{12})$/.exec(name.toLowerCase());
  return parts === null ? name : parts.slice(1).join('-');
}
