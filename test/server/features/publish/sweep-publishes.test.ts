import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import type { JobStatus } from '../../../../server/jobs/job.js';
import { createJobQueue } from '../../../../server/jobs/job-queue.js';
import { addLayers } from '../../../../server/features/definition/add-layers.js';
import { recordLayerEdit, listLayers } from '../../../../server/features/catalog/layer-repository.js';
import { createService } from '../../../../server/features/definition/create-service.js';
import type { Folder } from '../../../../server/features/content/folders/folder.js';
import { selectItemsIn } from '../../../../server/features/content/folders/folder-repository.js';
import { createFolder } from '../../../../server/features/content/items/folders.js';
import { moveItem } from '../../../../server/features/content/items/move-items.js';
import {
  insertPublication,
  listPublications,
} from '../../../../server/features/publish/publication-repository.js';
import { createPublishHandler } from '../../../../server/features/publish/publish-handler.js';
import { PUBLISH_JOB } from '../../../../server/features/publish/publish-request.js';
import { sweepPublishes } from '../../../../server/features/publish/sweep-publishes.js';
import type { Service } from '../../../../server/features/model/service.js';
import { findServiceByKey } from '../../../../server/features/catalog/service-repository.js';
import { addViewLayers } from '../../../../server/features/definition/add-view-layers.js';
import type { Blobs } from '../../../../server/storage/blobs/blobs.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import { silentLog } from '../../../support/servers/jobs.js';
import { rejectionOf } from '../../../support/rejection.js';
import { addUser } from '../../../support/databases/users.js';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const MINUTE_MS = 60_000;

forEachDatabase('sweepPublishes', (open) => {
  let databases: TestDatabases;
  const clock = (): number => NOW;
  const { signal } = new AbortController();
  const owner = { userId: 1, name: 'ada', role: 'author' } as const;

  let ownerId: number;
  let folder: Folder;

  before(async () => {
    databases = await open();
    ({ id: ownerId } = await addUser(databases.system, { name: 'ada', role: 'author' }));
    folder = await createFolder({ databases, clock }, ownerId, 'Published');
  });

  interface Circumstances {
    /** Status of its job; absent when the job was never queued. */
    readonly status?: JobStatus;
    readonly layers?: number;
    readonly minutesLater?: number;
    /** Runs between the failed publication and the sweep. */
    readonly meanwhile?: (service: Service, jobId: string) => Promise<void>;
  }

  /** A service that was made to be published: whether it, and the note of it, are there after a sweep. */
  async function sweep(
    name: string,
    { status, layers = 1, minutesLater = 0, meanwhile }: Circumstances,
  ): Promise<{ isThere: boolean; isNoted: boolean }> {
    const { features, system } = databases;
    const jobId = randomUUID();
    const service = await createService({ features, clock, signal }, { name }, owner, {
      alongside: (trx, serviceKey) => insertPublication(trx, { serviceKey, jobId, startedAt: NOW }),
    });
    const tables = Array.from({ length: layers }, (_, index) => ({ name: `T${String(index)}`, fields: [] }));
    if (layers > 0) await addLayers({ features, clock, signal }, service, { tables });
    if (status !== undefined) {
      const jobs = createJobQueue(system, { clock });
      await jobs.submit({ id: jobId, kind: PUBLISH_JOB, payload: { serviceKey: service.key } });
      await system.write((trx) => trx('jobs').where({ id: jobId }).update({ status }));
    }
    await moveItem({ databases }, { id: service.itemId, ownerId, service }, folder.id);
    await meanwhile?.(service, jobId);
    await sweepPublishes({ databases, clock: () => NOW + minutesLater * MINUTE_MS });
    const noted = await listPublications(features);
    const isThere = (await findServiceByKey(features, service.key)) !== undefined;
    const inFolder = await selectItemsIn(system.knex, folder.id);
    expect(inFolder.includes(service.itemId), 'is in its folder').to.equal(isThere);
    return {
      isThere,
      isNoted: noted.some(({ serviceKey }) => serviceKey === service.key),
    };
  }

  const KEPT = { isThere: true, isNoted: false };
  const GONE = { isThere: false, isNoted: false };
  const OPEN = { isThere: true, isNoted: true };

  async function fill({ key }: Service): Promise<void> {
    const { features } = databases;
    const [layer] = await listLayers(features, key);
    if (layer === undefined) throw new Error('the service has no layer');
    await features.write((trx) => recordLayerEdit(trx, layer.key, { at: NOW + 1, extent: undefined }));
  }

  for (const status of ['failed', 'cancelled'] as const) {
    it(`removes the service of a job that ended as ${status} without its handler`, async () => {
      expect(await sweep(`Lost_${status}`, { status })).to.deep.equal(GONE);
    });
  }

  for (const status of ['queued', 'running'] as const) {
    it(`keeps the service of a job that is ${status}, however long`, async () => {
      expect(await sweep(`Waiting_${status}`, { status, minutesLater: 10_000 })).to.deep.equal(OPEN);
    });
  }

  it('lets go of the service of a job that is done, even where its end was not stored', async () => {
    expect(await sweep('Done', { status: 'completed' })).to.deep.equal(KEPT);
    const meanwhile = (_: Service, jobId: string): Promise<void> =>
      databases.features.write((trx) =>
        trx('append_done').insert({ job_id: jobId, layer_key: 1, finished_at: NOW, result: '{}' }),
      );
    expect(await sweep('Marked', { status: 'failed', meanwhile })).to.deep.equal(KEPT);
  });

  for (const layers of [0, 1]) {
    it(`removes a service with ${String(layers)} layers once its job is certain never to be queued`, async () => {
      const name = `Unqueued_${String(layers)}`;
      expect(await sweep(name, { layers, minutesLater: 9 })).to.deep.equal(OPEN);
      expect(await sweep(`${name}_later`, { layers, minutesLater: 10 })).to.deep.equal(GONE);
    });
  }

  it('keeps a service that another user has filled since', async () => {
    expect(await sweep('Filled', { status: 'cancelled', meanwhile: fill })).to.deep.equal(KEPT);
    expect(await sweep('Taken_over', { minutesLater: 60, meanwhile: fill })).to.deep.equal(KEPT);
  });

  it('keeps a service to which another user has added a layer', async () => {
    expect(await sweep('Extended', { status: 'failed', layers: 2 })).to.deep.equal(KEPT);
  });

  it('removes the service of a lost job that came without a note, once it was begun', async () => {
    const { features, system } = databases;
    const service = await createService({ features, clock, signal }, { name: 'Without_note' }, owner);
    const jobs = createJobQueue(system, { clock });
    const submission = { kind: PUBLISH_JOB, payload: { serviceKey: service.key, append: { source: {} } } };
    const job = await jobs.submit(submission);
    const blobs = { stat: () => Promise.reject(new Error('the bucket is away')) } as unknown as Blobs;
    const handler = createPublishHandler({
      databases,
      blobs,
      clock,
      findLayer: () => Promise.resolve(undefined),
    });
    const context = { signal: new AbortController().signal, log: silentLog, progress: () => undefined };
    await rejectionOf(handler.run(job, context));
    await rejectionOf(handler.run(job, context));
    await sweepPublishes({ databases, clock });
    expect(await findServiceByKey(features, service.key)).to.not.equal(undefined);
    await system.write((trx) => trx('jobs').where({ id: job.id }).update({ status: 'failed' }));
    await sweepPublishes({ databases, clock });
    expect(await findServiceByKey(features, service.key)).to.equal(undefined);
    // A service that its owner has deleted leaves no record.
    await rejectionOf(handler.run(job, context));
    expect((await listPublications(features)).some(({ jobId }) => jobId === job.id)).to.equal(false);
  });

  it('keeps a service that has a view, and continues with the next', async () => {
    const { features } = databases;
    const meanwhile = async ({ name }: Service): Promise<void> => {
      const view = await createService({ features, clock, signal }, { name: `${name}_view` }, owner, {
        isView: true,
      });
      const viewLayerDefinition = { sourceServiceName: name, sourceLayerId: 0 };
      const layer = { name: 'Shown', adminLayerInfo: { viewLayerDefinition } };
      await addViewLayers({ features, clock, signal }, view, { layers: [layer] }, owner);
      expect(await sweep('After_viewed', { status: 'failed' })).to.deep.equal(GONE);
    };
    expect(await sweep('Viewed', { status: 'failed', meanwhile })).to.deep.equal(KEPT);
  });
});
