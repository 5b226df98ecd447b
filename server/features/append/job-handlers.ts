import type { Principal } from '../../auth/principal.js';
import { AppError } from '../../lib/errors.js';
import { describeWait } from '../../jobs/describe-wait.js';
import type { Job, JobFilter } from '../../jobs/job.js';
import { openWhole } from '../../storage/blobs/open-whole.js';
import { appendRights } from './append-handlers.js';
import { describeAppendJob } from './status/job-status.js';
import { summarizeJob } from './status/job-summary.js';
import type { StoredReport } from './load/report-file.js';
import { toCsv } from './report/report-text.js';
import { APPEND_JOB, fromPayload } from './request/request.js';
import {
  type AppendSubmission,
  layerSubject,
  serviceSubject,
  sourceSubject,
  submitRequest,
  toJobId,
} from './request/submit.js';
import {
  type Call,
  type CallContext,
  type FeaturesDeps,
  type LayerPath,
  okReply,
  type Reply,
  type Schemas,
  type ServicePath,
} from '../model/call.js';
import { getLayer, getService } from '../catalog/find.js';
import { findLayer, listLayers } from '../catalog/layer-repository.js';
import { pageSizeFor } from '../model/page-size.js';
import { assertMayAppendTo, mayAdminister, maySeeJob, signedIn } from '../catalog/rights.js';
import { type Service, serviceUrl } from '../model/service.js';
import { findService } from '../catalog/service-repository.js';
import { replaceNulInText } from '../model/replace-nul.js';
import { rulingServices } from '../query/rows/rows-of-layer.js';

type JobPath = ServicePath & { readonly jobId: string; readonly layerId?: number };
type Paging = Schemas['PagingParameters'];

/** Creates the handlers of append jobs: status, lists, reports, cancel and restart. */
export function createJobHandlers(deps: FeaturesDeps) {
  const { features } = deps.databases;

  /**
   * Finds the job at an address. A job of another service or layer, and one that the caller may not see,
   * counts as unknown.
   */
  async function findJob(path: JobPath, context: CallContext): Promise<{ job: Job; service: Service }> {
    const caller = signedIn(context.principal);
    const [service, named] = await Promise.all([
      findService(features, path.serviceName),
      deps.jobs.find(toJobId(path.jobId)),
    ]);
    const job = named ?? (service && (await findBySource(path, service, caller)));
    if (service !== undefined && job?.kind === APPEND_JOB && maySeeJob(caller, service, job)) {
      const { targets } = fromPayload(job.payload);
      const layers = await listLayers(features, service.key);
      const here = targets.filter((target) => layers.some(({ key }) => key === target.layerKey));
      const isWanted =
        path.layerId === undefined
          ? here.length > 0 || (await isOfService(job, service))
          : here.some(({ layerId }) => layerId === path.layerId);
      if (isWanted) return { job, service };
    }
    throw new AppError('feature.no_job', 'Job not found.');
  }

  /**
   * Finds the latest job of the service that reads an item or upload: the caller's own, or any user's for
   * callers who administer the service.
   */
  async function findBySource(
    { jobId: itemId, layerId }: JobPath,
    service: Service,
    caller: Principal,
  ): Promise<Job | undefined> {
    const layer = layerId === undefined ? undefined : await findLayer(features, service.key, layerId);
    if (layerId !== undefined && layer === undefined) return undefined;
    const place = layer === undefined ? serviceSubject(service.key) : layerSubject(layer.key);
    const filter = { kind: APPEND_JOB, subjects: [sourceSubject(replaceNulInText(itemId)), place], limit: 1 };
    const [own] = await deps.jobs.list({ ...filter, ownerId: caller.userId });
    if (own !== undefined || !mayAdminister(caller, service)) return own;
    const [latest] = await deps.jobs.list(filter);
    return latest;
  }

  /** The layers may have been deleted, but the submitter must still get the status. */
  async function isOfService({ id }: Job, { key }: Service): Promise<boolean> {
    return (await deps.jobs.count({ id, subjects: [serviceSubject(key)] })) > 0;
  }

  async function describe(path: JobPath, context: CallContext, address: 'append' | 'service') {
    const { job, service } = await findJob(path, context);
    const url = serviceUrl(context.publicUrl, service);
    return okReply<Schemas['AppendJob']>(
      statusOf(job, address, url, await describeWait(job, deps.disk, deps.jobs)),
    );
  }

  const appendJob = (call: Call<JobPath>, context: CallContext): Promise<Reply<Schemas['AppendJob']>> =>
    describe(call.path, context, 'append');
  const job = (call: Call<JobPath>, context: CallContext): Promise<Reply<Schemas['AppendJob']>> =>
    describe(call.path, context, 'service');

  async function list(
    service: Service,
    subject: string,
    { start, num: wished }: Paging,
    context: CallContext,
  ): Promise<Reply<Schemas['JobListReply']>> {
    const num = pageSizeFor(wished);
    const caller = signedIn(context.principal);
    const filter: JobFilter = {
      kind: APPEND_JOB,
      subjects: [subject],
      ...(!mayAdminister(caller, service) && { ownerId: caller.userId }),
    };
    const [total, jobs] = await Promise.all([
      deps.jobs.count(filter),
      deps.jobs.list({ ...filter, limit: num, offset: start - 1 }),
    ]);
    const next = start + jobs.length;
    return okReply({
      total,
      start,
      num,
      nextStart: jobs.length > 0 && next <= total ? next : -1,
      jobs: jobs.map(summarizeJob),
    });
  }

  async function listOfService(
    call: Call<ServicePath, Paging>,
    context: CallContext,
  ): Promise<Reply<Schemas['JobListReply']>> {
    const service = await getService(features, call.path, context.principal);
    return list(service, serviceSubject(service.key), call.parameters, context);
  }

  async function listOfLayer(
    call: Call<LayerPath, Paging>,
    context: CallContext,
  ): Promise<Reply<Schemas['JobListReply']>> {
    const { service, layer } = await getLayer(features, call.path, context.principal);
    return list(service, layerSubject(layer.key), call.parameters, context);
  }

  /**
   * Returns the user in whose name a job is repeated, regardless of the caller: rows, costs and rights are
   * those of the submitter.
   */
  async function submitterOf({ ownerId }: Job): Promise<Principal> {
    const user = ownerId === undefined ? undefined : await deps.access.users.findById(ownerId);
    if (user !== undefined && !user.isDisabled) return { userId: user.id, name: user.name, role: user.role };
    throw new AppError('feature.not_supported', 'The user who submitted the job no longer exists.');
  }

  async function report(call: Call<JobPath, Schemas['ReportParameters']>, context: CallContext) {
    const found = await findJob(call.path, context);
    const { reportBlobKey: blobKey, reportBlob } = (found.job.result ?? {}) as Partial<StoredReport>;
    if (blobKey === undefined) throw new AppError('feature.no_job', 'The job refused no rows.');
    const rows = await (reportBlob === undefined
      ? deps.blobs.open(blobKey)
      : openWhole(deps.blobs, { blobKey, ...reportBlob }));
    const isCsv = call.parameters.format !== 'ndjson';
    return {
      status: 200 as const,
      body: isCsv ? toCsv(rows) : rows,
      mediaType: isCsv ? ('text/csv' as const) : ('application/x-ndjson' as const),
      headers: {
        'content-disposition': `attachment; filename="${found.job.id}.${isCsv ? 'csv' : 'ndjson'}"`,
      },
    };
  }

  return {
    getLayerAppendJob: appendJob,
    getLayerAppendJobPost: appendJob,
    getServiceAppendJob: appendJob,
    getServiceAppendJobPost: appendJob,
    getJob: job,
    getJobPost: job,
    listJobs: listOfService,
    listJobsPost: listOfService,
    listLayerAppendJobs: listOfLayer,
    listLayerAppendJobsPost: listOfLayer,
    getJobReport: report,
    getJobReportPost: report,

    async cancelJob(call: Call<JobPath>, context: CallContext): Promise<Reply<Schemas['AppendJob']>> {
      const { job: found, service } = await findJob(call.path, context);
      const cancelled = (await deps.jobs.cancel(found.id)) ?? found;
      return okReply(statusOf(cancelled, 'service', serviceUrl(context.publicUrl, service)));
    },

    async restartJob(call: Call<JobPath>, context: CallContext): Promise<Reply<AppendSubmission>> {
      const { job: found, service } = await findJob(call.path, context);
      const principal = await submitterOf(found);
      if (found.status !== 'failed' && found.status !== 'cancelled') {
        throw new AppError('feature.not_supported', 'Only a failed job can be restarted.');
      }
      const request = fromPayload(found.payload);
      const layers = (await listLayers(features, service.key)).filter((layer) =>
        request.targets.some(({ layerKey }) => layerKey === layer.key),
      );
      for (const layer of layers) assertMayAppendTo(principal, service, layer);
      const [layer] = layers;
      if (layer === undefined || (await deps.blobs.stat(request.source.blobKey)) === undefined) {
        throw new AppError('feature.not_supported', 'The source of the job no longer exists.');
      }
      const services = await rulingServices(features, service, layers);
      const { tracksChanges, ...rights } = appendRights(principal, layers, services);
      if (tracksChanges && request.targets.some(({ upsert }) => upsert !== null)) {
        const text = 'Upsert is not supported on a service with sync or change tracking.';
        throw new AppError('feature.not_supported', text);
      }
      const again = { ...request, ...rights, userName: principal.name };
      return okReply(await submitRequest(deps, again, { layer, principal, signal: context.signal }));
    },
  };
}

function statusOf(job: Job, address: 'append' | 'service', url: string, wait?: string): Schemas['AppendJob'] {
  const status = describeAppendJob(job, address, wait);
  return {
    ...status,
    messages: [...status.messages],
    errors: [...status.errors],
    ...(job.result?.['reportBlobKey'] !== undefined && { reportUrl: `${url}/jobs/${job.id}/report` }),
  };
}
