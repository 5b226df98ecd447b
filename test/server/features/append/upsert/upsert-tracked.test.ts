import { expect } from 'chai';
import { refuseTrackedUpsert } from '../../../../../server/features/append/request/refuse-tracked-upsert.js';
import { updateServiceDefinition } from '../../../../../server/features/definition/update-service-definition.js';
import { createService } from '../../../../../server/features/definition/create-service.js';
import { JobError } from '../../../../../server/jobs/job.js';
import { rejectionOf } from '../../../../support/rejection.js';
import { OWNER } from '../support/append-fixture.js';
import { forEachPlaces } from '../support/places-fixture.js';

const REFUSED = 'Upsert is not supported on a service with sync or change tracking; nothing was written.';

forEachPlaces('an upsert that waits', (places) => {
  const { signal } = new AbortController();
  const upsertOf = (Code: string, Name: string) =>
    places.fixture.submit({
      edits: JSON.stringify({
        type: 'FeatureCollection',
        features: [{ type: 'Feature', properties: { Code, Name }, geometry: null }],
      }),
      appendUploadFormat: 'geojson',
      upsert: true,
      upsertMatchingField: 'Code',
    });

  const setCapabilities = (capabilities: string): Promise<void> =>
    updateServiceDefinition(
      { features: places.databases.features, clock: Date.now, signal },
      { key: places.fixture.layer.serviceKey, name: 'places', spatialReference: { wkid: 4326 } },
      { capabilities },
    );

  beforeEach(() => places.append([{ at: null, Code: 'a', Name: 'first' }]));

  for (const capability of ['Sync', 'ChangeTracking']) {
    it(`fails when ${capability} was switched on meanwhile, and runs once that is off`, async () => {
      const [update, insert] = [await upsertOf('a', 'second'), await upsertOf('b', 'new')];
      await setCapabilities(`Query,${capability}`);
      for (const job of [update, insert]) {
        const status = await places.fixture.run(job);
        expect(status).to.include({
          status: 'Failed',
          statusMessage: REFUSED,
          updateCount: 0,
          insertCount: 0,
        });
      }
      expect(await places.table('code', 'name')).to.deep.equal([['a', 'first']]);
      await setCapabilities('Query');
      expect(await places.fixture.run(update)).to.include({ status: 'Completed', updateCount: 1 });
      expect(await places.fixture.run(insert)).to.include({ status: 'Completed', insertCount: 1 });
      expect(await places.table('code', 'name')).to.deep.equal([
        ['a', 'second'],
        ['b', 'new'],
      ]);
    });
  }

  it('keeps no other append from running', async () => {
    await setCapabilities('Query,Sync,ChangeTracking');
    expect(await places.append([{ at: null, Code: 'b' }])).to.include({
      status: 'Completed',
      insertCount: 1,
    });
  });

  it('refuses an upsert through a view if the view or its source tracks changes', async () => {
    const { features } = places.databases;
    const { layer } = places.fixture;
    const definitionContext = { features, clock: Date.now, signal };
    const name = `view_of_${String(layer.key)}`;
    const { key: serviceKey } = await createService(
      definitionContext,
      { name, spatialReference: { wkid: 4326 } },
      OWNER,
    );
    const upsert = { keyField: 'Code', skipInserts: false, skipUpdates: false, updateGeometry: true };
    const parts = [{ rows: { shown: { ...layer, serviceKey }, holder: layer }, target: { upsert } }];
    const refuse = (): Promise<void> => features.write((trx) => refuseTrackedUpsert(trx, parts));
    await refuse();
    await setCapabilities('Query,Sync');
    expect(await rejectionOf(refuse()))
      .to.be.instanceOf(JobError)
      .with.property('message', REFUSED);
    await setCapabilities('Query');
    await updateServiceDefinition(
      definitionContext,
      { key: serviceKey, name, spatialReference: { wkid: 4326 } },
      { capabilities: 'Query,ChangeTracking' },
    );
    expect(await rejectionOf(refuse()))
      .to.be.instanceOf(JobError)
      .with.property('message', REFUSED);
  });

  // On SQLite nobody else writes at that time.
  if (places.kind === 'postgres') {
    it('fails when change tracking is switched on while it writes', async () => {
      const { features } = places.databases;
      const job = await upsertOf('a', 'second');
      let ended: ReturnType<typeof places.fixture.run> | undefined;
      await features.write(async (trx) => {
        // The row that it is to update is held until tracking is on.
        await trx(places.fixture.layer.table).where({ code: 'a' }).update({ size: 1 });
        ended = places.fixture.run(job);
        await waitForRow();
        await setCapabilities('Query,ChangeTracking');
      });
      expect(await ended).to.include({ status: 'Failed', statusMessage: REFUSED });
      expect(await places.table('code', 'name', 'size')).to.deep.equal([['a', 'first', 1]]);
    });
  }

  /** Until some other connection waits for a row that a transaction holds. */
  async function waitForRow(): Promise<void> {
    const { dialect, knex } = places.databases.features;
    const sql = `SELECT 1 AS one FROM pg_stat_activity
                 WHERE datname = current_database() AND wait_event_type = 'Lock' AND wait_event = 'transactionid'`;
    while ((await dialect.rows(knex, { sql, bindings: [] })).length === 0)
      await new Promise((resolve) => setTimeout(resolve, 20));
  }
});
