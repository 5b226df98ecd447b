import { expect } from 'chai';
import { deleteFromDefinition } from '../../../../../server/features/definition/delete-from-definition.js';
import { deleteLayers } from '../../../../../server/features/definition/delete-layers.js';
import type { Job } from '../../../../../server/jobs/job.js';
import { pointCollection } from '../support/append-fixture.js';
import { forEachPlaces } from '../support/places-fixture.js';

forEachPlaces('append to a definition that was reduced', (places) => {
  const service = (): { key: number; name: string } => ({
    key: places.fixture.layer.serviceKey,
    name: 'Places',
  });
  const submit = (): Promise<Job> =>
    places.fixture.submit({
      edits: pointCollection([{ at: [1, 1], Code: 'a', Size: 3 }]),
      appendUploadFormat: 'geojson',
    });

  it('fails when the layer has gone since its submission', async () => {
    const job = await submit();
    const { id } = places.fixture.layer;
    await deleteLayers(places.databases.features, service(), { layers: [{ id }] });
    expect(await places.fixture.run(job)).to.include({
      status: 'Failed',
      statusMessage: 'The layer no longer exists.',
    });
  });

  describe('as an upsert', () => {
    const submitUpsert = (): Promise<Job> =>
      places.fixture.submit({
        edits: pointCollection([{ at: [1, 1], Code: 'a', Size: 3 }]),
        ...{ appendUploadFormat: 'geojson', upsert: true, upsertMatchingField: 'Code' },
      });
    const reduce = (reduction: Parameters<typeof deleteFromDefinition>[3]): Promise<unknown> =>
      deleteFromDefinition(
        { features: places.databases.features, clock: Date.now },
        service(),
        places.fixture.layer.id,
        reduction,
      );

    it('fails when its key is not unique any more, and changes none of the rows that share it', async () => {
      const job = await submitUpsert();
      await reduce({ indexes: [{ name: 'code' }] });
      const twice = [1, 2].map((Size) => ({ at: [0, 0] as const, Code: 'a', Size }));
      await places.append(twice);
      const { status, statusMessage } = await places.fixture.run(job);
      expect(status).to.equal('Failed');
      expect(statusMessage).to.contain('Code no longer has its own unique index');
      expect(await places.table('size')).to.deep.equal([[1], [2]]);
    });

    it('fails when its key no longer exists', async () => {
      const job = await submitUpsert();
      await reduce({ indexes: [{ name: 'code' }] });
      await reduce({ fields: [{ name: 'Code' }] });
      const { status, statusMessage } = await places.fixture.run(job);
      expect(status).to.equal('Failed');
      expect(statusMessage).to.contain('Code no longer exists');
    });
  });

  it('leaves out a field that has gone since its submission', async () => {
    const job = await submit();
    const deps = { features: places.databases.features, clock: Date.now };
    await deleteFromDefinition(deps, service(), places.fixture.layer.id, { fields: [{ name: 'Size' }] });
    expect(await places.fixture.run(job)).to.include({ insertCount: 1, errorCount: 0 });
    const [row] = await places.fixture.rows();
    expect(row).to.include({ code: 'a' }).and.not.to.have.property('size');
  });
});
