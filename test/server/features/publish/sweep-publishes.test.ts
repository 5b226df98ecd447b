import { expect } from 'chai';
import { createJobQueue } from '../../../../server/jobs/job-queue.js';
import { addLayers } from '../../../../server/features/add-layers.js';
import { recordLayerEdit, listLayers } from '../../../../server/features/layer-repository.js';
import { createService } from '../../../../server/features/create-service.js';
import { PUBLISH_JOB } from '../../../../server/features/publish/publish-request.js';
import { sweepPublishes } from '../../../../server/features/publish/sweep-publishes.js';
import { findServiceByKey } from '../../../../server/features/service-repository.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases.js';

forEachDatabase('sweepPublishes', (open) => {
  let databases: TestDatabases;
  const clock = (): number => Date.parse('2026-11-21T10:00:00Z');

  before(async () => {
    databases = await open();
  });

  /** A service whose publish job is cancelled before any worker takes it, and whether it is there after a sweep. */
  async function survives(
    name: string,
    { isCancelled = true, isFilled = false }: { isCancelled?: boolean; isFilled?: boolean } = {},
  ): Promise<boolean> {
    const { features, system } = databases;
    const service = await createService({ features, clock }, { name }, { userId: 1 });
    await addLayers({ features, clock }, service, { tables: [{ name: 'T', fields: [] }] });
    const jobs = createJobQueue(system, { clock });
    const job = await jobs.submit({ kind: PUBLISH_JOB, payload: { serviceKey: service.key } });
    if (isCancelled) await jobs.cancel(job.id);
    const [layer] = await listLayers(features, service.key);
    if (isFilled && layer !== undefined) {
      await features.write((trx) => recordLayerEdit(trx, layer.key, { at: clock() + 1, extent: undefined }));
    }
    await sweepPublishes(databases);
    return (await findServiceByKey(features, service.key)) !== undefined;
  }

  it('removes the service of a job that ended without its handler', async () => {
    expect(await survives('Lost')).to.equal(false);
  });

  it('keeps the service of a job that may still run', async () => {
    expect(await survives('Waiting', { isCancelled: false })).to.equal(true);
  });

  it('keeps a service that somebody has filled since', async () => {
    expect(await survives('Filled', { isFilled: true })).to.equal(true);
  });
});
