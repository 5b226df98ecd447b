import { hash, randomUUID } from 'node:crypto';
import type { Job, JobKey } from '../../../jobs/job.js';
import { replaceNulInText } from '../../model/replace-nul.js';
import { markUploadUsed } from '../../uploads/upload-space-repository.js';
import type { AppendCall, AppendSubmitDeps } from './append-call.js';
import { type BudgetDeps, requireGeocodeBudget } from './require-budget.js';
import { checkAppend } from './check-parameters.js';
import { APPEND_JOB, type AppendRequest, fromPayload, itemIdOf, toPayload } from './request.js';

/** Reply to a submission, with every key that some client reads. */
export interface AppendSubmission {
  readonly statusUrl: string;
  readonly status: 'processing';
  readonly statusMessage: string;
  readonly itemId: string;
  readonly jobId: string;
}

/**
 * Checks everything that needs no source rows, then queues the job. Jobs of one layer run in order. A
 * repeated idempotency key returns the job of the first request.
 *
 * @throws {AppError} `request.invalid` with all faults, or `request.idempotency_mismatch`.
 */
export async function submitAppend(deps: AppendSubmitDeps, call: AppendCall): Promise<AppendSubmission> {
  const { layer, parameters, principal } = call;
  const once = onceOf(call);
  // Look for the earlier job before the checks, since its upload may have been deleted meanwhile.
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

/** Queues a checked request of `principal`. */
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
    // Rows of a view are rows of its source, so the job queues behind jobs of the source.
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

/** Returns the subject under which jobs of a service, or of a layer, are listed. */
export function serviceSubject(serviceKey: number): string {
  return `service-${String(serviceKey)}`;
}

export function layerSubject(layerKey: number): string {
  return `layer-${String(layerKey)}`;
}

/** Returns the subject under which jobs are found by the item or upload that they read. */
export function sourceSubject(itemId: string): string {
  return `source-${itemId.toLowerCase()}`;
}

function describeSubmission(
  serviceUrl: string,
  { id: jobId, payload }: Pick<Job, 'id' | 'payload'>,
): AppendSubmission {
  return {
    // Use a separate path: some clients poll only while it reports Pending or InProgress, others poll
    // append/jobs only while it reports processing.
    statusUrl: `${serviceUrl}/jobs/${jobId}`,
    status: 'processing',
    statusMessage: `Job Status for jobId: ${jobId}`,
    itemId: itemIdOf(jobId, fromPayload(payload)),
    jobId,
  };
}

/** Returns the idempotency key, and the fingerprint of all parameters except `f` and `token`. */
function onceOf({ requestKey, layer, service, parameters }: AppendCall): JobKey | undefined {
  if (requestKey === undefined) return undefined;
  const asked = Object.entries(parameters as Readonly<Record<string, unknown>>)
    .filter(([name]) => name !== 'f' && name !== 'token')
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const layers = service?.layers.map(({ key }) => key) ?? [layer.key];
  return { key: requestKey, fingerprint: hash('sha256', JSON.stringify([layers, asked])) };
}

/**
 * Returns the id of a job from its `jobId`, or from the `itemId` derived from it for a job without a stored
 * source.
 */
export function toJobId(name: string): string {
  const parts = /^(\w{8})-?(\w{4})-?(\w{4})-?(\w{4})-?(\w{12})$/.exec(name.toLowerCase());
  return parts === null ? replaceNulInText(name) : parts.slice(1).join('-');
}
