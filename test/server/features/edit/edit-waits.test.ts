import { expect } from 'chai';
import { AppError } from '../../../../server/lib/errors.js';
import { applyEdits } from '../../../../server/features/edit/apply-edits.js';
import { findLayer } from '../../../../server/features/catalog/layer-repository.js';
import type { PresentedLayer } from '../../../../server/features/model/layer-presentation.js';
import { findService } from '../../../../server/features/catalog/service-repository.js';
import { forEachDatabase, type TestDatabases } from '../../../support/databases/databases.js';
import { errorOf, type Json, startFeatureServer } from '../../../support/servers/feature-server.js';
import { makeGate } from '../../../support/servers/jobs.js';
import { rejectionOf } from '../../../support/rejection.js';
import { writeElsewhere } from '../../../support/databases/write-elsewhere.js';
import { type EditWorld, errorsOf, openEditWorld, resultsOf } from './edit-fixtures.js';

const feature = (attributes: object, geometry?: object): object => ({ attributes, geometry });

forEachDatabase('edits beside other writers', (open) => {
  let databases: TestDatabases;
  let world: EditWorld;
  /** Second server on the same databases, whose edits give up sooner. */
  let impatient: EditWorld['server'];
  let path: string;

  before(async () => {
    databases = await open();
    world = await openEditWorld(databases);
    impatient = await startFeatureServer(databases, { FAIRGROUND_DEFINITION_WAIT: '1' });
  });
  beforeEach(async () => {
    path = `${await world.makeService()}/0`;
    await world.edit(`${path}/addFeatures`, { features: [feature({ code: 'a' }, { x: 0, y: 0 })] });
  });
  after(async () => {
    await impatient.close();
    await world.server.close();
  });

  async function layerAt(address: string): Promise<PresentedLayer> {
    const service = await findService(databases.features, address.split('/')[3] ?? '');
    const layer = service && (await findLayer(databases.features, service.key, 0));
    if (layer === undefined) throw new Error('there is no layer');
    return layer;
  }

  it('refuses edits after a wait for another writer, and writes them afterwards', async () => {
    const { table } = await layerAt(path);
    const release = makeGate();
    const { written } = await writeElsewhere(databases.url, release, (trx) =>
      trx(table).where({ objectid: 1 }).update({ people: 1 }),
    );
    const edits: [string, Json][] = [
      [`${path}/updateFeatures`, { features: [feature({ OBJECTID: 1, people: 2 })] }],
      [`${path}/deleteFeatures`, { where: '1=1' }],
      [`${path}/calculate`, { where: '1=1', calcExpression: [{ field: 'people', value: 3 }] }],
    ];
    try {
      const replies = await Promise.all(
        edits.map(([address, parameters]) => impatient.post(address, parameters, world.owner)),
      );
      for (const reply of replies) expect(errorOf(reply).code).to.equal(503);
    } finally {
      release.open();
      await written;
    }
    expect(await world.rows(path, 'people')).to.deep.equal([{ people: 1 }]);
    const [update] = edits;
    expect(errorsOf(resultsOf(await world.edit(...(update ?? ['', {}])), 'updateResults'))).to.deep.equal([
      '',
    ]);
  });

  it('gives a unique value to one of several concurrent edits', async () => {
    const adds = Array.from({ length: 6 }, () =>
      world.edit(`${path}/addFeatures`, { features: [feature({ code: 'b' })] }),
    );
    const verdicts = (await Promise.all(adds)).flatMap((reply) => errorsOf(resultsOf(reply, 'addResults')));
    expect(verdicts.filter((verdict) => verdict === '')).to.have.length(1);
    expect(await world.rows(path, 'code')).to.deep.equal([{ code: 'a' }, { code: 'b' }]);
  });

  it('keeps an extent that contains the features of all concurrent edits', async () => {
    const adds = [1, 2, 3, 4, 5].map((x) =>
      world.edit(`${path}/addFeatures`, { features: [feature({ code: String(x) }, { x, y: -x })] }),
    );
    for (const reply of await Promise.all(adds))
      expect(errorsOf(resultsOf(reply, 'addResults'))).to.deep.equal(['']);
    expect((await world.server.get(path, {}, world.owner))['extent']).to.include({
      xmin: 0,
      ymin: -5,
      xmax: 5,
      ymax: 0,
    });
  });

  it('writes no edits to a layer that has changed since they were planned', async () => {
    const layer = await layerAt(path);
    const admin = path.replace('/rest/services', '/rest/admin/services');
    const updateDefinition = { fields: [{ name: 'people', nullable: false }] };
    await world.edit(`${path}/calculate`, { where: '1=1', calcExpression: [{ field: 'people', value: 1 }] });
    expect(await world.edit(`${admin}/updateDefinition`, { updateDefinition })).to.include({ success: true });
    const target = {
      shown: layer,
      layer,
      fields: null,
      hidden: new Set<string>(),
      restriction: undefined,
      only: undefined,
      rights: { userName: 'owner', mayQueryOthers: true, mayUpdateOthers: true, mayDeleteOthers: true },
      mayMoveFeatures: true,
    };
    const edits = { adds: [{ attributes: { code: 'b' } }], updates: [], deletes: [] };
    const { signal } = new AbortController();
    const error = await rejectionOf(
      applyEdits({ features: databases.features, clock: Date.now, waitMs: 5000 }, [{ target, edits }], {
        useGlobalIds: false,
        rollbackOnFailure: true,
        signal,
      }),
    );
    expect(error).to.be.instanceOf(AppError).and.include({ code: 'server.unavailable' });
    expect(await world.rows(path)).to.have.length(1);
  });
});
