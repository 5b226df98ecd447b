import { AppError } from '../errors.js';
import type { Job } from '../jobs/job.js';
import { describeAppendJob } from './append/job-status.js';
import { APPEND_JOB, fromPayload } from './append/request.js';
import { type AppendSubmission, submitAppend, toJobId } from './append/submit.js';
import {
  type Call,
  type CallContext,
  type FeaturesDeps,
  type LayerPath,
  ok,
  type Reply,
  type Schemas,
  type ServicePath,
} from './call.js';
import { getLayer } from './find.js';
import { findLayerByKey } from './layer-repository.js';
import { assertMayAppendTo, mayAdminister, maySeeJob, signedIn } from './rights.js';
import { type Service, serviceUrl } from './service.js';
import { findService } from './service-repository.js';
import { storeText, takeUpload } from './uploads.js';

type JobPath = ServicePath & { readonly jobId: string; readonly layerId?: number };

/** Bulk insert and upsert, and the jobs that do it. */
export function createAppendHandlers(deps: FeaturesDeps) {
  const { features } = deps.databases;
  const submitter = {
    jobs: deps.jobs,
    features,
    findUpload: (id: string, caller: CallContext['principal']) => takeUpload(deps, id, caller),
    storeEdits: (edits: string, caller: CallContext['principal']) => storeText(deps, signedIn(caller), edits),
  };

  /**
   * The job at an address. A job of another service or layer, or one that is none of the caller's business, is
   * as unknown as one that never was.
   */
  async function findJob(path: JobPath, context: CallContext): Promise<Job> {
    const caller = signedIn(context.principal);
    const [service, job] = await Promise.all([
      findService(features, path.serviceName),
      deps.jobs.find(toJobId(path.jobId)),
    ]);
    if (service !== undefined && job?.kind === APPEND_JOB && maySeeJob(caller, service, job)) {
      const layer = await findLayerByKey(features, fromPayload(job.payload).layerKey);
      const isHere = layer?.serviceKey === service.key;
      if (isHere && (path.layerId === undefined || path.layerId === layer.id)) return job;
    }
    throw new AppError('feature.no_job', 'Job not found.');
  }

  async function appendJob(call: Call<JobPath>, context: CallContext): Promise<Reply<Schemas['AppendJob']>> {
    return ok(describe(await findJob(call.path, context), 'append'));
  }

  async function job(call: Call<JobPath>, context: CallContext): Promise<Reply<Schemas['AppendJob']>> {
    return ok(describe(await findJob(call.path, context), 'service'));
  }

  return {
    async appendToLayer(
      call: Call<LayerPath, Schemas['AppendParameters']>,
      context: CallContext,
    ): Promise<Reply<AppendSubmission>> {
      const { service, layer } = await getLayer(features, call.path, context.principal);
      const { principal } = context;
      assertMayAppendTo(principal, service, layer);
      const submission = await submitAppend(submitter, {
        layer,
        parameters: call.parameters,
        principal,
        tracksChanges: tracksChanges(service),
        mayUpdateOthers: mayUpdateOthers(principal, service),
        serviceUrl: serviceUrl(context.publicUrl, service),
      });
      return ok(submission);
    },
    getLayerAppendJob: appendJob,
    getLayerAppendJobPost: appendJob,
    getServiceAppendJob: appendJob,
    getServiceAppendJobPost: appendJob,
    getJob: job,
    getJobPost: job,

    async cancelJob(call: Call<JobPath>, context: CallContext): Promise<Reply<Schemas['AppendJob']>> {
      const found = await findJob(call.path, context);
      return ok(describe((await deps.jobs.cancel(found.id)) ?? found, 'service'));
    },
  };
}

function describe(job: Job, address: 'append' | 'service'): Schemas['AppendJob'] {
  const status = describeAppendJob(job, address);
  return { ...status, messages: [...status.messages], errors: [...status.errors] };
}

function tracksChanges({ capabilities }: Service): boolean {
  return capabilities.includes('Sync') || capabilities.includes('ChangeTracking');
}

/** Ownership-based access control keeps others from rows that belong to somebody else. */
function mayUpdateOthers(caller: CallContext['principal'], service: Service): boolean {
  const { enableOwnershipAccessControl, allowOthersToUpdate } = service.editorTrackingInfo;
  return !enableOwnershipAccessControl || allowOthersToUpdate || mayAdminister(caller, service);
}
