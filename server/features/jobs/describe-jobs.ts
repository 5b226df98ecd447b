import { describeWait } from '../../jobs/describe-wait.js';
import type { Job } from '../../jobs/job.js';
import { APPEND_JOB, fromPayload } from '../append/request/request.js';
import { findLayerByKey } from '../catalog/layer-repository.js';
import { findServiceByKey } from '../catalog/service-repository.js';
import type { FeaturesDeps, Schemas } from '../model/call.js';
import { fromPublishPayload, PUBLISH_JOB } from '../publish/publish-request.js';

type Deps = Pick<FeaturesDeps, 'access' | 'databases' | 'disk' | 'jobs'>;

/** Describes jobs of any kind, with the current names of their owners and services. */
export async function describeJobs(deps: Deps, jobs: readonly Job[]): Promise<Schemas['AnyJob'][]> {
  const owners = new Map<number, Promise<string | null>>();
  const services = new Map<number, Promise<string | null>>();

  const ownerOf = ({ ownerId }: Job): Promise<string | null> => {
    if (ownerId === undefined) return Promise.resolve(null);
    return remember(owners, ownerId, async () => (await deps.access.users.findById(ownerId))?.name ?? null);
  };
  const serviceOf = async (job: Job): Promise<string | null> => {
    const key = await serviceKeyOf(deps, job);
    if (key === undefined) return null;
    return remember(services, key, async () => {
      return (await findServiceByKey(deps.databases.features, key))?.name ?? null;
    });
  };
  return Promise.all(
    jobs.map(async (job) => {
      const [owner, serviceName, wait] = await Promise.all([
        ownerOf(job),
        serviceOf(job),
        describeWait(job, deps.disk, deps.jobs),
      ]);
      return describe(job, { owner, serviceName, statusMessage: wait ?? messageOf(job) });
    }),
  );
}

function describe(
  job: Job,
  found: Pick<Schemas['AnyJob'], 'owner' | 'serviceName' | 'statusMessage'>,
): Schemas['AnyJob'] {
  const percent = job.progress?.['percentComplete'];
  return {
    jobId: job.id,
    kind: job.kind,
    state: job.status,
    layerName: layerNameOf(job),
    submissionTime: job.submittedAt,
    lastUpdatedTime: job.updatedAt,
    endTime: job.finishedAt ?? null,
    recordCount: countOf(job, 'recordCount'),
    errorCount: countOf(job, 'errorCount'),
    ...(typeof percent === 'number' && { percentComplete: percent }),
    ...found,
  };
}

function messageOf({ status, error, cancelRequested }: Job): string {
  if (status === 'failed') return error?.message ?? 'The job failed.';
  return cancelRequested && status !== 'cancelled' && status !== 'completed' ? 'It is being stopped.' : '';
}

async function serviceKeyOf({ databases }: Deps, { kind, payload }: Job): Promise<number | undefined> {
  if (kind === PUBLISH_JOB) return fromPublishPayload(payload).serviceKey;
  if (kind !== APPEND_JOB) return undefined;
  for (const { layerKey } of fromPayload(payload).targets) {
    const layer = await findLayerByKey(databases.features, layerKey);
    if (layer !== undefined) return layer.serviceKey;
  }
  return undefined;
}

function layerNameOf({ kind, payload }: Job): string | null {
  if (kind === APPEND_JOB) return fromPayload(payload).layerName;
  return kind === PUBLISH_JOB ? fromPublishPayload(payload).append.layerName : null;
}

function countOf({ progress, result }: Job, member: 'recordCount' | 'errorCount'): number | null {
  const count = result?.[member] ?? progress?.[member];
  return typeof count === 'number' ? count : null;
}

function remember<T>(known: Map<number, Promise<T>>, key: number, find: () => Promise<T>): Promise<T> {
  const found = known.get(key) ?? find();
  known.set(key, found);
  return found;
}
