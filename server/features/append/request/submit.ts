import { hash, randomUUID } from 'node:crypto';
import type { Job, JobKey } from '../../../jobs/job.js';
import { replaceNulInText } from '../../model/replace-nul.js';
import { markUploadUsed } from '../../uploads/upload-space-repository.js';
import type { AppendCall, AppendSubmitDeps } from './append-call.js';
import { type BudgetDeps, requireGeocodeBudget } from './require-budget.js';
import { checkAppend } from './check-parameters.js';
import { APPEND_JOB, type AppendRequest, fromPayload, itemIdOf, toPayload } from './request.js';

/** The reply to a submission: every key that some client looks for. */
export interface AppendSubmission {
  readonly statusUrl: string;
  readonly status: 'processing';
  readonly statusMessage: string;
  readonly itemId: string;
  readonly jobId: string;
}

/**
 * Checks everything that needs no source rows, then queues the job. Jobs of one layer run in order. A request that
 * was sent before, by its key, gets the job that it made then.
 *
 * @throws {AppError} `request.invalid` with all faults at once, or `request.idempotency_mismatch`.
 */
export async function submitAppend(deps: AppendSubmitDeps, call: AppendCall): Promise<AppendSubmission> {
  const { layer, parameters, principal } = call;
  const once = onceOf(call);
  // Before the checks: what was good then may be gone, such as an upload.
  const earlier = once && principal && (await deps.jobs.findOnce(principal.userId, once));
  if (earlier !== undefined) return describeSubmission(call.serviceUrl, earlier);
  const checked = await checkAppend(deps, call);
  const { stored } = checked;
  const kept = stored ?? (await deps.storeEdits(parameters.edits ?? '', principal));
  const { blobKey, fileName, bytes, sha256 } = kept;
  const request: AppendRequest = {
    layerKey: layer.key,
    layerName: call.service?.name ?? layer.name,
    targets: checked.targets,
    isServiceLevel: call.service !== undefined,
    serviceUrl: call.serviceUrl,
    source: {
      blobKey,
      fileName,
      bytes,
      sha256,
      format: checked.format,
      ...(stored && { itemId: stored.id }),
    },
    sourceInfo: checked.sourceInfo,
    truncateExisting: parameters.truncateExisting === true,
    rollbackOnFailure: parameters.rollbackOnFailure === true,
    returnEditMoment: parameters.returnEditMoment === true,
    dryRun: parameters.dryRun === true,
    userName: principal?.name ?? null,
    mayUpdateOthers: call.mayUpdateOthers,
    mayQueryOthers: call.mayQueryOthers ?? true,
    fixedLayers: call.fixedLayers ?? [],
  };
  return submitRequest(deps, request, { ...call, once });
}

/** Queues a checked request, of `principal`. */
export async function submitRequest(
  { jobs, ...budget }: Pick<AppendSubmitDeps, 'jobs' | keyof BudgetDeps>,
  request: AppendRequest,
  {
    layer,
    principal,
    once,
    requestId,
    signal,
  }: Pick<AppendCall, 'layer' | 'principal' | 'requestId' | 'signal'> & {
    readonly once?: JobKey | undefined;
  },
): Promise<AppendSubmission> {
  await requireGeocodeBudget(budget, request, { userId: principal?.userId, signal });
  const { itemId } = request.source;
  const job = await jobs.submit({
    id: randomUUID(),
    kind: APPEND_JOB,
    // Rows of a view are its source's, whose other jobs are waited for.
    lane: layerSubject(layer.view?.source.key ?? layer.key),
    subjects: [
      serviceSubject(layer.serviceKey),
      ...request.targets.map(({ layerKey }) => layerSubject(layerKey)),
      ...(itemId === undefined ? [] : [sourceSubject(itemId)]),
    ],
    ...(principal && { ownerId: principal.userId }),
    ...(once && { once }),
    requestId,
    payload: toPayload(request),
    alongside: (trx, now) => markUploadUsed(trx, request.source.blobKey, now),
  });
  return describeSubmission(request.serviceUrl, job);
}

/** Under which jobs of a service, or of a layer, are listed. */
export function serviceSubject(serviceKey: number): string {
  return `service-${String(serviceKey)}`;
}

export function layerSubject(layerKey: number): string {
  return `layer-${String(layerKey)}`;
}

/** Under which jobs are found by the item or upload that they read. */
export function sourceSubject(itemId: string): string {
  return `source-${itemId.toLowerCase()}`;
}

function describeSubmission(
  serviceUrl: string,
  { id: jobId, payload }: Pick<Job, 'id' | 'payload'>,
): AppendSubmission {
  return {
    // A path of its own: some clients only poll while it says Pending or InProgress, others only on
    // append/jobs while it says processing.
    statusUrl: `${serviceUrl}/jobs/${jobId}`,
    status: 'processing',
    statusMessage: `Job Status for jobId: ${jobId}`,
    itemId: itemIdOf(jobId, fromPayload(payload)),
    jobId,
  };
}

/** Returns the idempotency key and fingerprint of the request: all of its parameters but `f` and `token`. */
function onceOf({ requestKey, layer, service, parameters }: AppendCall): JobKey | undefined {
  if (requestKey === undefined) return undefined;
  const asked = Object.entries(parameters as Readonly<Record<string, unknown>>)
    .filter(([name]) => name !== 'f' && name !== 'token')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const layers = service?.layers.map(({ key }) => key) ?? [layer.key];
  return { key: requestKey, fingerprint: hash('sha256', JSON.stringify([layers, asked])) };
}

/** The id of a job by its `jobId`, or by the `itemId` that is made of it where a job has no stored source. */
export function toJobId(name: string): string {
  const parts = /^(\w{8})-?(\w{4})-?(\w{4})-?(\w{4})-?(\w{12})$/.exec(name.toLowerCase());
  return parts === null ? replaceNulInText(name) : parts.slice(1).join('-');
}
