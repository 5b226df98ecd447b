import type { Principal } from '../../auth/principal.js';
import type { Job, JobFilter } from '../../jobs/job.js';
import { AppError } from '../../lib/errors.js';
import { serviceSubject, toJobId } from '../append/request/submit.js';
import { signedIn } from '../catalog/rights.js';
import { listServiceKeys } from '../catalog/service-repository.js';
import {
  type Call,
  type CallContext,
  type FeaturesDeps,
  okReply,
  type Reply,
  type Schemas,
} from '../model/call.js';
import { pageSizeFor } from '../model/page-size.js';
import { describeJobs } from './describe-jobs.js';

interface Filters {
  readonly state?: Schemas['JobState'];
  readonly start: number;
  readonly num: number;
}

/** Creates the handlers of the list of jobs over all services. */
export function createAllJobsHandlers(deps: FeaturesDeps) {
  /** Returns the filter for jobs that the caller may see: their own, and those of their services. */
  async function visibleTo({ role, userId }: Principal): Promise<JobFilter> {
    if (role === 'administrator') return {};
    const keys = await listServiceKeys(deps.databases.features, userId);
    return { visibleTo: { ownerId: userId, subjects: keys.map(serviceSubject) } };
  }

  return {
    async listAllJobs(
      { parameters }: Call<unknown, Filters>,
      context: CallContext,
    ): Promise<Reply<Schemas['AllJobsReply']>> {
      const { state, start } = parameters;
      const num = pageSizeFor(parameters.num);
      const visible = await visibleTo(signedIn(context.principal));
      const filter: JobFilter = { ...visible, ...(state && { status: state }) };
      const [total, page] = await Promise.all([
        deps.jobs.count(filter),
        deps.jobs.list({ ...filter, limit: num, offset: start - 1 }),
      ]);
      const next = start + page.length;
      const nextStart = page.length > 0 && next <= total ? next : -1;
      return okReply({ total, start, num, nextStart, jobs: await describeJobs(deps, page) });
    },

    async cancelAnyJob(
      { path }: Call<{ readonly jobId: string }>,
      context: CallContext,
    ): Promise<Reply<Schemas['AnyJobReply']>> {
      const id = toJobId(path.jobId);
      const visible = await visibleTo(signedIn(context.principal));
      const isVisible = (await deps.jobs.count({ ...visible, id })) > 0;
      const cancelled: Job | undefined = isVisible ? await deps.jobs.cancel(id) : undefined;
      if (cancelled === undefined) throw new AppError('feature.no_job', 'Job not found.');
      const [job] = await describeJobs(deps, [cancelled]);
      if (job === undefined) throw new Error('a job was not described');
      return okReply({ job });
    },
  };
}
